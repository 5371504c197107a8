/**
 * How a deal follows from a secret and the nonces of the seats, as `examples/fair_deal.py` computes
 * it: a Fisher-Yates shuffle with numbers from HMAC-SHA-256.
 */
import type { Fair } from "../../api/wire";
import { bytesOf, hex, hmac, sha256, utf8 } from "./sha256";

/** The parts of a record that the deal decides. */
export interface DealtRecord {
  pile: string[];
  aside: string[];
  players: string[];
}

/** What a deal should have been, computed from its inputs. */
export interface Recomputed {
  /** The SHA-256 of the secret. */
  commitment: string;
  /** The pile, in the order in which it is drawn. */
  pile: string[];
  /** The starting player, as the number of the seat in the request for the table. */
  starter: number;
}

const WORDS = 2 ** 32;
const CATEGORIES = "WFARSLI";
/** The number of players above which every card is there twice. */
const MOST_WITH_ONE_COPY = 4;

/** The inputs of a deal computed anew; null if the secret is no sequence of bytes. */
export function recompute(fair: Fair, record: DealtRecord): Recomputed | null {
  const secret = bytesOf(fair.secret);
  if (secret === null) return null;
  return {
    commitment: hex(sha256(secret)),
    pile: dealtPile(secret, fair.nonces, record),
    starter: below(record.players.length, numbers(secret, "pax-starter-1")),
  };
}

function dealtPile(secret: Uint8Array, nonces: string[], record: DealtRecord): string[] {
  const stream = numbers(secret, `pax-deal-1${nonces.map((nonce) => `|${hex(utf8(nonce))}`).join("")}`);
  const order = inOrder([...record.pile, ...record.aside]);
  const isDouble = record.players.length > MOST_WITH_ONE_COPY;
  const single = order.filter((_, place) => !isDouble || place % 2 === 0);
  const whole = isDouble ? [...single] : [];
  shuffle(single, stream);
  const pile = [...whole, ...single.slice(0, record.pile.length - whole.length)];
  shuffle(pile, stream);
  return pile;
}

/** Cards by category, then by their notation. */
export function inOrder(cards: readonly string[]): string[] {
  const categoryOf = (card: string): number => CATEGORIES.indexOf(card.charAt(0));
  return [...cards].sort((one, other) => {
    const byCategory = categoryOf(one) - categoryOf(other);
    return byCategory !== 0 ? byCategory : one < other ? -1 : one > other ? 1 : 0;
  });
}

/** The 32-bit numbers that follow from the secret and a message. */
export function* numbers(secret: Uint8Array, message: string): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = new DataView(hmac(secret, utf8(`${message}#${String(counter)}`)).buffer);
    for (let place = 0; place < block.byteLength; place += 4) yield block.getUint32(place);
  }
}

/** An unbiased number below `sides`; numbers from the incomplete range are rejected. */
export function below(sides: number, stream: Generator<number, never>): number {
  let number = stream.next().value;
  while (number >= WORDS - (WORDS % sides)) number = stream.next().value;
  return number % sides;
}

export function shuffle(cards: string[], stream: Generator<number, never>): void {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, stream);
    [cards[last], cards[other]] = [cards[other] ?? "", cards[last] ?? ""];
  }
}
