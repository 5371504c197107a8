import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, Mine, Public } from "../src/api/wire";
import type { Snapshot } from "../src/state/playback/snapshot";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const page = { hidden: false, querySelector: () => null };
vi.stubGlobal("document", page);
vi.stubGlobal("CSS", { escape: (text: string) => text });
const { Playback } = await import("../src/state/playback/playback.svelte");
const { settings } = await import("../src/state/settings.svelte");

const snapshot = (aurei: number): Snapshot => ({
  public: {
    round: 1,
    takes: 0,
    turn: { in_view: 0 },
    legions: [],
    players: [
      { aurei: null, hand: null, cards: [], discount: 0 },
      { aurei: null, hand: null, cards: [], discount: 0 },
    ],
    standing: {},
  } as unknown as Public,
  mine: {
    seat: 0,
    aurei,
    hand: [],
    view: [],
    hidden: [],
    question: { moves: [], blocked: [] },
  } as unknown as Mine,
});
const step = (seq: number, from: number, to: number, seat = 1, events?: GameEvent[]) => ({
  news: {
    type: "moved" as const,
    seq,
    at: 0,
    seat,
    by: "bot" as const,
    events: events ?? [{ type: "Received" as const, seat: 0, aurei: to - from }],
  },
  before: snapshot(from),
  after: snapshot(to),
});

let playback: InstanceType<typeof Playback>;
let idle = 0;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 1, motion: true });
  page.hidden = false;
  playback = new Playback();
  idle = 0;
  playback.onIdle = () => (idle += 1);
});
afterEach(() => vi.useRealTimers());

test("what is shown lags behind until its beats have played, and offers no decision meanwhile", async () => {
  playback.add(step(2, 3, 5));
  playback.add(step(3, 5, 6));
  expect([playback.isPlaying, playback.seq, playback.shown?.mine?.question]).toEqual([true, 1, null]);
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.shown?.mine?.aurei, idle]).toEqual([5, 0]);
  await vi.advanceTimersByTimeAsync(250);
  expect([playback.shown?.mine?.aurei, playback.seq]).toEqual([6, 2]);
  await vi.advanceTimersByTimeAsync(250);
  expect([playback.isPlaying, playback.seq, idle]).toEqual([false, null, 1]);
});

test("at double speed it takes half the time", async () => {
  settings.speed = 2;
  playback.add(step(2, 3, 5));
  await vi.advanceTimersByTimeAsync(130);
  expect(playback.isPlaying).toBe(false);
});

test("at once, and on a hidden page, nothing is played", () => {
  settings.speed = 0;
  playback.add(step(2, 3, 5));
  expect([playback.isPlaying, idle]).toEqual([false, 1]);
  settings.speed = 1;
  page.hidden = true;
  playback.add(step(3, 5, 6));
  expect([playback.isPlaying, idle]).toEqual([false, 2]);
});

test("skipping shows what is now, and tells of every step once", async () => {
  const told: number[] = [];
  playback.onStep = ({ news }) => told.push(news.seq);
  for (const seq of [2, 3, 4]) playback.add(step(seq, seq, seq + 1));
  playback.skip();
  expect([playback.isPlaying, told]).toEqual([false, [2, 3, 4]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([2, 3, 4]);
});

test("hurrying finishes one update, the next is played", async () => {
  playback.add(step(2, 3, 5));
  playback.add(step(3, 5, 6));
  await vi.advanceTimersByTimeAsync(1);
  playback.hurry();
  await vi.advanceTimersByTimeAsync(1);
  expect([playback.isPlaying, playback.seq, playback.shown?.mine?.aurei]).toEqual([true, 2, 6]);
});

test("what others did since the own last move can be looked at again", async () => {
  for (const [seq, seat] of [
    [2, 0],
    [3, 1],
    [4, 1],
  ] as const) {
    playback.add(step(seq, seq, seq + 1, seat));
  }
  expect(playback.canRepeat).toBe(false);
  playback.skip();
  expect(playback.canRepeat).toBe(true);
  playback.repeat();
  await vi.advanceTimersByTimeAsync(1);
  expect([playback.isAgain, playback.seq, playback.shown?.mine?.aurei]).toEqual([true, null, 4]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([playback.isPlaying, playback.canRepeat]).toEqual([false, true]);
});

test("news stop a repetition and are played", async () => {
  playback.add(step(2, 3, 5));
  playback.skip();
  playback.repeat();
  playback.add(step(3, 5, 6));
  expect([playback.isAgain, playback.seq]).toEqual([false, 2]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(playback.isPlaying).toBe(false);
});

test("a scene waits at any speed, and a hurried touch does not end it", async () => {
  settings.speed = 0;
  const peeked = step(2, 3, 5, 0, [{ type: "Peeked", seat: 0 }]);
  peeked.after = { ...peeked.after, mine: { ...(peeked.after.mine as Mine), hidden: ["F23", "W11", "L12"] } };
  let steps = 0;
  playback.onStep = () => (steps += 1);
  playback.add(peeked);
  await vi.advanceTimersByTimeAsync(60_000);
  playback.hurry();
  await vi.advanceTimersByTimeAsync(1000);
  expect([playback.beat?.kind, playback.isPlaying, steps]).toEqual(["peek", true, 1]);
  playback.dismiss();
  await vi.advanceTimersByTimeAsync(1000);
  expect([playback.isPlaying, idle]).toEqual([false, 2]);
});

test("a scene waits until it is dismissed", async () => {
  const peeked = step(2, 3, 5, 0, [{ type: "Peeked", seat: 0 }]);
  peeked.after = { ...peeked.after, mine: { ...(peeked.after.mine as Mine), hidden: ["F23", "W11", "L12"] } };
  playback.add(peeked);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([playback.beat?.kind, playback.isPlaying]).toEqual(["peek", true]);
  playback.dismiss();
  await vi.advanceTimersByTimeAsync(1000);
  expect(playback.isPlaying).toBe(false);
});
