import { beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../src/worker/storage";

type Stores = Record<string, object[]>;
const EMPTY: Stores = { games: [], entries: [], campaigns: [], settings: [] };
const FORMER: Stores = { ...EMPTY, games: [{ id: "old" }] };

/** The databases of a browser, and how many are open. */
let databases: Map<string, Stores>;
let open: number;
/** What the next changes and reads fail with. */
let trouble: { write?: Error; read?: Error };

/** A request that is answered when the code that made it has run. */
function request(answer: () => unknown): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  queueMicrotask(() => {
    try {
      made["result"] = answer();
    } catch (error) {
      made["error"] = error;
      (made["onerror"] as () => void)();
      return;
    }
    (made["onsuccess"] as () => void)();
  });
  return made;
}

function database(stores: Stores): object {
  open += 1;
  const objectStore = (name: string): object => ({
    getAll: () =>
      request(() => {
        if (trouble.read !== undefined) throw trouble.read;
        return stores[name];
      }),
    clear: () => (stores[name] = []),
    add: (each: object) => stores[name]?.push(each),
  });
  return {
    objectStoreNames: { contains: (name: string) => name in stores },
    createObjectStore: (name: string) => {
      stores[name] = [];
      return { createIndex: () => undefined };
    },
    transaction: (_names: string[], mode = "readonly") => {
      const made: Record<string, unknown> = { objectStore, abort: () => undefined };
      if (mode === "readonly") return made;
      queueMicrotask(() => {
        made["error"] = trouble.write;
        (made[trouble.write === undefined ? "oncomplete" : "onabort"] as () => void)();
      });
      return made;
    },
    close: () => (open -= 1),
  };
}

function opened(name: string): object {
  let isAborted = false;
  const made = request(() => {
    const known = databases.get(name);
    if (known !== undefined) return database(known);
    const stores: Stores = {};
    made["result"] = database(stores);
    made["transaction"] = { abort: () => (isAborted = true) };
    (made["onupgradeneeded"] as () => void)();
    if (isAborted) {
      open -= 1;
      throw new Error("aborted");
    }
    databases.set(name, stores);
    return made["result"];
  });
  return made;
}

beforeEach(() => {
  databases = new Map();
  open = 0;
  trouble = {};
  vi.stubGlobal("indexedDB", {
    open: opened,
    deleteDatabase: (name: string) => request(() => databases.delete(name)),
  });
});

test("a new folder begins with what an earlier version stored", async () => {
  databases.set("pax", structuredClone(FORMER));
  expect(await openStorage("/a/", vi.fn())).not.toBeNull();
  expect(databases.get("pax:/a/")?.["games"]).toEqual([{ id: "old" }]);
  expect(open).toBe(1);
});

test("nothing is copied where there is nothing, or a database of something else", async () => {
  expect(await openStorage("/a/", vi.fn())).not.toBeNull();
  expect([...databases.keys()]).toEqual(["pax:/a/"]);
  databases.set("pax", { other: [] });
  expect(await openStorage("/b/", vi.fn())).not.toBeNull();
  expect(databases.get("pax:/b/")).toEqual(EMPTY);
});

test.each([
  { what: "write", write: new DOMException("no room", "QuotaExceededError") },
  { what: "read", read: new DOMException("damaged", "UnknownError") },
])("a copy that failed is tried again at the next load: $what", async (found) => {
  databases.set("pax", structuredClone(FORMER));
  trouble = found;
  expect(await openStorage("/a/", vi.fn())).toBeNull();
  expect([...databases.keys()]).toEqual(["pax"]);
  expect(open).toBe(0);
  trouble = {};
  expect(await openStorage("/a/", vi.fn())).not.toBeNull();
  expect(databases.get("pax:/a/")?.["games"]).toEqual([{ id: "old" }]);
});
