/** Locks that the tabs of this browser share: a table is played in one tab at a time. */

/** How long to wait for a lock: the tab that had it may just be closing. */
const PATIENCE = 1500;

export class TabLocks {
  readonly #held = new Map<string, () => void>();

  /** Lock a table for this tab; false if another tab keeps it. Without https there are no locks. */
  acquire(table: string): Promise<boolean> {
    const locks = (navigator as { locks?: LockManager }).locks;
    if (locks === undefined) return Promise.resolve(true);
    return new Promise((resolve) => {
      locks
        .request(`pax-table-${table}`, { signal: AbortSignal.timeout(PATIENCE) }, () => {
          resolve(true);
          return new Promise<void>((release) => this.#held.set(table, release));
        })
        .catch(() => resolve(false));
    });
  }

  release(table: string): void {
    this.#held.get(table)?.();
    this.#held.delete(table);
  }
}
