/** The result of a game in words, and the parts of the points. */
import { aurei, capitalised, cardCount, joined, nameOf, sayOf, type Voice } from "./voice";
import { parseMove } from "../api/notation";
import { called } from "./events";
import type { Player, Points, Public, TableNews } from "../api/wire";
import { t } from "./words.svelte";
import { ROME_NEEDS } from "./rules_text";

/** The parts of points, in the order of scoring. */
export const PARTS = ["present", "stronger", "army", "fleet", "conspirator", "richest"] as const;
export type Part = (typeof PARTS)[number];

/** Who has won, in one sentence. */
export function verdict(open: Public, voice: Voice): string {
  const { outcome } = open;
  if (outcome === null) return "";
  if (open.solo !== null) {
    return t(outcome.rome_wins ? "event-ended-level-lost" : "event-ended-level-won");
  }
  const [first] = outcome.winners;
  if (outcome.rome_wins) {
    return first === undefined ? t("event-ended-nobody") : sayOf(voice, first, "event-ended-rome");
  }
  const names = joined(outcome.winners.map((seat) => nameOf(voice, seat)));
  if (outcome.winners.length > 1 || first === undefined) return t("event-ended-shared", { names });
  return sayOf(voice, first, "event-ended-player");
}

/** Who has won with how many points, as the headline of the end. */
export function headline(open: Public, voice: Voice): string {
  const { outcome } = open;
  if (outcome === null || open.solo !== null) return verdict(open, voice);
  const [first] = outcome.winners;
  if (outcome.rome_wins) {
    return first === undefined ? t("finale-nobody") : sayOf(voice, first, "finale-rome");
  }
  const points = open.standing.points[first ?? 0]?.total ?? 0;
  const names = joined(outcome.winners.map((seat) => nameOf(voice, seat)));
  if (outcome.winners.length > 1 || first === undefined) return t("finale-shared", { names, points });
  return sayOf(voice, first, "finale-player", { points });
}

/** How many points the winner is ahead, and of whom; "" if points did not decide alone. */
export function margin(open: Public, voice: Voice): string {
  const { outcome, solo, standing } = open;
  const [first, second] = ranked(open);
  if (outcome === null || solo !== null || outcome.rome_wins || outcome.winners.length !== 1) return "";
  if (first === undefined || second === undefined) return "";
  const ahead = (standing.points[first]?.total ?? 0) - (standing.points[second]?.total ?? 0);
  return sayOf(voice, second, "finale-margin", { ahead });
}

/** A move in a few words: "Play Fleet 2/3". */
export function moveWords(move: string): string {
  const { verb, card, legion } = parseMove(move);
  return t(`do-${verb}`, { card: card === null ? "" : called(card), legion: legion ?? 0 });
}

/** Why: how many categories Rome holds, and the consequence. */
export function because(open: Public, voice: Voice): string {
  const { standing, conspirator, solo } = open;
  if (solo !== null) return t("screen-end-level", { ...solo });
  const args = { held: standing.rome_holds, needs: ROME_NEEDS };
  if (!standing.rome_wins) return t("did-lose", args);
  return conspirator === null ? t("did-win-nobody", args) : sayOf(voice, conspirator, "did-win", args);
}

/** Who is stronger than Rome in a category, or that it is Rome's. */
export function strongerText(stronger: readonly number[], voice: Voice): string {
  if (stronger.length === 0) return t("screen-end-romes");
  const listener = voice.seat !== null && stronger.includes(voice.seat);
  const you = !listener ? "no" : stronger.length === 1 ? "alone" : "among";
  const names = capitalised(joined(stronger.map((seat) => nameOf(voice, seat))));
  return t("screen-end-players", { names, n: stronger.length, you });
}

/** The points of a seat by their parts, each in a sentence. */
export function explained(open: Public, seat: number): string[] {
  const points = open.standing.points[seat];
  const player = open.players[seat];
  if (points === undefined || player === undefined) return [];
  const present = player.cards.filter((cards) => cards > 0).length;
  const stronger = open.standing.categories.filter((each) => each.stronger.includes(seat)).length;
  const lines = [
    t("end-present", { points: points.present, n: present }),
    t("end-stronger", { points: points.stronger, n: stronger }),
    t("end-army", { points: points.army }),
    t("end-fleet", { points: points.fleet }),
  ];
  if (points.conspirator > 0) lines.push(t("end-conspirator", { points: points.conspirator }));
  return [...lines, richesLine(points, player)];
}

function richesLine(points: Points, player: Player): string {
  const richest = points.richest ?? 0;
  return t(richest > 0 ? "end-richest" : "end-not-richest", {
    points: richest,
    aurei: aurei(player.aurei ?? 0),
    cards: cardCount(player.hand ?? 0),
    riches: player.riches ?? 0,
  });
}

/** The seats by their points, the highest first. */
export function ranked(open: Public): number[] {
  const total = (seat: number): number => open.standing.points[seat]?.total ?? 0;
  return open.players.map((_, seat) => seat).sort((one, other) => total(other) - total(one));
}

/** Rome's revealed hidden cards, by their places. */
export function turnedCards(news: readonly TableNews[]): string[] {
  const cards: string[] = [];
  for (const entry of news) {
    if (entry.type !== "moved") continue;
    for (const event of entry.events) if (event.type === "Turned") cards[event.place] = event.card;
  }
  return cards;
}
