/** The end of a game, revealed in steps: Rome's hidden cards one by one, then each category. */

const CARD_STAYS = 900;
const CATEGORY_STAYS = 700;

export class Reveal {
  step = $state(0);
  readonly #cards: number;
  readonly #categories: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Reveal this number of cards and categories; `slowly` reveals them one by one. */
  constructor(cards: number, categories: number, slowly: boolean) {
    this.#cards = cards;
    this.#categories = categories;
    if (!slowly) this.step = this.#last;
  }

  get #last(): number {
    return this.#cards + this.#categories;
  }

  /** How many of Rome's hidden cards are face-up. */
  get turned(): number {
    return Math.min(this.step, this.#cards);
  }

  /** How many categories are revealed. */
  get decided(): number {
    return Math.max(0, this.step - this.#cards);
  }

  get isOver(): boolean {
    return this.step >= this.#last;
  }

  /** Reveal automatically; `onStep` is called after each step. */
  start(onStep: (reveal: Reveal) => void): void {
    if (this.isOver) return;
    const stays = this.step < this.#cards ? CARD_STAYS : CATEGORY_STAYS;
    this.#timer = setTimeout(() => {
      this.step += 1;
      onStep(this);
      this.start(onStep);
    }, stays);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Reveal the rest at once. */
  finish(): void {
    this.stop();
    this.step = this.#last;
  }
}
