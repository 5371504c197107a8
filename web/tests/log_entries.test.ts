import { beforeAll, expect, it } from "vitest";
import { entriesOf } from "../src/i18n/log_entries";
import type { Voice } from "../src/i18n/voice";
import type { GameEvent, TableNews } from "../src/api/wire";
import { words } from "../src/i18n/words.svelte";

const VOICE: Voice = { names: ["Livia", "Decimus"], seat: 0, solo: false };
const moved = (seq: number, seat: number, ...events: GameEvent[]): TableNews =>
  ({ type: "moved", seq, at: 0, seat, move: "", by: "person", events }) as unknown as TableNews;
const buried = (seat: number): GameEvent => ({ type: "Buried", seat, card: null });
const took = (seat: number): GameEvent => ({ type: "TookBack", seat, moves: 1 });

beforeAll(() => words.use("en"));

it("successive moves of one seat are one entry, dated by the last", () => {
  const entries = entriesOf([moved(1, 1, buried(1)), moved(2, 1, buried(1)), moved(3, 0, buried(0))], VOICE);
  expect(entries.map(({ seq }) => seq)).toEqual([2, 3]);
  expect(entries[0]?.text.split("Decimus")).toHaveLength(2);
  expect(entries[1]?.text).toContain("You");
});

it("an entry ends when moves are taken back", () => {
  expect(entriesOf([moved(1, 1, took(1)), moved(2, 1, buried(1))], VOICE)).toHaveLength(2);
});

it("the consequences of a turn are a separate text", () => {
  const turn: GameEvent = { type: "TurnBegan", seat: 0 };
  const [entry] = entriesOf([moved(1, 1, buried(1), turn)], VOICE);
  expect(entry?.text).toContain("Decimus");
  expect(entry?.then).toBe("Your turn begins.");
});

it("moves before the table began have one line for each turn", () => {
  const events = [buried(1), buried(1), buried(0)];
  const begun = { type: "begun", seq: 1, at: 0, events } as unknown as TableNews;
  const lines = entriesOf([begun], VOICE)[0]?.text.split("\n") ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("Decimus");
  expect(lines[1]).toContain("You");
});

it("arrivals and readiness are omitted from the log", () => {
  const seated = (seq: number, how: string): TableNews =>
    ({ type: "seated", seq, at: 0, seat: 1, how, name: "Decimus" }) as TableNews;
  expect(entriesOf([seated(1, "arrived"), seated(2, "ready")], VOICE)).toEqual([]);
});

it("chat of a previous player of the seat keeps that player's name", () => {
  const said = { type: "said", seq: 4, at: 0, seat: 1, name: "Gaius", text: "Vale" } as TableNews;
  const [entry] = entriesOf([said], VOICE);
  expect(entry).toMatchObject({ text: "Gaius: “Vale”", who: "Gaius" });
});

it("new lines continue the log, in the reader's language", async () => {
  const first = moved(1, 1, buried(1));
  const before = entriesOf([first], VOICE)[0]?.text ?? "";
  const news = [first, moved(2, 1, buried(1))];
  expect(entriesOf(news, VOICE)[0]?.text.length).toBeGreaterThan(before.length);
  await words.use("de");
  expect(entriesOf([first], VOICE)[0]?.text).not.toBe(before);
  await words.use("en");
  expect(entriesOf([first], VOICE)[0]?.text).toBe(before);
});

it("the table cannot be shown as of a chat line", () => {
  const said = { type: "said", seq: 4, at: 0, seat: 1, name: "Decimus", text: "<b>Ave</b>" } as TableNews;
  expect(entriesOf([said], VOICE)).toEqual([
    { seq: 4, text: "Decimus: “<b>Ave</b>”", then: "", who: "Decimus", isMoment: false },
  ]);
});
