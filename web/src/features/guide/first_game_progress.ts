/** The table of the guided first game and the ideas met there, in this browser: they survive a reload. */

interface Saved {
  table: string;
  met: string[];
}

const KEY = "pax.first-game";

/** The ideas met at a table; null if it is not that of the guided game. */
export function metAt(table: string): string[] | null {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Saved> | null;
    return saved?.table === table && Array.isArray(saved.met) ? saved.met.map(String) : null;
  } catch {
    return null;
  }
}

export function saveMet(table: string, met: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify({ table, met }));
}

/** The guide was left: the game goes on without it. */
export function forgetFirstGame(): void {
  localStorage.removeItem(KEY);
}
