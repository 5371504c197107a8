import { expect, it } from "vitest";
import { lessonsOf } from "../src/features/guide/lessons";
import type { Blocked, Mine, Public } from "../src/api/wire";

const open = (part: Partial<Public>): Public =>
  ({ step: "beginning", round: 1, conspirator: null, solo: null, ...part }) as Public;
const mine = (blocked: Blocked[] = []): Mine => ({ question: { moves: [], blocked } }) as unknown as Mine;
const names = (shown: Public, own: Mine | null): string[] => lessonsOf(shown, own).map(({ name }) => name);

it("without a decision there is no lesson", () => {
  expect(lessonsOf(open({}), null)).toEqual([]);
  expect(lessonsOf(open({}), { question: null } as Mine)).toEqual([]);
});

it("a decision has its own lesson", () => {
  expect(names(open({ step: "placing" }), mine())).toEqual(["placing"]);
});

it("the lesson on Rome follows a round, the one on the conspirator an intrigue", () => {
  expect(names(open({ round: 2, conspirator: 1 }), mine())).toEqual(["beginning", "conspirator", "rome"]);
});

it("the limit is explained when it first forbids a card", () => {
  const blocked = [{ move: "play F23", reason: { code: "fleet_limit", numbers: {} } }];
  expect(names(open({ step: "playing" }), mine(blocked))).toEqual(["blocked", "playing"]);
});
