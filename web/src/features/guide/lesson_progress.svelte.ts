/** The lessons that were shown on this device, and the one that is due. */
import type { Mine, Public } from "../../api/wire";
import { settings } from "../../state/settings.svelte";
import { lessonsHad, lessonsOf, rememberLesson, type Lesson } from "./lessons";

export class LessonProgress {
  #had = $state.raw(lessonsHad());

  /** The lesson to show at this decision, if the guide is on and any is left. */
  due(open: Public, mine: Mine | null): Lesson | undefined {
    if (!settings.guide) return undefined;
    return lessonsOf(open, mine).find(({ name }) => !this.#had.includes(name));
  }

  /** Never show a lesson again. */
  finish({ name }: Lesson): void {
    rememberLesson(name);
    this.#had = lessonsHad();
  }
}
