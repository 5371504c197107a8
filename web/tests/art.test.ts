import { describe, expect, it } from "vitest";
import { GLYPHS } from "../src/components/card/glyphs";
import { HEIGHT, placesOf, WIDTH } from "../src/components/card/symbol_positions";
import { LETTERS } from "../src/api/notation";

it("every category has an icon", () => {
  expect(Object.keys(GLYPHS)).toEqual(expect.arrayContaining([...LETTERS]));
});

describe("the symbols of a card", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("%i of them fit on its face", (symbols) => {
    const places = placesOf(symbols);
    expect(places).toHaveLength(symbols);
    for (const { x, y, size } of places) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + size).toBeLessThan(WIDTH);
      expect(y + size).toBeLessThan(HEIGHT);
    }
  });
});
