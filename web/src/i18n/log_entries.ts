/** The log in words. Successive moves of one seat form one entry, dated by the last of them. */
import { endsLine, newsLines } from "./events";
import { titleOf, type Voice } from "./voice";
import type { GameEvent, TableNews } from "../api/wire";
import { words } from "./words.svelte";

export interface Entry {
  seq: number;
  text: string;
  /** What follows from the move: what Rome takes, a new round, whose turn it is now. */
  then: string;
  /** The seat whose moves it tells, if it begins with that player's name. */
  who: string;
  /** Whether the table can be shown as it was after this entry. */
  isMoment: boolean;
}

interface CachedText {
  text: string;
  then: string;
  first: TableNews;
  reader: string;
}

const NOTHING: Entry = { seq: 0, text: "", then: "", who: "", isMoment: false };
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

/** Cache of entries by their last news; only the newest entry is built again. */
const known = new WeakMap<TableNews, CachedText>();

export function entriesOf(news: readonly TableNews[], voice: Voice): Entry[] {
  const reader = `${words.language} ${String(voice.seat)} ${voice.names.join()}`;
  return groups(
    news.filter((each) => each.type !== "seated" || !OMITTED.has(each.how)),
    voice,
  )
    .map((group) => entry(group, voice, reader))
    .filter(({ text, then }) => text !== "" || then !== "");
}

function groups(news: readonly TableNews[], voice: Voice): TableNews[][] {
  const found: TableNews[][] = [];
  for (const each of news) {
    const group = found.at(-1);
    if (group !== undefined && continues(group.at(-1), each, voice)) group.push(each);
    else found.push([each]);
  }
  return found;
}

function continues(last: TableNews | undefined, next: TableNews, voice: Voice): boolean {
  if (next.type !== "moved" || last?.type !== "moved" || last.seat !== next.seat) return false;
  return !last.events.some((event) => endsLine(event, voice));
}

function entry(group: TableNews[], voice: Voice, reader: string): Entry {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) return NOTHING;
  let cached = known.get(last);
  if (cached?.first !== first || cached.reader !== reader) {
    cached = { ...textOf(group, last, voice), first, reader };
    known.set(last, cached);
  }
  const isMoment = last.type === "moved" || last.type === "begun";
  return {
    seq: last.seq,
    text: cached.text,
    then: cached.then,
    who: beginner(last, cached.text, voice),
    isMoment,
  };
}

function beginner(news: TableNews, text: string, voice: Voice): string {
  if (news.type !== "moved" && news.type !== "said") return "";
  const name = news.type === "said" ? news.name : titleOf(voice, news.seat);
  return text.startsWith(name) ? name : "";
}

function textOf(group: TableNews[], last: TableNews, voice: Voice): Pick<CachedText, "text" | "then"> {
  if (last.type === "begun") return { text: textBefore(last, voice), then: "" };
  if (last.type !== "moved") return { text: newsLines(last, voice).join(" "), then: "" };
  const events = group.flatMap((each) => (each.type === "moved" ? each.events : []));
  const end = events.findIndex(({ type }) => FOLLOWS.has(type));
  const words = (some: GameEvent[]): string => newsLines({ ...last, events: some }, voice).join(" ");
  if (end < 0) return { text: words(events), then: "" };
  return { text: words(events.slice(0, end)), then: words(events.slice(end)) };
}

/** What happened before a table began, such as half a game from a record: one line for each turn. */
function textBefore(news: TableNews & { type: "begun" }, voice: Voice): string {
  const turns: { by: number | null; events: GameEvent[] }[] = [];
  for (const event of news.events) {
    const by = "seat" in event ? event.seat : null;
    const turn = turns.at(-1);
    if (turn?.by === by) turn.events.push(event);
    else turns.push({ by, events: [event] });
  }
  const lines = turns.map(({ events }) => newsLines({ ...news, events }, voice).join(" "));
  return lines.filter((line) => line !== "").join("\n");
}
