import { beforeEach, expect, it } from "vitest";
import { causeTexts, comparisonLead } from "../src/i18n/causes";
import type { Comparison } from "../src/api/wire";
import type { Voice } from "../src/i18n/voice";
import { LANGUAGES, words } from "../src/i18n/words.svelte";

const VOICE: Voice = { names: ["Livia", "Decimus"], seat: 0, solo: false };
const BURY: Comparison = {
  move: "bury I23",
  other: "offer I23 2",
  gain: 0.09,
  clear: true,
  causes: [
    { code: "rival_buys", value: 0.05, other: 0.631, seat: 1, cards: ["I23"] },
    { code: "beats_rome", value: 0.5, other: 0.4, category: "I" },
    { code: "aurei", value: 4.25, other: 3 },
  ],
};

beforeEach(() => words.use("en"));

it("a comparison says how many more games are won, and why", () => {
  expect(comparisonLead(BURY)).toMatch(/^Of 100 games it wins 9 more than/);
  const found = causeTexts(BURY, VOICE);
  expect(found[0]).toMatch(/^Decimus buys .*: in 5% of the games instead of 63%$/);
  expect(found[1]).toBe("stronger than Rome in Intrigue at the end: in 50% of the games instead of 40%");
  expect(found[2]).toMatch(/^aurei at the next turn: 4\.[23] instead of 3$/);
});

it("moves within the error are about as good, with or without a cause", () => {
  expect(comparisonLead({ ...BURY, clear: false })).toMatch(/^About as good as/);
  expect(causeTexts({ ...BURY, causes: [] }, VOICE)).toHaveLength(1);
});

it("a small gain is not rounded to nothing", () => {
  expect(comparisonLead({ ...BURY, gain: 0.0042 })).toContain("0.4");
});

it("every language has the causes", async () => {
  const texts = new Set<string>();
  for (const language of LANGUAGES) {
    await words.use(language);
    texts.add(causeTexts(BURY, VOICE).join(" "));
  }
  expect(texts.size).toBe(LANGUAGES.length);
});
