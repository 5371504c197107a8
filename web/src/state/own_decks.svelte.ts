/** The decks that players of this browser have entered, by name. */
import { pageStorage } from "../api/page_storage";
import { isComplete, type Counts } from "../api/deck_table";
import { savedObject } from "./saved_values";

const KEY = "decks";
export const DECK_NAME_LENGTH = 30;

class OwnDecks {
  all = $state.raw<Record<string, Counts>>(savedObject(KEY));
  readonly names = $derived(Object.keys(this.all).sort((one, other) => one.localeCompare(other)));

  find(name: string): Counts | undefined {
    const found = this.all[name];
    return found !== undefined && isComplete(found) ? found : undefined;
  }

  save(name: string, counts: Counts): void {
    this.#write({ ...this.all, [name]: counts });
  }

  forget(name: string): void {
    this.#write(Object.fromEntries(Object.entries(this.all).filter(([each]) => each !== name)));
  }

  /** A name that no other deck has: this one, or with a number. */
  freeName(wanted: string): string {
    const base = wanted.slice(0, DECK_NAME_LENGTH - 3);
    let name = wanted.slice(0, DECK_NAME_LENGTH);
    for (let n = 2; name in this.all; n += 1) name = `${base} ${String(n)}`;
    return name;
  }

  #write(decks: Record<string, Counts>): void {
    this.all = decks;
    pageStorage.set(KEY, JSON.stringify(decks));
  }
}

export const ownDecks = new OwnDecks();
