/** My games, as this browser remembers them: the secrets of seats lie nowhere else. */
import type { Outcome } from "./wire";

export interface KeptGame {
  table: string;
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

class Games {
  all = $state.raw<KeptGame[]>(read());

  find(table: string): KeptGame | undefined {
    return this.all.find((game) => game.table === table);
  }

  keep(game: KeptGame): void {
    this.#write([game, ...this.all.filter((each) => each.table !== game.table)].slice(0, MOST));
  }

  change(table: string, change: Partial<KeptGame>): void {
    const game = this.find(table);
    if (game !== undefined) this.keep({ ...game, ...change });
  }

  forget(table: string): void {
    this.#write(this.all.filter((each) => each.table !== table));
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
