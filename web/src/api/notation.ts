/** The notation of cards and moves: `F23` is a Fleet with 2 symbols and value 3. */

export const LETTERS = ["W", "F", "A", "R", "S", "L", "I"] as const;
export type Letter = (typeof LETTERS)[number];

export interface Kind {
  letter: Letter;
  symbols: number;
  value: number;
}

export function kindOf(card: string): Kind {
  return { letter: card[0] as Letter, symbols: Number(card[1]), value: Number(card[2]) };
}

/** The value for a category letter in a row with one value for each category. */
export function at(row: readonly number[], letter: Letter): number {
  return row[LETTERS.indexOf(letter)] ?? 0;
}

export interface Move {
  verb: string;
  card: string | null;
  legion: number | null;
}

/** Parse a move such as `offer F23 2`. */
export function parseMove(move: string): Move {
  const [verb = "", first, second] = move.split(" ");
  if (verb === "buy") return { verb, card: null, legion: Number(first) };
  return { verb, card: first ?? null, legion: second === undefined ? null : Number(second) };
}
