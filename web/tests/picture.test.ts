import { beforeEach, expect, it, vi } from "vitest";
import { Picture } from "../src/lib/picture.svelte";
import type { FromServer, TableNews, Welcome } from "../src/lib/wire";

/** The other end of the connection: what was sent, and a way to answer. */
let sent: { type: string; id: string; before?: number }[] = [];
let tell: (message: object) => void = () => undefined;

class Wire {
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    tell = (message) => this.onmessage({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    sent.push(JSON.parse(text) as (typeof sent)[number]);
  }
}

const line = (seq: number): TableNews => ({ type: "said", seq, at: 0, seat: 0, name: "Livia", text: String(seq) });
const lines = (first: number, last: number): TableNews[] =>
  Array.from({ length: last - first + 1 }, (_, place) => line(first + place));
const welcome = (news: TableNews[], game = 1): Welcome =>
  ({ type: "welcome", table: { id: "t", game }, seat: null, seq: news.at(-1)?.seq ?? 0, now: 0, news }) as unknown as Welcome;
const update = (seq: number): FromServer => ({ type: "update", seq, news: [line(seq)] });
const seqs = (picture: Picture): number[] => picture.news.map(({ seq }) => seq);

function table(news: TableNews[]): Picture {
  const picture = new Picture();
  picture.connect({ type: "hello", table: "t" });
  tell(welcome(news));
  return picture;
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "pax.test" });
});

it("older lines come in front of those that are known, page by page", async () => {
  const picture = table(lines(6, 8));
  expect(picture.hasEarlier).toBe(true);
  const first = picture.earlier();
  expect(sent.at(-1)).toMatchObject({ type: "history", before: 6 });
  tell(update(9));
  tell({ type: "past", answers: sent.at(-1)?.id, news: lines(3, 5) });
  await first;
  const second = picture.earlier();
  expect(sent.at(-1)).toMatchObject({ type: "history", before: 3 });
  tell({ type: "past", answers: sent.at(-1)?.id, news: lines(1, 2) });
  await second;
  expect(seqs(picture)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(picture.hasEarlier).toBe(false);
});

it("a short log is whole from the beginning", async () => {
  const picture = table(lines(1, 3));
  await picture.earlier();
  expect(picture.hasEarlier).toBe(false);
  expect(sent).toEqual([]);
});

it("what was told while the connection was lost follows what is known", () => {
  const picture = table(lines(1, 5));
  picture.heard(update(6));
  picture.heard(welcome(lines(5, 9)));
  expect(seqs(picture)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it("after a gap only the newest lines are shown, and the others can be fetched", () => {
  const picture = table(lines(1, 5));
  picture.heard(welcome(lines(8, 9)));
  expect(seqs(picture)).toEqual([8, 9]);
  expect(picture.hasEarlier).toBe(true);
});

it("a page of the game before does not come into the log of the next one", async () => {
  const picture = table(lines(6, 8));
  const asked = picture.earlier();
  picture.heard(welcome(lines(1, 6), 2));
  tell({ type: "past", answers: sent.at(-1)?.id, news: lines(1, 5) });
  await asked;
  expect(seqs(picture)).toEqual([1, 2, 3, 4, 5, 6]);
});

it("only what is new is announced after a lost connection", () => {
  const picture = table(lines(1, 5));
  const told: [number[], boolean][] = [];
  picture.onNews = (news, first) => void told.push([news.map(({ seq }) => seq), first]);
  picture.heard(welcome(lines(3, 7)));
  picture.heard(welcome(lines(1, 9), 2));
  expect(told).toEqual([
    [[6, 7], false],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], true],
  ]);
});
