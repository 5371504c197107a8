import { expect, test } from "vitest";
import type { Player, Standing } from "../src/api/wire";
import { effectOf } from "../src/features/table/card_effect";

/** A display with these symbols, each on one card, by category: W F A R S L I. */
const player = (...symbols: number[]): Player =>
  ({ symbols, cards: symbols.map((count) => Math.min(1, count)) }) as unknown as Player;
const rome = (...strengths: number[]): Standing =>
  ({ categories: strengths.map((strength) => ({ rome: strength })) }) as unknown as Standing;

test("a first card that is stronger than Rome brings 5 points", () => {
  const { changes, points } = effectOf(["L23"], player(0, 0, 0, 0, 0, 0, 0), rome(1, 1, 1, 1, 1, 1, 1));
  expect(changes).toEqual([{ letter: "L", before: 0, after: 2, rome: 1, isStronger: true, isFirst: true }]);
  expect(points).toBe(5);
});

test("three Fleet symbols add an Army, and both count as points", () => {
  const { changes, points } = effectOf(["F12"], player(0, 2, 1, 0, 0, 3, 0), rome(9, 9, 9, 9, 9, 9, 9));
  expect(changes.map(({ letter, before, after }) => [letter, before, after])).toEqual([
    ["F", 2, 3],
    ["A", 1, 2],
  ]);
  expect(points).toBe(2);
});

test("a group counts as a whole", () => {
  const { points } = effectOf(["W11", "W11", "S12"], player(0, 0, 0, 0, 1, 0, 0), rome(1, 0, 0, 0, 1, 0, 0));
  expect(points).toBe(2 + 3 + 3);
});
