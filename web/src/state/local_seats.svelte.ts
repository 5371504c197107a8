/** The seats of this device at a table: one, several that share it, or none for a spectator. */
import { games } from "./saved_games.svelte";
import { TableStore } from "./table_store.svelte";

/** Secrets from a link: of a seat, or of the host. */
export interface SeatKeys {
  seat?: string;
  host?: string;
}

/** The secrets of the seats that this device has at a table. */
export function secretsOf(table: string, keys: SeatKeys): string[] {
  return keys.seat === undefined ? Object.values(games.find(table)?.seats ?? {}) : [keys.seat];
}

/** This seat's nonce for the deal: random, so that nobody can foresee it. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class LocalSeats {
  stores = $state.raw<TableStore[]>([]);
  /** The store to show next, while the screen is covered to pass the device on. */
  curtain = $state<number | null>(null);
  #shown = $state(0);
  readonly store = $derived(this.stores[this.#shown]);
  /** The number of the game for which each store has sent `ready`. */
  #ready = new WeakMap<TableStore, number>();

  /** Connect every seat of this device, or a spectator; `prepare` sets the callbacks of each store. */
  connect(table: string, keys: SeatKeys, prepare: (store: TableStore) => void): void {
    this.close();
    const host = keys.host ?? games.find(table)?.host;
    const secrets = secretsOf(table, keys);
    this.stores = (secrets.length > 0 ? secrets : [undefined]).map((secret) => {
      const each = new TableStore();
      prepare(each);
      const changed = each.onChange;
      each.onChange = () => {
        this.#changed();
        changed();
      };
      each.connect({ type: "hello", table, ...(secret ? { secret } : {}), ...(host ? { host } : {}) });
      return each;
    });
    this.#shown = 0;
    this.curtain = null;
  }

  close(): void {
    this.stores.forEach((each) => each.close());
  }

  /** Show the seat that the device was passed on to. */
  lift(): void {
    if (this.curtain === null) return;
    this.#shown = this.curtain;
    this.curtain = null;
    this.#lower();
  }

  #changed(): void {
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
      void each.ask({ type: "ready", nonce: nonce() });
    }
  }

  /** Cover the screen until the device is passed to the player with the decision. */
  #lower(): void {
    const newest = this.stores.reduce<TableStore | undefined>(
      (one, other) => (one !== undefined && one.seq >= other.seq ? one : other),
      undefined,
    );
    const deciding = newest?.public?.deciding ?? null;
    if (this.stores.length < 2 || deciding === null || deciding === this.store?.seat) return;
    const next = this.stores.findIndex((each) => each.seat === deciding);
    if (next >= 0 && this.curtain === null) this.curtain = next;
  }
}

function isAlone(each: TableStore): boolean {
  return each.table?.seats.every((seat, number) => seat.kind === "bot" || number === each.seat) ?? false;
}
