import { expect, it } from "vitest";
import { compared, isAsGood, margin, pooled } from "../src/features/table/hints";
import type { Chance, Comparison } from "../src/api/wire";

const chance = (move: string, share: number, tries: number, error = 0.05): Chance => ({
  move,
  chance: share,
  error,
  tries,
});

it("estimates of the same decision add up, and their error shrinks", () => {
  const first = [chance("draw", 0.3, 100), chance("peek", 0.1, 100)];
  const found = pooled(first, [chance("draw", 0.5, 300), chance("peek", 0.1, 100)]);
  expect(found.map(({ move, tries }) => [move, tries])).toEqual([
    ["draw", 400],
    ["peek", 200],
  ]);
  expect(found[0]?.chance).toBeCloseTo(0.45);
  expect(found[0]?.error).toBeCloseTo(Math.sqrt((0.4505 * 0.5495) / 404));
});

it("estimates of another decision are replaced", () => {
  const known = [chance("draw", 0.3, 100)];
  const found = [chance("end", 0.2, 10), chance("draw", 0.4, 10)];
  expect(pooled(known, found).map(({ move, chance: share }) => [move, share])).toEqual([
    ["draw", 0.4],
    ["end", 0.2],
  ]);
});

it("the best move has the highest lower bound, not a few lucky wins", () => {
  const found = pooled([], [chance("end", 1, 2, 0.3), chance("draw", 0.9, 100, 0.03)]);
  expect(found[0]?.move).toBe("draw");
});

it("moves within each other's error are equal", () => {
  const best = chance("draw", 0.5, 100, 0.03);
  expect(isAsGood(chance("end", 0.42, 100, 0.03), best)).toBe(true);
  expect(isAsGood(chance("end", 0.4, 100, 0.03), best)).toBe(false);
  expect(margin(best)).toBeCloseTo(0.06);
});

it("the comparison shown is about the best move, with the gain by all estimates", () => {
  const chances = [chance("draw", 0.5, 400, 0.02), chance("peek", 0.3, 400, 0.02)];
  const causes = [{ code: "cards" as const, value: 8, other: 5 }];
  const about = (move: string, other: string): Comparison => ({
    move,
    other,
    gain: 0.9,
    clear: false,
    causes,
  });
  const found = compared(chances, [about("peek", "draw"), null, about("draw", "peek")]);
  expect(found).toEqual({ ...about("draw", "peek"), gain: 0.2, clear: true });
  expect(compared(chances, [about("peek", "draw"), undefined])).toBeNull();
  expect(compared([], [about("peek", "draw")])).toBeNull();
});
