/** Events in words: the lines of a log, and what is read aloud. */
import type { GameEvent, TableNews } from "../api/wire";
import { aurei, cardCount, inWords, joined, listed, nameOf, sayOf, titleOf, type Voice } from "./voice";
import { t, type Arguments } from "./words.svelte";
import { ROME_HIDES } from "./rules_text";

const PLAIN: Partial<Record<GameEvent["type"], string>> = {
  Skipped: "event-skipped",
  Stopped: "event-stopped",
  Passed: "event-passed",
  Peeked: "event-peeked",
  Conspired: "event-conspired",
  TurnBegan: "event-turn-began",
};

/** Which message tells an event, and with what; null if there is nothing to tell. */
function told(event: GameEvent, voice: Voice): [string, Arguments] | null {
  const plain = PLAIN[event.type];
  if (plain !== undefined) return [plain, {}];
  switch (event.type) {
    case "Laid":
    case "Kept":
    case "Took":
    case "Buried":
      return [`event-${event.type.toLowerCase()}`, { card: card(event.card) }];
    case "Offered":
      return ["event-offered", { card: card(event.card), legion: event.legion }];
    case "TookBack":
      return ["event-took-back", { moves: event.moves }];
    case "Drew":
      return [event.pile > 0 ? "event-drew" : "event-drew-nothing", {}];
    case "Saw":
      return event.card === null ? null : ["event-saw", { card: card(event.card) }];
    case "Shown":
      return event.card === null ? null : ["event-shown", { place: event.place + 1, card: card(event.card) }];
    case "Received":
      return ["event-received", { aurei: aurei(event.aurei) }];
    case "Bought":
      return ["event-bought", { legion: event.legion, cards: cards(event.cards), aurei: aurei(event.price) }];
    case "Played":
      return event.price > 0
        ? ["event-played", { card: card(event.card), aurei: aurei(event.price) }]
        : ["event-played-free", { card: card(event.card) }];
    case "RoundBegan":
      return [voice.solo ? "event-round-began-solo" : "event-round-began", { round: event.round }];
    case "RomeHid":
      return event.place === 0 ? ["event-rome-hid", { n: ROME_HIDES }] : null;
    case "RomeTook":
      return ["event-rome-took", { legion: event.legion, cards: cards(event.cards) }];
    case "RomeShowed":
      return ["event-rome-showed", { card: card(event.card) }];
    case "Filled":
      return ["event-filled", { legion: event.legion, card: card(event.card) }];
    case "Turned":
      return ["event-turned", { place: event.place + 1, card: card(event.card) }];
    default:
      return null;
  }
}

/** An event as a sentence. */
export function eventLine(event: GameEvent, voice: Voice): string | null {
  if (event.type === "Ended") return ended(event, voice);
  const found = told(event, voice);
  if (found === null) return null;
  const seat = doer(event);
  return seat === null ? t(...found) : sayOf(voice, seat, ...found);
}

function doer(event: GameEvent): number | null {
  if ("seat" in event) return event.seat;
  return event.type === "RoundBegan" ? event.starter : null;
}

/** What happened, as short as possible: what another seat did in a row is one line. */
export function briefly(events: GameEvent[], voice: Voice): string[] {
  const lines: string[] = [];
  let who: number | null = null;
  let deeds: string[] = [];
  const flush = (): void => {
    if (deeds.length > 0 && who !== null) {
      lines.push(t("event-list", { name: titleOf(voice, who), what: listed(deeds) }));
    }
    deeds = [];
  };
  for (const event of events) {
    const seat = "seat" in event ? event.seat : null;
    if (seat !== who && event.type !== "Asked") flush();
    if (seat === null || seat === voice.seat) {
      const line = eventLine(event, voice);
      if (line !== null) lines.push(line);
    } else {
      const deed = brief(event, voice, seat);
      if (deed === null) continue;
      who = seat;
      deeds.push(deed);
    }
  }
  flush();
  return lines;
}

const UNTOLD = new Set(["TurnBegan", "Stopped", "Skipped", "Asked"]);

function brief(event: GameEvent, voice: Voice, seat: number): string | null {
  if (UNTOLD.has(event.type)) return null;
  const found = told(event, voice);
  return found === null ? null : sayOf(voice, seat, `${found[0]}.brief`, found[1]);
}

function ended(event: GameEvent & { type: "Ended" }, voice: Voice): string {
  if (voice.solo) return t(event.winners.length > 0 ? "event-ended-level-won" : "event-ended-level-lost");
  const names = joined(event.winners.map((seat) => nameOf(voice, seat)));
  if (event.winners.length === 0) return t("event-ended-nobody");
  if (event.rome_wins) return t("event-ended-rome", { names });
  if (event.winners.length > 1) return t("event-ended-shared", { names });
  return sayOf(voice, event.winners[0] ?? 0, "event-ended-player");
}

const card = (written: string | null): string =>
  written === null ? t("unknown-card") : t("web-card", shortly(written));
const cards = (written: string[]): string => listed(written.map((each) => card(each)));

function shortly(written: string): Arguments {
  return {
    category: t(`category-${written[0] ?? ""}`),
    symbols: Number(written[1]),
    value: Number(written[2]),
    card: written,
  };
}

/** A card as it is called on buttons and in the log: "Fleet 2". */
export const called = (written: string): string => card(written);
export { cardCount, inWords };

/** What an entry of the table's log tells. */
export function newsLines(news: TableNews, voice: Voice): string[] {
  switch (news.type) {
    case "begun":
    case "moved":
      return briefly(news.events, voice);
    case "said":
      return [t("web-said", { name: news.name, text: news.text })];
    case "seated":
      return [t(`web-seated-${news.how}`, { name: news.name })];
    case "closed":
      return [t("web-closed")];
    default:
      return [];
  }
}
