/** The table between two snapshots: the effect of each event, before and after its cards have moved. */
import { LETTERS } from "../../api/notation";
import type { GameEvent, Legion, Mine, Player, Public } from "../../api/wire";

/** What is shown of a game at one moment. */
export interface Snapshot {
  public: Public;
  mine: Mine | null;
}

/** The snapshot without a decision: nothing can be done while something happens. */
export const undecided = ({ public: open, mine }: Snapshot): Snapshot => ({
  public: { ...open, forced: null },
  mine: mine === null ? null : { ...mine, question: null, undo: 0, undo_to_choice: 0 },
});

const isOwn = ({ mine }: Snapshot, seat: number): boolean => mine?.seat === seat;

export function changed(shown: Snapshot, open: Partial<Public>, mine: Partial<Mine> = {}): Snapshot {
  return {
    public: { ...shown.public, ...open },
    mine: shown.mine === null ? null : { ...shown.mine, ...mine },
  };
}

/** The order in which hands and displays are shown. */
export function inOrder(cards: readonly string[]): string[] {
  const rank = (card: string): string => `${LETTERS.indexOf(card.charAt(0) as never)}${card.slice(1)}`;
  return cards.toSorted((one, other) => rank(one).localeCompare(rank(other)));
}

export function without(cards: readonly string[], card: string | null): string[] {
  const place = card === null ? -1 : cards.indexOf(card);
  return cards.filter((_, number) => number !== place);
}

function withPlayer(shown: Snapshot, seat: number, change: (player: Player) => Partial<Player>): Snapshot {
  const players = shown.public.players.map((each, number) =>
    number === seat ? { ...each, ...change(each) } : each,
  );
  return changed(shown, { players });
}

/** Change the groups under the legions; prices follow from worth and discount. */
function withGroup(shown: Snapshot, legion: number, change: (group: string[]) => string[]): Snapshot {
  const { legions, players, takes } = shown.public;
  const next = legions.map((each, place) => {
    if (place + 1 !== legion) return each;
    const cards = change(each.cards);
    const worth = cards.reduce((sum, card) => sum + Number(card[2]), 0);
    const prices = players.map(({ discount }) => (cards.length === 0 ? 0 : Math.max(0, worth - discount)));
    return { cards, worth, prices };
  });
  return changed(shown, { legions: next, takes: takes === 0 ? 0 : richest(next) });
}

/** The legion that Rome would empty: the first of those that are worth most. */
function richest(legions: readonly Legion[]): number {
  const filled = legions.filter(({ cards }) => cards.length > 0);
  const most = Math.max(...filled.map(({ worth }) => worth));
  return legions.findIndex(({ cards, worth }) => cards.length > 0 && worth === most) + 1;
}

const withPile = (shown: Snapshot, more: number): Snapshot =>
  changed(shown, { pile: Math.max(0, shown.public.pile + more) });

/** Add aurei to a purse, as far as it is seen. */
export function withAurei(shown: Snapshot, seat: number, more: number): Snapshot {
  const counted = withPlayer(shown, seat, ({ aurei }) => (aurei === null ? {} : { aurei: aurei + more }));
  if (!isOwn(shown, seat) || shown.mine === null) return counted;
  return changed(counted, {}, { aurei: shown.mine.aurei + more });
}

function withHand(shown: Snapshot, seat: number, cards: (string | null)[]): Snapshot {
  const counted = withPlayer(shown, seat, ({ hand }) => (hand === null ? {} : { hand: hand + cards.length }));
  if (!isOwn(shown, seat) || shown.mine === null) return counted;
  const known = cards.filter((card) => card !== null);
  return changed(counted, {}, { hand: inOrder([...shown.mine.hand, ...known]) });
}

function fromHand(shown: Snapshot, seat: number, card: string): Snapshot {
  const counted = withPlayer(shown, seat, ({ hand }) => (hand === null ? {} : { hand: hand - 1 }));
  if (!isOwn(shown, seat) || shown.mine === null) return counted;
  return changed(counted, {}, { hand: without(shown.mine.hand, card) });
}

/** Change the cards just drawn: an own one is known, of others only the number is. */
function withView(shown: Snapshot, seat: number, card: string | null, more: 1 | -1): Snapshot {
  const { turn } = shown.public;
  const counted = changed(shown, { turn: { ...turn, in_view: Math.max(0, turn.in_view + more) } });
  if (!isOwn(shown, seat) || shown.mine === null) return counted;
  const { view } = shown.mine;
  return changed(
    counted,
    {},
    { view: more < 0 ? without(view, card) : card === null ? view : [...view, card] },
  );
}

function withDisplay(shown: Snapshot, seat: number, card: string): Snapshot {
  const place = LETTERS.indexOf(card.charAt(0) as never);
  const add = (counts: number[], more: number): number[] =>
    counts.map((count, number) => (number === place ? count + more : count));
  return withPlayer(shown, seat, ({ display, cards, symbols }) => ({
    display: inOrder([...display, card]),
    cards: add(cards, 1),
    symbols: add(symbols, Number(card[1])),
  }));
}

/** The table while the cards of an event are on their way: they have left, and nothing has changed yet. */
export function left(shown: Snapshot, event: GameEvent): Snapshot {
  switch (event.type) {
    case "Saw":
    case "Filled":
      return withPile(shown, -1);
    case "Took":
    case "Kept":
    case "Buried":
    case "Offered":
    case "Laid":
      return withView(shown, event.seat, event.card, -1);
    case "Bought":
      return withGroup(shown, event.legion, () => []);
    case "Played":
      return fromHand(shown, event.seat, event.card);
    case "RomeTook":
      return withGroup(shown, event.legion, (group) => event.cards.reduce<string[]>(without, group));
    default:
      return shown;
  }
}

/** The table when the cards of an event have landed; `shown` is the table while they were on their way. */
export function landed(shown: Snapshot, event: GameEvent): Snapshot {
  switch (event.type) {
    case "Saw":
      return withView(shown, event.seat, event.card, 1);
    case "Took":
    case "Kept":
      return withHand(shown, event.seat, [event.card]);
    case "Bought":
      return withHand(shown, event.seat, event.cards);
    case "Buried":
      return withPile(shown, 1);
    case "Offered":
    case "Filled":
      return withGroup(shown, event.legion, (group) => [...group, event.card]);
    case "Played":
    case "Laid":
      return withDisplay(shown, event.seat, event.card);
    case "RomeTook":
      return changed(shown, { rome: inOrder([...shown.public.rome, ...event.cards]) });
    case "Received":
      return withAurei(shown, event.seat, event.aurei);
    case "Peeked":
      return withPlayer(shown, event.seat, () => ({ peeked: true }));
    case "Conspired":
      return changed(shown, { conspirator: event.seat });
    case "RoundBegan":
      return changed(shown, { round: event.round, starter: event.starter });
    case "TurnBegan":
      return changed(shown, { active: event.seat, deciding: event.seat });
    default:
      return shown;
  }
}
