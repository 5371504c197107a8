import { beforeAll, describe, expect, it, vi } from "vitest";
import { courseOf } from "../src/features/end/analysis";
import { area, HEIGHT, labels, line, smoothed, spot, turnings } from "../src/features/end/chance_chart";
import { Reveal } from "../src/features/end/reveal.svelte";
import { explained, PARTS, ranked, turnedCards, verdict } from "../src/i18n/result";
import type { Analysis, Public, TableNews } from "../src/api/wire";
import { sayOf, type Voice } from "../src/i18n/voice";
import { words } from "../src/i18n/words.svelte";

const VOICE: Voice = { names: ["Livia", "Decimus"], seat: 0, solo: false };

/** The end of the worked example in RULES.md, section 9. */
const END = {
  solo: null,
  conspirator: 1,
  players: [
    { cards: [1, 2, 1, 1, 0, 2, 0], aurei: 1, hand: 1, riches: 2 },
    { cards: [1, 0, 2, 1, 1, 0, 2], aurei: 3, hand: 2, riches: 5 },
  ],
  standing: {
    rome_holds: 3,
    rome_wins: false,
    categories: [[0], [], [], [0], [], [0], [1]].map((stronger) => ({ rome: 1, seats: [1, 1], stronger })),
    points: [
      { present: 10, stronger: 9, army: 2, fleet: 3, conspirator: 0, richest: 0, total: 24 },
      { present: 10, stronger: 3, army: 3, fleet: 1, conspirator: 1, richest: 4, total: 22 },
    ],
  },
  outcome: { rome_wins: false, winners: [0], points: [24, 22] },
} as unknown as Public;

beforeAll(() => words.use("en"));

describe("how a game ended", () => {
  it("is told to the winner and to a spectator", () => {
    expect(verdict(END, VOICE)).toContain("you win");
    expect(verdict(END, { ...VOICE, seat: null })).toContain("Livia");
  });

  it("is told when Rome wins, with the conspirator or alone", () => {
    const rome = (winners: number[]): Public => ({
      ...END,
      outcome: { rome_wins: true, winners, points: [1, 1] },
    });
    expect(verdict(rome([1]), VOICE)).toContain("Decimus, the conspirator, wins with it");
    expect(verdict(rome([0]), VOICE)).toContain("you win with it as the conspirator");
    expect(verdict(rome([]), VOICE)).toContain("no player wins");
  });

  it("has a sentence for each part of the points", () => {
    expect(explained(END, 0)).toEqual([
      "10 for 5 categories in the display",
      "9 for being stronger than Rome in 3 categories",
      "2 for strength in Army",
      "3 for strength in Fleet",
      "0 for money: not the richest (1 aureus + 1 card in hand = 2)",
    ]);
    expect(explained(END, 1)).toHaveLength(PARTS.length);
  });

  it("puts the most points first", () => expect(ranked(END)).toEqual([0, 1]));

  it("shows Rome's cards by their places", () => {
    const events = [
      { type: "Turned", place: 1, card: "F23" },
      { type: "Turned", place: 0, card: "L11" },
    ];
    const news = [{ type: "moved", events }] as unknown as TableNews[];
    expect(turnedCards(news)).toEqual(["L11", "F23"]);
  });
});

describe("the end is revealed", () => {
  it("card by card, then category by category", () => {
    vi.useFakeTimers();
    const reveal = new Reveal(3, 7, true);
    const told: [number, number][] = [];
    reveal.start(({ turned, decided }) => told.push([turned, decided]));
    vi.runAllTimers();
    vi.useRealTimers();
    expect(told).toHaveLength(10);
    expect(told[2]).toEqual([3, 0]);
    expect(told[3]).toEqual([3, 1]);
    expect(reveal.isOver).toBe(true);
  });

  it("at once without animations", () => {
    const reveal = new Reveal(3, 7, false);
    expect([reveal.turned, reveal.decided, reveal.isOver]).toEqual([3, 7, true]);
  });

  it("at once when the player skips the rest", () => {
    const reveal = new Reveal(3, 7, true);
    reveal.finish();
    expect(reveal.isOver).toBe(true);
  });
});

describe("the course of a game", () => {
  const weighed = (moves: number, seat: number, ...chances: number[]): Analysis["decisions"][number] => ({
    moves,
    seat,
    chance: chances[seat] ?? 0,
    played: "draw",
    best: "draw",
    error: 0,
    rome: 0,
    cost: 0,
    chances,
  });
  const decisions = [weighed(4, 1, 0.5, 0.25), weighed(0, 0, 0.25, 0.5), weighed(9, 0, 0.75, 0.25)];
  const analysis: Analysis = { total: 3, decisions };

  it("has all chances of a moment, Rome alone as the rest, and ends with the result", () => {
    expect(courseOf(analysis, END.outcome)).toEqual([
      { moves: 0, seat: 0, chances: [0.25, 0.5], alone: 0.25 },
      { moves: 4, seat: 1, chances: [0.5, 0.25], alone: 0.25 },
      { moves: 9, seat: 0, chances: [0.75, 0.25], alone: 0 },
      { moves: 10, seat: null, chances: [1, 0], alone: 0 },
    ]);
  });

  it("does not contain the end before the analysis is complete", () => {
    expect(courseOf({ ...analysis, total: 9 }, END.outcome)).toHaveLength(3);
  });

  it("is a line from left to right", () => {
    const course = [
      { moves: 5, seat: 0, chances: [1], alone: 0 },
      { moves: 15, seat: 0, chances: [0], alone: 1 },
    ];
    expect(line(course, 0)).toBe("M0 0L600 200");
    expect(line([], 0)).toBe("");
    expect(area(course, "alone")).toBe("M0 200L600 0V200H0Z");
    expect(area([], "alone")).toBe("");
  });

  it("has turning points where a chance changes most", () => {
    const course = courseOf(analysis, END.outcome);
    expect(turnings(course, 2).map(({ moves, seat }) => [moves, seat])).toEqual([
      [9, 0],
      [10, 0],
    ]);
  });

  it("is drawn with few points, whose chances still add up", () => {
    const long = Array.from({ length: 101 }, (_, at) => weighed(2 * at, at % 2, at / 200, 0.25));
    const few = smoothed(courseOf({ total: 101, decisions: long }, END.outcome));
    expect(few).toHaveLength(35);
    expect(few[1]).toMatchObject({ moves: 6, chances: [0.02, 0.25], alone: 0.73 });
    expect(few.at(-1)).toMatchObject({ seat: null, alone: 0 });
    expect(spot(few, 3, 1)).toEqual([9, 150]);
    expect(spot(few, 0, 1)).toEqual([0, 150]);
  });

  it("has a label for each of eight lines, none over another", () => {
    const chances = [0, 0, 0.5, 0, 0.5, 0, 0, 0];
    const found = labels([{ moves: 0, seat: 0, chances, alone: 0 }]);
    const sorted = found.toSorted((one, other) => one - other);
    expect(sorted.every((y, at) => y >= 0 && y <= HEIGHT && y - (sorted[at - 1] ?? -99) >= 15)).toBe(true);
    expect(Math.max(found[2] ?? 0, found[4] ?? 0)).toBeLessThan(
      Math.min(...found.filter((_, seat) => chances[seat] === 0)),
    );
  });
});

it("turning points address the reader as you", () => {
  const chances = { move: 3, before: "1%", after: "9%" };
  expect(sayOf(VOICE, 0, "screen-end-turn-up", chances)).toBe("Move 3: your chance rises from 1% to 9%");
  expect(sayOf(VOICE, 1, "screen-end-turn-down", chances)).toBe(
    "Move 3: Decimus's chance drops from 1% to 9%",
  );
});
