/** The attributes that make an element the control of a move. */
import { meaning } from "../../i18n/moves";
import { parseMove } from "../../api/notation";
import type { Chance, Choice, Mine, Public } from "../../api/wire";
import { t } from "../../i18n/words.svelte";
import { settings } from "../../state/settings.svelte";
import { isAsGood } from "./hints";

/** Legal moves as controls: cards and legions for what they can say, buttons for the other verbs. */
export class Controls {
  /** The hints, if they are about this decision. */
  readonly rated: readonly Chance[];

  constructor(
    private readonly choices: readonly Choice[],
    chances: readonly Chance[],
    private readonly busy: boolean,
    private readonly open: Public,
    private readonly mine: Mine | null,
  ) {
    this.rated = chances.every((each) => this.find(each.move) !== undefined) ? chances : [];
  }

  find(move: string): Choice | undefined {
    return this.choices.find((each) => each.move === move);
  }

  /** What a move costs and brings, in words. */
  meaning(choice: Choice): string {
    return this.mine === null ? "" : meaning(choice, this.open, this.mine);
  }

  /** The attributes of an element that makes a move; none if the move is not legal. */
  attributes(move: string, key: string): Record<string, string | boolean> {
    const choice = this.find(move);
    if (choice === undefined) return {};
    return {
      "data-move": move,
      "data-key": key,
      ...(settings.keys ? { "aria-keyshortcuts": key } : {}),
      "aria-disabled": this.busy,
      title: this.meaning(choice),
    };
  }

  /** The advisor's estimate; "" without one. */
  chance(move: string): string {
    const found = this.rated.find((each) => each.move === move);
    return found === undefined ? "" : t("web-chance", { n: Math.round(found.chance * 100) });
  }

  /** Whether a move is the best, or the estimates cannot tell it from the best. */
  isBest(move: string): boolean {
    const [best] = this.rated;
    return best !== undefined && this.rated.some((each) => each.move === move && isAsGood(each, best));
  }
}

const ON_CARDS = new Set(["offer", "buy", "play", "keep", "lay"]);

/** Whether a card or a legion is the control of a move. */
export const isOnCards = (move: string): boolean => ON_CARDS.has(parseMove(move).verb);
