/** The log as turns: for each a name, what was done, the aurei paid and received, and what followed. */
import type { GameEvent, TableNews } from "../api/wire";
import { called, newsLines, report, type ReportLine } from "./events";
import { titleOf, type Voice } from "./voice";
import { words } from "./words.svelte";

export interface TurnLine {
  /** The player's seat if the line begins with another name than the turn's. */
  seat: number | null;
  name: string;
  /** The actions, or the sentence; `text` is the whole line as the terminal writes it. */
  parts: TextPiece[][];
  text: string;
  /** Set if the line is about a new round. */
  round?: number;
}

/** A piece of a text: words, or a card with its name in words. */
export interface TextPiece {
  text: string;
  card?: string;
}

export interface Turn {
  /** The number of its first entry: the same while the turn grows. */
  key: number;
  /** The number of its last entry. */
  seq: number;
  /** The seat whose turn it is; null for the deal, and for changes of seats. */
  seat: number | null;
  name: string;
  paid: number;
  received: number;
  lines: TurnLine[];
  /** What follows from the turn: what Rome takes, a new round, the end. */
  then: TurnLine[];
  /** Whether the table can be shown as it was after this turn. */
  isMoment: boolean;
}

type Said = TableNews & { type: "said" };
interface CachedTurn {
  turn: Turn;
  first: TableNews | undefined;
  reader: string;
}

/** Events of the set-up, in which nobody answers anybody. */
const SETUP = new Set<GameEvent["type"]>(["Kept", "Laid"]);
const FOLLOWS = new Set<GameEvent["type"]>([
  "RomeTook",
  "Filled",
  "RoundBegan",
  "TurnBegan",
  "Turned",
  "Ended",
]);
/** Seat changes that the table shows by itself and the log omits. */
const OMITTED = new Set(["ready", "arrived"]);

/** Cache of turns by their last news; only the newest turn is built again. */
const known = new WeakMap<TableNews, CachedTurn>();

/** The chat, which is apart from the log. */
export const chatOf = (news: readonly TableNews[]): Said[] =>
  news.filter((each): each is Said => each.type === "said");

export function turnsOf(news: readonly TableNews[], voice: Voice): Turn[] {
  const reader = `${words.language} ${String(voice.seat)} ${voice.names.join()}`;
  const turns: TableNews[][] = [];
  for (const each of news.flatMap(divided)) {
    if (each.type === "said" || (each.type === "seated" && OMITTED.has(each.how))) continue;
    const turn = turns.at(-1);
    if (turn !== undefined && staysInTurn(turn, each)) turn.push(each);
    else turns.push([each]);
  }
  return turns
    .map((turn) => cachedTurn(turn, voice, reader))
    .filter(({ lines, then }) => lines.length + then.length > 0);
}

function cachedTurn(news: readonly TableNews[], voice: Voice, reader: string): Turn {
  const [first] = news;
  const last = news.at(-1);
  const cached = last === undefined ? undefined : known.get(last);
  if (cached?.first === first && cached?.reader === reader) return cached.turn;
  const turn = turnOf(news, voice);
  if (last !== undefined) known.set(last, { turn, first, reader });
  return turn;
}

/** The turns of a record with which a game begins, as if they had been played at this table. */
const divisions = new WeakMap<TableNews, TableNews[]>();
/** Those turns whose moment cannot be shown. */
const before = new WeakSet<TableNews>();
/** Numbers of such turns lie between those of the log. */
const PART = 1 / 4096;

function divided(news: TableNews): readonly TableNews[] {
  if (news.type !== "begun") return [news];
  const known = divisions.get(news);
  if (known !== undefined) return known;
  const [deal = [], ...turns] = turnsIn(news.events);
  let active = activeAfter(deal, 0);
  const found: TableNews[] = [{ ...news, events: deal }];
  for (const [place, events] of turns.entries()) {
    const seq = news.seq + (place + 1) * PART;
    found.push({ type: "moved", seq, at: news.at, seat: active, by: "person", events });
    active = activeAfter(events, active);
  }
  for (const each of found.slice(0, -1)) before.add(each);
  divisions.set(news, found);
  return found;
}

/** Divide events where a turn ends; what follows from a turn belongs to it. */
function turnsIn(events: readonly GameEvent[]): GameEvent[][] {
  const turns: GameEvent[][] = [[]];
  let hasEnded = false;
  for (const event of events) {
    const follows = FOLLOWS.has(event.type);
    if (hasEnded && !follows && event.type !== "Asked") turns.push([]);
    hasEnded = follows || (hasEnded && event.type === "Asked");
    turns.at(-1)?.push(event);
  }
  return turns;
}

const activeAfter = (events: readonly GameEvent[], active: number): number =>
  events.findLast((event) => event.type === "TurnBegan")?.seat ?? active;

const eventsOf = (news: readonly TableNews[]): GameEvent[] =>
  news.flatMap((each) => (each.type === "moved" || each.type === "begun" ? each.events : []));

/** Whether a move belongs to the turn before it, as an answer to a Senator does. */
function staysInTurn(turn: readonly TableNews[], next: TableNews): boolean {
  const [first] = turn;
  if (first?.type !== "moved" || next.type !== "moved") return false;
  const events = eventsOf(turn);
  if (events.some(({ type }) => FOLLOWS.has(type))) return false;
  return first.seat === next.seat || !events.some(({ type }) => SETUP.has(type));
}

function turnOf(news: readonly TableNews[], voice: Voice): Turn {
  const [first] = news;
  const last = news.at(-1);
  const seat = first?.type === "moved" ? first.seat : null;
  const events = eventsOf(news);
  const end = events.findIndex(({ type }) => FOLLOWS.has(type));
  const done = end < 0 ? events : events.slice(0, end);
  return {
    key: first?.seq ?? 0,
    seq: Math.floor(last?.seq ?? 0),
    seat,
    name: seat === null ? "" : titleOf(voice, seat),
    ...coinsOf(done, seat),
    lines: hasEvents(first) ? linesOf(done, seat, voice) : linesBefore(first, voice),
    then: end < 0 ? [] : thenOf(events.slice(end), seat, voice),
    isMoment: (last?.type === "moved" || last?.type === "begun") && !before.has(last),
  };
}

/** What follows from a turn; the line about a new round is marked. */
function thenOf(events: readonly GameEvent[], seat: number | null, voice: Voice): TurnLine[] {
  const place = events.findIndex(({ type }) => type === "RoundBegan");
  const began = events[place];
  if (began?.type !== "RoundBegan") return linesOf(events, seat, voice);
  const round = linesOf([began], seat, voice).map((line) => ({ ...line, round: began.round }));
  return [
    ...linesOf(events.slice(0, place), seat, voice),
    ...round,
    ...linesOf(events.slice(place + 1), seat, voice),
  ];
}

function coinsOf(events: readonly GameEvent[], seat: number | null): Pick<Turn, "paid" | "received"> {
  let paid = 0;
  let received = 0;
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.type === "Bought" || event.type === "Played") paid += event.price;
    else if (event.type === "Received") received += event.aurei;
  }
  return { paid, received };
}

function linesOf(events: readonly GameEvent[], seat: number | null, voice: Voice): TurnLine[] {
  const cards = cardsOf(events);
  return report(events, voice).map((line) => turnLine(line, seat, cards, voice));
}

function turnLine(line: ReportLine, seat: number | null, cards: string[], voice: Voice): TurnLine {
  const isOther = line.seat !== null && line.seat !== seat;
  return {
    seat: isOther ? line.seat : null,
    name: isOther && line.seat !== null ? titleOf(voice, line.seat) : "",
    parts: line.parts.map((part) => pieces(part, cards)),
    text: line.text,
  };
}

const hasEvents = (news: TableNews | undefined): boolean => news?.type === "moved" || news?.type === "begun";

/** A change of seats. */
function linesBefore(news: TableNews | undefined, voice: Voice): TurnLine[] {
  if (news === undefined) return [];
  return newsLines(news, voice).map((text) => ({ seat: null, name: "", parts: [[{ text }]], text }));
}

function cardsOf(events: readonly GameEvent[]): string[] {
  const cards = events.flatMap((event) => {
    if ("cards" in event) return event.cards;
    return "card" in event && event.card !== null ? [event.card] : [];
  });
  return [...new Set(cards)];
}

/** Split a text at the names of cards. */
function pieces(text: string, cards: readonly string[]): TextPiece[] {
  const found: TextPiece[] = [];
  let rest = text;
  while (rest !== "") {
    const next = firstCard(rest, cards);
    if (next === null) return [...found, { text: rest }];
    if (next.at > 0) found.push({ text: rest.slice(0, next.at) });
    found.push({ text: next.name, card: next.card });
    rest = rest.slice(next.at + next.name.length);
  }
  return found;
}

function firstCard(
  text: string,
  cards: readonly string[],
): { at: number; name: string; card: string } | null {
  let first: { at: number; name: string; card: string } | null = null;
  for (const card of cards) {
    const name = called(card);
    const at = text.indexOf(name);
    if (at >= 0 && (first === null || at < first.at)) first = { at, name, card };
  }
  return first;
}
