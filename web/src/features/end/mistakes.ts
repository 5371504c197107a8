/** The decisions that cost a seat most, from the server's analysis. */
import type { Analysis, Weighed } from "../../api/wire";

/** A loss of less than this chance to win teaches nothing. */
const LEAST = 0.02;

/** The costliest decisions of these seats, the costliest first; the advisor is sure of each. */
export function costliest(analysis: Analysis, seats: readonly number[], most: number): Weighed[] {
  return analysis.decisions
    .filter(({ seat, cost, played, best }) => seats.includes(seat) && cost >= LEAST && played !== best)
    .sort((one, other) => other.cost - one.cost || one.moves - other.moves)
    .slice(0, most);
}
