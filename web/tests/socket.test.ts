import { expect, test } from "vitest";
import { TableSocket, type World } from "../src/api/socket";
import type { FromServer } from "../src/api/wire";

/** A connection that a test holds by the other end. */
class Wire {
  readyState = 1;
  sent: { type: string; id?: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string });
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

function table(): { wires: Wire[]; heard: FromServer[]; waits: (() => void)[]; socket: TableSocket } {
  const wires: Wire[] = [];
  const heard: FromServer[] = [];
  const waits: (() => void)[] = [];
  let count = 0;
  const world: World = {
    connect: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
    later: (callback) => void waits.push(callback),
    id: () => `m${String((count += 1))}`,
  };
  const listener = { heard: (message: FromServer) => void heard.push(message), connected: () => undefined };
  const socket = new TableSocket({ type: "hello", table: "t" }, listener, world);
  return { wires, heard, waits, socket };
}

const WELCOME = { type: "welcome", seq: 3 };

test("hello is said first, and commands only after the welcome", () => {
  const { wires, socket } = table();
  socket.say({ type: "chat", text: "ave" });
  wires[0]?.onopen();
  expect(wires[0]?.sent.map((each) => each.type)).toEqual(["hello"]);
  wires[0]?.tell(WELCOME);
  expect(wires[0]?.sent.map((each) => each.type)).toEqual(["hello", "chat"]);
});

test("what was not answered is said again with the same id after a lost connection", () => {
  const { wires, waits, socket } = table();
  wires[0]?.onopen();
  wires[0]?.tell(WELCOME);
  const answered = socket.say({ type: "move", seq: 3, move: "draw" });
  const lost = socket.say({ type: "chat", text: "ave" });
  wires[0]?.tell({ type: "done", answers: answered, seq: 4 });
  wires[0]?.close();
  waits[0]?.();
  wires[1]?.onopen();
  wires[1]?.tell(WELCOME);
  expect(wires[1]?.sent.map((each) => each.id)).toEqual([undefined, lost]);
});

test("a closed connection stays closed", () => {
  const { wires, waits, socket } = table();
  socket.close();
  expect(waits).toEqual([]);
  socket.hurry();
  expect(wires.length).toBe(1);
});
