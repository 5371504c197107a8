import { describe, expect, it } from "vitest";
import { LANGUAGES, words } from "../src/i18n/words.svelte";
import { blocksOf, piecesOf } from "../src/features/rules/text_layout";
import { PICTURES } from "../src/features/rules/illustrations";
import { ROME_NEEDS, SECTIONS, sectionText } from "../src/i18n/rules_text";

describe.each(LANGUAGES)("the rules in %s", (language) => {
  it("are complete: no message and no number is missing", async () => {
    await words.use(language);
    await words.loadPart("rules");
    for (const section of SECTIONS) {
      expect(words.say(`rules-${section}.title`)).not.toContain("⟦");
      expect(sectionText(section)).not.toMatch(/[⟦{}]/);
      expect(sectionText(section).length).toBeGreaterThan(50);
    }
  });

  it("mention no command of the terminal", () => {
    for (const section of SECTIONS) expect(sectionText(section)).not.toMatch(/\bpax [a-z]|--[a-z]/);
  });

  it("name the cards Primus and Primus Conspiratus", () => {
    expect(sectionText("conspirator")).toMatch(/Primus\s+Conspiratus.*\(Primus\)/s);
    expect(sectionText("setup")).toContain("Primus");
  });

  it("say how many categories Rome needs", () => {
    expect(sectionText("goal")).toContain(String(ROME_NEEDS));
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

it("only sections have illustrations", () => {
  expect(SECTIONS).toEqual(expect.arrayContaining(Object.keys(PICTURES)));
});
