import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** The Fluent files that the browser needs at once; the rules are loaded with their own screen. */
const FILES = [
  "words",
  "moves",
  "reasons",
  "refusals",
  "events",
  "table",
  "ending",
  "web",
  "connection",
  "offline",
  "screens",
  "guide",
  "start",
  "finale",
  "device",
  "chances",
  "causes",
  "story",
  "beats",
];
const LOCALES = resolve(import.meta.dirname, "../../src/pax/text/locales");
const PREFIX = "virtual:texts/";

/**
 * One module for each language, `virtual:texts/de`, and one for its rules, `virtual:texts/de/rules`.
 * `virtual:texts/page` has what must be said when nothing else can be loaded, in all languages.
 */
export function texts(): Plugin {
  return {
    name: "pax-texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language, part] = id.slice(PREFIX.length + 1).split("/");
      const read = (from: string, names: string[]): string => {
        const paths = names.map((name) => resolve(LOCALES, from, `${name}.ftl`));
        for (const path of paths) this.addWatchFile(path);
        return withoutComments(paths.map((path) => readFileSync(path, "utf-8")).join("\n"));
      };
      const found =
        language === "page"
          ? Object.fromEntries(readdirSync(LOCALES).map((each) => [each, read(each, ["page"])]))
          : read(language ?? "en", part === undefined ? FILES : [part]);
      return `export default ${JSON.stringify(found)};`;
    },
  };
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "");
}
