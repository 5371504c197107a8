import { expect, it } from "vitest";
import type { SavedGame } from "../src/state/saved_games.svelte";
import { byPlayers, counted, figuresOf, resultOf } from "../src/features/statistics/figures";

function game(part: Partial<SavedGame>): SavedGame {
  return {
    table: "t",
    seats: { 0: "secret" },
    names: ["Me", "Livia"],
    solo: null,
    at: 0,
    outcome: null,
    ...part,
  };
}
const WON = game({ outcome: { rome_wins: false, winners: [0], points: [24, 22] } });
const PLOTTED = game({
  names: ["Me", "Livia", "Gaia"],
  outcome: { rome_wins: true, winners: [0], points: [10, 12, 9] },
});
const NOBODY = game({ outcome: { rome_wins: true, winners: [], points: [11, 12] } });
const SHARED_DEVICE = game({ seats: { 0: "a", 1: "b" }, outcome: WON.outcome });
const SOLO = game({ solo: 2, names: ["Me"], outcome: { rome_wins: true, winners: [], points: [] } });

it("a result is won, lost, or without a winner", () => {
  expect([WON, NOBODY, SOLO, game({})].map(resultOf)).toEqual(["won", "nobody", "lost", null]);
});

it("only finished games from one seat count, and no solo games", () => {
  expect(counted([WON, SHARED_DEVICE, SOLO, game({})])).toEqual([WON]);
});

it("statistics are computed from the outcomes", () => {
  expect(figuresOf([WON, PLOTTED, NOBODY])).toEqual({
    played: 3,
    won: 2,
    points: 15,
    best: 24,
    rome: 2,
    asConspirator: 1,
  });
  expect(figuresOf([])).toMatchObject({ played: 0, points: null, best: null });
});

it("statistics are computed for each number of players", () => {
  expect(byPlayers([PLOTTED, WON, NOBODY]).map(([size, { played }]) => [size, played])).toEqual([
    [2, 2],
    [3, 1],
  ]);
});
