import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCES = resolve(import.meta.dirname, "../src");

/** The folders of `src`; each imports only itself and those before it. */
const LAYERS = [
  "styles",
  "api",
  "i18n",
  "state",
  "browser",
  "components",
  "features",
  "app",
  "service_worker",
  "worker",
];

const layerOf = (path: string): number => LAYERS.indexOf(relative(SOURCES, path).split("/")[0] ?? "");

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => join(SOURCES, name));

function importsOf(path: string): string[] {
  const found = readFileSync(path, "utf-8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
  return [...found].map(([, specifier = ""]) => resolve(dirname(path), specifier));
}

test("every file belongs to a layer", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => layerOf(path) < 0)).toEqual([]);
});

test("a folder imports only from the folders before it", () => {
  const upward = files.flatMap((path) =>
    importsOf(path)
      .filter((target) => layerOf(target) > layerOf(path))
      .map((target) => `${relative(SOURCES, path)} -> ${relative(SOURCES, target)}`),
  );
  expect(upward).toEqual([]);
});
