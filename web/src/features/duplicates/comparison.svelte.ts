/** The results of all tables that play the same cards, fetched again while one is being played. */
import { api, Refusal } from "../../api/http";
import type { DealResult } from "../../api/wire";
import { reasonText } from "../../i18n/reasons";

const SECONDS = 5;

export class Comparison {
  tables = $state.raw<DealResult[] | null>(null);
  problem = $state("");
  /** The tables that are still to be played. */
  readonly open = $derived((this.tables ?? []).filter(({ status }) => isOpen(status)).length);
  /** The largest number of points, over all tables and seats. */
  readonly best = $derived(
    Math.max(0, ...(this.tables ?? []).flatMap(({ outcome }) => outcome?.points ?? [])),
  );
  /** The number of seats, which is the same at every table. */
  readonly seats = $derived(this.tables?.[0]?.players.length ?? 0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    readonly table: string,
    readonly game: number,
  ) {}

  async load(): Promise<void> {
    try {
      this.tables = (await api.results(this.table, this.game)).tables;
      this.problem = "";
    } catch (error) {
      const reason = error instanceof Refusal ? error.reason : { code: "no_connection" };
      this.problem = reasonText(reason, { names: [], seat: null, solo: false });
    }
    const isDone = this.tables !== null && this.open === 0;
    if (!isDone && !this.#isClosed) this.#timer = setTimeout(() => void this.load(), SECONDS * 1000);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}

const isOpen = (status: DealResult["status"]): boolean => status === "waiting" || status === "running";
