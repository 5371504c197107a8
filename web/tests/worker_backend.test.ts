import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Loading } from "../src/api/backend";
import { workerBackend } from "../src/api/worker";
import type { FromWorker, StorageState, ToWorker } from "../src/api/worker_messages";

/** A web worker whose inside is the test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  sent: ToWorker[] = [];
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  say(data: FromWorker): void {
    this.onmessage({ data });
  }
}

const SITE = { version: "v1", engine: "engine/abc", bytes: 1000, server: "" };

beforeEach(() => vi.stubGlobal("Worker", FakeWorker));
afterEach(() => {
  FakeWorker.all = [];
  vi.unstubAllGlobals();
});

function only(): FakeWorker {
  const [worker] = FakeWorker.all;
  if (worker === undefined) throw new Error("no worker was started");
  return worker;
}

test("a request is answered as by a server", async () => {
  const backend = workerBackend(SITE);
  const reply = backend.request({ method: "GET", path: "/api/about", body: null, secret: "s" });
  const [sent] = only().sent;
  expect(sent).toMatchObject({ type: "request", method: "GET", path: "/api/about", secret: "s" });
  if (sent?.type !== "request") throw new Error("no request");
  only().say({ type: "reply", id: sent.id, text: '{"status":404,"answer":{"reason":{"code":"x"}}}' });
  expect(await reply).toEqual({ ok: false, answer: { reason: { code: "x" } } });
});

test("all requests and sockets share one worker, of this version", () => {
  const backend = workerBackend(SITE);
  backend.connect(false);
  void backend.request({ method: "GET", path: "/api/about", body: null, secret: null });
  expect(FakeWorker.all.map(({ address }) => address)).toEqual(["./engine-worker.js?version=v1"]);
});

test("a socket opens when the engine is there, tells of the curtain, and closes", () => {
  const socket = workerBackend(SITE).connect(true);
  const heard: string[] = [];
  socket.onopen = () => heard.push("open");
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = () => heard.push("close");
  const [opened] = only().sent;
  if (opened?.type !== "open") throw new Error("no socket");
  expect(opened.isCovered).toBe(true);
  expect(socket.readyState).toBe(0);
  const { socket: number } = opened;
  only().say({ type: "opened", socket: number });
  expect(socket.readyState).toBe(1);
  only().say({ type: "message", socket: number, text: "{}" });
  only().say({ type: "message", socket: number + 1, text: "of another" });
  socket.cover?.(false);
  only().say({ type: "closed", socket: number });
  socket.close();
  expect(heard).toEqual(["open", "{}", "close"]);
  expect(only().sent.slice(1)).toEqual([{ type: "cover", socket: number, isCovered: false }]);
});

test("a worker that cannot start answers everything as unreachable", async () => {
  const backend = workerBackend(SITE);
  const steps: Loading[] = [];
  const states: StorageState[] = [];
  backend.local?.follow(
    (now) => steps.push(now),
    (now) => states.push(now),
  );
  const waiting = backend.request({ method: "GET", path: "/api/about", body: null, secret: null });
  only().say({ type: "progress", loaded: 400 });
  only().say({ type: "failed", message: "no memory" });
  expect(await waiting).toBeNull();
  expect(await backend.request({ method: "GET", path: "/", body: null, secret: null })).toBeNull();
  expect(steps).toEqual([
    { step: "loading", loaded: 0, total: 1000 },
    { step: "loading", loaded: 400, total: 1000 },
    { step: "failed", message: "no memory" },
  ]);
});

test("the storage of a worker is reported, exported and replaced", async () => {
  const backend = workerBackend(SITE);
  const states: StorageState[] = [];
  backend.local?.follow(
    () => undefined,
    (now) => states.push(now),
  );
  only().say({ type: "ready", storage: "none" });
  only().say({ type: "storage", storage: "full" });
  expect(states).toEqual(["none", "full"]);
  const saved = backend.local?.exported();
  const loaded = backend.local?.imported("something else");
  const ids = only().sent.map((each) => ("id" in each ? each.id : 0));
  only().say({ type: "reply", id: ids[0] ?? 0, text: "{}" });
  only().say({ type: "reply", id: ids[1] ?? 0, text: "format" });
  expect([await saved, await loaded]).toEqual(["{}", "format"]);
});
