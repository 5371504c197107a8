import { describe, expect, it } from "vitest";
import type { Chances } from "../src/features/end/chance_chart";
import { path } from "../src/features/replay/replay_course";
import { newsOf } from "../src/features/replay/turn_list";
import type { Frame, Frames, Replay } from "../src/api/wire";
import { readAddress, recordPath, writeAddress } from "../src/features/replay/replay_address";
import { ReplayPlayer } from "../src/features/replay/replay_player.svelte";
import { continued, playersOf, readRecords } from "../src/features/replay/record_files";

const RECORD = {
  format: "pax/1",
  table: {
    mode: "standard",
    players: ["Livia", "Gaia"],
    rules: { solo_peek: false },
    deck: "reconstructed-1",
  },
  moves: Array.from({ length: 90 }, () => "draw"),
};

describe("an address", () => {
  it("is parsed to what was written", () => {
    const address = { from: "abc", game: 2, move: 17, eyes: 1 } as const;
    expect(readAddress(writeAddress(address).replace("/replay/", ""))).toEqual(address);
  });

  it("shows the beginning with open cards by default", () => {
    expect(readAddress("abc")).toEqual({ from: "abc", game: null, move: 0, eyes: "open" });
    expect(readAddress("abc?move=x&eyes=-1").eyes).toBe("open");
  });

  it("leads to a table's record, or to an imported one", () => {
    expect(recordPath(readAddress("abc?game=2"))).toBe("/api/tables/abc/record?game=2");
    expect(recordPath(readAddress("record/r1"))).toBe("/api/records/r1");
  });
});

describe("a file", () => {
  it("contains one record, or one on each line", () => {
    const line = JSON.stringify(RECORD);
    expect(readRecords(JSON.stringify(RECORD, null, 2))).toHaveLength(1);
    expect(readRecords(`${line}\n${line}\n`)).toHaveLength(2);
  });

  it("with anything else contains none", () => {
    for (const text of ["", "null", "{}", "hello", `${JSON.stringify(RECORD)}\n{}`]) {
      expect(readRecords(text)).toEqual([]);
    }
  });
});

it("a game continues with bots in the other seats", () => {
  const form = continued(RECORD, 12, 1, "citizen");
  expect(playersOf(RECORD)).toEqual(["Livia", "Gaia"]);
  expect(form.begin).toEqual({ record: RECORD, moves: 12 });
  expect(form.seats).toEqual([
    { kind: "bot", name: "Livia", level: "citizen" },
    { kind: "person", name: "Gaia" },
  ]);
});

describe("a player", () => {
  const asked: Replay[] = [];
  const ask = (form: Replay): Promise<Frames> => {
    asked.push(form);
    const frames = Array.from({ length: form.count ?? 1 }, (_, at) => ({ moves: (form.first ?? 0) + at }));
    return Promise.resolve({ total: 90, players: [], frames } as unknown as Frames);
  };

  it("shows the wanted move and fetches each part once", async () => {
    const player = new ReplayPlayer(RECORD, ask);
    await player.show(3);
    await player.show(4);
    expect(player.frame?.moves).toBe(4);
    expect(asked).toHaveLength(1);
    await player.show(4, 1);
    expect(asked.map(({ seat }) => seat)).toEqual([null, 1]);
  });

  it("fetches all frames, in pages", async () => {
    asked.length = 0;
    const frames = await new ReplayPlayer(RECORD, ask).all("open");
    expect(frames.map(({ moves }) => moves)).toEqual(Array.from({ length: 91 }, (_, at) => at));
    expect(asked.map(({ first }) => first)).toEqual([0, 40, 80]);
  });

  it("stays between its beginning and its end", async () => {
    const player = new ReplayPlayer(RECORD, ask);
    await player.show(-5);
    expect(player.move).toBe(0);
    await player.show(500);
    expect(player.frame?.moves).toBe(90);
  });
});

it("frames become lines of a log: the deal, then the move of whoever decided before", () => {
  const frame = (moves: number, deciding: number | null, active: number): Frame =>
    ({ moves, events: [], picture: { public: { deciding, active } } }) as unknown as Frame;
  const news = newsOf([frame(0, 1, 0), frame(1, null, 2), frame(2, 0, 0)]);
  expect(news.map((each) => [each.type, each.seq, each.type === "moved" ? each.seat : null])).toEqual([
    ["begun", 0, null],
    ["moved", 1, 1],
    ["moved", 2, 2],
  ]);
});

it("the curve has every move at its place on the slider", () => {
  const point = (moves: number, chance: number): Chances => ({
    moves,
    seat: 0,
    chances: [chance],
    alone: 1 - chance,
  });
  expect(path([point(10, 0.5), point(40, 1)], 0, 40)).toBe("M250 50L1000 0");
  expect(path([point(10, 0.5), point(41, 1)], "alone", 40)).toBe("M250 50L1000 100");
  expect(path([], 0, 40)).toBe("");
});
