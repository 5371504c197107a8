import { beforeEach, expect, it, vi } from "vitest";
import { PROTOCOL_VERSION } from "../src/api/wire";
import { serverVersion } from "../src/state/server_version.svelte";
import { TableStore } from "../src/state/table_store.svelte";
import type { FromServer, TableNews, Welcome } from "../src/api/wire";

/** The server side of the connection: what was sent, and a function that delivers a message. */
let sent: { type: string; id: string; before?: number }[] = [];
let closed = false;
let deliver: (message: object) => void = () => undefined;

class FakeSocket {
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    deliver = (message) => this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    closed = true;
  }

  send(text: string): void {
    sent.push(JSON.parse(text) as (typeof sent)[number]);
  }
}

const line = (seq: number): TableNews => ({
  type: "said",
  seq,
  at: 0,
  seat: 0,
  name: "Livia",
  text: String(seq),
});
const lines = (first: number, last: number): TableNews[] =>
  Array.from({ length: last - first + 1 }, (_, place) => line(first + place));
const welcome = (news: TableNews[], game = 1): Welcome =>
  ({
    type: "welcome",
    table: { id: "t", game },
    seat: null,
    seq: news.at(-1)?.seq ?? 0,
    now: 0,
    news,
  }) as unknown as Welcome;
const update = (seq: number): FromServer => ({ type: "update", seq, news: [line(seq)] });
const seqs = (store: TableStore): number[] => store.news.map(({ seq }) => seq);

function table(news: TableNews[]): TableStore {
  const store = new TableStore();
  store.connect({ type: "hello", table: "t" });
  deliver(welcome(news));
  return store;
}

beforeEach(() => {
  sent = [];
  closed = false;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://pax.test/" });
});

it("earlier lines are put before the known ones, page by page", async () => {
  const store = table(lines(6, 8));
  expect(store.hasEarlier).toBe(true);
  const first = store.earlier();
  expect(sent.at(-1)).toMatchObject({ type: "history", before: 6 });
  deliver(update(9));
  deliver({ type: "past", answers: sent.at(-1)?.id, news: lines(3, 5) });
  await first;
  const second = store.earlier();
  expect(sent.at(-1)).toMatchObject({ type: "history", before: 3 });
  deliver({ type: "past", answers: sent.at(-1)?.id, news: lines(1, 2) });
  await second;
  expect(seqs(store)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(store.hasEarlier).toBe(false);
});

it("a short log is complete at once", async () => {
  const store = table(lines(1, 3));
  await store.earlier();
  expect(store.hasEarlier).toBe(false);
  expect(sent).toEqual([]);
});

it("lines that were missed while disconnected follow the known ones", () => {
  const store = table(lines(1, 5));
  store.receive(update(6));
  store.receive(welcome(lines(5, 9)));
  expect(seqs(store)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it("after a gap only the newest lines are shown, and the others can be fetched", () => {
  const store = table(lines(1, 5));
  store.receive(welcome(lines(8, 9)));
  expect(seqs(store)).toEqual([8, 9]);
  expect(store.hasEarlier).toBe(true);
});

it("a page of the previous game is not added to the log of the next", async () => {
  const store = table(lines(6, 8));
  const asked = store.earlier();
  store.receive(welcome(lines(1, 6), 2));
  deliver({ type: "past", answers: sent.at(-1)?.id, news: lines(1, 5) });
  await asked;
  expect(seqs(store)).toEqual([1, 2, 3, 4, 5, 6]);
});

it("after a reconnection only new lines are announced", () => {
  const store = table(lines(1, 5));
  const told: [number[], boolean][] = [];
  store.onNews = (news, first) => void told.push([news.map(({ seq }) => seq), first]);
  store.receive(welcome(lines(3, 7)));
  store.receive(welcome(lines(1, 9), 2));
  expect(told).toEqual([
    [[6, 7], false],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], true],
  ]);
});

it("sends its protocol version, and disconnects if the server has another", () => {
  const store = table(lines(1, 1));
  expect(serverVersion.isOther).toBe(false);
  deliver({ ...welcome(lines(1, 1)), version: PROTOCOL_VERSION + 1 });
  expect(serverVersion.isOther).toBe(true);
  serverVersion.isOther = false;
  deliver({ type: "refused", answers: null, reason: { code: "wrong_version" } });
  expect(serverVersion.isOther).toBe(true);
  expect(closed).toBe(true);
  expect(store.refused?.code).not.toBe("wrong_secret");
});

it("an update of who is connected does not stop the clock", () => {
  const store = table(lines(1, 1));
  store.receive({ ...update(2), deadline: 99 } as FromServer);
  store.receive({ type: "update", seq: 2, news: [] });
  expect(store.deadline).toBe(99);
  store.receive(update(3));
  expect(store.deadline).toBeNull();
});
