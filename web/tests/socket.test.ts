import { expect, test } from "vitest";
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
} {
  const sockets: FakeSocket[] = [];
  const received: FromServer[] = [];
  const waits: (() => void)[] = [];
  let count = 0;
  const environment: SocketEnvironment = {
    connect: () => {
      const fake = new FakeSocket();
      sockets.push(fake);
      return fake as unknown as WebSocket;
    },
    later: (callback) => void waits.push(callback),
    id: () => `m${String((count += 1))}`,
  };
  const listener = {
    receive: (message: FromServer) => void received.push(message),
    connected: () => undefined,
  };
  const socket = new TableSocket({ type: "hello", table: "t" }, listener, environment);
  return { sockets, received, waits, socket };
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
  socket.reconnect();
  expect(sockets.length).toBe(1);
});
