/** The end of a game, revealed in steps: Rome's hidden cards, each category, then the points by column. */

const CARD_STAYS = 900;
const CATEGORY_STAYS = 700;
const COLUMN_STAYS = 450;

/** How many steps each part of the end has. */
export interface Parts {
  readonly cards: number;
  readonly categories: number;
  /** The columns of the points; none if points decide nothing. */
  readonly columns: number;
}

export class Reveal {
  step = $state(0);
  readonly #parts: Parts;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `slowly` reveals one step after the other, else all is shown at once. */
  constructor(parts: Parts, slowly: boolean) {
    this.#parts = parts;
    if (!slowly) this.step = this.#last;
  }

  get #last(): number {
    const { cards, categories, columns } = this.#parts;
    return cards + categories + columns;
  }

  /** How many of Rome's hidden cards are face-up. */
  get turned(): number {
    return Math.min(this.step, this.#parts.cards);
  }

  /** How many categories are decided. */
  get decided(): number {
    const { cards, categories } = this.#parts;
    return Math.min(categories, Math.max(0, this.step - cards));
  }

  /** How many columns of the points are filled. */
  get filled(): number {
    const { cards, categories } = this.#parts;
    return Math.max(0, this.step - cards - categories);
  }

  get isOver(): boolean {
    return this.step >= this.#last;
  }

  /** Reveal automatically; `onStep` is called after each step. */
  start(onStep: (reveal: Reveal) => void): void {
    if (this.isOver) return;
    this.#timer = setTimeout(() => {
      this.step += 1;
      onStep(this);
      this.start(onStep);
    }, this.#stays);
  }

  get #stays(): number {
    const { cards, categories } = this.#parts;
    if (this.step < cards) return CARD_STAYS;
    return this.step < cards + categories ? CATEGORY_STAYS : COLUMN_STAYS;
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
