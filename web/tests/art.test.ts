import { describe, expect, it } from "vitest";
import { GLYPHS } from "../src/components/card/glyphs";
import { HEIGHT, placesOf, STRIP, WIDTH } from "../src/components/card/symbol_positions";
import { chance, stonesOn } from "../src/components/card/mosaic/stone_field";
import { STONES } from "../src/components/card/mosaic/palette";
import { LETTERS } from "../src/api/notation";

it("every category has an icon and stones", () => {
  expect(Object.keys(STONES)).toEqual(expect.arrayContaining([...LETTERS]));
  expect(Object.keys(GLYPHS)).toEqual(expect.arrayContaining([...LETTERS]));
});

describe("the symbols of a card", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("%i of them fit on its face", (symbols) => {
    const places = placesOf(symbols);
    expect(places).toHaveLength(symbols);
    for (const { x, y, size } of places) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(STRIP);
      expect(x + size).toBeLessThan(WIDTH);
      expect(y + size).toBeLessThan(HEIGHT);
    }
  });
});

describe("a mosaic", () => {
  /** A square of 20 units with a disc in its middle. */
  const fine = 3;
  const wide = 20 * fine;
  const parts = Uint8Array.from({ length: wide * wide }, (_, cell) =>
    Math.hypot((cell % wide) - wide / 2, Math.floor(cell / wide) - wide / 2) < wide / 4 ? 1 : 0,
  );
  const stones = stonesOn({ parts, wide, high: wide, fine }, 1.8);

  it("covers its ground and its figure with stones", () => {
    const area = (part: number): number =>
      stones.filter((each) => each.part === part).reduce((sum, { size }) => sum + (size * 0.92) ** 2, 0);
    const disc = Math.PI * 5 ** 2;
    expect(area(1) / disc).toBeGreaterThan(0.7);
    expect(area(0) / (20 ** 2 - disc)).toBeGreaterThan(0.7);
  });

  it("lays its rows along the outline", () => {
    const nearest = stones.filter(
      ({ x, y, size }) => size === 1.8 && Math.abs(Math.hypot(x - 10, y - 10) - 5) < 1.2,
    );
    expect(nearest.length).toBeGreaterThan(15);
    const across = nearest.map(({ x, y, turn }) => Math.abs(Math.cos(turn - Math.atan2(y - 10, x - 10))));
    expect(across.reduce((sum, each) => sum + each, 0) / across.length).toBeLessThan(0.2);
  });

  it("is the same every time", () => {
    expect(stonesOn({ parts, wide, high: wide, fine }, 1.8)).toEqual(stones);
    expect([chance(7)(), chance(8)()]).toEqual([chance(7)(), chance(8)()]);
  });
});
