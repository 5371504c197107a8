import { describe, expect, it } from "vitest";
import { LANGUAGES, words } from "../src/i18n/words.svelte";
import { blocksOf, piecesOf } from "../src/features/rules/text_layout";
import { PICTURES } from "../src/features/rules/illustrations";
import { ROME_NEEDS, SECTIONS, told } from "../src/i18n/rules_text";

describe.each(LANGUAGES)("the rules in %s", (language) => {
  it("are told whole: nothing is missing, and no number", async () => {
    await words.speak(language);
    await words.loadRules();
    for (const section of SECTIONS) {
      expect(words.say(`rules-${section}.title`)).not.toContain("⟦");
      expect(told(section)).not.toMatch(/[⟦{}]/);
      expect(told(section).length).toBeGreaterThan(50);
    }
  });

  it("name no command to type", () => {
    for (const section of SECTIONS) expect(told(section)).not.toMatch(/\bpax [a-z]|--[a-z]/);
  });

  it("name the cards Primus and Primus Conspiratus", () => {
    expect(told("conspirator")).toMatch(/Primus\s+Conspiratus.*\(Primus\)/s);
    expect(told("setup")).toContain("Primus");
  });

  it("say how many categories Rome needs", () => {
    expect(told("goal")).toContain(String(ROME_NEEDS));
  });
});

it("lines become paragraphs and lists", () => {
  const text = "One\n  line.\n\n- first\n  item\n- second\n\n- third\n\nLast.";
  expect(blocksOf(text)).toEqual([
    { kind: "paragraph", text: "One line." },
    { kind: "list", items: ["first item", "second", "third"] },
    { kind: "paragraph", text: "Last." },
  ]);
});

it("cards are found in a text", () => {
  expect(piecesOf("F23 is a Fleet, F is none.")).toEqual([
    { card: "F23" },
    { text: " is a Fleet, F is none." },
  ]);
});

it("only sections have pictures", () => {
  expect(SECTIONS).toEqual(expect.arrayContaining(Object.keys(PICTURES)));
});
