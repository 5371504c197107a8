/** The elements of the table that can be touched, and the move that each means. */
import type { Public } from "../../api/wire";

/** An element that can be touched; `mine` is the player's own hand. */
export type Thing =
  | { at: "legion"; legion: number }
  | { at: "pile" }
  | { at: "rome" }
  | { at: "mine" }
  | { at: "hand"; card: string }
  | { at: "view"; card: string };

/** Explains cards and the moves that are about them. */
export type Explain = (cards: readonly string[], moves: readonly string[]) => void;

/** The move that touching an element means now; null if there is none. */
export function meant(thing: Thing, open: Public, selected: string | null): string | null {
  const placing = open.step === "placing" && selected !== null;
  switch (thing.at) {
    case "legion":
      return placing ? `offer ${selected} ${thing.legion}` : `buy ${thing.legion}`;
    case "pile":
      return placing ? `bury ${selected}` : "draw";
    case "hand":
      return `play ${thing.card}`;
    case "mine":
      return placing ? `take ${selected}` : null;
    case "rome":
      return "peek";
    case "view":
      if (open.step === "keeping") return `keep ${thing.card}`;
      return open.step === "laying" ? `lay ${thing.card}` : null;
  }
}
