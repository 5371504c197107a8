/** The chance to win over a game, as a picture: lines for seats, and the moves that turned it. */

/** The chances of every seat after so many moves, from 0 to 1. */
export interface Chances {
  readonly moves: number;
  readonly chances: readonly number[];
}

export interface Turning {
  readonly moves: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export const WIDTH = 600;
export const HEIGHT = 200;
/** A change by this much between two points is worth telling. */
const SUDDEN = 0.15;

/** Where a point of a seat's line lies on a field of WIDTH by HEIGHT. */
export function place(course: readonly Chances[], point: Chances, seat: number): [number, number] {
  const first = course[0]?.moves ?? 0;
  const span = Math.max(1, (course.at(-1)?.moves ?? 1) - first);
  const x = ((point.moves - first) / span) * WIDTH;
  return [round(x), round((1 - (point.chances[seat] ?? 0)) * HEIGHT)];
}

/** The line of a seat, as the path of a drawing. */
export function line(course: readonly Chances[], seat: number): string {
  const points = course.map((point) => place(course, point, seat).join(" "));
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

/** The sharpest turns, at most so many, in the order in which they came. */
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
