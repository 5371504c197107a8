import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import type { GameEvent, Mine, Public, TableNews } from "../src/api/wire";

vi.stubGlobal("localStorage", { getItem: () => null });
const { inPile, recollect, unseen } = await import("../src/state/memory");

/** A game as one seat was told it, and what was so; tests/game/test_recorded_frames.py writes the file. */
interface Told {
  seat: number;
  players: number;
  deck: Record<string, number>;
  batches: GameEvent[][];
  /** After a number of batches: what that seat could not see, and what it saw. */
  truth: {
    after: number;
    aurei: number[];
    hands: string[][];
    pile: string[];
    hidden: string[];
    aside: string[];
    /** What another seat has just drawn. */
    drawn: string[];
    public: Public;
    mine: Mine;
  }[];
}
const TOLD = JSON.parse(readFileSync(new URL("recorded_memory.json", import.meta.url), "utf-8")) as Told;

const newsOf = (batches: GameEvent[][]): TableNews[] =>
  batches.map((events, place) =>
    place === 0
      ? { type: "begun", seq: 1, at: 0, game: 1, commitment: "", nonces: [], events }
      : { type: "moved", seq: place + 1, at: 0, seat: 0, by: "bot", events },
  );

describe("the memory of a whole game", () => {
  for (const { after, aurei, hands, pile, hidden, aside, drawn, ...seen } of TOLD.truth) {
    const memory = recollect(newsOf(TOLD.batches.slice(0, after)), TOLD.players, TOLD.seat);
    if (memory === null) throw new Error("the log is complete");

    test(`counts aurei and hands, after ${after} entries`, () => {
      expect(memory.aurei).toEqual(aurei);
      expect(memory.hands).toEqual(hands.map((hand) => hand.length));
    });

    test(`knows where the own buried cards lie, after ${after} entries`, () => {
      for (const { card, below } of inPile(memory, pile.length)) {
        expect(pile[pile.length - 1 - below]).toBe(card);
      }
    });

    test(`knows only cards in hand that are there, after ${after} entries`, () => {
      for (const [seat, cards] of memory.bought.entries()) {
        const rest = [...(hands[seat] ?? [])];
        for (const card of cards) expect(rest.splice(rest.indexOf(card), 1), card).toEqual([card]);
      }
    });

    test(`counts as unseen exactly the cards that this seat cannot locate, after ${after} entries`, () => {
      const known = new Set(seen.mine.hidden.filter((card) => card !== null));
      const where = [...pile, ...aside, ...drawn, ...(known.size > 0 ? [] : hidden)];
      for (const { card } of inPile(memory, pile.length)) where.splice(where.indexOf(card), 1);
      for (const [seat, hand] of hands.entries()) {
        if (seat === TOLD.seat) continue;
        const rest = [...hand];
        for (const card of memory.bought[seat] ?? []) rest.splice(rest.indexOf(card), 1);
        where.push(...rest);
      }
      for (const { card, count } of unseen(TOLD.deck, seen.public, seen.mine, memory)) {
        expect(count, card).toBe(where.filter((each) => each === card).length);
      }
    });
  }
});

test("what was taken back was not done", () => {
  const taken: GameEvent[] = [{ type: "Took", seat: 0, card: "F23" }];
  const bought: GameEvent[] = [{ type: "Bought", seat: 0, legion: 1, price: 2, cards: ["W11"] }];
  const memory = recollect(newsOf([[], taken, bought, [{ type: "TookBack", seat: 0, moves: 1 }]]), 2, 0);
  expect([memory?.aurei[0], memory?.hands[0], memory?.bought[0]]).toEqual([5, 1, []]);
});

test("without the beginning of the log nothing is claimed", () => {
  const [, ...later] = newsOf(TOLD.batches.slice(0, 5));
  expect(recollect(later, TOLD.players, TOLD.seat)).toBeNull();
});
