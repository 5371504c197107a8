import { beforeEach, expect, test, vi } from "vitest";

/** A local storage with room for some characters. */
class Box {
  [name: string]: unknown;

  constructor(room: number) {
    const hidden = { enumerable: false };
    Object.defineProperties(this, {
      getItem: { ...hidden, value: (name: string) => (this[name] as string | undefined) ?? null },
      removeItem: { ...hidden, value: (name: string) => Reflect.deleteProperty(this, name) },
      setItem: {
        ...hidden,
        value: (name: string, value: string) => {
          const others = Object.entries(this).filter(([each]) => each !== name);
          const used = others.reduce((sum, [, each]) => sum + String(each).length, value.length);
          if (used > room) throw new Error("full");
          this[name] = value;
        },
      },
    });
  }
}

async function storageIn(
  box: unknown,
  site: object | null = null,
): Promise<typeof import("../src/api/page_storage")> {
  if (box === null) vi.stubGlobal("localStorage", undefined);
  else vi.stubGlobal("localStorage", box);
  vi.stubGlobal("location", { href: "https://example.org/a/copy/index.html#/tables" });
  vi.doMock("virtual:site", () => ({ default: site }));
  vi.resetModules();
  return import("../src/api/page_storage");
}

beforeEach(() => vi.unstubAllGlobals());

test("without a storage values last as long as the page", async () => {
  const { pageStorage } = await storageIn(null);
  expect(pageStorage.get("language")).toBeNull();
  pageStorage.set("language", "nl");
  expect(pageStorage.get("language")).toBe("nl");
  expect(pageStorage.all()).toEqual({ language: "nl" });
  pageStorage.remove("language");
  expect(pageStorage.get("language")).toBeNull();
});

test("in a full storage the newest value lasts as long as the page", async () => {
  const box = new Box(4);
  const { pageStorage } = await storageIn(box);
  pageStorage.set("games", "1234");
  pageStorage.set("games", "12345");
  expect(pageStorage.get("games")).toBe("12345");
  expect(box["pax.games"]).toBe("1234");
});

test("what does not fit replaces nothing", async () => {
  const box = new Box(10);
  const { pageStorage } = await storageIn(box);
  pageStorage.set("games", "1234");
  expect(pageStorage.replace({ games: "1", decks: "12345678901" })).toBe(false);
  expect(pageStorage.all()).toEqual({ games: "1234" });
  expect(pageStorage.replace({ decks: "12" })).toBe(true);
  expect(box).toEqual({ "pax.decks": "12" });
});

test("a copy in a folder has its own names, and adopts the shared ones once", async () => {
  const box = new Box(1000);
  box["pax.games"] = "old";
  const { pageStorage } = await storageIn(box, { version: "v" });
  expect(pageStorage.get("games")).toBe("old");
  pageStorage.set("games", "new");
  expect([box["pax.games"], box["pax:/a/copy/:games"]]).toEqual(["old", "new"]);
  const again = await storageIn(box, { version: "v" });
  expect(again.pageStorage.get("games")).toBe("new");
});

test("the shared names are forgotten by a copy in a folder alone", async () => {
  const box = new Box(1000);
  box["pax.games"] = "old";
  const copy = await storageIn(box, { version: "v" });
  copy.pageStorage.forgetFormer();
  expect(box).toEqual({ "pax:/a/copy/:games": "old" });
  box["pax.games"] = "of the server's page";
  const served = await storageIn(box);
  served.pageStorage.forgetFormer();
  expect(served.pageStorage.get("games")).toBe("of the server's page");
});
