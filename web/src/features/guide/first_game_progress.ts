/** The table of the guided first game and the ideas met there, in this browser: they survive a reload. */
import { pageStorage } from "../../api/page_storage";

interface Saved {
  table: string;
  met: string[];
}

const KEY = "first-game";

/** The ideas met at a table; null if it is not that of the guided game. */
export function metAt(table: string): string[] | null {
  try {
    const saved = JSON.parse(pageStorage.get(KEY) ?? "null") as Partial<Saved> | null;
    return saved?.table === table && Array.isArray(saved.met) ? saved.met.map(String) : null;
  } catch {
    return null;
  }
}

export function saveMet(table: string, met: readonly string[]): void {
  pageStorage.set(KEY, JSON.stringify({ table, met }));
}

/** The guide was left: the game goes on without it. */
export function forgetFirstGame(): void {
  pageStorage.remove(KEY);
}
