/** The games of this browser, in its local storage. Only here the secrets of the seats are stored. */
import { pageStorage } from "../api/page_storage";
import type { Outcome, SeatInfo } from "../api/wire";
import { savedList } from "./saved_values";

export interface SavedGame {
  table: string;
  /** The number of the game at its table; the first if missing. */
  game?: number;
  /** Secrets by seat; several when people share one device. */
  seats: Record<number, string>;
  host?: string;
  /** Names by seat; "" while a seat is open. */
  names: string[];
  solo: number | null;
  at: number;
  outcome: Outcome | null;
  /** The record, once the game is over. */
  record?: Record<string, unknown>;
}

const KEY = "games";
const CAMPAIGN = "campaign";
const MOST = 60;

const numberOf = (game: SavedGame): number => game.game ?? 1;

/** The key that identifies a game. */
export const keyOf = (game: SavedGame): string => `${game.table}?game=${String(numberOf(game))}`;

/** The names of a table's seats to save; "" for an open seat. */
export const seatNames = (seats: readonly SeatInfo[]): string[] =>
  seats.map(({ kind, name }) => (kind === "open" ? "" : name));

/** The seats of a later game at the same table: with every rematch the second seat becomes the first. */
function movedOn(seats: Record<number, string>, games: number, players: number): Record<number, string> {
  const places = Object.entries(seats).map(([place, secret]) => {
    const moved = (((Number(place) - games) % players) + players) % players;
    return [moved, secret] as const;
  });
  return Object.fromEntries(places);
}

/**
 * The players of a game, without open seats. Earlier versions saved those, and the bots in them, by the
 * number that the seat had in the first game at the table.
 */
export function playersIn(game: SavedGame, but: number | null = null): string[] {
  return game.names.filter((name, seat) => seat !== but && !/^[1-8]?$/.test(name));
}

/** The seats of this browser in a game, by its number at the table. */
export function seatsIn(game: SavedGame, number: number): number[] {
  const moved = movedOn(game.seats, number - numberOf(game), game.names.length);
  return Object.keys(moved).map(Number);
}

/** The place of the game that leaves a full list: the oldest that is over, otherwise the oldest. */
function placeToGiveUp(found: readonly SavedGame[]): number {
  const place = found.findLastIndex(({ outcome }) => outcome !== null);
  return place > 0 ? place : found.length - 1;
}

class SavedGames {
  all = $state.raw<SavedGame[]>(savedList(KEY));
  /** Called with a game that leaves the list because it is full, and with it its table. */
  onLeft: (game: SavedGame) => void = () => undefined;

  /** The game with that number at a table, or its newest. */
  find(table: string, number?: number): SavedGame | undefined {
    const there = this.all.filter((game) => game.table === table);
    if (number !== undefined) return there.find((game) => numberOf(game) === number);
    return there.reduce<SavedGame | undefined>(
      (newest, game) => (newest === undefined || numberOf(game) > numberOf(newest) ? game : newest),
      undefined,
    );
  }

  save(game: SavedGame): void {
    const found = [game, ...this.#without(game)];
    const [left] = found.length > MOST ? found.splice(placeToGiveUp(found), 1) : [];
    this.#write(found);
    if (left !== undefined && this.find(left.table) === undefined) this.onLeft(left);
  }

  /** Save the players and the outcome of a game; a rematch is saved as a game of its own. */
  follow(table: string, number: number, outcome: Outcome | null, names: string[]): void {
    const newest = this.find(table);
    if (newest === undefined) return;
    const known = this.find(table, number);
    if (known !== undefined) {
      const ends = outcome !== null && known.outcome === null;
      if (ends) this.save({ ...known, names, outcome });
      else if (known.outcome === null && names.join("\n") !== known.names.join("\n")) {
        this.save({ ...known, names });
      }
    } else if (number > numberOf(newest)) {
      const seats = movedOn(newest.seats, number - numberOf(newest), names.length);
      const again = { ...newest, seats, names, game: number, at: Date.now(), outcome };
      delete again.record;
      this.save(again);
    }
  }

  saveRecord(table: string, number: number, record: Record<string, unknown>): void {
    const game = this.find(table, number);
    if (game !== undefined) this.save({ ...game, record });
  }

  forget(game: SavedGame): void {
    this.#write(this.#without(game));
  }

  /** Save the places of this browser's seats, after the host has changed their order. */
  reseat(table: string, seats: Record<number, string>): void {
    const game = this.find(table);
    const isComplete = Object.keys(seats).length === Object.keys(game?.seats ?? {}).length;
    if (game === undefined || !isComplete || JSON.stringify(seats) === JSON.stringify(game.seats)) return;
    this.save({ ...game, seats });
  }

  /** Delete a seat that this browser has lost, or all of them; the host's secret stays. */
  leave(table: string, seat: number | null): void {
    const game = this.find(table);
    if (game === undefined) return;
    const left = Object.entries(game.seats).filter(([place]) => seat !== null && Number(place) !== seat);
    if (left.length === 0 && game.host === undefined) this.forget(game);
    else this.save({ ...game, seats: Object.fromEntries(left) });
  }

  #without(game: SavedGame): SavedGame[] {
    return this.all.filter((each) => keyOf(each) !== keyOf(game));
  }

  #write(games: SavedGame[]): void {
    this.all = games;
    pageStorage.set(KEY, JSON.stringify(games));
  }
}

export const games = new SavedGames();

export function campaignSecret(): string | null {
  return pageStorage.get(CAMPAIGN);
}

export function forgetCampaign(): void {
  pageStorage.remove(CAMPAIGN);
}

export function saveCampaign(secret: string): void {
  pageStorage.set(CAMPAIGN, secret);
}
