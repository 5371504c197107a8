import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { SeatInfo } from "../src/api/wire";
import type {
  games as Games,
  SavedGame,
  playersIn as PlayersIn,
  seatNames as SeatNames,
} from "../src/state/saved_games.svelte";

const OUTCOME = { rome_wins: false, winners: [0], points: [24, 22] };
const GAME: SavedGame = {
  table: "t",
  seats: { 0: "secret" },
  names: ["Me", "Livia"],
  solo: null,
  at: 0,
  outcome: null,
};
let games: typeof Games;
let playersIn: typeof PlayersIn;
let seatNames: typeof SeatNames;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  ({ games, playersIn, seatNames } = await import("../src/state/saved_games.svelte"));
});

beforeEach(() => {
  [...games.all].forEach((game) => games.forget(game));
  games.save(GAME);
});

it("a rematch is saved as another game", () => {
  games.follow("t", 1, OUTCOME, GAME.names);
  games.saveRecord("t", 1, { moves: [] });
  games.follow("t", 2, null, GAME.names);
  expect(games.all.map(({ outcome }) => outcome)).toEqual([null, OUTCOME]);
  expect(games.find("t")).toMatchObject({ game: 2, seats: { 1: "secret" } });
  expect(games.find("t")?.record).toBeUndefined();
  expect(games.find("t", 1)?.record).toEqual({ moves: [] });
});

it("with every game at a table its players move on by one seat", () => {
  games.save({ ...GAME, seats: { 0: "first", 2: "third" }, names: ["A", "B", "C"] });
  games.follow("t", 2, null, ["B", "C", "A"]);
  expect(games.find("t")?.seats).toEqual({ 2: "first", 1: "third" });
  games.follow("t", 4, null, ["A", "B", "C"]);
  expect(games.find("t")?.seats).toEqual({ 0: "first", 2: "third" });
});

it("the newest game is found even if an older one changed last", () => {
  games.follow("t", 2, null, GAME.names);
  games.saveRecord("t", 1, { moves: [] });
  expect(games.find("t")?.game).toBe(2);
});

it("a game of other players is not saved", () => {
  games.follow("other", 1, OUTCOME, GAME.names);
  expect(games.all).toEqual([GAME]);
});

it("a lost seat is deleted, and the game with its last seat", () => {
  games.save({ ...GAME, seats: { 0: "secret", 1: "other" } });
  games.leave("t", 1);
  expect(games.find("t")?.seats).toEqual({ 0: "secret" });
  games.leave("t", 0);
  expect(games.all).toEqual([]);
});

it("a host without a seat stays the host", () => {
  games.save({ ...GAME, host: "host" });
  games.leave("t", null);
  expect(games.find("t")).toMatchObject({ seats: {}, host: "host" });
});

it("an open seat has no name, and its number is not shown as a player", () => {
  const seats = [
    { kind: "person", name: "Me" },
    { kind: "open", name: "2" },
    { kind: "bot", name: "Livia" },
  ] as SeatInfo[];
  expect(seatNames(seats)).toEqual(["Me", "", "Livia"]);
  const game = { ...GAME, names: seatNames(seats) };
  expect(playersIn(game)).toEqual(["Me", "Livia"]);
  expect(playersIn(game, 0)).toEqual(["Livia"]);
  expect(playersIn({ ...GAME, names: ["Me", "2", "3"] })).toEqual(["Me"]);
});

it("a player who takes an open seat later is saved with the game", () => {
  games.save({ ...GAME, names: ["Me", ""] });
  games.follow("t", 1, null, ["Me", "Octavia"]);
  expect(games.find("t", 1)?.names).toEqual(["Me", "Octavia"]);
  games.follow("t", 1, OUTCOME, ["Me", "Octavia"]);
  games.follow("t", 1, OUTCOME, ["Me", "Somebody later"]);
  expect(games.find("t", 1)?.names).toEqual(["Me", "Octavia"]);
});
