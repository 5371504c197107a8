import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { reasonText } from "../src/i18n/reasons";
import type { Reason } from "../src/api/wire";
import type { Voice } from "../src/i18n/voice";
import { LANGUAGES, t, words } from "../src/i18n/words.svelte";

const VOICE: Voice = { names: ["Livia", "Decimus"], seat: 0, solo: false };
type Step = NonNullable<Reason["step"]>;
const STEPS: Step[] = ["laying", "keeping", "beginning", "placing", "buying", "playing", "answering"];
/** The code of every reason that the terminal has a text for. */
const CODES = [
  ...readFileSync(resolve("../src/pax/text/locales/en/reasons.ftl"), "utf-8").matchAll(
    /^reason-([a-z-]+) =/gm,
  ),
].map(([, name = ""]) => name.replaceAll("-", "_"));
const notNow = (step: Step): string => reasonText({ code: "not_now", step }, VOICE);

beforeEach(() => words.use("en"));

it("the current decision is named as on the buttons", () => {
  expect(notNow("buying").toLowerCase()).toContain(t("web-do-skip").toLowerCase());
  expect(notNow("answering").toLowerCase()).toContain(t("web-do-pass").toLowerCase());
});

it("no language names a command of the terminal", async () => {
  for (const language of LANGUAGES) {
    await words.use(language);
    const texts = STEPS.map(notNow);
    texts.push(...CODES.map((code) => reasonText({ code, step: "placing" }, VOICE)));
    expect(texts.join(" ")).not.toMatch(/\((lay|keep|draw|peek|take|offer|bury|buy|skip|play|end|pass)\)/);
  }
});

it("explains the refusal of a server in a sentence", () => {
  expect(reasonText({ code: "too_many_messages" }, VOICE)).toBe("Too many requests at once. Wait a moment.");
  expect(reasonText({ code: "not_json" }, VOICE)).toBe(t("web-refused-malformed-request"));
  expect(reasonText({ code: "not_over" }, VOICE)).toContain("over");
  expect(reasonText({ code: "never_heard_of" }, VOICE)).toBe(t("web-refused"));
});

it("names the player who has the decision", () => {
  const reason = { code: "not_your_decision", numbers: { deciding: 1 } };
  expect(reasonText(reason, VOICE)).toBe("It is Decimus\u2019s decision.");
});
