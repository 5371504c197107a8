/** The end of a game at the table: when it may be shown, and what waits until it has been revealed. */
import type { Outcome, TableInfo, TableNews } from "../../api/wire";
import type { TableStore } from "../../state/table_store.svelte";

interface Shown {
  store: TableStore | undefined;
  table: TableInfo | null;
  /** The outcome as far as it is shown: it lags behind what was received while beats are played. */
  outcome: Outcome | null;
  isPlaying: boolean;
}

export class GameEnd {
  /** The numbers of the games whose result was closed, and whose end has been revealed. */
  #closed = $state<number | null>(null);
  #revealed = $state<number | null>(null);
  /** The last step of a game, which is told when the end has been revealed. */
  #untold: TableNews | null = null;
  #isFinding = false;

  readonly isClosed = $derived.by(() => this.#closed !== null && this.#closed === this.shown().table?.game);
  readonly isShown = $derived.by(() => {
    const { store, isPlaying } = this.shown();
    return store !== undefined && !isPlaying && hasEnd(store) && !this.isClosed;
  });
  /** Whether it is being revealed, so that nothing else may show the result. */
  readonly isRevealing = $derived.by(() => {
    const { outcome, table } = this.shown();
    return outcome !== null && !this.isClosed && this.#revealed !== table?.game;
  });

  constructor(
    private readonly shown: () => Shown,
    private readonly tell: (news: TableNews) => void,
  ) {}

  /** Keep back what ends the game; return whether it does. */
  keepsBack(news: TableNews & { type: "moved" }): boolean {
    if (!news.events.some(({ type }) => type === "Ended")) return false;
    this.#untold = news;
    return true;
  }

  close(): void {
    this.#closed = this.shown().table?.game ?? null;
    this.#tellEnd();
  }

  show(): void {
    this.#closed = null;
  }

  /** Everything has been revealed: now everything may show the result. */
  reveal(): void {
    this.#revealed = this.shown().table?.game ?? null;
    this.#tellEnd();
  }

  /** Another game is played. */
  clear(): void {
    this.#closed = this.#revealed = this.#untold = null;
  }

  /** Fetch the line with the end of the game: later chat may have pushed it out of the newest lines. */
  async find(store: TableStore): Promise<void> {
    if (this.#isFinding) return;
    this.#isFinding = true;
    let known = -1;
    while (store.public?.outcome != null && !hasEnd(store) && store.hasEarlier && store.news.length > known) {
      known = store.news.length;
      await store.earlier();
    }
    this.#isFinding = false;
  }

  #tellEnd(): void {
    if (this.#untold !== null) this.tell(this.#untold);
    this.#untold = null;
  }
}

/** Whether the received lines contain the end of the game. */
function hasEnd(store: TableStore): boolean {
  if (store.public?.outcome == null) return false;
  return store.news.some((each) => each.type === "moved" && each.events.some(({ type }) => type === "Ended"));
}
