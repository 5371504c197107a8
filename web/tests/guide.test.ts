import { expect, it } from "vitest";
import { lessonsOf } from "../src/features/guide/lessons";
import type { Blocked, Mine, Public } from "../src/api/wire";

const open = (part: Partial<Public>): Public =>
  ({ step: "beginning", round: 1, conspirator: null, solo: null, ...part }) as Public;
const mine = (blocked: Blocked[] = []): Mine => ({ question: { moves: [], blocked } }) as unknown as Mine;
const names = (shown: Public, own: Mine | null): string[] => lessonsOf(shown, own).map(({ name }) => name);

it("whoever decides nothing is told nothing", () => {
  expect(lessonsOf(open({}), null)).toEqual([]);
  expect(lessonsOf(open({}), { question: null } as Mine)).toEqual([]);
});

it("a decision has its own lesson", () => {
  expect(names(open({ step: "placing" }), mine())).toEqual(["placing"]);
});

it("after a round comes Rome's, after an intrigue the conspirator's", () => {
  expect(names(open({ round: 2, conspirator: 1 }), mine())).toEqual(["beginning", "conspirator", "rome"]);
});

it("the limit is explained when it first forbids a card", () => {
  const blocked = [{ move: "play F23", reason: { code: "fleet_limit", numbers: {} } }];
  expect(names(open({ step: "playing" }), mine(blocked))).toEqual(["blocked", "playing"]);
});
