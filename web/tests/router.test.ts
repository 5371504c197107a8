import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { read } = await import("../src/browser/router.svelte");

test("an address names a table and the secret of a seat", () => {
  expect(read("#/table/abc?seat=s3cret")).toEqual({ at: "table", id: "abc", keys: { seat: "s3cret" } });
});

test("an unknown address leads to the start", () => {
  expect(read("#/table/abc?screen")).toEqual({ at: "table", id: "abc", keys: { isScreen: true } });
  expect(read("#/nowhere")).toEqual({ at: "start" });
  expect(read("")).toEqual({ at: "start" });
});
