/** The seats of this device at a table: one, several that share it, or none for a spectator. */
import { capabilities } from "./capabilities";
import { games } from "./saved_games.svelte";
import { TableStore } from "./table_store.svelte";
import { witnessCommitment, witnessNonce } from "./witnessed_deals";

/** Secrets from a link: of a seat, or of the host. */
export interface SeatKeys {
  seat?: string;
  host?: string;
  /** A big screen for everybody: no seat, although this device may have some. */
  isScreen?: true;
}

/** The secrets of the seats that this device has at a table. */
export function secretsOf(table: string, keys: SeatKeys): string[] {
  if (keys.isScreen) return [];
  return keys.seat === undefined ? Object.values(games.find(table)?.seats ?? {}) : [keys.seat];
}

/** This seat's nonce for the deal: random, so that nobody can foresee it. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class LocalSeats {
  stores = $state.raw<TableStore[]>([]);
  /** Whether a curtain covers the screen; with several seats it is down until somebody lifts it. */
  isCovered = $state(false);
  #shown = $state(0);
  #hasShown = $state(false);
  /** The seat that the screen shows; while it is covered, only the public part may be shown. */
  readonly store = $derived(this.stores[this.#shown]);
  readonly #secrets = new WeakMap<TableStore, string>();
  readonly #newest = $derived(newestOf(this.stores));
  /** The index of the store that a lift shows: of the deciding seat, else the last shown one. */
  readonly #next = $derived.by(() => {
    const deciding = this.#newest?.public?.deciding ?? null;
    const found = this.stores.findIndex((each) => deciding !== null && each.seat === deciding);
    if (found >= 0) return found;
    return this.#hasShown ? this.#shown : null;
  });
  /** The store that a lift shows; undefined while it is not known. */
  readonly next = $derived(this.#next === null ? undefined : this.stores[this.#next]);
  /** The number of the game for which each store has sent `ready`. */
  #ready = new WeakMap<TableStore, number>();

  /** Connect every seat of this device, or a spectator; `prepare` sets the callbacks of each store. */
  connect(
    table: string,
    keys: SeatKeys,
    prepare: (store: TableStore) => void,
    /** The seat whose view a spectator asks for. */
    shoulder: number | null = null,
  ): void {
    this.close();
    const host = keys.isScreen ? undefined : (keys.host ?? games.find(table)?.host);
    const secrets = secretsOf(table, keys);
    this.stores = (secrets.length > 0 ? secrets : [undefined]).map((secret) => {
      const each = new TableStore();
      prepare(each);
      const changed = each.onChange;
      each.onChange = () => {
        this.#changed();
        changed();
      };
      if (secret !== undefined) this.#secrets.set(each, secret);
      each.connect(
        {
          type: "hello",
          table,
          ...(secret ? { secret } : {}),
          ...(host ? { host } : {}),
          ...(secret === undefined && shoulder !== null ? { shoulder } : {}),
        },
        secrets.length > 1,
      );
      return each;
    });
    this.#shown = 0;
    this.#hasShown = false;
    this.isCovered = this.stores.length > 1;
  }

  close(): void {
    this.stores.forEach((each) => each.close());
  }

  /** The secrets of the connected seats by their places, which the host may have changed. */
  places(): Record<number, string> {
    const found = this.stores.flatMap((each) => {
      const secret = this.#secrets.get(each);
      return each.seat === null || secret === undefined ? [] : [[each.seat, secret] as const];
    });
    return Object.fromEntries(found);
  }

  /** Find out whether the connections are alive, after the page was hidden or had no network. */
  check(): void {
    this.stores.forEach((each) => each.check());
  }

  /** Give the connections up: the device has no network. */
  drop(): void {
    if (!capabilities.hasNetwork) return; // it needs none
    this.stores.forEach((each) => each.drop());
  }

  /** Show the seat that the device was passed on to. */
  lift(): void {
    if (!this.isCovered || this.#next === null) return;
    this.#shown = this.#next;
    this.#hasShown = true;
    this.#draw(false);
  }

  /** Cover the screen, for example while the page is hidden. */
  cover(): void {
    if (this.stores.length > 1 && this.#newest?.public?.outcome == null) this.#draw(true);
  }

  #changed(): void {
    const table = this.store?.table;
    if (table?.status === "waiting" || table?.status === "running") {
      witnessCommitment(table.id, table.game, table.commitment);
    }
    this.#beReady();
    this.#lower();
  }

  /** Send `ready` at once if no other device must join. */
  #beReady(): void {
    const table = this.store?.table;
    const others = table?.seats.some((seat) => seat.kind === "open") ?? true;
    if (table?.status !== "waiting" || others) return;
    for (const each of this.stores) {
      if (each.seat === null || each.table?.seats[each.seat]?.ready) continue;
      if (this.#ready.get(each) === table.game) continue;
      if (this.stores.length === 1 && !isAlone(each)) continue;
      this.#ready.set(each, table.game);
      void becomeReady(each);
    }
  }

  /** Cover the screen until the device is passed to the player with the decision. */
  #lower(): void {
    if (this.stores.length < 2) return;
    const { public: open } = this.#newest ?? {};
    if (open?.outcome != null) this.#draw(false);
    else if (this.next !== undefined && this.next !== this.store) this.#draw(true);
  }

  /** Draw the curtain, or lift it: only the seat in front of it may be sent its cards. */
  #draw(isCovered: boolean): void {
    this.isCovered = isCovered;
    for (const each of this.stores) each.cover(isCovered || each !== this.store);
  }
}

/** The store that has received the newest state. */
function newestOf(stores: readonly TableStore[]): TableStore | undefined {
  return stores.reduce<TableStore | undefined>(
    (one, other) => (one !== undefined && one.seq >= other.seq ? one : other),
    undefined,
  );
}

/** Become ready with a new nonce; it is saved, to check the deal later. */
export async function becomeReady(store: TableStore): Promise<void> {
  const { table } = store;
  const mine = nonce();
  const answer = await store.ask({ type: "ready", nonce: mine });
  if (table === null || answer.type === "refused" || table.origin !== "dealt") return;
  witnessNonce(table.id, table.game, table.commitment, mine);
}

function isAlone(each: TableStore): boolean {
  return each.table?.seats.every((seat, number) => seat.kind === "bot" || number === each.seat) ?? false;
}
