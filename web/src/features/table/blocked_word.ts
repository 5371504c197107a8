/** Why a card cannot be played or a legion cannot be bought, in a word. */
import type { Blocked } from "../../api/wire";
import { t } from "../../i18n/words.svelte";

/** The word for a forbidden move; "" if it is allowed, or if nobody would want to make it now. */
export function blockedWord(blocked: readonly Blocked[], move: string): string {
  const reason = blocked.find((each) => each.move === move)?.reason;
  const numbers = reason?.numbers ?? {};
  switch (reason?.code) {
    case "fleet_limit":
    case "army_limit":
      return t("card-limit", { n: numbers["limit"] ?? 0 });
    case "too_few_aurei":
      return t("card-short", { n: (numbers["costs"] ?? 0) - (numbers["has"] ?? 0) });
    default:
      return "";
  }
}
