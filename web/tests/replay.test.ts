import { describe, expect, it } from "vitest";
import type { Frames, Replay } from "../src/api/wire";
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

  it("stays between its beginning and its end", async () => {
    const player = new ReplayPlayer(RECORD, ask);
    await player.show(-5);
    expect(player.move).toBe(0);
    await player.show(500);
    expect(player.frame?.moves).toBe(90);
  });
});
