/** What somebody with a perfect memory knows from what this seat was told. */
import { kindsOf, type Counts } from "../api/deck_table";
import type { GameEvent, Mine, Public, TableNews } from "../api/wire";
import { FIRST_AUREI, TWO_COPIES_FROM } from "../i18n/rules_text";

export interface Recollection {
  /** The aurei and the cards in hand of each seat, counted from what everybody saw. */
  aurei: number[];
  hands: number[];
  /** The cards that each seat bought in the open and has not played. */
  bought: string[][];
  /** The cards that this seat buried, oldest first, each with the number of cards buried after it. */
  buried: { card: string; below: number }[];
}

/** Recall a game from its log; null if the log is not known from the beginning of the game. */
export function recollect(
  news: readonly TableNews[],
  players: number,
  seat: number | null,
): Recollection | null {
  const begin = news.findLastIndex(({ type }) => type === "begun");
  if (begin < 0) return null;
  const memory = new Memory(players, seat);
  for (const event of standing(news.slice(begin))) memory.add(event);
  return memory.recollection;
}

/** The events of the moves that were not taken back. */
function standing(news: readonly TableNews[]): GameEvent[] {
  const moves: GameEvent[][] = [];
  for (const each of news) {
    if (each.type !== "moved" && each.type !== "begun") continue;
    const back = each.events.find((event) => event.type === "TookBack");
    if (back === undefined) moves.push(each.events);
    else moves.splice(Math.max(1, moves.length - back.moves));
  }
  return moves.flat();
}

class Memory {
  readonly #aurei: number[];
  readonly #hands: number[];
  readonly #bought: string[][];
  /** Every buried card in order; null if this seat does not know it. */
  readonly #buried: (string | null)[] = [];

  constructor(
    players: number,
    private readonly seat: number | null,
  ) {
    this.#aurei = Array<number>(players).fill(FIRST_AUREI);
    this.#hands = Array<number>(players).fill(0);
    this.#bought = Array.from({ length: players }, () => []);
  }

  add(event: GameEvent): void {
    switch (event.type) {
      case "Kept":
      case "Took":
        return this.#receive(event.seat, 0, 1);
      case "Bought":
        this.#bought[event.seat]?.push(...event.cards);
        return this.#receive(event.seat, -event.price, event.cards.length);
      case "Played":
        this.#play(event.seat, event.card);
        return this.#receive(event.seat, -event.price, -1);
      case "Received":
        return this.#receive(event.seat, event.aurei, 0);
      case "Buried":
        this.#buried.push(event.seat === this.seat ? event.card : null);
    }
  }

  get recollection(): Recollection {
    const buried = this.#buried.flatMap((card, place) =>
      card === null ? [] : [{ card, below: this.#buried.length - 1 - place }],
    );
    return { aurei: this.#aurei, hands: this.#hands, bought: this.#bought, buried };
  }

  #receive(seat: number, aurei: number, cards: number): void {
    this.#aurei[seat] = (this.#aurei[seat] ?? 0) + aurei;
    this.#hands[seat] = (this.#hands[seat] ?? 0) + cards;
  }

  #play(seat: number, card: string): void {
    const bought = this.#bought[seat];
    const place = bought?.indexOf(card) ?? -1;
    if (place >= 0) bought?.splice(place, 1);
  }
}

/** The own buried cards that are still in the pile, the next to be drawn first. */
export const inPile = ({ buried }: Recollection, pile: number): Recollection["buried"] =>
  buried.filter(({ below }) => below < pile);

/** How many cards of each kind this seat cannot locate: in the pile, in hands, with Rome, or aside. */
export function unseen(
  deck: Counts,
  open: Public,
  mine: Mine | null,
  memory: Recollection,
): { card: string; count: number }[] {
  const located = [
    ...open.rome,
    ...open.legions.flatMap(({ cards }) => cards),
    ...open.players.flatMap(({ display }) => display),
    ...(mine?.hand ?? []),
    ...(mine?.view ?? []),
    ...(mine?.hidden ?? []),
    ...inPile(memory, open.pile).map(({ card }) => card),
    ...memory.bought.flatMap((cards, seat) => (seat === mine?.seat ? [] : cards)),
  ];
  const copies = open.players.length >= TWO_COPIES_FROM ? 2 : 1;
  return kindsOf(deck).map((card) => ({
    card,
    count: (deck[card] ?? 0) * copies - located.filter((each) => each === card).length,
  }));
}
