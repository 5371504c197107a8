/** What this browser's player chooses for the next table: rules, deck, seats, who begins, time and hints. */
import type { Counts } from "../api/deck_table";
import { pageStorage } from "../api/page_storage";
import type { About, NewTable, Options, SeatPlan } from "../api/wire";
import { t } from "../i18n/words.svelte";
import { freeBotNames, me } from "./new_table";
import { ownDecks } from "./own_decks.svelte";
import { serverInfo } from "./server_info.svelte";

export type Printing = NonNullable<NewTable["printing"]>;
export type Rules = Required<Options>;
/** The ways to begin a game on the start page. */
export type Way = "now" | "solo" | "friends" | "here";

/** The printed rulebooks and their options (docs/RULES.md 8). */
export const PRINTINGS: Record<Printing, Rules> = {
  en: { solo_peek: false, rome_takes_last: false, open_counts: false },
  de: { solo_peek: false, rome_takes_last: false, open_counts: false },
  nl: { solo_peek: true, rome_takes_last: false, open_counts: false },
  fr: { solo_peek: true, rome_takes_last: false, open_counts: false },
  pt: { solo_peek: true, rome_takes_last: true, open_counts: false },
};

/** Seconds for a decision that can be chosen. */
export const TIMES = [30, 60, 120, 300, 900, 3600, 43_200, 86_400, 259_200, 604_800] as const;

/** The bots that come with the program: five of growing strength, and two with one plan each. */
export const BOTS = ["random", "novice", "citizen", "senator", "consul", "brutus", "spartacus"] as const;

/** The bots of the server; before it has answered those of every server, and what was chosen before. */
export function offeredBots(chosen: readonly string[] = []): string[] {
  const known: readonly string[] = BOTS;
  const others = chosen.filter((each, place) => !known.includes(each) && chosen.indexOf(each) === place);
  const all = serverInfo.about?.levels ?? [...known, ...others];
  return [...known.filter((each) => all.includes(each)), ...all.filter((each) => !known.includes(each))];
}

/** Those offered on the start page for all opponents together. */
export const LEVELS = ["citizen", "senator", "consul"];

/** Who gets a seat: this player, another person at this device, a friend with the link, or a bot. */
export interface SeatChoice {
  kind: "me" | "person" | "open" | "bot";
  name: string;
  bot: string;
}

export interface WayChoices {
  seats: SeatChoice[];
  /** The place of the seat that begins. */
  starter: number | "chance";
  seconds: number | null;
  hints: boolean;
}

interface Saved {
  printing: Printing | null;
  options: Rules;
  openCounts: boolean;
  deck: string | null;
  ways: Record<Way, WayChoices>;
}

const KEY = "table-options";
/** The bot of a seat for which no other was chosen. */
export const USUAL_BOT = "senator";
const FEWEST = 2;

const seat = (kind: SeatChoice["kind"]): SeatChoice => ({ kind, name: "", bot: USUAL_BOT });
const way = (hints: boolean, ...kinds: SeatChoice["kind"][]): WayChoices => ({
  seats: kinds.map(seat),
  starter: "chance",
  seconds: null,
  hints,
});

function defaults(): Saved {
  return {
    printing: "en",
    options: PRINTINGS.en,
    openCounts: false,
    deck: null,
    ways: {
      now: way(true, "me", "bot", "bot"),
      solo: way(false, "me"),
      friends: way(false, "me", "open", "open"),
      here: way(false, "person", "person"),
    },
  };
}

function saved(): Saved {
  const usual = defaults();
  try {
    const found = JSON.parse(pageStorage.get(KEY) ?? "{}") as Partial<Saved>;
    return { ...usual, ...found, ways: { ...usual.ways, ...found.ways } };
  } catch {
    return usual;
  }
}

export class TableChoices {
  #chosen = $state(saved());

  /** The rulebook; null if the options are chosen one by one. */
  get printing(): Printing | null {
    return this.#chosen.printing;
  }
  set printing(wanted: Printing | null) {
    if (wanted === null && this.#chosen.printing !== null) {
      this.#chosen.options = { ...PRINTINGS[this.#chosen.printing] };
    }
    this.#chosen.printing = wanted;
  }

  get openCounts(): boolean {
    return this.#chosen.openCounts;
  }
  set openCounts(wanted: boolean) {
    this.#chosen.openCounts = wanted;
  }

  /** The name of the own deck, or null for the built-in one. */
  get deck(): string | null {
    const { deck } = this.#chosen;
    return deck !== null && ownDecks.find(deck) !== undefined ? deck : null;
  }
  set deck(wanted: string | null) {
    this.#chosen.deck = wanted;
  }

  /** The cards of the own deck, or null for the built-in one. */
  readonly counts: Counts | null = $derived(this.deck === null ? null : (ownDecks.find(this.deck) ?? null));

  /** The options in force. */
  readonly rules: Rules = $derived({
    ...(this.printing === null ? this.#chosen.options : PRINTINGS[this.printing]),
    open_counts: this.openCounts,
  });

  of(way: Way): WayChoices {
    return this.#chosen.ways[way];
  }

  setOption(name: "solo_peek" | "rome_takes_last", wanted: boolean): void {
    this.printing = null;
    this.#chosen.options = { ...this.#chosen.options, [name]: wanted };
  }

  /** Have this number of seats; new ones are like the last. */
  resize(way: Way, seats: number): void {
    const own = this.of(way);
    const last = own.seats.findLast(({ kind }) => kind !== "me") ?? seat("bot");
    const more = Array.from({ length: Math.max(0, seats - own.seats.length) }, () => ({ ...last, name: "" }));
    own.seats = this.#withMe(way, [...own.seats, ...more], Math.max(seats, way === "solo" ? 1 : FEWEST));
    if (own.starter !== "chance" && own.starter >= own.seats.length) own.starter = "chance";
  }

  /** The first seats, with one's own among them. */
  #withMe(way: Way, seats: SeatChoice[], count: number): SeatChoice[] {
    const kept = seats.slice(0, count);
    const own = seats.find(({ kind }) => kind === "me");
    if (own === undefined || kept.includes(own)) return kept;
    return [...kept.slice(0, -1), own];
  }

  /** Let two players change places; who begins stays the same person. */
  swap(way: Way, place: number, other: number): void {
    const own = this.of(way);
    const [one, two] = [own.seats[place], own.seats[other]];
    if (one === undefined || two === undefined) return;
    own.seats[place] = two;
    own.seats[other] = one;
    if (own.starter === place) own.starter = other;
    else if (own.starter === other) own.starter = place;
  }

  /** The bot that all bots of a table are, or null if they differ. */
  botOfAll(way: Way): string | null {
    const [first, ...rest] = this.of(way).seats.filter(({ kind }) => kind === "bot");
    return first !== undefined && rest.every(({ bot }) => bot === first.bot) ? first.bot : null;
  }

  setBots(way: Way, bot: string): void {
    for (const each of this.of(way).seats) if (each.kind === "bot") each.bot = bot;
  }

  /** Whether anything differs from the usual for this way to begin. */
  isUnusual(way: Way): boolean {
    const [own, usual] = [this.of(way), defaults().ways[way]];
    const isMixed = own.seats.some(
      ({ kind }, place) => kind !== (usual.seats[place] ?? usual.seats.at(-1))?.kind,
    );
    const rules = this.printing !== "en" || this.openCounts || this.deck !== null;
    const times = own.starter !== usual.starter || own.seconds !== usual.seconds || own.hints !== usual.hints;
    return (
      rules ||
      times ||
      isMixed ||
      (this.botOfAll(way) === null && own.seats.some(({ kind }) => kind === "bot"))
    );
  }

  /** Forget all choices but the number of players and their names. */
  reset(way: Way): void {
    const usual = defaults();
    const { seats } = this.of(way);
    const kind = usual.ways[way].seats.at(-1)?.kind ?? "me";
    usual.ways[way].seats = seats.map(({ name }, place) => ({
      ...seat(place === 0 ? (usual.ways[way].seats[0]?.kind ?? kind) : kind),
      name,
    }));
    this.#chosen = { ...usual, ways: { ...this.#chosen.ways, [way]: usual.ways[way] } };
    this.save();
  }

  /** The request for a table; a server that has not answered yet is taken to have all that was chosen. */
  form(way: Way): NewTable {
    const own = this.of(way);
    return {
      seats: plansOf(own.seats, serverInfo.about),
      starter: own.starter,
      ...(this.printing === null ? { options: this.rules } : { printing: this.printing }),
      ...(this.openCounts ? { open_counts: true } : {}),
      ...(this.counts === null ? {} : { deck: this.counts }),
      ...(own.seconds === null ? {} : { seconds: own.seconds }),
      hints: own.hints && serverInfo.about?.hints !== false,
    };
  }

  save(): void {
    pageStorage.set(KEY, JSON.stringify(this.#chosen));
  }
}

/** The name of a seat before the table is made; no bot has the name of a person there. */
export function seatTitle(seats: readonly SeatChoice[], place: number): string {
  const found = seats[place];
  if (found?.kind !== "bot") return personTitle(found, place);
  const people = seats.flatMap((each, at) => (each.kind === "bot" ? [] : [personTitle(each, at)]));
  const before = seats.slice(0, place).filter(({ kind }) => kind === "bot").length;
  return freeBotNames(people)[before] ?? "";
}

function personTitle(seat: SeatChoice | undefined, place: number): string {
  if (seat?.kind === "me") return me().name ?? "";
  return seat?.name.trim() || t("web-player-number", { n: place + 1 });
}

function plansOf(seats: readonly SeatChoice[], about: About | null): SeatPlan[] {
  return seats.map(({ kind, bot }, place) => {
    const name = seatTitle(seats, place);
    if (kind === "open") return { kind };
    if (kind === "bot") return { kind, name, level: about?.levels.includes(bot) === false ? null : bot };
    return { kind: "person", name };
  });
}

export const choices = new TableChoices();
