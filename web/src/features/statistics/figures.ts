/** Statistics of this browser's finished games. */
import type { SavedGame } from "../../state/saved_games.svelte";

/** Statistics of the games with one number of players, or of all. */
export interface Figures {
  readonly played: number;
  readonly won: number;
  /** Average and maximum of points, over the games that have points. */
  readonly points: number | null;
  readonly best: number | null;
  readonly rome: number;
  readonly asConspirator: number;
}

export type Result = "won" | "lost" | "nobody";

/** This browser's seat in a game; null if several people shared the device. */
export function mySeat(game: SavedGame): number | null {
  const seats = Object.keys(game.seats);
  return seats.length === 1 ? Number(seats[0]) : null;
}

export function resultOf(game: SavedGame): Result | null {
  if (game.outcome === null) return null;
  const seat = mySeat(game);
  if (seat !== null && game.outcome.winners.includes(seat)) return "won";
  return game.outcome.winners.length === 0 && game.solo === null ? "nobody" : "lost";
}

export const finished = (games: readonly SavedGame[]): SavedGame[] =>
  games.filter((game) => game.outcome !== null);
export const running = (games: readonly SavedGame[]): SavedGame[] =>
  games.filter((game) => game.outcome === null);

/** The games that count: finished, not solo, and played from one seat. */
export function counted(games: readonly SavedGame[]): SavedGame[] {
  return finished(games).filter((game) => game.solo === null && mySeat(game) !== null);
}

export function figuresOf(games: readonly SavedGame[]): Figures {
  const points = games.flatMap((game) => game.outcome?.points[mySeat(game) ?? -1] ?? []);
  const won = games.filter((game) => resultOf(game) === "won");
  const sum = points.reduce((one, other) => one + other, 0);
  return {
    played: games.length,
    won: won.length,
    points: points.length === 0 ? null : sum / points.length,
    best: points.length === 0 ? null : Math.max(...points),
    rome: games.filter((game) => game.outcome?.rome_wins).length,
    asConspirator: won.filter((game) => game.outcome?.rome_wins).length,
  };
}

/** The statistics for each number of players, ascending. */
export function byPlayers(games: readonly SavedGame[]): [number, Figures][] {
  const sizes = [...new Set(games.map((game) => game.names.length))].sort((one, other) => one - other);
  return sizes.map((size) => [size, figuresOf(games.filter((game) => game.names.length === size))]);
}
