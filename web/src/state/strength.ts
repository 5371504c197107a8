/** Strength by category, as far as the client calculates it: for previews, and for Rome's hidden cards. */
import { kindOf, LETTERS } from "../api/notation";
import type { Standing } from "../api/wire";
import { BONUS_FOR, ROME_NEEDS } from "../i18n/rules_text";

const [FLEET, ARMY] = [LETTERS.indexOf("F"), LETTERS.indexOf("A")];

/** Strength from printed symbols, with the bonuses of Fleet and Army. */
export function strengths(symbols: readonly number[]): number[] {
  const bonus = (place: number): number => Math.floor((symbols[place] ?? 0) / BONUS_FOR);
  return symbols.map((printed, place) =>
    place === ARMY ? printed + bonus(FLEET) : place === FLEET ? printed + bonus(ARMY) : printed,
  );
}

/** The printed symbols of cards, by category. */
export function symbolsOf(cards: readonly string[]): number[] {
  const symbols = LETTERS.map(() => 0);
  for (const card of cards) {
    const { letter, symbols: more } = kindOf(card);
    const place = LETTERS.indexOf(letter);
    symbols[place] = (symbols[place] ?? 0) + more;
  }
  return symbols;
}

/** A standing against other cards of Rome; points stay as they are. */
export function against(standing: Standing, cards: readonly string[]): Standing {
  const strong = strengths(symbolsOf(cards));
  const categories = standing.categories.map((each, place) => {
    const rome = strong[place] ?? 0;
    const stronger = each.seats.flatMap((strength, seat) => (strength > rome ? [seat] : []));
    return { ...each, rome, stronger, rome_holds: stronger.length === 0 };
  });
  const held = categories.filter((each) => each.rome_holds).length;
  return { ...standing, categories, rome_holds: held, rome_wins: held >= ROME_NEEDS };
}
