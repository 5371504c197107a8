import { expect, test } from "vitest";
import type { Player, Standing } from "../src/api/wire";
import { effectOf, type Effect } from "../src/features/table/card_effect";

/** A display with these symbols, each on one card, by category: W F A R S L I. */
const player = (...symbols: number[]): Player =>
  ({
    symbols,
    cards: symbols.map((count) => Math.min(1, count)),
    limit: Math.max(symbols[5] ?? 0, symbols[6] ?? 0),
  }) as unknown as Player;
const effect = (cards: string[], own: Player, standing: Standing): Effect =>
  effectOf(cards, 0, { players: [own], conspirator: 0 }, standing);
const rome = (...strengths: number[]): Standing =>
  ({ categories: strengths.map((strength) => ({ rome: strength })) }) as unknown as Standing;

test("a first card that is stronger than Rome brings 5 points", () => {
  const { changes, points } = effect(["L23"], player(0, 0, 0, 0, 0, 0, 0), rome(1, 1, 1, 1, 1, 1, 1));
  expect(changes).toEqual([{ letter: "L", before: 0, after: 2, rome: 1, isStronger: true, isFirst: true }]);
  expect(points).toBe(5);
});

test("three Fleet symbols add an Army, and both count as points", () => {
  const { changes, points } = effect(["F12"], player(0, 2, 1, 0, 0, 3, 0), rome(9, 9, 9, 9, 9, 9, 9));
  expect(changes.map(({ letter, before, after }) => [letter, before, after])).toEqual([
    ["F", 2, 3],
    ["A", 1, 2],
  ]);
  expect(points).toBe(2);
});

test("a group counts as a whole", () => {
  const { points } = effect(["W11", "W11", "S12"], player(0, 0, 0, 0, 1, 0, 0), rome(1, 0, 0, 0, 1, 0, 0));
  expect(points).toBe(2 + 3 + 3);
});

test("Land and Intrigue raise the limit, which another card does not", () => {
  const own = player(0, 0, 0, 0, 0, 1, 2);
  const standing = rome(9, 9, 9, 9, 9, 9, 9);
  expect(effect(["L23"], own, standing).limit).toBe(3);
  expect(effect(["L12"], own, standing).limit).toBeNull();
  expect(effect(["W11"], own, standing).limit).toBeNull();
});

test("more Intrigue than the conspirator makes one the conspirator, as much does not", () => {
  const standing = rome(9, 9, 9, 9, 9, 9, 9);
  const players = [player(0, 0, 0, 0, 0, 0, 1), player(0, 0, 0, 0, 0, 0, 2)];
  expect(effectOf(["I12"], 0, { players, conspirator: 1 }, standing).conspires).toBe(false);
  const { conspires, points } = effectOf(["I24"], 0, { players, conspirator: 1 }, standing);
  expect([conspires, points]).toEqual([true, 1]);
  expect(effectOf(["I12"], 1, { players, conspirator: 1 }, standing).conspires).toBe(false);
  expect(
    effectOf(["I12"], 0, { players: [player(0, 0, 0, 0, 0, 0, 0)], conspirator: null }, standing),
  ).toMatchObject({
    conspires: true,
    limit: 1,
  });
});
