/** My games, as this browser remembers them: the secrets of seats lie nowhere else. */
import type { Outcome } from "./wire";

export interface KeptGame {
  table: string;
  /** Which of the table's games it is; without a number the first. */
  game?: number;
  /** Secrets by seat; several when people share one device. */
  seats: Record<number, string>;
  host?: string;
  names: string[];
  solo: number | null;
  at: number;
  outcome: Outcome | null;
  /** The record, once the game is over. */
  record?: Record<string, unknown>;
}

const KEY = "pax.games";
const CAMPAIGN = "pax.campaign";
const MOST = 60;

function read(): KeptGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptGame[];
  } catch {
    return [];
  }
}

const numberOf = (game: KeptGame): number => game.game ?? 1;

/** What tells a game from every other one. */
export const keyOf = (game: KeptGame): string => `${game.table}?game=${String(numberOf(game))}`;

class Games {
  all = $state.raw<KeptGame[]>(read());

  /** The game with that number at a table, or its newest. */
  find(table: string, number?: number): KeptGame | undefined {
    const there = this.all.filter((game) => game.table === table);
    if (number !== undefined) return there.find((game) => numberOf(game) === number);
    return there.reduce<KeptGame | undefined>(
      (newest, game) => (newest === undefined || numberOf(game) > numberOf(newest) ? game : newest),
      undefined,
    );
  }

  keep(game: KeptGame): void {
    this.#write([game, ...this.#without(game)].slice(0, MOST));
  }

  /** Keep how a game stands; one that is played again is kept beside those before it. */
  follow(table: string, number: number, outcome: Outcome | null): void {
    const newest = this.find(table);
    if (newest === undefined) return;
    const known = this.find(table, number);
    if (known !== undefined) {
      if (outcome !== null && known.outcome === null) this.keep({ ...known, outcome });
    } else if (number > numberOf(newest)) {
      const again = { ...newest, game: number, at: Date.now(), outcome };
      delete again.record;
      this.keep(again);
    }
  }

  keepRecord(table: string, number: number, record: Record<string, unknown>): void {
    const game = this.find(table, number);
    if (game !== undefined) this.keep({ ...game, record });
  }

  forget(game: KeptGame): void {
    this.#write(this.#without(game));
  }

  /** Forget a seat that is no longer ours, or all of them; who is the host stays it. */
  leave(table: string, seat: number | null): void {
    const game = this.find(table);
    if (game === undefined) return;
    const left = Object.entries(game.seats).filter(([place]) => seat !== null && Number(place) !== seat);
    if (left.length === 0 && game.host === undefined) this.forget(game);
    else this.keep({ ...game, seats: Object.fromEntries(left) });
  }

  #without(game: KeptGame): KeptGame[] {
    return this.all.filter((each) => keyOf(each) !== keyOf(game));
  }

  #write(games: KeptGame[]): void {
    this.all = games;
    localStorage.setItem(KEY, JSON.stringify(games));
  }
}

export const games = new Games();

export function campaignSecret(): string | null {
  return localStorage.getItem(CAMPAIGN);
}

export function keepCampaign(secret: string): void {
  localStorage.setItem(CAMPAIGN, secret);
}
