/**
 * Small values that outlast the page: its local storage. Where the browser blocks it, or it is full,
 * they last as long as the page.
 */
import { folderOf, site } from "./site";

const COMMON = "pax.";

/** Values that could not be stored; null for one that was deleted. */
const unsaved = new Map<string, string | null>();

/** Each copy of the edition without a server has its own names. */
const prefix = site === null ? COMMON : `pax:${folderOf(location.href)}:`;

function attempt<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** The names that begin with a prefix, without it. */
function namesAfter(start: string): string[] {
  const all = attempt((storage) => Object.keys(storage)) ?? [];
  return all.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Copy what an earlier version stored under the names that all pages of the origin share. */
function adopt(): void {
  if (prefix === COMMON || namesAfter(prefix).length > 0) return;
  for (const name of namesAfter(COMMON)) {
    const value = attempt((storage) => storage.getItem(COMMON + name));
    if (value != null) pageStorage.set(name, value);
  }
}

export const pageStorage = {
  get(name: string): string | null {
    const known = unsaved.get(name);
    return known !== undefined ? known : (attempt((storage) => storage.getItem(prefix + name)) ?? null);
  },

  set(name: string, value: string): void {
    const isSaved = attempt((storage) => {
      storage.setItem(prefix + name, value);
      return true;
    });
    if (isSaved === true) unsaved.delete(name);
    else unsaved.set(name, value);
  },

  remove(name: string): void {
    const isRemoved = attempt((storage) => {
      storage.removeItem(prefix + name);
      return true;
    });
    if (isRemoved === true) unsaved.delete(name);
    else unsaved.set(name, null);
  },

  /** Everything that is stored, by name. */
  all(): Record<string, string> {
    const names = new Set([...namesAfter(prefix), ...unsaved.keys()]);
    const found = [...names].map((name) => [name, this.get(name)] as const);
    return Object.fromEntries(found.filter((each): each is [string, string] => each[1] !== null));
  },

  /** Replace everything that is stored; false if it does not fit, and then nothing is changed. */
  replace(values: Record<string, string>): boolean {
    const before = this.all();
    const write = (wanted: Record<string, string>): boolean => {
      for (const name of Object.keys(this.all())) this.remove(name);
      for (const [name, value] of Object.entries(wanted)) this.set(name, value);
      return [...unsaved.values()].every((value) => value === null);
    };
    if (write(values)) return true;
    write(before);
    return false;
  },

  /** Delete what an earlier version stored under the names that all pages of the origin share. */
  forgetFormer(): void {
    if (prefix === COMMON) return;
    for (const name of namesAfter(COMMON)) attempt((storage) => storage.removeItem(COMMON + name));
  },
};

adopt();
