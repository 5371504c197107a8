import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LETTERS, type Letter } from "../src/api/notation";
import { contrast, distance, linear, seenWith, VISIONS } from "./vision";

const TOKENS = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf-8");
const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** OKLab distance at which colours differ at a glance: four times the just noticeable one. */
const APART = 0.08;
const READABLE = 4.5;

function token(name: string, theme: Theme): string {
  const pair = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(TOKENS);
  const same = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(TOKENS);
  const found = pair?.[theme === "light" ? 1 : 2] ?? same?.[1];
  if (found === undefined) throw new Error(`no colour --${name} in tokens.css`);
  return found;
}

/** The ink colour of a category in the style sheet: dark, unless its own block sets light. */
function inkOn(letter: Letter): string {
  const block = new RegExp(`\\[data-category="${letter}"\\] \\{([^}]*)\\}`).exec(TOKENS)?.[1] ?? "";
  return block.includes("--light-ink") ? "light-ink" : "dark-ink";
}

const categories = (theme: Theme): string[] => LETTERS.map((letter) => token(letter.toLowerCase(), theme));

describe.each(THEMES)("the %s colours", (theme) => {
  it.each(Object.keys(VISIONS))("tell the categories apart with %s vision", (vision) => {
    const matrix = VISIONS[vision];
    if (matrix === undefined) throw new Error(vision);
    const seen = categories(theme).map((colour) => seenWith(matrix, linear(colour)));
    const pairs = seen.flatMap((one, place) => seen.slice(place + 1).map((other) => distance(one, other)));
    expect(Math.min(...pairs)).toBeGreaterThan(APART);
  });

  it.each([...LETTERS])("keep text readable on %s", (letter) => {
    const ground = token(letter.toLowerCase(), theme);
    expect(contrast(token(inkOn(letter), theme), ground)).toBeGreaterThan(READABLE);
  });

  it.each(["ink", "soft", "accent", "good", "bad", "gold", "focus"])(
    "leave %s readable on surfaces",
    (name) => {
      const contrasts = ["page", "panel", "card"].map((ground) =>
        contrast(token(name, theme), token(ground, theme)),
      );
      expect(Math.min(...contrasts)).toBeGreaterThan(READABLE);
    },
  );

  it("keep text on the accent readable, and edges visible", () => {
    for (const [ink, fill] of [
      ["accent-ink", "accent-fill"],
      ["rome-ink", "rome-fill"],
    ] as const)
      expect(contrast(token(ink, theme), token(fill, theme))).toBeGreaterThan(READABLE);
    expect(contrast(token("ink", theme), token("accent-soft", theme))).toBeGreaterThan(READABLE);
    for (const line of ["edge", "legal", "chosen"])
      expect(contrast(token(line, theme), token("page", theme))).toBeGreaterThan(3);
  });
});

it("a colour has distance 0 from itself, and black on white has the highest contrast", () => {
  expect(distance(linear("#8b2e22"), linear("#8b2e22"))).toBe(0);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
