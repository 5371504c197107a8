import { beforeAll, expect, test } from "vitest";
import type { Public, Solo, Standing } from "../src/api/wire";
import { verdictOf } from "../src/i18n/verdict";
import { LANGUAGES, words } from "../src/i18n/words.svelte";

const NAMES = ["Ada", "Livia", "Decimus"];
const standing = (held: number, ...totals: number[]): Standing =>
  ({
    rome_holds: held,
    rome_wins: held >= 4,
    points: totals.map((total) => ({ total })),
  }) as unknown as Standing;
const table = (conspirator: number | null, solo: Solo | null = null): Public =>
  ({ conspirator, solo }) as unknown as Public;
const verdict = (open: Public, now: Standing, seat: number | null = 0): string =>
  verdictOf(open, now, seat, (seats) => seats.map((each) => NAMES[each]).join(" and "))
    .map(({ text }) => text)
    .join(" ");

beforeAll(() => words.use("en"));

test("it says what Rome has, who leads, and how far behind the reader is", () => {
  expect(verdict(table(null), standing(3, 17, 15, 20))).toBe(
    "Rome 3 of 4. Decimus leads with 20; you trail by 3.",
  );
  expect(verdict(table(null), standing(3, 17, 20, 20))).toBe(
    "Rome 3 of 4. Livia and Decimus lead with 20; you trail by 3.",
  );
});

test("who leads learns by how much, and with whom", () => {
  expect(verdict(table(null), standing(2, 20, 15, 17))).toBe("Rome 2 of 4. You lead with 20, 3 ahead.");
  expect(verdict(table(null), standing(2, 20, 20, 17))).toBe(
    "Rome 2 of 4. You lead with 20, level with Livia.",
  );
});

test("a spectator is nobody's rival, and without points nobody leads", () => {
  expect(verdict(table(null), standing(3, 17, 15, 20), null)).toBe("Rome 3 of 4. Decimus leads with 20.");
  expect(verdict(table(null), standing(7, 0, 0, 0))).toBe("Rome would win with 7 of 7; 4 must fall.");
});

test("a conspirator learns what to hope for", () => {
  expect(verdict(table(0), standing(2, 3, 5, 4))).toContain("You win if Rome gains 2 more.");
  expect(verdict(table(0), standing(4, 3, 5, 4))).toContain("You would win with it.");
  expect(verdict(table(1), standing(2, 3, 5, 4))).not.toContain("Rome gains");
});

test("a level has its own goal", () => {
  const solo = { level: 3, goal: 5, beaten: 2, present: 4 };
  expect(verdict(table(null, solo), standing(5, 0))).toBe(
    "All 7 categories: 4 so far. Stronger than Rome in 5: 2 so far.",
  );
});

test("it is short in every language", async () => {
  for (const language of LANGUAGES) {
    await words.use(language);
    expect(verdict(table(0), standing(2, 17, 15, 20)).length, language).toBeLessThan(140);
  }
  await words.use("en");
});
