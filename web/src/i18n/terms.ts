/** Bots and what is in force at a table, in words; the latter needs the part `options` of the texts. */
import type { Options, TableInfo } from "../api/wire";
import { t, words } from "./words.svelte";

/** The terms of a table, or of one that is to be made. */
export type Terms = Pick<TableInfo, "deck" | "seconds" | "hints" | "solo"> & {
  options: Options;
  printing?: TableInfo["printing"];
};

/** The name of a bot; one of another package has the name under which it is installed. */
export function botTitle(bot: string): string {
  return words.has(`web-level-${bot}`) ? t(`web-level-${bot}`) : bot;
}

const SCALE = [
  [86_400, "options-days"],
  [3600, "options-hours"],
  [60, "options-minutes"],
] as const;

/** A time for a decision: "2 minutes". */
export function duration(seconds: number): string {
  for (const [size, message] of SCALE) {
    if (seconds >= size && seconds % size === 0) return t(message, { n: seconds / size });
  }
  return t("options-seconds", { n: seconds });
}

/** One phrase for each term: the rules, the deck, time and hints. */
export function termsOf(terms: Terms): string[] {
  const { options, printing, deck, seconds, hints, solo } = terms;
  return [
    printing == null ? t("terms-rules-own") : t(`options-printing-${printing}`),
    ...(solo === null ? [] : [t(`terms-solo_peek-${options.solo_peek ? "yes" : "no"}`)]),
    t(`terms-rome_takes_last-${options.rome_takes_last ? "yes" : "no"}`),
    ...(options.open_counts ? [t("terms-open_counts")] : []),
    t(typeof deck === "string" ? "terms-deck-built-in" : "terms-deck-own"),
    seconds === null ? t("terms-time-none") : t("terms-time", { time: duration(seconds) }),
    t(hints ? "terms-hints" : "terms-hints-none"),
  ];
}

/** Who begins at a table. */
export function starterTerm(table: TableInfo): string | null {
  const first = table.seats[0];
  if (first === undefined || table.solo !== null || table.seats.length < 2) return null;
  if (first.kind === "open") return t("terms-starter-open", { n: 1 });
  return t(table.by_chance === true ? "terms-starter-chance" : "terms-starter", { name: first.name });
}

/** From when anyone can see the cards of a deal that is played again, in seconds since 1970. */
export function publicTerm(from: number): string {
  if (from * 1000 <= Date.now()) return t("terms-public-now");
  const when = new Intl.DateTimeFormat(words.region, { dateStyle: "long", timeStyle: "short" });
  return t("terms-public-from", { when: when.format(from * 1000) });
}
