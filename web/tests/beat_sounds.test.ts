import { expect, test, vi } from "vitest";
import type { Beat } from "../src/state/playback/beat";

vi.stubGlobal("localStorage", { getItem: () => null });
const { SCORES } = await import("../src/browser/sounds");
const { soundsOf } = await import("../src/features/table/beat_sounds");

const beat = (part: object): Beat => ({ event: null, tells: null, flights: [], ...part }) as unknown as Beat;
const holding = (...holds: boolean[]): object => ({
  public: { standing: { categories: holds.map((rome_holds) => ({ rome_holds })) } },
  mine: null,
});

test("coins are heard one by one", () => {
  expect(soundsOf(beat({ kind: "income", flights: [{ coins: 3 }] }))).toEqual(["coin", "coin", "coin"]);
});

test("a shield that comes down is wood, one that goes up is iron", () => {
  const shields = { kind: "shields", during: holding(true, false, true), after: holding(false, true, true) };
  expect(soundsOf(beat(shields))).toEqual(["shield down", "shield up"]);
  expect(soundsOf(beat({ ...shields, after: shields.during }))).toEqual([]);
});

test("Rome's steps are heard once, its stones each time", () => {
  const tells = { type: "RomeTook", legion: 1, cards: ["W11", "L12"] };
  const march = (card: string): Beat => beat({ kind: "march", tells, event: { ...tells, cards: [card] } });
  expect([soundsOf(march("W11")), soundsOf(march("L12"))]).toEqual([["march", "stone"], ["stone"]]);
});

test("no sound is longer than two seconds or louder than a voice", () => {
  for (const { tones, rustle } of Object.values(SCORES)) {
    for (const { at, seconds, loud } of tones) expect([at + seconds < 2, loud <= 0.2]).toEqual([true, true]);
    if (rustle !== undefined) expect(rustle.seconds).toBeLessThan(2);
  }
});
