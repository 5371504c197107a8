/** The logs of golden games match the sentences of Python; `tests/browser/test_log_in_words.py` runs this. */
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { briefly, eventLine } from "../src/i18n/events";
import { turnsOf } from "../src/i18n/log_turns";
import type { Voice } from "../src/i18n/voice";
import type { TableNews } from "../src/api/wire";
import { LANGUAGES, words } from "../src/i18n/words.svelte";

type GameNews = TableNews & { type: "begun" | "moved" };

interface Log extends Voice {
  game: string;
  news: GameNews[];
  lines: Record<string, string[]>;
  sentences: Record<string, (string | null)[]>;
}

const logs = JSON.parse(readFileSync(process.env["PAX_LOGS"] ?? "", "utf-8")) as Log[];
const checked = new Set<string>();

describe.each(logs)("$game, seat $seat", ({ news, lines, sentences, ...voice }) => {
  const events = news.flatMap((each) => each.events);

  it.each(LANGUAGES)("reads as in the terminal: %s", async (language) => {
    await words.use(language);
    checked.add(language);
    expect(briefly(events, voice)).toEqual(lines[language]);
    expect(events.map((event) => eventLine(event, voice))).toEqual(sentences[language]);
    const shown = turnsOf(news, voice).flatMap((turn) => [...turn.lines, ...turn.then]);
    expect(shown.map(({ text }) => text).join(" ")).toBe(lines[language]?.join(" "));
  });
});

afterAll(() => expect([...checked].sort()).toEqual(Object.keys(logs[0]?.lines ?? {}).sort()));
