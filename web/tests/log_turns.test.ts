import { beforeAll, expect, it } from "vitest";
import { chatOf, turnsOf, type TurnLine } from "../src/i18n/log_turns";
import type { Voice } from "../src/i18n/voice";
import type { GameEvent, TableNews } from "../src/api/wire";
import { words } from "../src/i18n/words.svelte";

const VOICE: Voice = { names: ["Livia", "Decimus"], seat: 0, solo: false };
const moved = (seq: number, seat: number, ...events: GameEvent[]): TableNews =>
  ({ type: "moved", seq, at: 0, seat, by: "person", events }) as TableNews;
const buried = (seat: number): GameEvent => ({ type: "Buried", seat, card: null });
const played = (seat: number, card: string, price: number): GameEvent => ({
  type: "Played",
  seat,
  card,
  price,
});
const received = (seat: number, aurei: number): GameEvent => ({ type: "Received", seat, aurei });
const begins = (seat: number): GameEvent => ({ type: "TurnBegan", seat });
const said = (seq: number): TableNews =>
  ({ type: "said", seq, at: 0, seat: 1, name: "Gaius", text: "<b>Vale</b>" }) as TableNews;
const written = (lines: TurnLine[] | undefined): string =>
  lines?.flatMap(({ parts }) => parts.map((pieces) => pieces.map(({ text }) => text).join(""))).join("; ") ??
  "";

beforeAll(() => words.use("en"));

it("successive moves of a turn are one card, dated by the last and known by the first", () => {
  const turns = turnsOf(
    [moved(1, 1, buried(1)), moved(2, 1, buried(1), begins(0)), moved(3, 0, buried(0))],
    VOICE,
  );
  expect(turns.map(({ key, seq }) => [key, seq])).toEqual([
    [1, 2],
    [3, 3],
  ]);
  expect(turns.map(({ name }) => name)).toEqual(["Decimus", "You"]);
  expect(written(turns[0]?.lines)).toBe("buries 2 cards");
});

it("an answer to a Senator belongs to the turn and bears the name of who answers", () => {
  const [turn, ...others] = turnsOf(
    [moved(1, 0, played(0, "S12", 2)), moved(2, 1, played(1, "F23", 1))],
    VOICE,
  );
  expect(others).toEqual([]);
  expect(turn?.lines.map(({ name, seat }) => [name, seat])).toEqual([
    ["", null],
    ["Decimus", 1],
  ]);
});

it("the coins of a turn are those that its player paid and received", () => {
  const [turn] = turnsOf(
    [moved(1, 0, played(0, "S12", 2)), moved(2, 1, received(1, 3), received(0, 4))],
    VOICE,
  );
  expect(turn).toMatchObject({ paid: 2, received: 4 });
});

it("cards in the text are pieces of their own", () => {
  const bought: GameEvent = { type: "Bought", seat: 1, legion: 2, price: 3, cards: ["F23", "I12"] };
  const [turn] = turnsOf([moved(1, 1, bought)], VOICE);
  expect(turn?.lines[0]?.parts).toEqual([
    [
      { text: "buys legion 2 (" },
      { text: "Fleet 2/3", card: "F23" },
      { text: ", " },
      { text: "Intrigue 1/2", card: "I12" },
      { text: ") for 3 aurei" },
    ],
  ]);
});

it("what follows from a turn is told apart", () => {
  const [turn] = turnsOf([moved(1, 1, buried(1), begins(0))], VOICE);
  expect(written(turn?.then)).toBe("Your turn begins.");
});

it("the set-up has a card for each seat", () => {
  const kept = (seat: number): GameEvent => ({ type: "Kept", seat, card: null });
  expect(turnsOf([moved(1, 0, kept(0)), moved(2, 1, kept(1))], VOICE)).toHaveLength(2);
});

it("moves before the table began have a line for each turn", () => {
  const begun = {
    type: "begun",
    seq: 1,
    at: 0,
    events: [buried(1), buried(1), buried(0)],
  } as unknown as TableNews;
  expect(turnsOf([begun], VOICE)[0]?.lines.map(({ name }) => name)).toEqual(["Decimus", ""]);
});

it("the turns of a record with which a table begins have a card each, of which the last is a moment", () => {
  const round: GameEvent = { type: "RoundBegan", round: 2, starter: 0 };
  const events = [buried(1), round, begins(0), buried(0), received(0, 2), begins(1), buried(1)];
  const begun = { type: "begun", seq: 5, at: 0, events } as unknown as TableNews;
  const turns = turnsOf([begun, moved(6, 1, buried(1), begins(0))], VOICE);
  expect(turns.map(({ seat, received, isMoment }) => [seat, received, isMoment])).toEqual([
    [null, 0, false],
    [0, 2, false],
    [1, 0, true],
  ]);
  expect(turns.map(({ seq }) => seq)).toEqual([5, 5, 6]);
  expect(new Set(turns.map(({ key }) => key)).size).toBe(3);
  expect(turns[0]?.then.map((line) => line.round)).toEqual([2, undefined]);
});

it("arrivals and readiness are omitted from the log", () => {
  const seated = (seq: number, how: string): TableNews =>
    ({ type: "seated", seq, at: 0, seat: 1, how, name: "Decimus" }) as TableNews;
  expect(turnsOf([seated(1, "arrived"), seated(2, "ready")], VOICE)).toEqual([]);
});

it("chat is apart, and keeps the name of a previous player of the seat", () => {
  const news = [moved(1, 1, buried(1)), said(2), moved(3, 1, buried(1))];
  expect(turnsOf(news, VOICE)).toHaveLength(1);
  expect(chatOf(news)).toEqual([said(2)]);
});

it("new lines continue the log, in the reader's language", async () => {
  const first = moved(1, 1, buried(1));
  const before = written(turnsOf([first], VOICE)[0]?.lines);
  expect(written(turnsOf([first, moved(2, 1, buried(1))], VOICE)[0]?.lines)).not.toBe(before);
  await words.use("de");
  expect(written(turnsOf([first], VOICE)[0]?.lines)).not.toBe(before);
  await words.use("en");
  expect(written(turnsOf([first], VOICE)[0]?.lines)).toBe(before);
});
