/** The guided first game: which idea of the game a moment shows. A pure function of what the seat sees. */
import type { Mine, Public } from "../../api/wire";

/** The round in which the fixed deal is taken over. */
export const FIRST_ROUND = 5;

/** Every idea of the game, in the order in which they are usually met. */
export const IDEAS = [
  "goal",
  "draw",
  "place",
  "buy",
  "play",
  "limit",
  "income",
  "rome",
  "conspirator",
  "peek",
  "last",
] as const;
export type Idea = (typeof IDEAS)[number];

/** The section of the rules about each idea. */
export const SECTIONS: Record<Idea, string> = {
  goal: "end",
  draw: "turn",
  place: "draw",
  buy: "buy",
  play: "play",
  limit: "play",
  income: "income",
  rome: "round",
  conspirator: "conspirator",
  peek: "turn",
  last: "end",
};

/** The ideas that this decision shows and that have not been met yet, the first to be explained first. */
export function ideasAt(open: Public, mine: Mine | null, met: readonly string[]): Idea[] {
  if (mine?.question == null) return [];
  return here(open, mine).filter((idea) => !met.includes(idea));
}

function here(open: Public, mine: Mine): Idea[] {
  switch (open.step) {
    case "beginning":
      return beginning(open, mine);
    case "placing":
      return ["place"];
    case "buying":
      return ["buy"];
    case "playing":
      return playing(open, mine);
    default:
      return [];
  }
}

function beginning(open: Public, mine: Mine): Idea[] {
  const rounds = open.round - FIRST_ROUND;
  const canPeek = mine.question?.moves.some(({ move }) => move === "peek") === true;
  const hasPeeked = open.players[mine.seat]?.peeked === true;
  return [
    ...(rounds === 0 ? (["goal", "draw"] as const) : (["rome"] as const)),
    ...(open.conspirator === null ? [] : (["conspirator"] as const)),
    ...(rounds >= 2 && canPeek && !hasPeeked ? (["peek"] as const) : []),
    ...(open.rounds[0] === 0 ? (["last"] as const) : []),
  ];
}

function playing(open: Public, mine: Mine): Idea[] {
  const question = mine.question;
  const isLimited = question?.blocked.some(({ reason }) => reason.code.endsWith("_limit")) === true;
  const canPlot = question?.moves.some(({ move }) => move.startsWith("play I")) === true;
  return [
    ...(open.turn.played === 0 ? (["play"] as const) : (["income"] as const)),
    ...(isLimited ? (["limit"] as const) : []),
    ...(canPlot && open.conspirator === null ? (["conspirator"] as const) : []),
  ];
}
