import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.mock("../src/api/page_storage", () => ({
  pageStorage: {
    get: (name: string) => stored.get(name) ?? null,
    all: () => Object.fromEntries(stored),
    replace: (values: Record<string, string>) => {
      stored.clear();
      Object.entries(values).forEach(([name, value]) => stored.set(name, value));
      return true;
    },
  },
}));
vi.mock("../src/api/backend", () => ({ backend: { local: { imported: () => Promise.resolve("") } } }));
const { replaceEverything } = await import("../src/state/everything");
const { savedList, savedObject } = await import("../src/state/saved_values");

const file = (page: unknown): string => JSON.stringify({ format: "pax-everything-1", page, tables: "" });

beforeEach(() => {
  stored.clear();
  stored.set("games", "[]");
});

test.each([[null], [["games"]], [{ games: 3 }], [{ games: null }], ["games"]])(
  "a file with the values %j replaces nothing",
  async (page) => {
    expect(await replaceEverything(file(page))).toBe("format");
    expect([...stored]).toEqual([["games", "[]"]]);
  },
);

test("a file replaces the values; earlier versions gave their names a prefix", async () => {
  expect(await replaceEverything(file({ "pax.decks": "{}", language: "nl" }))).toBe("");
  expect(Object.fromEntries(stored)).toEqual({ decks: "{}", language: "nl" });
});

test.each(["", "null", "3", '"text"', '{"a":1}', "[null, 3]"])("%j is no saved list", (text) => {
  stored.set("games", text);
  expect(savedList("games")).toEqual([]);
});

test.each(["", "null", "3", "[{}]", '{"a":1,"b":null,"c":[]}'])("%j has no saved objects", (text) => {
  stored.set("decks", text);
  expect(savedObject("decks")).toEqual({});
});

test("saved lists and objects are read", () => {
  stored.set("games", '[{"table":"t"}]');
  stored.set("decks", '{"mine":{"a":1}}');
  expect(savedList("games")).toEqual([{ table: "t" }]);
  expect(savedObject("decks")).toEqual({ mine: { a: 1 } });
});
