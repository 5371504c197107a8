import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import type { GameEvent } from "../src/api/wire";
import type { Beat } from "../src/state/playback/beat";
import type { Snapshot } from "../src/state/playback/snapshot";

vi.stubGlobal("localStorage", { getItem: () => null });
const { beatsOf } = await import("../src/state/playback/beats");
const { undecided } = await import("../src/state/playback/snapshot");

/** A move of a real game as the first seat saw it; tests/game/test_recorded_frames.py writes the file. */
interface Frame {
  seat: number;
  events: GameEvent[];
  before: Snapshot;
  after: Snapshot;
}
const FRAMES = JSON.parse(readFileSync(new URL("recorded_frames.json", import.meta.url), "utf-8")) as Frame[];

const beats = ({ events, before, after }: Frame, played: string[] = []): Beat[] =>
  beatsOf(events, { before, after, played, isForced: false });
const kinds = (frame: Frame): string[] => beats(frame).map(({ kind }) => kind);
const framesWith = (type: GameEvent["type"], isOwn: boolean): Frame[] =>
  FRAMES.filter(({ seat, events }) => (seat === 0) === isOwn && events.some((event) => event.type === type));
const frameWith = (type: GameEvent["type"], isOwn = true): Frame => {
  const [found] = framesWith(type, isOwn);
  if (found === undefined) throw new Error(`no recorded ${type}`);
  return found;
};

/** What the players can count on the table. */
const counts = ({ public: open, mine }: Snapshot): object => ({
  pile: open.pile,
  rome: open.rome,
  legions: open.legions,
  players: open.players.map(({ display, symbols, cards, peeked }) => ({ display, symbols, cards, peeked })),
  conspirator: open.conspirator,
  round: open.round,
  starter: open.starter,
  aurei: mine?.aurei,
  hand: mine?.hand,
  hidden: mine?.hidden,
});

describe("beats of recorded moves", () => {
  test("there are moves of every kind, own and of others", () => {
    expect(FRAMES.length).toBeGreaterThan(20);
    for (const type of [
      "Saw",
      "Took",
      "Offered",
      "Buried",
      "Bought",
      "Played",
      "Received",
      "Peeked",
    ] as const) {
      expect(framesWith(type, true).length, type).toBeGreaterThan(0);
      expect(framesWith(type, false).length, type).toBeGreaterThan(0);
    }
  });

  test("they lead from the table before to the table that was received", () => {
    for (const frame of FRAMES) {
      const last = beats(frame).at(-1);
      if (last === undefined || frame.events.some(({ type }) => type === "Turned")) continue;
      expect(counts(last.after), JSON.stringify(frame.events)).toEqual(counts(frame.after));
    }
  });

  test("each begins where the one before ended, and offers no decision", () => {
    for (const frame of FRAMES) {
      let shown = undecided(frame.before);
      for (const beat of beats(frame)) {
        expect(beat.during.mine?.question ?? null).toBeNull();
        const cards = beat.flights.filter(({ coins }) => coins === undefined);
        if (cards.length === 0) expect(counts(beat.during)).toEqual(counts(shown));
        shown = beat.after;
      }
    }
  });

  test("while cards are on their way they have left, and no number of where they go has changed", () => {
    for (const frame of FRAMES) {
      let shown = undecided(frame.before);
      for (const { kind, during, after } of beats(frame)) {
        const [was, then, later] = [shown.public, during.public, after.public];
        if (kind === "play") expect(then.players).toEqual(was.players);
        if (kind === "take" || kind === "buy") expect(during.mine?.hand).toEqual(shown.mine?.hand);
        if (kind === "offer" || kind === "deal") expect(then.legions).toEqual(was.legions);
        if (kind === "march") expect([then.rome, later.rome.length]).toEqual([was.rome, was.rome.length + 1]);
        if (kind === "bury") expect([then.pile, later.pile]).toEqual([was.pile, was.pile + 1]);
        if (kind === "income" || kind === "pay") expect(during).toEqual(shown);
        shown = after;
      }
    }
  });

  test("shields react last", () => {
    const reacting = FRAMES.map(kinds).filter((found) => found.includes("shields"));
    expect(reacting.length).toBeGreaterThan(2);
    for (const found of reacting) expect(found.indexOf("shields")).toBe(found.length - 1);
  });

  test("no shield reacts to the end of the game, which reveals them itself", () => {
    const last = FRAMES.find((frame) => kinds(frame).includes("shields"));
    const { after } = last ?? frameWith("Played");
    const outcome = { rome_wins: true, winners: [], points: [] };
    const ended = { ...after, public: { ...after.public, outcome } };
    const found = beats({ ...(last ?? frameWith("Played")), after: ended });
    expect(found.map(({ kind }) => kind)).not.toContain("shields");
    const before = undecided(last?.before ?? after);
    for (const beat of found) expect(beat.after.public.standing).toEqual(before.public.standing);
  });
});

describe("the order of beats", () => {
  test("a purchase is paid before the cards leave", () => {
    const frame = FRAMES.find(({ events }) =>
      events.some((event) => event.type === "Bought" && event.price > 0),
    );
    expect(frame && kinds(frame).slice(0, 2)).toEqual(["pay", "buy"]);
  });

  test("Rome marches off card by card, then the legions are filled, then the round turns", () => {
    const found = FRAMES.filter(({ events }) => events.some(({ type }) => type === "RomeTook")).map(kinds);
    for (const each of found) {
      const order = each.filter((kind) => ["income", "march", "deal", "round", "last round"].includes(kind));
      const rank = ["income", "march", "deal", "round", "last round"];
      expect(order).toEqual(order.toSorted((one, other) => rank.indexOf(one) - rank.indexOf(other)));
    }
    const frame = frameWith("RomeTook", false);
    const took = frame.events.find((event) => event.type === "RomeTook");
    expect(kinds(frame).filter((kind) => kind === "march")).toHaveLength(took?.cards.length ?? 0);
  });

  test("income comes from the lane that pays, and the Senator's aureus by itself", () => {
    const frame = frameWith("Received");
    const received = { type: "Received", seat: 0, aurei: 3 } as const;
    const [paid, senator] = beats({ ...frame, events: [received] }, ["S12", "L11"]);
    expect([paid?.pops[0]?.text, senator?.pops[0]?.text]).toEqual(["+2", "+1"]);
    expect(senator?.flights[0]?.from).toBe("player-0-S");
  });

  test("an answer to a Senator does not pay the active player, whose coins leave their own lane", () => {
    const frame = frameWith("Received");
    const answered = { type: "Played", seat: 1, card: "W11", price: 0 } as const;
    const received = { type: "Received", seat: 0, aurei: 1 } as const;
    const found = beats({ ...frame, events: [answered, received] }, ["L11"]);
    expect(found.filter(({ kind }) => kind === "income").map(({ flights }) => flights[0]?.from)).toEqual([
      "player-0-L",
    ]);
  });

  test("aurei that no card pays come from the bank", () => {
    const income = beats(frameWith("Peeked")).find(({ kind }) => kind === "income");
    expect(income?.flights[0]?.from).toBe("bank");
  });

  test("own cards that are looked at together leave the pile one after the other", () => {
    const saw = { type: "Saw", seat: 0, card: "F23" } as const;
    const frame = frameWith("Saw");
    const [draw, ...rest] = beats({ ...frame, events: [saw, { ...saw, card: "W11" }] });
    expect(draw?.flights.map(({ card, delay }) => [card, delay])).toEqual([
      ["F23", 0],
      ["W11", 90],
    ]);
    expect(rest.filter(({ kind }) => kind === "draw")).toEqual([]);
  });

  test("a card that another player takes stays hidden", () => {
    const [take] = beats(frameWith("Took", false));
    expect(take?.flights[0]).toMatchObject({ card: null });
  });

  test("a look at Rome's cards waits for who sees them, and is brief for the others", () => {
    const [own] = beats(frameWith("Peeked"));
    const [other] = beats(frameWith("Peeked", false));
    expect([own?.waits, other?.waits]).toEqual([true, undefined]);
  });

  test("a forced last card is held long enough to be read", () => {
    const frame = frameWith("Saw");
    const question = { moves: [{ move: "bury F23" }], blocked: [] };
    const after: Snapshot = {
      public: { ...frame.after.public, step: "placing", forced: "bury" },
      mine: frame.after.mine && { ...frame.after.mine, question },
    };
    const saw = frame.events.filter(({ type }) => type === "Saw");
    const held = beatsOf(saw, { before: frame.before, after, played: [], isForced: true }).at(-1)?.hold;
    expect(held).toBeGreaterThanOrEqual(900);
  });

  test("what was taken back is shown at once", () => {
    expect(beats({ ...frameWith("Saw"), events: [{ type: "TookBack", seat: 0, moves: 1 }] })).toEqual([]);
  });
});
