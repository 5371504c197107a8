/** The curve below the slider of a replay: it spans all moves, as the slider does. */
import type { Chances, Whose } from "../end/chance_chart";

export const WIDTH = 1000;
export const HEIGHT = 100;

const round = (value: number): number => Math.round(value * 10) / 10;
export const across = (moves: number, total: number): number =>
  round((Math.min(moves, total) / Math.max(1, total)) * WIDTH);

/** A line as an SVG path, with a move at the place that the slider has for it. */
export function path(course: readonly Chances[], whose: Whose, total: number): string {
  const points = course.map((point) => {
    const chance = whose === "alone" ? point.alone : (point.chances[whose] ?? 0);
    return `${String(across(point.moves, total))} ${String(round((1 - chance) * HEIGHT))}`;
  });
  return points.length === 0 ? "" : `M${points.join("L")}`;
}
