/** The lessons that were shown on this device, and the one that is due. */
import type { Mine, Public } from "../../api/wire";
import { settings } from "../../state/settings.svelte";
import { IDEAS, ideasAt, SECTIONS, type Idea } from "./first_game_ideas";
import { forgetFirstGame, metAt, saveMet } from "./first_game_progress";
import { lessonsHad, lessonsOf, rememberLesson, type Lesson } from "./lessons";
import { suggestion } from "./suggestion";

const isIdea = (name: string): name is Idea => (IDEAS as readonly string[]).includes(name);

export class LessonProgress {
  #had = $state.raw(lessonsHad());
  /** The ideas met at the table of the guided first game; null at every other table. */
  #met = $state.raw<string[] | null>(null);

  constructor(private readonly table: string) {
    this.#met = metAt(table);
  }

  /** Whether this is the guided first game, which always has something to say. */
  get isGuided(): boolean {
    return this.#met !== null;
  }

  /** The lesson to show at this decision, if the guide is on and any is left. */
  due(open: Public, mine: Mine | null): Lesson | undefined {
    if (this.#met !== null) return open.outcome === null ? this.#guided(open, mine, this.#met) : undefined;
    if (!settings.guide) return undefined;
    return lessonsOf(open, mine).find(({ name }) => !this.#had.includes(name));
  }

  /** Never show a lesson again. */
  finish({ name }: Lesson): void {
    if (this.#met === null) {
      rememberLesson(name);
      this.#had = lessonsHad();
    } else if (isIdea(name) && !this.#met.includes(name)) {
      this.#met = [...this.#met, name];
      saveMet(this.table, this.#met);
    }
  }

  /** Go on without the guide. */
  leave(): void {
    forgetFirstGame();
    this.#met = null;
  }

  #guided(open: Public, mine: Mine | null, met: readonly string[]): Lesson {
    const ideas = ideasAt(open, mine, met);
    const [idea] = ideas;
    const name = idea ?? (mine?.question == null ? "watch" : "free");
    const isThere = idea === "conspirator" && open.conspirator !== null;
    return {
      name,
      message: `first-${name}${isThere ? "-there" : ""}`,
      section: SECTIONS[idea ?? "draw"],
      guided: {
        met: met.length,
        isIdea: idea !== undefined,
        hasMore: ideas.length > 1,
        tries: mine === null ? null : suggestion(open, mine, ideas.includes("peek")),
      },
    };
  }
}
