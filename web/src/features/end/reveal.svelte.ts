/** The end, told step by step: Rome's hidden cards one by one, then category after category. */

const CARD_STAYS = 900;
const CATEGORY_STAYS = 700;

export class Reveal {
  step = $state(0);
  readonly #cards: number;
  readonly #categories: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell of so many cards and categories; `slowly` says whether one after the other. */
  constructor(cards: number, categories: number, slowly: boolean) {
    this.#cards = cards;
    this.#categories = categories;
    if (!slowly) this.step = this.#last;
  }

  get #last(): number {
    return this.#cards + this.#categories;
  }

  /** How many of Rome's cards lie face-up. */
  get turned(): number {
    return Math.min(this.step, this.#cards);
  }

  /** How many categories are decided. */
  get decided(): number {
    return Math.max(0, this.step - this.#cards);
  }

  get isOver(): boolean {
    return this.step >= this.#last;
  }

  /** Go on by itself; `told` is called after each step. */
  start(told: (reveal: Reveal) => void): void {
    if (this.isOver) return;
    const stays = this.step < this.#cards ? CARD_STAYS : CATEGORY_STAYS;
    this.#timer = setTimeout(() => {
      this.step += 1;
      told(this);
      this.start(told);
    }, stays);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Tell the rest at once. */
  finish(): void {
    this.stop();
    this.step = this.#last;
  }
}
