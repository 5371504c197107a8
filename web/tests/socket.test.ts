import { expect, test } from "vitest";
import { socketAddress } from "../src/api/server";
import { TableSocket, type SocketEnvironment } from "../src/api/socket";
import type { FromServer } from "../src/api/wire";

/** A WebSocket whose server side is the test. */
class FakeSocket {
  readyState = 1;
  sent: { type: string; id?: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string });
  }

  deliver(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

function table(): {
  sockets: FakeSocket[];
  received: FromServer[];
  waits: (() => void)[];
  socket: TableSocket;
  states: string[];
  /** Let time pass, half a second at a time. */
  pass: (seconds: number) => void;
} {
  const sockets: FakeSocket[] = [];
  const received: FromServer[] = [];
  const waits: (() => void)[] = [];
  const states: string[] = [];
  let count = 0;
  let now = 0;
  let beat = (): void => undefined;
  const environment: SocketEnvironment = {
    connect: () => {
      const fake = new FakeSocket();
      sockets.push(fake);
      return fake;
    },
    later: (callback) => void waits.push(callback),
    every: (callback) => {
      beat = callback;
      return () => (beat = () => undefined);
    },
    now: () => now,
    id: () => `m${String((count += 1))}`,
  };
  const listener = {
    receive: (message: FromServer) => void received.push(message),
    connected: (is: boolean) => void states.push(is ? "connected" : "lost"),
    sending: (is: boolean) => void states.push(is ? "sending" : "sent"),
  };
  const socket = new TableSocket({ type: "hello", table: "t" }, listener, environment);
  const pass = (seconds: number): void => {
    for (let passed = 0; passed < seconds * 2; passed += 1) {
      now += 500;
      beat();
    }
  };
  return { sockets, received, waits, socket, states, pass };
}

function welcomed(): ReturnType<typeof table> {
  const found = table();
  found.sockets[0]?.onopen();
  found.sockets[0]?.deliver(WELCOME);
  return found;
}

const WELCOME = { type: "welcome", seq: 3 };

test("hello is sent first, and commands only after the welcome", () => {
  const { sockets, socket } = table();
  socket.send({ type: "chat", text: "ave" });
  sockets[0]?.onopen();
  expect(sockets[0]?.sent.map((each) => each.type)).toEqual(["hello"]);
  sockets[0]?.deliver(WELCOME);
  expect(sockets[0]?.sent.map((each) => each.type)).toEqual(["hello", "chat"]);
});

test("unanswered commands are sent again with the same id after a reconnection", () => {
  const { sockets, waits, socket } = table();
  sockets[0]?.onopen();
  sockets[0]?.deliver(WELCOME);
  const answered = socket.send({ type: "move", seq: 3, move: "draw" });
  const lost = socket.send({ type: "chat", text: "ave" });
  sockets[0]?.deliver({ type: "done", answers: answered, seq: 4 });
  sockets[0]?.close();
  waits[0]?.();
  sockets[1]?.onopen();
  sockets[1]?.deliver(WELCOME);
  expect(sockets[1]?.sent.map((each) => each.id)).toEqual([undefined, lost]);
});

test("a closed connection stays closed", () => {
  const { sockets, waits, socket } = table();
  socket.close();
  expect(waits).toEqual([]);
  socket.check();
  expect(sockets.length).toBe(1);
});

test.each([
  ["http://127.0.0.1:7297/#/table/t", "ws://127.0.0.1:7297/play"],
  ["https://example.org/pax/#/", "wss://example.org/pax/play"],
])("the socket of the page %s is %s", (page, address) => {
  expect(socketAddress(page)).toBe(address);
});

test("a command into a dead connection is shown as being sent, then sent again by another", () => {
  const { sockets, waits, socket, states, pass } = welcomed();
  const id = socket.send({ type: "move", seq: 3, move: "draw" });
  pass(2);
  expect(states).toEqual(["connected", "sending"]);
  pass(3);
  expect(states).toEqual(["connected", "sending", "lost"]);
  waits[0]?.();
  sockets[1]?.onopen();
  sockets[1]?.deliver(WELCOME);
  expect(sockets[1]?.sent.map((each) => each.id)).toEqual([undefined, id]);
  sockets[1]?.deliver({ type: "done", answers: id, seq: 4 });
  pass(1);
  expect(states.slice(3)).toEqual(["connected", "sent"]);
});

test("a long answer is no dead connection: a ping is answered", () => {
  const { sockets, received, socket, states, pass } = welcomed();
  socket.send({ type: "hint", seq: 3 });
  pass(1);
  const ping = sockets[0]?.sent.at(-1);
  expect(ping?.type).toBe("ping");
  sockets[0]?.deliver({ type: "pong", answers: ping?.id });
  pass(8);
  expect(states).toEqual(["connected"]);
  expect(received.length).toBe(1);
});

test("after a long silence a ping is sent, and without an answer the connection is given up", () => {
  const { sockets, states, pass } = welcomed();
  pass(14);
  expect(sockets[0]?.sent.length).toBe(1);
  pass(1);
  expect(sockets[0]?.sent.at(-1)?.type).toBe("ping");
  pass(4);
  expect(states).toEqual(["connected", "lost"]);
});

test("a dead connection that comes back to life later is not heard", () => {
  const { sockets, received, socket, pass } = welcomed();
  const old = sockets[0];
  socket.check();
  pass(4);
  old?.deliver({ type: "done", answers: "m", seq: 4 });
  expect(received.length).toBe(1);
});

test("a connection without a welcome is given up", () => {
  const { sockets, waits, pass } = table();
  pass(8);
  waits[0]?.();
  expect(sockets.length).toBe(2);
});
