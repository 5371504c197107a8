/** Decisions and moves in words. */
import { aurei, inWords, sayOf, type Voice } from "./voice";
import { called } from "./events";
import { parseMove } from "../api/notation";
import type { Choice, Mine, Public } from "../api/wire";
import { t } from "./words.svelte";

/** The decision in one sentence. */
export function question(open: Public, mine: Mine, voice: Voice): string {
  const played = open.turn.played;
  return t(`web-ask-${open.step}`, {
    to_come: open.turn.to_come,
    in_view: open.turn.in_view,
    played,
    cost: aurei(open.turn.cost),
    aurei: aurei(mine.aurei),
    active: sayOf(voice, open.active, "name"),
    income: aurei(open.turn.income),
    pile: open.pile,
  });
}

/** The label of a move's button. */
export function label(choice: Choice): string {
  const { verb, card, legion } = parseMove(choice.move);
  return t(`web-do-${verb}`, {
    card: card === null ? "" : called(card),
    legion: legion ?? 0,
    costs: choice.costs ?? 0,
    brings: choice.brings ?? 0,
  });
}

/** What a move costs and brings, in words. */
export function meaning(choice: Choice, open: Public, mine: Mine): string {
  const { verb, card, legion } = parseMove(choice.move);
  const group = legion === null ? undefined : open.legions[legion - 1];
  const left = mine.aurei - (choice.costs ?? 0);
  switch (verb) {
    case "play":
      return open.step === "answering"
        ? t("move-answer", { card: inWords(card ?? ""), aurei: aurei(choice.costs ?? 0) })
        : t("move-play", {
            card: inWords(card ?? ""),
            cost: choice.costs ?? 0,
            aurei: aurei(choice.costs ?? 0),
            income: aurei(choice.brings ?? 0),
            conspirator: choice.conspires ? "yes" : "no",
          });
    case "buy":
      return t("move-buy", {
        cards: (group?.cards ?? []).map(called).join(", "),
        aurei: aurei(choice.costs ?? 0),
        left,
        rome: choice.romes ? "yes" : "no",
      });
    case "offer":
      return t("web-means-offer", {
        card: inWords(card ?? ""),
        legion: legion ?? 0,
        rome: choice.romes ? "yes" : "no",
      });
    case "keep":
      return t("move-keep", { card: inWords(card ?? ""), others: mine.view.length - 1 });
    case "lay":
      return t("move-lay", { card: inWords(card ?? "") });
    case "end":
      return t("move-end", { aurei: aurei(choice.brings ?? 0) });
    case "peek":
      return t("move-peek", { aurei: aurei(choice.brings ?? 0) });
    case "draw":
      return drawing(choice, open);
    default:
      return t(`move-${verb}`);
  }
}

function drawing(choice: Choice, open: Public): string {
  if (open.pile === 0) return t("move-draw-nothing", { aurei: aurei(choice.brings ?? 0) });
  if (choice.sees === undefined) return t("move-draw-few", { n: open.pile });
  return t("move-draw", { together: choice.sees });
}

/** How many rounds the pile can still last, in words. */
export function roundsLeft(open: Public): string {
  const [fewest, most] = open.rounds;
  if (most === 0) return t("web-last-round");
  return fewest === most ? t("web-rounds-exactly", { n: fewest }) : t("web-rounds", { n: fewest });
}
