/** Events in words, for the log and for screen readers. */
import type { GameEvent, TableNews } from "../api/wire";
import { aurei, cardCount, joined, listed, nameOf, sayOf, titleOf, type Voice } from "./voice";
import { t, type Arguments } from "./words.svelte";
import messages from "./event_messages.json";

type Form = "number" | "ordinal" | "aurei" | "card" | "described" | "cards" | "names";
type Presence = "some" | "one" | "none";

/** One message for an event, as `pax/text/event_messages.py` explains; `make web-events` writes the table. */
interface EventMessage {
  message: string;
  arguments?: Record<string, number | [Form, string]>;
  when?: Record<string, Presence>;
  about?: string | null;
  brief?: boolean;
  counted?: boolean;
  ends_line?: boolean;
}

const MESSAGES = messages as unknown as Record<GameEvent["type"], EventMessage[]>;

/** An action of another seat, with the number of repetitions if its cards are hidden. */
interface Action {
  row: EventMessage;
  event: GameEvent;
  times: number;
}

/** The first row of an event's kind whose conditions hold; undefined if the event has no message. */
function rowOf(event: GameEvent, voice: Voice): EventMessage | undefined {
  return MESSAGES[event.type].find(({ when = {} }) =>
    Object.entries(when).every(([name, presence]) =>
      holds(name === "solo" ? voice.solo : field(event, name), presence),
    ),
  );
}

function holds(value: unknown, presence: Presence): boolean {
  const size = Array.isArray(value) ? value.length : Number(Boolean(value));
  if (presence === "one") return size === 1;
  return size > 0 === (presence === "some");
}

const field = (event: GameEvent, name: string): unknown =>
  (event as unknown as Record<string, unknown>)[name];

function say(row: EventMessage, id: string, event: GameEvent, voice: Voice, times = 1): string {
  const args: Arguments = {};
  for (const [name, how] of Object.entries(row.arguments ?? {})) {
    args[name] = typeof how === "number" ? how : argument(how[0], field(event, how[1]), voice);
  }
  if (times > 1) args["card"] = cardCount(times);
  if (row.about === null) return t(id, args);
  return sayOf(voice, Number([field(event, row.about ?? "seat")].flat()[0]), id, args);
}

function argument(form: Form, value: unknown, voice: Voice): string | number {
  switch (form) {
    case "number":
      return Number(value);
    case "ordinal":
      return Number(value) + 1;
    case "aurei":
      return aurei(Number(value));
    case "card":
    case "described":
      return card(value as string | null);
    case "cards":
      return listed((value as string[]).map(card));
    case "names":
      return joined((value as number[]).map((seat) => nameOf(voice, seat)));
  }
}

/** An event as a sentence. */
export function eventLine(event: GameEvent, voice: Voice): string | null {
  const row = rowOf(event, voice);
  return row === undefined ? null : say(row, row.message, event, voice);
}

/** Whether the text after an event begins on a new line. */
export function endsLine(event: GameEvent, voice: Voice): boolean {
  return rowOf(event, voice)?.ends_line ?? false;
}

/** A line of a report: a sentence, or the name of another seat and its successive actions. */
export interface ReportLine {
  /** The seat whose actions are listed; null if the line is one sentence. */
  seat: number | null;
  parts: string[];
  text: string;
}

/** A brief report: successive actions of another seat form one line. */
export function report(events: readonly GameEvent[], voice: Voice): ReportLine[] {
  const lines: ReportLine[] = [];
  let who: number | null = null;
  let actions: Action[] = [];
  const endLine = (): void => {
    if (actions.length > 0 && who !== null) {
      const parts = actions.map(({ row, event, times }) =>
        say(row, `${row.message}.brief`, event, voice, times),
      );
      const text = t("event-list", { name: titleOf(voice, who), what: listed(parts) });
      lines.push({ seat: who, parts, text });
    }
    actions = [];
  };
  for (const event of events) {
    const seat = "seat" in event ? event.seat : null;
    if (seat !== who && event.type !== "Asked") endLine();
    const row = rowOf(event, voice);
    if (row === undefined) continue;
    if (seat === null || seat === voice.seat) {
      const text = say(row, row.message, event, voice);
      lines.push({ seat: null, parts: [text], text });
    } else if (row.brief ?? true) {
      who = seat;
      const last = actions.at(-1);
      if (last !== undefined && isCounted(row, event) && same(last.event, event)) last.times += 1;
      else actions.push({ row, event, times: 1 });
    }
    if (row.ends_line) endLine();
  }
  endLine();
  return lines;
}

/** The lines of a brief report as text. */
export const briefly = (events: readonly GameEvent[], voice: Voice): string[] =>
  report(events, voice).map(({ text }) => text);

const isCounted = (row: EventMessage, event: GameEvent): boolean =>
  row.counted === true && field(event, "card") === null;
const same = (one: GameEvent, other: GameEvent): boolean => JSON.stringify(one) === JSON.stringify(other);

const card = (written: string | null): string =>
  written === null ? t("unknown-card") : t("web-card", shortly(written));

function shortly(written: string): Arguments {
  return {
    category: t(`category-${written[0] ?? ""}`),
    symbols: Number(written[1]),
    value: Number(written[2]),
    card: written,
  };
}

/** The short name of a card, for buttons and the log: "Fleet 2". */
export const called = (written: string): string => card(written);

/** An entry of the table's log as a sentence. */
export function newsLines(news: TableNews, voice: Voice): string[] {
  switch (news.type) {
    case "begun":
    case "moved":
      return briefly(news.events, voice);
    case "said":
      return [t("web-said", { name: news.name, text: news.text })];
    case "seated":
      return [t(`web-seated-${news.how}`, { name: news.name })];
    case "swapped":
      return [t("web-swapped")];
    case "closed":
      return [t("web-closed")];
    default:
      return [];
  }
}
