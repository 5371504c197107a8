/** The illustrations of each section of the rules: rows of cards, backs, symbols and icons. */
import type { GlyphName } from "../../components/card/glyphs";
import { kindOf } from "../../api/notation";

export type Item =
  | { card: string; lifted?: boolean }
  | { back: "pile" | "rome" }
  | { glyph: GlyphName }
  | { sign: "→" | "+" | "=" | ">" | "?" };

const cards = (...names: string[]): Item[] => names.map((card) => ({ card }));
const glyph = (name: GlyphName): Item => ({ glyph: name });
/** One coin for each aureus of the total value of these cards. */
const coinsFor = (...names: string[]): Item[] =>
  names.flatMap((card) => Array.from({ length: kindOf(card).value }, () => glyph("aureus")));
const to: Item = { sign: "→" };
const hidden: Item[] = [{ back: "rome" }, { back: "rome" }, { back: "rome" }];

export const PICTURES: Record<string, readonly Item[]> = {
  goal: [glyph("S"), { sign: ">" }, glyph("rome"), { sign: "?" }, glyph("conspirator")],
  cards: cards("W11", "F23", "A12", "R11", "S24", "L12", "I23"),
  setup: [...hidden, { sign: "+" }, { back: "pile" }, to, ...cards("L11", "W12", "A23")],
  turn: [glyph("pile"), to, glyph("legion"), to, { card: "S12" }, to, glyph("aureus")],
  draw: [{ back: "pile" }, to, ...cards("W11", "F12", "I11")],
  buy: [glyph("legion"), ...cards("L11", "I23"), { sign: "=" }, ...coinsFor("L11", "I23")],
  play: [...cards("L11", "L12"), to, { card: "F23", lifted: true }],
  income: [...cards("W11", "W12", "W23"), to, glyph("aureus"), glyph("aureus"), glyph("aureus")],
  conspirator: [...cards("I11", "I12"), { sign: ">" }, { card: "I11" }, to, glyph("conspirator")],
  senators: [{ card: "S11" }, to, { back: "pile" }, { back: "pile" }, { back: "pile" }],
  round: [...cards("A24", "L12"), to, glyph("rome"), { sign: "+" }, glyph("starter")],
  end: [...hidden, to, ...cards("R12", "F11", "S23")],
  solo: [glyph("rome"), { sign: "?" }, glyph("starter")],
};
