import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null });
const { pathsOf } = await import("../src/state/card_animations.svelte");

test("an own offer moves from the drawn cards to the legion", () => {
  const event = { type: "Offered", seat: 1, card: "F23", legion: 2 } as const;
  expect(pathsOf(event, 1)).toEqual([{ card: "F23", from: "view", to: "legion-2" }]);
});

test("a card that another player takes stays hidden", () => {
  const event = { type: "Took", seat: 0, card: null } as const;
  expect(pathsOf(event, 1)).toEqual([{ card: null, from: "pile", to: "player-0" }]);
});

test("a played card moves into the lane of its category", () => {
  const event = { type: "Played", seat: 1, card: "F23", price: 0 } as const;
  expect(pathsOf(event, 1)).toEqual([{ card: "F23", from: "hand", to: "player-1-F" }]);
});

test("Rome's whole group moves to Rome, each card into its lane", () => {
  const event = { type: "RomeTook", legion: 3, cards: ["W11", "L12"] } as const;
  expect(pathsOf({ ...event, cards: [...event.cards] }, null).map((way) => way.to)).toEqual([
    "rome-W",
    "rome-L",
  ]);
});
