/** The course of a game, from the server's analysis of each decision. */
import { ask } from "../../api/http";
import type { Analysis, Outcome } from "../../api/wire";
import type { Chances } from "./chance_chart";

const PAUSE = 1500;

/** Everyone's chances at every decision; a seat's chance holds until its next decision. */
export function courseOf(analysis: Analysis, seats: number, outcome: Outcome | null): Chances[] {
  const weighed = [...analysis.decisions].sort((one, other) => one.moves - other.moves);
  const first = (seat: number): number => weighed.find((each) => each.seat === seat)?.chance ?? 1 / seats;
  let chances = Array.from({ length: seats }, (_, seat) => first(seat));
  const course = weighed.map(({ moves, seat, chance, rome }) => {
    chances = chances.with(seat, chance);
    return { moves, chances, rome };
  });
  const last = course.at(-1);
  if (last === undefined || outcome === null || !isWhole(analysis)) return course;
  const end = chances.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  return [...course, { moves: last.moves + 1, chances: end, rome: outcome.rome_wins ? 1 : 0 }];
}

export function isWhole(analysis: Analysis): boolean {
  return analysis.decisions.length >= analysis.total;
}

/** Request the analysis of a finished game until it is complete or `stopped` returns true. */
export async function follow(
  table: string,
  game: number,
  onUpdate: (analysis: Analysis) => void,
  stopped: () => boolean,
): Promise<void> {
  let known = -1;
  while (!stopped()) {
    const path = `/api/tables/${table}/analysis?game=${String(game)}`;
    const analysis = await ask<Analysis>("GET", path).catch(() => null);
    // Stop if the server has no analysis or makes no progress.
    if (analysis === null) return;
    if (analysis.decisions.length > known) onUpdate(analysis);
    known = analysis.decisions.length;
    if (isWhole(analysis)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
