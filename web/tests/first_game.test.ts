import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_ROUND, IDEAS, ideasAt, SECTIONS } from "../src/features/guide/first_game_ideas";
import { metAt, saveMet } from "../src/features/guide/first_game_progress";
import { LessonProgress } from "../src/features/guide/lesson_progress.svelte";
import { suggestion } from "../src/features/guide/suggestion";
import type { Choice, Mine, Public } from "../src/api/wire";

const none = [0, 0, 0, 0, 0, 0, 0];
const player = { cards: none, symbols: none, limit: 0, peeked: false };
const open = (part: Record<string, unknown>): Public =>
  ({
    step: "beginning",
    round: FIRST_ROUND,
    rounds: [3, 4],
    conspirator: null,
    outcome: null,
    turn: { played: 0, to_come: 2 },
    legions: [],
    players: [player, player],
    standing: { categories: none.map(() => ({ rome: 1, seats: [0, 0] })) },
    ...part,
  }) as unknown as Public;
const mine = (moves: (string | Choice)[], part: Record<string, unknown> = {}): Mine =>
  ({
    seat: 0,
    hand: [],
    view: [],
    question: {
      moves: moves.map((each) => (typeof each === "string" ? { move: each } : each)),
      blocked: part["blocked"] ?? [],
    },
    ...part,
  }) as unknown as Mine;

describe("the ideas of the guided first game", () => {
  it("begin with the goal and the turn", () => {
    expect(ideasAt(open({}), mine(["draw", "peek"]), [])).toEqual(["goal", "draw"]);
    expect(ideasAt(open({}), mine(["draw", "peek"]), ["goal"])).toEqual(["draw"]);
  });

  it("belong to the decision of the seat", () => {
    expect(ideasAt(open({ step: "placing" }), mine(["bury F23"]), [])).toEqual(["place"]);
    expect(ideasAt(open({ step: "buying" }), mine(["skip"]), [])).toEqual(["buy"]);
    expect(ideasAt(open({ step: "buying" }), null, [])).toEqual([]);
  });

  it("explain a limit when it forbids a card, and the plot when one can be played", () => {
    const blocked = [{ move: "play F23", reason: { code: "fleet_limit" } }];
    const decision = mine(["play I23", "end"], { blocked });
    expect(ideasAt(open({ step: "playing" }), decision, [])).toEqual(["play", "limit", "conspirator"]);
    const later = open({ step: "playing", turn: { played: 1 }, conspirator: 1 });
    expect(ideasAt(later, decision, ["limit"])).toEqual(["income"]);
  });

  it("tell what Rome took, then that one may peek, and the last round", () => {
    const second = open({ round: FIRST_ROUND + 1 });
    expect(ideasAt(second, mine(["draw", "peek"]), [])).toEqual(["rome"]);
    const last = open({ round: FIRST_ROUND + 2, rounds: [0, 1], conspirator: 1 });
    expect(ideasAt(last, mine(["draw", "peek"]), ["rome"])).toEqual(["conspirator", "peek", "last"]);
    expect(ideasAt(last, mine(["draw"]), ["rome", "conspirator"])).toEqual(["last"]);
  });

  it("have a section of the rules each", () => expect(Object.keys(SECTIONS)).toEqual([...IDEAS]));
});

describe("a suggestion", () => {
  it("draws, and peeks when that is the idea", () => {
    expect(suggestion(open({}), mine(["draw", "peek"]), false)).toEqual({ move: "draw", why: "draw" });
    expect(suggestion(open({}), mine(["draw", "peek"]), true)).toEqual({ move: "peek", why: "peek" });
  });

  it("takes a category that is missing", () => {
    const placing = open({ step: "placing", legions: [{ cards: [], worth: 0 }] });
    const moves = ["take W11", "offer W11 1", "bury W11"];
    expect(suggestion(placing, mine(moves, { view: ["W11"] }), false)).toEqual({
      move: "take W11",
      why: "new",
    });
  });

  it("buries what would make Rome strong, and offers the rest where Rome takes it last", () => {
    const legions = [
      { cards: ["S24"], worth: 4 },
      { cards: ["L11"], worth: 1 },
    ];
    const strong = { ...player, cards: none.map(() => 1), symbols: none.map(() => 9), limit: 9 };
    const standing = { categories: none.map(() => ({ rome: 1, seats: [5, 0] })) };
    const placing = open({ step: "placing", legions, players: [strong], standing });
    const suggested = (card: string): unknown => {
      const moves = [`take ${card}`, `offer ${card} 1`, `offer ${card} 2`, `bury ${card}`];
      return suggestion(placing, mine(moves, { view: [card] }), false);
    };
    expect(suggested("R23")).toEqual({ move: "bury R23", why: "rome" });
    expect(suggested("R11")).toEqual({ move: "offer R11 2", why: "spare" });
  });

  it("buys what is worth its price, or nothing", () => {
    const legions = [
      { cards: ["S24"], worth: 4 },
      { cards: ["L11"], worth: 1 },
    ];
    const buying = open({ step: "buying", legions });
    const moves = [{ move: "buy 1", costs: 4 }, { move: "buy 2", costs: 1 }, { move: "skip" }];
    expect(suggestion(buying, mine(moves), false)).toMatchObject({ move: "buy 1" });
    expect(suggestion(buying, mine([{ move: "buy 2", costs: 9 }, { move: "skip" }]), false)?.move).toBe(
      "skip",
    );
  });

  it("plays a Land that makes room, and ends when a card is not worth its price", () => {
    const own = { ...player, cards: none.map(() => 1), symbols: none, limit: 0 };
    const playing = open({
      step: "playing",
      players: [own],
      standing: { categories: none.map(() => ({ rome: 9, seats: [0] })) },
    });
    const hand = ["F11", "L11", "W11"];
    const moves = [{ move: "play W11" }, { move: "play L11" }, { move: "end" }];
    expect(suggestion(playing, mine(moves, { hand }), false)).toEqual({ move: "play L11", why: "room" });
    const paid = [{ move: "play W11", costs: 2 }, { move: "end" }];
    expect(suggestion(playing, mine(paid, { hand: ["W11"] }), false)).toEqual({ move: "end", why: "end" });
  });
});

describe("the guide of the first game", () => {
  const saved: Record<string, string> = {};
  beforeEach(() => {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => saved[key] ?? null,
      setItem: (key: string, value: string) => (saved[key] = value),
      removeItem: (key: string) => Reflect.deleteProperty(saved, key),
    });
    saveMet("first", []);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("survives a reload, and is at its own table only", () => {
    const progress = new LessonProgress("first");
    const lesson = progress.due(open({}), mine(["draw"]));
    expect(lesson).toMatchObject({ name: "goal", message: "first-goal", guided: { met: 0, hasMore: true } });
    if (lesson !== undefined) progress.finish(lesson);
    expect(new LessonProgress("first").due(open({}), mine(["draw"]))?.name).toBe("draw");
    expect(new LessonProgress("other").isGuided).toBe(false);
  });

  it("always has something to say, until it is left", () => {
    const progress = new LessonProgress("first");
    expect(progress.due(open({}), null)?.name).toBe("watch");
    saveMet("first", [...IDEAS]);
    expect(new LessonProgress("first").due(open({}), mine(["draw"]))).toMatchObject({ name: "free" });
    progress.leave();
    expect(progress.isGuided).toBe(false);
    expect(metAt("first")).toBeNull();
  });

  it("says who is the conspirator once there is one", () => {
    const progress = new LessonProgress("first");
    const decision = mine(["draw"]);
    progress.finish({ name: "rome", message: "", section: "" });
    const later = open({ round: FIRST_ROUND + 1, conspirator: 1 });
    expect(progress.due(later, decision)?.message).toBe("first-conspirator-there");
  });
});
