/** What can be touched at the table, and the move that it stands for. */
import type { Public } from "../../api/wire";

/** Something at the table that can be touched; `mine` is one's own hand as a place. */
export type Thing =
  | { at: "legion"; legion: number }
  | { at: "pile" }
  | { at: "rome" }
  | { at: "mine" }
  | { at: "hand"; card: string }
  | { at: "view"; card: string };

/** The move that touching a thing would mean now; null if none could. */
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
