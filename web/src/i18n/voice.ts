/** Sentences for one reader: who is "you", the names of the others, counted nouns. */
import { kindOf, type Letter } from "../api/notation";
import type { TableInfo } from "../api/wire";
import { t, type Arguments } from "./words.svelte";

/** The reader's seat and the names of the players; seat null is a spectator, who is never "you". */
export interface Voice {
  names: string[];
  seat: number | null;
  solo: boolean;
}

export function voiceOf(table: TableInfo, seat: number | null): Voice {
  return { names: table.seats.map((each) => each.name), seat, solo: table.solo !== null };
}

/** A message about a seat: `$you` says whether it is the reader's, `$name` is its player. */
export function sayOf(voice: Voice, seat: number, id: string, args: Arguments = {}): string {
  const you = seat === voice.seat ? "yes" : "no";
  return t(id, { you, name: voice.names[seat] ?? "", ...args });
}

export const nameOf = (voice: Voice, seat: number): string => sayOf(voice, seat, "name");
export const titleOf = (voice: Voice, seat: number): string => sayOf(voice, seat, "name.title");
/** A text with a capital letter, for the beginning of a line. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const aurei = (n: number): string => t("aurei", { n });
export const cardCount = (n: number): string => t("cards", { n });
export const category = (letter: Letter): string => t(`category-${letter}`);

/** A card in words: "a Fleet with 2 symbols worth 3". */
export function inWords(card: string): string {
  const { letter, symbols, value } = kindOf(card);
  return t("kind", { category: t(`category-${letter}.a`), symbols, value });
}

export function listed(parts: string[]): string {
  if (parts.length === 0) return t("none");
  return parts.reduce((first, last) => t("list", { first, last }));
}

export function joined(parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? t("none");
  return t("list-and", { first: listed(parts.slice(0, -1)), last: parts[parts.length - 1] ?? "" });
}
