import { describe, expect, it } from "vitest";
import { timeText, warnedFrom } from "../src/features/table/decision_clock.svelte";
import { duration, termsOf, type Terms } from "../src/i18n/terms";
import { LANGUAGES, words } from "../src/i18n/words.svelte";
import { BOTS, PRINTINGS, TIMES } from "../src/state/table_choices.svelte";

const plain: Terms = {
  options: PRINTINGS.en,
  printing: "en",
  deck: "reconstructed-1",
  seconds: null,
  hints: false,
  solo: null,
};

describe.each(LANGUAGES)("the terms of a table in %s", (language) => {
  it("have words for every option", async () => {
    await words.use(language);
    await words.loadPart("options");
    for (const [printing, options] of Object.entries(PRINTINGS)) {
      const open = { ...options, open_counts: true };
      const terms = [
        { ...plain, options: open, printing, deck: {}, solo: 1, hints: true, seconds: 60 },
        plain,
      ];
      expect(terms.flatMap((each) => termsOf(each as Terms)).join()).not.toContain("⟦");
    }
    for (const bot of BOTS) {
      expect(words.has(`web-level-${bot}`)).toBe(true);
      expect(words.say(`options-bot-${bot}-about`)).not.toContain("⟦");
    }
    for (const seconds of TIMES) expect(duration(seconds)).not.toContain("⟦");
  });
});

describe("the clock", () => {
  it("shows minutes and seconds, then hours, then days", async () => {
    await words.use("en");
    expect([0, 65, 3600, 90_000].map(timeText)).toEqual(["0:00", "1:05", "1 h 0 min", "1 d 1 h"]);
  });

  it("warns with a tenth of the time left, at least 10 seconds and at most an hour before", () => {
    expect([30, 600, 604_800].map(warnedFrom)).toEqual([10, 60, 3600]);
  });
});
