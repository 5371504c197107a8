import { describe, expect, test, vi } from "vitest";
import type { SeatInfo, TableNow } from "../src/api/wire";
import type { SavedGame } from "../src/state/saved_games.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { turnOf } = await import("../src/state/my_tables.svelte");
const { ago } = await import("../src/features/my_tables/ago");

const seat = (name: string, part: Partial<SeatInfo> = {}): SeatInfo =>
  ({ name, kind: "person", ready: true, away: false, here: true, ...part }) as SeatInfo;
const now = (part: Partial<TableNow> = {}): TableNow =>
  ({
    id: "t",
    status: "running",
    game: 1,
    seats: [seat("Ada"), seat("Brutus"), seat("Cato")],
    deciding: 0,
    since: 1000,
    ...part,
  }) as TableNow;
const game: SavedGame = {
  table: "t",
  seats: { 0: "secret" },
  names: ["Ada", "Brutus", "Cato"],
  solo: null,
  at: 0,
  outcome: null,
};

describe("whose turn it is at a table", () => {
  test("mine, if my seat decides and no bot plays it", () => {
    expect(turnOf(game, now())).toEqual({ turn: "mine", name: "Ada", since: 1000 });
    const seats = [seat("Ada", { away: true }), seat("Brutus"), seat("Cato")];
    expect(turnOf(game, now({ seats })).turn).toBe("theirs");
  });

  test("somebody else's, with the name", () => {
    expect(turnOf(game, now({ deciding: 2 }))).toEqual({ turn: "theirs", name: "Cato", since: 1000 });
  });

  test("after a rematch my seat has moved on by one", () => {
    expect(turnOf(game, now({ game: 2, deciding: 2 })).turn).toBe("mine");
    expect(turnOf(game, now({ game: 2, deciding: 0 })).turn).toBe("theirs");
    expect(turnOf({ ...game, game: 2 }, now({ game: 2, deciding: 0 })).turn).toBe("mine");
  });

  test("mine in the lobby, if everybody is there and I am not ready", () => {
    const waiting = { status: "waiting", deciding: null, since: 0 } as const;
    const seats = [seat("Ada", { ready: false }), seat("Brutus"), seat("Cato")];
    expect(turnOf(game, now({ ...waiting, seats }))).toEqual({ turn: "mine", name: "", since: null });
    const open = [seat("Ada", { ready: false }), seat("", { kind: "open" }), seat("Cato")];
    expect(turnOf(game, now({ ...waiting, seats: open })).turn).toBe("lobby");
  });

  test("nobody's when it is over or closed", () => {
    expect(turnOf(game, now({ status: "over", deciding: null })).turn).toBe("over");
    expect(turnOf(game, now({ status: "closed", deciding: null })).turn).toBe("closed");
  });
});

test("how long ago is told in the largest whole unit", () => {
  expect(ago(1000, 1010)).toBe("now");
  expect(ago(1000, 1000 + 61)).toBe("1 minute ago");
  expect(ago(1000, 1000 + 7300)).toBe("2 hours ago");
  expect(ago(1000, 1000 + 90_000)).toBe("yesterday");
  expect(ago(1000, 900)).toBe("now");
});
