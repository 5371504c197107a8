/** The next level of the campaign, after a level was won. */
import type { TableInfo } from "../../api/wire";
import { router } from "../../browser/router.svelte";
import { isOpen, levelForm } from "../../state/campaign";
import { makeTable } from "../../state/new_table";
import type { TableStore } from "../../state/table_store.svelte";

export class NextLevel {
  /** A level that is known to be open, and the one that was asked about. */
  #open = $state<number | null>(null);
  #asked: number | null = null;
  /** The level above, if this one was won from this seat. */
  readonly #above = $derived.by(() => {
    const [store, table] = [this.store(), this.table()];
    const isWon = store?.seat != null && (store.public?.outcome?.winners.length ?? 0) > 0;
    return isWon && table?.solo != null ? table.solo + 1 : null;
  });
  /** Goes there; undefined if it is not open. */
  readonly go = $derived(
    this.#above !== null && this.#above === this.#open ? () => goTo(this.#above ?? 1) : undefined,
  );

  constructor(
    private readonly store: () => TableStore | undefined,
    private readonly table: () => TableInfo | null,
  ) {}

  /** A level that continues a record does not count for the campaign and opens no other. */
  async find(): Promise<void> {
    const level = this.#above;
    if (level === null || level === this.#asked) return;
    this.#asked = level;
    if (await isOpen(level)) this.#open = level;
  }
}

async function goTo(level: number): Promise<void> {
  router.go(
    await levelForm(level)
      .then(makeTable)
      .catch(() => "/"),
  );
}
