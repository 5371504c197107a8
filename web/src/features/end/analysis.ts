/** The course of a game, from the server's analysis of each decision. */
import { ask } from "../../api/http";
import type { Analysis, Outcome } from "../../api/wire";
import type { Chances } from "./chance_chart";

const PAUSE = 1500;

/** Everyone's chances at every decision, estimated together, and the result as the last point. */
export function courseOf(analysis: Analysis, outcome: Outcome | null): Chances[] {
  const course = analysis.decisions
    .map(({ moves, seat, chances = [] }) => pointOf(moves, seat, chances))
    .sort((one, other) => one.moves - other.moves);
  const last = course.at(-1);
  if (last === undefined || outcome === null || !isWhole(analysis)) return course;
  const { winners } = outcome;
  const end = last.chances.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return [...course, pointOf(last.moves + 1, null, end)];
}

function pointOf(moves: number, seat: number | null, chances: readonly number[]): Chances {
  const alone = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return { moves, seat, chances, alone: Math.max(0, alone) };
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
