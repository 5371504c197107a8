/** A deck as a table of kinds and counts: its rules, its text and its link. */
import { kindOf, LETTERS, type Letter } from "./notation";

/** The number of cards of each kind, such as `{ W11: 3 }`. */
export type Counts = Record<string, number>;

/** How many cards of each category one copy has. */
export const TOTALS: Record<Letter, number> = { W: 10, F: 10, A: 10, R: 10, S: 10, L: 12, I: 12 };

const KIND = /^[WFARSLI][1-9][0-9]$/;
const LINE = /^([WFARSLI][1-9][0-9])\s*[x×:=;,]?\s*([0-9]{1,2})$/i;

/** The kinds of a deck, by category, then symbols, then value. */
export function kindsOf(counts: Counts): string[] {
  const place = (card: string): number => LETTERS.indexOf(kindOf(card).letter) * 100 + Number(card.slice(1));
  return Object.keys(counts).sort((one, other) => place(one) - place(other));
}

export function totalOf(counts: Counts, letter: Letter): number {
  return kindsOf(counts).reduce((sum, card) => sum + (card.startsWith(letter) ? (counts[card] ?? 0) : 0), 0);
}

/** Whether the deck can be played with: every category has its number of cards. */
export function isComplete(counts: Counts): boolean {
  return LETTERS.every((letter) => totalOf(counts, letter) === TOTALS[letter]);
}

/** What a text says: the cards, and the numbers of the lines that are not understood. */
export interface Reading {
  counts: Counts;
  wrong: number[];
}

/** Read lines such as `W11 3`; `#` begins a comment, a kind that is listed twice is added up. */
export function readDeck(text: string): Reading {
  const counts: Counts = {};
  const wrong: number[] = [];
  text.split(/\r?\n/).forEach((line, place) => {
    const entry = (line.split("#")[0] ?? "").trim();
    if (entry === "") return;
    const [, card = "", count = "0"] = LINE.exec(entry) ?? [];
    const kind = card.toUpperCase();
    if (kind === "") wrong.push(place + 1);
    else if (Number(count) > 0) counts[kind] = (counts[kind] ?? 0) + Number(count);
  });
  return { counts, wrong };
}

/** The deck as the text of a file, which `pax` reads, too. */
export function writeDeck(counts: Counts): string {
  return kindsOf(counts)
    .map((card) => `${card} ${String(counts[card])}\n`)
    .join("");
}

/** The deck as one word for a link: a kind and its count as a digit in base 36, again and again. */
export function packDeck(counts: Counts): string {
  return kindsOf(counts)
    .map((card) => card + (counts[card] ?? 0).toString(36))
    .join("");
}

/** The deck of a link, or null if that is not a complete deck. */
export function unpackDeck(packed: string): Counts | null {
  const counts: Counts = {};
  for (const [part] of packed.matchAll(/.{1,4}/g)) {
    const card = part.slice(0, 3);
    const count = parseInt(part.slice(3), 36);
    if (!KIND.test(card) || !(count > 0) || card in counts) return null;
    counts[card] = count;
  }
  return isComplete(counts) ? counts : null;
}
