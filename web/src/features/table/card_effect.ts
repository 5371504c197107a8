/** What cards would change on a display: strengths, points, and which categories Rome loses. */
import { kindOf, LETTERS, type Letter } from "../../api/notation";
import type { Public, Standing } from "../../api/wire";
import { POINTS } from "../../i18n/rules_text";
import { strengths, symbolsOf } from "../../state/strength";

export interface Change {
  letter: Letter;
  before: number;
  after: number;
  rome: number;
  /** Whether the player becomes stronger than Rome. */
  isStronger: boolean;
  /** Whether it is the first card of its category. */
  isFirst: boolean;
}

export interface Effect {
  changes: Change[];
  points: number;
  /** The new limit of Fleet and Army symbols; null if it stays. */
  limit: number | null;
  /** Whether the player becomes the conspirator. */
  conspires: boolean;
}

type Table = Pick<Public, "players" | "conspirator">;
const [LAND, INTRIGUE] = [LETTERS.indexOf("L"), LETTERS.indexOf("I")];

/** The effect of playing cards, by what is known of Rome. */
export function effectOf(cards: readonly string[], seat: number, table: Table, standing: Standing): Effect {
  const player = table.players[seat];
  const before = player?.symbols ?? [];
  const more = symbolsOf(cards);
  const symbols = before.map((count, place) => count + (more[place] ?? 0));
  const [was, is] = [strengths(before), strengths(symbols)];
  const changes = LETTERS.flatMap((letter, place) => {
    const [before, after] = [was[place] ?? 0, is[place] ?? 0];
    if (before === after) return [];
    const rome = standing.categories[place]?.rome ?? 0;
    const isFirst = player?.cards[place] === 0 && cards.some((card) => kindOf(card).letter === letter);
    return [{ letter, before, after, rome, isStronger: before <= rome && after > rome, isFirst }];
  });
  const conspires = becomesConspirator(symbols[INTRIGUE] ?? 0, seat, table);
  const limit = Math.max(symbols[LAND] ?? 0, symbols[INTRIGUE] ?? 0);
  const points = changes.reduce((sum, change) => sum + pointsOf(change), 0);
  return {
    changes,
    points: points + (conspires ? POINTS.conspirator : 0),
    limit: limit === player?.limit ? null : limit,
    conspires,
  };
}

/** Whoever has more Intrigue than the conspirator replaces them; a tie changes nothing. */
function becomesConspirator(intrigue: number, seat: number, { players, conspirator }: Table): boolean {
  if (conspirator === seat) return false;
  const rival = conspirator === null ? 0 : (players[conspirator]?.symbols[INTRIGUE] ?? 0);
  return intrigue > rival;
}

function pointsOf({ letter, before, after, isStronger, isFirst }: Change): number {
  const counted = letter === "F" || letter === "A" ? after - before : 0;
  return counted + (isStronger ? POINTS.stronger : 0) + (isFirst ? POINTS.present : 0);
}
