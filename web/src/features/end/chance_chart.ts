/** Geometry of the chart of chances over a game: lines for seats, and turning points. */

/** The chances after a number of moves, from 0 to 1. Those of the seats and `alone` add up to 1. */
export interface Chances {
  readonly moves: number;
  /** The seat that decides, from whose knowledge they are estimated; null at the end. */
  readonly seat: number | null;
  readonly chances: readonly number[];
  /** The chance that nobody but Rome wins. */
  readonly alone: number;
}

/** The owner of a line. */
export type Whose = number | "alone";

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
/** The least distance between two labels. */
const LABEL_HEIGHT = 22;
/** The largest number of points of a line that is easy to read. */
const MOST_POINTS = 40;

/** The position of a point of a line in a box of WIDTH by HEIGHT. */
export function place(course: readonly Chances[], point: Chances, whose: Whose): [number, number] {
  const first = course[0]?.moves ?? 0;
  const span = Math.max(1, (course.at(-1)?.moves ?? 1) - first);
  const x = ((point.moves - first) / span) * WIDTH;
  const chance = whose === "alone" ? point.alone : (point.chances[whose] ?? 0);
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

/** A course with few points: each is the mean of some decisions, so that its chances still add up to 1. */
export function smoothed(course: readonly Chances[]): Chances[] {
  const decisions = course.filter(({ seat }) => seat !== null);
  const size = Math.ceil(decisions.length / MOST_POINTS);
  const means = decisions.flatMap((_, at) => (at % size === 0 ? [mean(decisions.slice(at, at + size))] : []));
  return [...means, ...course.filter(({ seat }) => seat === null)];
}

function mean(points: Chances[]): Chances {
  const of = (value: (point: Chances) => number): number =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length;
  const first = points[0] ?? { moves: 0, seat: null, chances: [] };
  const chances = first.chances.map((_, seat) => of((point) => point.chances[seat] ?? 0));
  return { ...first, chances, alone: of((point) => point.alone) };
}

/** The position of a line at a number of moves, between two of its points if need be. */
export function spot(course: readonly Chances[], moves: number, whose: Whose): [number, number] {
  const after = course.findIndex((point) => point.moves >= moves);
  const [to, from] = [course.at(after), course[Math.max(0, after - 1)]];
  if (to === undefined || from === undefined) return [0, 0];
  const [[x, y], [left, start]] = [place(course, to, whose), place(course, from, whose)];
  const part = to.moves === from.moves || after < 0 ? 1 : (moves - from.moves) / (to.moves - from.moves);
  return [round(left + (x - left) * part), round(start + (y - start) * part)];
}

/** The y of a label for each line, near its end, none over another. */
export function labels(course: readonly Chances[]): number[] {
  const last = course.at(-1);
  if (last === undefined) return [];
  const ends = last.chances.map((_, seat) => ({ seat, y: place(course, last, seat)[1] }));
  const found = last.chances.map(() => 0);
  // From the top down each label is below the last, then from the bottom up each is above the next.
  ends.sort((one, other) => one.y - other.y || one.seat - other.seat);
  ends.forEach((end, at) => (end.y = Math.max(end.y, (ends[at - 1]?.y ?? -LABEL_HEIGHT) + LABEL_HEIGHT)));
  let most = HEIGHT;
  for (const end of ends.reverse()) {
    found[end.seat] = Math.min(end.y, most);
    most = Math.min(end.y, most) - LABEL_HEIGHT;
  }
  return found;
}

/** The largest changes from a seat's decision to its next, at most `most` of them, in order of time. */
export function turnings(course: readonly Chances[], most: number): Turning[] {
  const found: Turning[] = [];
  const known: number[] = [];
  for (const { moves, seat: decides, chances } of course) {
    chances.forEach((after, seat) => {
      if (decides !== null && seat !== decides) return;
      const before = known[seat] ?? after;
      known[seat] = after;
      if (Math.abs(after - before) >= SUDDEN) found.push({ moves, seat, before, after });
    });
  }
  const size = (turn: Turning): number => Math.abs(turn.after - turn.before);
  const sharpest = found.sort((one, other) => size(other) - size(one)).slice(0, most);
  return sharpest.sort((one, other) => one.moves - other.moves);
}

const round = (value: number): number => Math.round(value * 10) / 10;
