/** The first-game guide: the lesson that is due, and those that were shown. */
import { pageStorage } from "../../api/page_storage";
import type { Mine, Public } from "../../api/wire";
import type { Suggestion } from "./suggestion";

export interface Lesson {
  /** The name under which it is saved as shown. */
  readonly name: string;
  /** The message with its first line; its attribute `more` is the rest. */
  readonly message: string;
  /** The section of the rules to link to. */
  readonly section: string;
  /** What the guided first game adds. */
  readonly guided?: Guided;
}

export interface Guided {
  /** How many ideas of the game have been met. */
  readonly met: number;
  /** Whether the lesson is an idea, or only says that it is somebody's turn. */
  readonly isIdea: boolean;
  /** Whether this decision shows another idea after this one. */
  readonly hasMore: boolean;
  /** A sound move, for whoever wants to see one. */
  readonly tries: Suggestion | null;
}

const SECTION_OF: Record<string, string> = {
  laying: "solo",
  keeping: "setup",
  beginning: "turn",
  placing: "draw",
  buying: "buy",
  playing: "play",
  answering: "senators",
};
const FIRST_ROUND = 1;

/** The lessons that fit this moment, the most specific first. */
export function lessonsOf(open: Public, mine: Mine | null): Lesson[] {
  if (mine === null || mine.question === null) return [];
  const lessons: Lesson[] = [];
  if (mine.question.blocked.some(({ reason }) => reason.code.endsWith("_limit"))) {
    lessons.push({ name: "blocked", message: "guide-blocked", section: "play" });
  }
  const section = SECTION_OF[open.step];
  if (section !== undefined) lessons.push({ name: open.step, message: `guide-${open.step}`, section });
  if (open.conspirator !== null) {
    lessons.push({ name: "conspirator", message: "guide-conspirator", section: "conspirator" });
  }
  if (open.round > FIRST_ROUND) lessons.push({ name: "rome", message: "guide-rome", section: "round" });
  return lessons;
}

const KEY = "lessons";

/** The lessons that were shown on this device. */
export function lessonsHad(): string[] {
  try {
    const saved: unknown = JSON.parse(pageStorage.get(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.map(String) : [];
  } catch {
    return [];
  }
}

export function rememberLesson(name: string): void {
  pageStorage.set(KEY, JSON.stringify([...new Set([...lessonsHad(), name])]));
}

/** Reset: every lesson is due again. */
export function forgetLessons(): void {
  pageStorage.remove(KEY);
}
