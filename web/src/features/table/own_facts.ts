/** What the own display and purse allow, as numbers with their meaning. */
import { at, type Letter } from "../../api/notation";
import type { Mine, Public } from "../../api/wire";
import { category } from "../../i18n/voice";
import { t } from "../../i18n/words.svelte";

export interface Fact {
  id: "aurei" | "discount" | "sees" | "F" | "A";
  name: string;
  value: string;
  means: string;
}

export function factsOf(open: Public, mine: Mine): Fact[] {
  const player = open.players[mine.seat];
  const limit = player?.limit ?? 0;
  const limited = (letter: Letter & ("F" | "A")): Fact => ({
    id: letter,
    name: category(letter),
    value: t("web-of", { n: at(player?.symbols ?? [], letter), limit }),
    means: t("web-limit-means", { category: category(letter), limit }),
  });
  return [
    { id: "aurei", name: t("web-aurei"), value: String(mine.aurei), means: t("web-aurei-means") },
    {
      id: "discount",
      name: t("web-discount"),
      value: String(player?.discount ?? 0),
      means: t("web-discount-means"),
    },
    { id: "sees", name: t("web-sees"), value: String(player?.sees ?? 1), means: t("web-sees-means") },
    limited("F"),
    limited("A"),
  ];
}
