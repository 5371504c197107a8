import { beforeAll, describe, expect, it, vi } from "vitest";
import { courseOf } from "../src/features/end/analysis";
import { area, HEIGHT, labels, line, smoothed, spot, turnings } from "../src/features/end/chance_chart";
import { costliest } from "../src/features/end/mistakes";
import { Reveal } from "../src/features/end/reveal.svelte";
import { explained, headline, margin, PARTS, ranked, turnedCards, verdict } from "../src/i18n/result";
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

  it("has a headline with the points, and by how many the winner is ahead", () => {
    expect(headline(END, VOICE)).toBe("Rome is beaten. You win with 24 points.");
    expect(headline(END, { ...VOICE, seat: 1 })).toBe("Rome is beaten. Livia wins with 24 points.");
    expect(margin(END, VOICE)).toBe("2 more than Decimus.");
    expect(margin(END, { ...VOICE, seat: 1 })).toBe("2 more than you.");
  });

  it("has a headline when Rome wins, in which points decide nothing", () => {
    const rome = (winners: number[]): Public => ({
      ...END,
      outcome: { rome_wins: true, winners, points: [1, 1] },
    });
    expect(headline(rome([1]), VOICE)).toBe("Rome wins, and Decimus wins with it.");
    expect(headline(rome([]), VOICE)).toBe("Rome wins, and no player with it.");
    expect(margin(rome([1]), VOICE)).toBe("");
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
  const parts = { cards: 3, categories: 7, columns: 6 };

  it("card by card, then category by category, then column by column", () => {
    vi.useFakeTimers();
    const reveal = new Reveal(parts, true);
    const told: [number, number, number][] = [];
    reveal.start(({ turned, decided, filled }) => told.push([turned, decided, filled]));
    vi.runAllTimers();
    vi.useRealTimers();
    expect(told).toHaveLength(16);
    expect(told[2]).toEqual([3, 0, 0]);
    expect(told[3]).toEqual([3, 1, 0]);
    expect(told[9]).toEqual([3, 7, 0]);
    expect(told[10]).toEqual([3, 7, 1]);
    expect(reveal.isOver).toBe(true);
  });

  it("without points if they decide nothing", () => {
    vi.useFakeTimers();
    const reveal = new Reveal({ ...parts, columns: 0 }, true);
    let steps = 0;
    reveal.start(() => (steps += 1));
    vi.runAllTimers();
    vi.useRealTimers();
    expect([steps, reveal.filled, reveal.isOver]).toEqual([10, 0, true]);
  });

  it("at once without animations", () => {
    const reveal = new Reveal(parts, false);
    expect([reveal.turned, reveal.decided, reveal.filled, reveal.isOver]).toEqual([3, 7, 6, true]);
  });

  it("at once when the player skips the rest", () => {
    const reveal = new Reveal(parts, true);
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

  it("teaches by the decisions of a seat that surely cost most", () => {
    const cost = (
      moves: number,
      seat: number,
      lost: number,
      played = "end",
    ): Analysis["decisions"][number] => ({
      ...weighed(moves, seat, 0.5, 0.5),
      played,
      cost: lost,
    });
    const all = [
      cost(1, 0, 0.1),
      cost(2, 1, 0.4),
      cost(3, 0, 0.3),
      cost(4, 0, 0.01),
      cost(5, 0, 0.2, "draw"),
    ];
    const found = (seats: number[], most: number): number[] =>
      costliest({ total: 5, decisions: all }, seats, most).map(({ moves }) => moves);
    expect(found([0], 3)).toEqual([3, 1]);
    expect(found([0, 1], 2)).toEqual([2, 3]);
    expect(found([], 3)).toEqual([]);
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
    "Move 3: Decimus\u2019s chance drops from 1% to 9%",
  );
});
