/** A deck that is being entered: the rows of its grid, and what is still wrong. */
import { isComplete, readDeck, TOTALS, totalOf, type Counts } from "../../api/deck_table";
import { LETTERS, type Letter } from "../../api/notation";
import { builtInDeck } from "./built_in_deck";

/** Symbols and value of a row, such as "23". */
export type Row = string;

const MOST_OF_A_KIND = 12;

export class DeckDraft {
  name = $state("");
  counts = $state.raw<Counts>({});
  rows = $state.raw<Row[]>([]);
  /** The lines of the last list that were not understood. */
  wrong = $state.raw<number[]>([]);

  readonly isComplete = $derived(isComplete(this.counts));
  readonly open = $derived(LETTERS.filter((letter) => totalOf(this.counts, letter) !== TOTALS[letter]));

  constructor(name: string, counts: Counts | null) {
    this.name = name;
    if (counts === null) this.clear();
    else this.#show(counts);
  }

  count(row: Row, letter: Letter): number {
    return this.counts[letter + row] ?? 0;
  }

  set(row: Row, letter: Letter, typed: string): void {
    const count = Math.min(MOST_OF_A_KIND, Math.max(0, Math.floor(Number(typed) || 0)));
    const kind = letter + row;
    const others = Object.entries(this.counts).filter(([each]) => each !== kind);
    this.counts = Object.fromEntries(count === 0 ? others : [...others, [kind, count]]);
  }

  addRow(symbols: number, value: number): void {
    const row = `${String(symbols)}${String(value)}`;
    if (!this.rows.includes(row)) this.rows = [...this.rows, row].sort();
  }

  /** Begin with an empty grid of the kinds that reviewers report. */
  clear(): void {
    this.counts = {};
    this.rows = rowsOf(builtInDeck);
    this.wrong = [];
  }

  startFromBuiltIn(): void {
    this.#show(builtInDeck);
  }

  /** Take over a list that was pasted or loaded. */
  read(text: string): void {
    const { counts, wrong } = readDeck(text);
    if (Object.keys(counts).length > 0) this.#show(counts);
    this.wrong = wrong;
  }

  #show(counts: Counts): void {
    this.counts = counts;
    this.rows = rowsOf(counts);
    this.wrong = [];
  }
}

function rowsOf(counts: Counts): Row[] {
  return [...new Set(Object.keys(counts).map((kind) => kind.slice(1)))].sort();
}
