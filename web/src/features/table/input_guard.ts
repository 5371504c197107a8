/** Ignores input right after something new is shown: a double click or a held key must not answer it. */
import { settings } from "../../state/settings.svelte";
import type { Question } from "../../api/wire";

export class InputGuard {
  #question: Question | null = null;
  #acceptsAt = 0;

  get acceptsInput(): boolean {
    return performance.now() >= this.#acceptsAt;
  }

  /** Accept no input until something new is painted, and for a moment after that. */
  settle(): void {
    if (settings.settling === 0) return;
    this.#acceptsAt = Infinity;
    requestAnimationFrame(() => (this.#acceptsAt = performance.now() + settings.settling));
  }

  /** Settle if the question differs from the last one. */
  follow(question: Question | null): void {
    if (question !== this.#question) this.settle();
    this.#question = question;
  }
}
