/** A sound move for somebody who does not know the game yet, and why: for the guided first game. */
import { kindOf, LETTERS, parseMove, type Letter } from "../../api/notation";
import type { Mine, Player, Public } from "../../api/wire";

/** Why a move is suggested; the message `first-why-NAME` says it. */
export type Why = "draw" | "peek" | "new" | "beats" | "room" | "useful" | "rome" | "spare" | "skip" | "end";

export interface Suggestion {
  readonly move: string;
  readonly why: Why;
}

/** What a card is worth to a player, in points as a beginner would count them, and the largest reason. */
interface Use {
  readonly points: number;
  readonly why: Why;
}

const NEW_CATEGORY = 5;
const BEATS_ROME = 3;
const MAKES_ROOM = 3;
const OVER_THE_LIMIT = 3;
/** A card that is worth less is not taken, bought or paid for. */
const WORTH_HAVING = 4;

/** The suggestion for this decision; null if there is none to make. */
export function suggestion(open: Public, mine: Mine, peeks: boolean): Suggestion | null {
  const moves = (mine.question?.moves ?? []).map(({ move }) => move);
  if (moves.length === 0) return null;
  if (open.step === "beginning") {
    return peeks && moves.includes("peek") ? { move: "peek", why: "peek" } : first(moves, "draw", "draw");
  }
  if (open.step === "placing") return placing(open, mine, moves);
  if (open.step === "buying") return buying(open, mine);
  if (open.step === "playing") return playing(open, mine);
  return first(moves, "", "useful");
}

function first(moves: readonly string[], verb: string, why: Why): Suggestion | null {
  const move = moves.find((each) => each.startsWith(verb));
  return move === undefined ? null : { move, why };
}

function placing(open: Public, mine: Mine, moves: readonly string[]): Suggestion | null {
  const cards = [...mine.view].sort(
    (one, other) => use(open, mine, other).points - use(open, mine, one).points,
  );
  const [best, worst] = [cards[0], cards.at(-1)];
  if (best === undefined || worst === undefined) return first(moves, "", "spare");
  const { points, why } = use(open, mine, best);
  const take = `take ${best}`;
  if (moves.includes(take) && (points >= WORTH_HAVING || open.turn.to_come === 0)) return { move: take, why };
  const bury = `bury ${worst}`;
  const offer = cheapestOffer(open, moves, worst);
  const isStrong = kindOf(worst).symbols > 1;
  if (moves.includes(bury) && (isStrong || offer === null)) return { move: bury, why: "rome" };
  return offer === null ? first(moves, "", "spare") : { move: offer, why: "spare" };
}

/** Offer where Rome is least likely to take it: under the legion that is worth least. */
function cheapestOffer(open: Public, moves: readonly string[], card: string): string | null {
  const worth = (move: string): number => open.legions[(parseMove(move).legion ?? 1) - 1]?.worth ?? 0;
  const offers = moves.filter((move) => move.startsWith(`offer ${card}`));
  return offers.sort((one, other) => worth(one) - worth(other))[0] ?? null;
}

function buying(open: Public, mine: Mine): Suggestion {
  let best: Suggestion = { move: "skip", why: "skip" };
  let most = WORTH_HAVING;
  for (const { move, costs = 0 } of mine.question?.moves ?? []) {
    const cards = open.legions[(parseMove(move).legion ?? 0) - 1]?.cards ?? [];
    const uses = cards.map((card) => use(open, mine, card)).sort((one, other) => other.points - one.points);
    const points = uses.reduce((sum, each) => sum + each.points, 0) - costs;
    if (uses[0] !== undefined && points >= most) {
      most = points;
      best = { move, why: uses[0].why };
    }
  }
  return best;
}

function playing(open: Public, mine: Mine): Suggestion {
  let best: Suggestion = { move: "end", why: "end" };
  let most = 0;
  for (const { move, costs = 0 } of mine.question?.moves ?? []) {
    const { card } = parseMove(move);
    if (card === null) continue;
    const { points, why } = use(open, mine, card, false);
    // The first card is free; a paid one must be worth its price.
    const gain = points - 2 * costs;
    if (gain > most) {
      most = gain;
      best = { move, why };
    }
  }
  return best;
}

function use(open: Public, mine: Mine, card: string, countsHand = true): Use {
  const { letter, symbols } = kindOf(card);
  const own = open.players[mine.seat];
  if (own === undefined) return { points: symbols, why: "useful" };
  const isNew = row(own.cards, letter) === 0 && !(countsHand && mine.hand.some((each) => each[0] === letter));
  const reasons: Use[] = [
    { points: isNew ? NEW_CATEGORY : 0, why: "new" },
    { points: beatsRome(open, mine.seat, letter, symbols) ? BEATS_ROME : 0, why: "beats" },
    { points: makesRoom(own, mine, letter, symbols) ? MAKES_ROOM : 0, why: "room" },
    { points: symbols, why: "useful" },
  ];
  const sum = reasons.reduce((all, { points }) => all + points, 0);
  const largest = reasons.reduce((one, other) => (other.points > one.points ? other : one));
  return { points: sum - (isOverLimit(own, letter, symbols) ? OVER_THE_LIMIT : 0), why: largest.why };
}

const row = (numbers: readonly number[], letter: Letter): number => numbers[LETTERS.indexOf(letter)] ?? 0;

/** Whether these symbols make the player stronger than Rome, who is not yet. */
function beatsRome(open: Public, seat: number, letter: Letter, symbols: number): boolean {
  const found = open.standing.categories[LETTERS.indexOf(letter)];
  const strength = found?.seats[seat] ?? 0;
  return found !== undefined && strength <= found.rome && strength + symbols > found.rome;
}

function isOverLimit(own: Player, letter: Letter, symbols: number): boolean {
  return (letter === "F" || letter === "A") && row(own.symbols, letter) + symbols > own.limit;
}

/** Whether a Land or an Intrigue lets the player play a Fleet or an Army of the hand. */
function makesRoom(own: Player, mine: Mine, letter: Letter, symbols: number): boolean {
  if (letter !== "L" && letter !== "I") return false;
  const waits = mine.hand.map(kindOf).some((each) => isOverLimit(own, each.letter, each.symbols));
  return waits && row(own.symbols, letter) + symbols > own.limit;
}
