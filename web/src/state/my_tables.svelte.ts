/** The tables of this browser that are not over: whose turn it is there, and since when. */
import { api, Refusal } from "../api/http";
import type { TableNow } from "../api/wire";
import { games, seatsIn, type SavedGame } from "./saved_games.svelte";

/**
 * `mine`: the table waits for this browser's player. `theirs`: for somebody else, or a bot.
 * `lobby`: for players. `over` and `closed`: nothing is left to decide. `gone`: this server has no
 * such table. `unknown`: the server has not answered.
 */
export type TableTurn = "mine" | "theirs" | "lobby" | "over" | "closed" | "gone" | "unknown";

export interface MyTable {
  game: SavedGame;
  now: TableNow | null;
  turn: TableTurn;
  /** Who decides, if it is not this browser's player. */
  name: string;
  /** Since when, in seconds since 1970; null before the game. */
  since: number | null;
}

const SECONDS = 10;
/** The number of tables to ask for: a player has few. */
const MOST = 20;
const ORDER: TableTurn[] = ["mine", "theirs", "lobby", "over", "closed", "gone", "unknown"];

export function turnOf(game: SavedGame, now: TableNow): Pick<MyTable, "turn" | "name" | "since"> {
  const mine = seatsIn(game, now.game);
  const since = now.since > 0 ? now.since : null;
  if (now.status === "closed" || now.status === "over") return { turn: now.status, name: "", since };
  if (now.status === "waiting") {
    const isComplete = now.seats.every(({ kind }) => kind !== "open");
    const isAwaited = isComplete && mine.some((seat) => now.seats[seat]?.ready === false);
    return { turn: isAwaited ? "mine" : "lobby", name: "", since: null };
  }
  const deciding = now.deciding === null ? undefined : now.seats[now.deciding];
  const isMine = mine.includes(now.deciding ?? -1) && deciding?.away !== true;
  return { turn: isMine ? "mine" : "theirs", name: deciding?.name ?? "", since };
}

export class MyTables {
  #known = $state.raw<Partial<Record<string, TableNow | "gone">>>({});
  /** The running games of this browser, those that wait for its player longest first. */
  readonly all = $derived.by((): MyTable[] => {
    const tables = this.#games().map((game): MyTable => {
      const now = this.#known[game.table];
      if (now === undefined || now === "gone") {
        return { game, now: null, turn: now ?? "unknown", name: "", since: null };
      }
      return { game, now, ...turnOf(game, now) };
    });
    const rank = ({ turn }: MyTable): number => ORDER.indexOf(turn);
    return tables.sort((one, other) => rank(one) - rank(other) || (one.since ?? 0) - (other.since ?? 0));
  });
  /** The tables that wait for this browser's player. */
  readonly waiting = $derived(this.all.filter(({ turn }) => turn === "mine"));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** `but` is a table that is on the screen already. */
  constructor(private readonly but: string | null = null) {}

  /** Ask for every table now, and again while the page is visible. */
  async follow(): Promise<void> {
    if (!document.hidden) await this.load();
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.follow(), SECONDS * 1000);
  }

  async load(): Promise<void> {
    const asked = this.#games().slice(0, MOST);
    const found = await Promise.all(asked.map(async ({ table }) => [table, await look(table)] as const));
    const known = { ...this.#known };
    for (const [table, now] of found) if (now !== null) known[table] = now;
    this.#known = known;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #games(): SavedGame[] {
    return games.all.filter(({ outcome, table }) => outcome === null && table !== this.but);
  }
}

async function look(table: string): Promise<TableNow | "gone" | null> {
  try {
    return await api.seeTable(table);
  } catch (error) {
    return error instanceof Refusal && error.reason.code === "no_such_table" ? "gone" : null;
  }
}
