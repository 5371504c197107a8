import { describe, expect, it } from "vitest";
import {
  isComplete,
  packDeck,
  readDeck,
  TOTALS,
  totalOf,
  unpackDeck,
  writeDeck,
  type Counts,
} from "../src/api/deck_table";
import { LETTERS } from "../src/api/notation";
import { builtInDeck } from "../src/features/cards/built_in_deck";
import { DeckDraft } from "../src/features/cards/deck_draft.svelte";

/** A deck in which every card is another kind. */
const longest: Counts = Object.fromEntries(
  LETTERS.flatMap((letter, place) =>
    Array.from({ length: TOTALS[letter] }, (_, n) => {
      const row = (place * 12 + n) % 90;
      return [`${letter}${String(Math.floor(row / 10) + 1)}${String(row % 10)}`, 1];
    }),
  ),
);

describe("a deck", () => {
  it("is complete if every category has its number of cards", () => {
    expect(isComplete(builtInDeck)).toBe(true);
    expect(isComplete({ ...builtInDeck, W11: 2 })).toBe(false);
    expect(totalOf(builtInDeck, "L")).toBe(12);
  });

  it.each([
    ["the built-in one", builtInDeck],
    ["the longest", longest],
  ])("survives a link and a file: %s", (_, counts) => {
    expect(unpackDeck(packDeck(counts))).toEqual(counts);
    expect(readDeck(writeDeck(counts))).toEqual({ counts, wrong: [] });
  });

  it("is refused from a link that is cut off, changed or foreign", () => {
    const packed = packDeck(builtInDeck);
    for (const wrong of [packed.slice(0, -1), packed.slice(4), packed + packed, "", "<script>", "W110"]) {
      expect(unpackDeck(wrong)).toBeNull();
    }
  });

  it("is read from lines that people write, and wrong lines are named", () => {
    const text = "# my cards\nW11 3\nw12: 4 # counted twice\nF23x2\nfleet 3\nW99 x\nW11 1";
    expect(readDeck(text)).toEqual({ counts: { W11: 4, W12: 4, F23: 2 }, wrong: [5, 6] });
  });
});

describe("a deck that is being entered", () => {
  it("says which categories are not right yet", () => {
    const draft = new DeckDraft("", null);
    expect(draft.open).toEqual(LETTERS);
    draft.startFromBuiltIn();
    draft.set("11", "W", "2");
    expect(draft.open).toEqual(["W"]);
    draft.addRow(3, 0);
    draft.set("30", "W", "1");
    expect(draft.isComplete).toBe(true);
    expect(draft.rows).toEqual(["11", "12", "23", "24", "30"]);
  });

  it("takes what is typed as a number of cards, whatever it is", () => {
    const draft = new DeckDraft("", null);
    for (const [typed, count] of [
      ["x", 0],
      ["-3", 0],
      ["99", 12],
      ["2.7", 2],
    ] as const) {
      draft.set("11", "W", typed);
      expect(draft.count("11", "W")).toBe(count);
    }
  });
});
