/** Geometry of the chart of chances over a game: lines for seats, and turning points. */

/** The chances of every seat and of Rome after a number of moves, from 0 to 1. */
export interface Chances {
  readonly moves: number;
  readonly chances: readonly number[];
  readonly rome: number;
}

/** The owner of a line. */
export type Whose = number | "rome";

export interface Turning {
  readonly moves: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export const WIDTH = 600;
export const HEIGHT = 200;
/** The smallest change between two points that counts as a turning point. */
const SUDDEN = 0.15;

/** The position of a point of a line in a box of WIDTH by HEIGHT. */
export function place(course: readonly Chances[], point: Chances, whose: Whose): [number, number] {
  const first = course[0]?.moves ?? 0;
  const span = Math.max(1, (course.at(-1)?.moves ?? 1) - first);
  const x = ((point.moves - first) / span) * WIDTH;
  const chance = whose === "rome" ? point.rome : (point.chances[whose] ?? 0);
  return [round(x), round((1 - chance) * HEIGHT)];
}

/** A line as an SVG path. */
export function line(course: readonly Chances[], whose: Whose): string {
  const points = course.map((point) => place(course, point, whose).join(" "));
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

/** The area below a line as an SVG path. */
export function area(course: readonly Chances[], whose: Whose): string {
  const path = line(course, whose);
  return path === "" ? "" : `${path}V${String(HEIGHT)}H0Z`;
}

/** The largest changes, at most `most` of them, in order of time. */
export function turnings(course: readonly Chances[], most: number): Turning[] {
  const found: Turning[] = [];
  course.forEach((point, at) => {
    const last = course[at - 1];
    if (last === undefined) return;
    point.chances.forEach((after, seat) => {
      const before = last.chances[seat] ?? 0;
      if (Math.abs(after - before) >= SUDDEN) found.push({ moves: point.moves, seat, before, after });
    });
  });
  const size = (turn: Turning): number => Math.abs(turn.after - turn.before);
  const sharpest = found.sort((one, other) => size(other) - size(one)).slice(0, most);
  return sharpest.sort((one, other) => one.moves - other.moves);
}

const round = (value: number): number => Math.round(value * 10) / 10;
