/** The games of this browser in IndexedDB: the storage port of `pax.browser`. All is exchanged as JSON. */
import { databaseOf, deletedDatabase, FORMER_DATABASE } from "../api/databases";
import type { StorageState } from "../api/worker_messages";

interface Changes {
  games: object[];
  entries: object[];
  campaigns: object[];
  changed: { id: string; status: string; outcome: string | null }[];
  dropped_games: string[];
  dropped_campaigns: string[];
}

const VERSION = 1;
const STORES = ["games", "entries", "campaigns", "settings"] as const;
const INDEXES = ["home", "deal", "campaign"];
const FORMAT = "pax-browser-1";

/**
 * Open the database of a folder; null if this browser allows no storage, as some private windows do,
 * or if what an earlier version stored could not be copied: the next load tries that again.
 */
export async function openStorage(
  folder: string,
  report: (state: StorageState) => void,
): Promise<GameStorage | null> {
  try {
    const request = indexedDB.open(databaseOf(folder), VERSION);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      create(request.result);
    };
    const database = await settled(request);
    const storage = new GameStorage(database, report);
    if (!isNew || (await adopt(storage).catch(() => "failed")) === "") return storage;
    database.close();
    await deletedDatabase(databaseOf(folder));
    return null;
  } catch {
    return null;
  }
}

/**
 * Copy what an earlier version stored in the database that all folders of the origin shared; return
 * why that failed, or "".
 */
async function adopt(storage: GameStorage): Promise<string> {
  const request = indexedDB.open(FORMER_DATABASE);
  let isMissing = false;
  request.onupgradeneeded = () => {
    isMissing = true;
    request.transaction?.abort();
  };
  const found = await settled(request).catch((error: unknown) => {
    if (isMissing) return null;
    throw error;
  });
  if (found === null) return "";
  try {
    if (!STORES.every((name) => found.objectStoreNames.contains(name))) return ""; // not ours
    return await storage.imported(await new GameStorage(found, () => undefined).exported());
  } finally {
    found.close();
  }
}

function create(database: IDBDatabase): void {
  const games = database.createObjectStore("games", { keyPath: "id" });
  for (const index of INDEXES) games.createIndex(index, index);
  database.createObjectStore("entries", { keyPath: ["game", "seq"] });
  database.createObjectStore("campaigns", { keyPath: "lock" });
  database.createObjectStore("settings", { keyPath: "name" });
}

export class GameStorage {
  /** Whether the last change did not fit. */
  #isFull = false;

  constructor(
    private readonly database: IDBDatabase,
    private readonly report: (state: StorageState) => void,
  ) {
    // Another tab has a newer version of the page.
    database.onversionchange = () => database.close();
  }

  /** Store changes durably, all or none; return why that failed, or "". */
  commit(text: string): Promise<string> {
    const changes = JSON.parse(text) as Changes;
    return this.#changed((stored) => {
      for (const name of ["games", "entries", "campaigns"] as const) {
        for (const each of changes[name]) stored.objectStore(name).add(each);
      }
      const games = stored.objectStore("games");
      for (const change of changes.changed) {
        const found = games.get(change.id);
        found.onsuccess = () => games.put({ ...(found.result as object), ...change });
      }
      for (const id of changes.dropped_games) {
        games.delete(id);
        stored.objectStore("entries").delete(ofGame(id, 0));
      }
      for (const lock of changes.dropped_campaigns) stored.objectStore("campaigns").delete(lock);
    });
  }

  async games(index: string, key: string): Promise<string> {
    const games = this.database.transaction("games").objectStore("games");
    return JSON.stringify(await settled((index === "id" ? games : games.index(index)).getAll(key)));
  }

  async entries(game: string, after: number): Promise<string> {
    const entries = this.database.transaction("entries").objectStore("entries");
    return JSON.stringify(await settled(entries.getAll(ofGame(game, after))));
  }

  async has_campaign(lock: string): Promise<boolean> {
    const campaigns = this.database.transaction("campaigns").objectStore("campaigns");
    return (await settled(campaigns.count(lock))) > 0;
  }

  /** The key of the deals of this browser, in hexadecimal; it is made once. */
  async dealKey(): Promise<string> {
    const stored = this.database.transaction("settings", "readwrite").objectStore("settings");
    const known = (await settled(stored.get("deal_key"))) as { value: string } | undefined;
    if (known !== undefined) return known.value;
    const value = newKey();
    await settled(stored.add({ name: "deal_key", value }));
    return value;
  }

  /** Everything that is stored, as text. */
  async exported(): Promise<string> {
    const stored = this.database.transaction([...STORES]);
    const found = await Promise.all(
      STORES.map(async (name) => [name, await settled(stored.objectStore(name).getAll())] as const),
    );
    return JSON.stringify({ format: FORMAT, ...Object.fromEntries(found) });
  }

  /** Replace everything that is stored by an export; return why that failed, or "". */
  imported(text: string): Promise<string> {
    const found = documentsIn(text);
    if (found === null) return Promise.resolve("format");
    return this.#changed((stored) => {
      for (const name of STORES) {
        stored.objectStore(name).clear();
        for (const each of found[name]) stored.objectStore(name).add(each);
      }
    });
  }

  /** Change the stored documents, all or none; return why that failed, or "". */
  async #changed(change: (stored: IDBTransaction) => void): Promise<string> {
    try {
      const stored = this.database.transaction([...STORES], "readwrite", { durability: "strict" });
      const done = completed(stored);
      try {
        change(stored);
      } catch (error) {
        stored.abort(); // otherwise the requests before the error are committed
        await done.catch(() => undefined);
        throw error;
      }
      await done;
    } catch (error) {
      return this.#failure(error);
    }
    if (this.#isFull) this.report("kept");
    this.#isFull = false;
    return "";
  }

  #failure(error: unknown): string {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "ConstraintError") return "taken";
    if (name === "DataError" || name === "DataCloneError") return "format";
    if (name !== "QuotaExceededError") return "failed";
    this.#isFull = true;
    this.report("full");
    return "full";
  }
}

/** The documents of an export by their stores; null if the text is none. */
function documentsIn(text: string): Record<(typeof STORES)[number], object[]> | null {
  const found = parsed(text) as Record<string, unknown> | null;
  if (found?.["format"] !== FORMAT) return null;
  const lists = STORES.map((name) => [name, found[name] ?? []] as const);
  if (!lists.every(([, list]) => Array.isArray(list))) return null;
  return Object.fromEntries(lists) as Record<(typeof STORES)[number], object[]>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** 256 random bits in hexadecimal. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function ofGame(game: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([game, after], [game, Infinity], true);
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the request failed"));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction failed"));
  });
}
