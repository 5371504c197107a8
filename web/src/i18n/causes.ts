/** Why a move is better than another one, in words. */
import type { Cause, Comparison } from "../api/wire";
import { called } from "./events";
import { moveWords } from "./result";
import { nameOf, type Voice } from "./voice";
import { t } from "./words.svelte";

const SHARES: ReadonlySet<Cause["code"]> = new Set([
  "rome_takes",
  "rival_buys",
  "knows_rome",
  "conspires",
  "rival_conspires",
  "plays_it",
  "plays",
  "beats_rome",
  "rival_beats_rome",
  "rome_holds",
  "has_category",
  "richest",
  "conspirator",
  "rival_conspirator",
  "rome_wins",
]);

/** How much better the move is than the other one. */
export function comparisonLead({ other, gain, clear }: Comparison): string {
  const part = 100 * gain;
  const shown = part >= 1 ? Math.round(part) : Math.round(10 * part) / 10;
  return t(clear ? "cause-better" : "cause-equal", { other: moveWords(other), gain: shown });
}

/** What differs in the games that were played out after both moves. */
export function causeTexts(comparison: Comparison, voice: Voice): string[] {
  const found = (comparison.causes ?? []).map((each) => causeText(each, voice));
  return found.length > 0 ? found : [t("cause-none")];
}

function causeText(cause: Cause, voice: Voice): string {
  const what = t(`cause-${cause.code.replaceAll("_", "-")}`, {
    cards: (cause.cards ?? []).map(called).join(", "),
    category: cause.category == null ? "" : t(`category-${cause.category}`),
    name: cause.seat == null ? "" : nameOf(voice, cause.seat),
  });
  const isShare = SHARES.has(cause.code);
  const scale = isShare ? 100 : 1;
  return t(isShare ? "cause-share" : "cause-number", {
    what,
    value: scale * cause.value,
    other: scale * cause.other,
  });
}
