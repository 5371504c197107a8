/** Hints: the estimates of the advisor, added up over several requests for the same decision. */
import type { Chance, Comparison } from "../../api/wire";

/** Differences below this many standard errors are not significant (95 % level). */
const SURE = 2;

/** Add new estimates to those that are known, best move first; those of another decision are dropped. */
export function pooled(known: readonly Chance[], found: readonly Chance[]): Chance[] {
  const isSame = known.length === found.length && found.every(({ move }) => of(known, move) !== undefined);
  const all = isSame ? found.map((each) => sum(each, of(known, each.move) ?? each)) : [...found];
  return all.sort((one, other) => other.chance - other.error - (one.chance - one.error));
}

/** The first comparison that is about the best move, with the gain by these estimates. */
export function compared(
  chances: readonly Chance[],
  known: readonly (Comparison | null | undefined)[],
): Comparison | null {
  const [best] = chances;
  const found = known.find((each) => each?.move === best?.move);
  if (found == null || best === undefined) return null;
  const other = of(chances, found.other);
  if (other === undefined) return null;
  const clear = (found.causes ?? []).length > 0 && !isAsGood(other, best);
  return { ...found, gain: best.chance - other.chance, clear };
}

/** Half the width of the 95 % interval of an estimate. */
export const margin = ({ error }: Chance): number => SURE * error;

/** Whether a move is as good as the best, as far as the estimates can tell. */
export function isAsGood(move: Chance, best: Chance): boolean {
  return best.chance - move.chance <= SURE * Math.hypot(best.error, move.error);
}

const of = (all: readonly Chance[], move: string): Chance | undefined =>
  all.find((each) => each.move === move);

function sum(one: Chance, other: Chance): Chance {
  const tries = one.tries + other.tries;
  const won = one.chance * one.tries + other.chance * other.tries;
  // As the server computes it: two wins and two losses are added (Agresti and Coull).
  const share = (won + 2) / (tries + 4);
  const error = Math.sqrt((share * (1 - share)) / (tries + 4));
  return { move: one.move, chance: won / Math.max(tries, 1), error, tries };
}
