/** What cards would change on a display: strengths, points, and which categories Rome loses. */
import { kindOf, LETTERS, type Letter } from "../../api/notation";
import type { Player, Standing } from "../../api/wire";

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
}

const SYMBOLS_FOR_BONUS = 3;
const [FLEET, ARMY] = [LETTERS.indexOf("F"), LETTERS.indexOf("A")];
const POINTS = { present: 2, stronger: 3 };

/** Strength by category from printed symbols, with the bonuses of Fleet and Army. */
function strengths(symbols: readonly number[]): number[] {
  const bonus = (place: number): number => Math.floor((symbols[place] ?? 0) / SYMBOLS_FOR_BONUS);
  return symbols.map((printed, place) =>
    place === ARMY ? printed + bonus(FLEET) : place === FLEET ? printed + bonus(ARMY) : printed,
  );
}

/** The effect of playing cards, by what is known of Rome. */
export function effectOf(cards: readonly string[], player: Player, standing: Standing): Effect {
  const symbols = [...player.symbols];
  const counts = [...player.cards];
  for (const card of cards) {
    const { letter, symbols: more } = kindOf(card);
    const place = LETTERS.indexOf(letter);
    symbols[place] = (symbols[place] ?? 0) + more;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const [was, is] = [strengths(player.symbols), strengths(symbols)];
  const changes = LETTERS.flatMap((letter, place) => {
    const [before, after] = [was[place] ?? 0, is[place] ?? 0];
    if (before === after) return [];
    const rome = standing.categories[place]?.rome ?? 0;
    const isFirst = player.cards[place] === 0 && counts[place] !== 0;
    return [{ letter, before, after, rome, isStronger: before <= rome && after > rome, isFirst }];
  });
  return { changes, points: changes.reduce((sum, change) => sum + pointsOf(change), 0) };
}

function pointsOf({ letter, before, after, isStronger, isFirst }: Change): number {
  const counted = letter === "F" || letter === "A" ? after - before : 0;
  return counted + (isStronger ? POINTS.stronger : 0) + (isFirst ? POINTS.present : 0);
}
