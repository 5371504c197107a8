import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Mine, Public, TableInfo, TableNews, Update, Welcome } from "../src/api/wire";
import type { SeatKeys } from "../src/state/local_seats.svelte";

/** A WebSocket whose server side is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id?: string; secret?: string; move?: string; before?: number }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket["sent"][number]);
  }

  /** Deliver a message; promises that await it settle before this returns. */
  async deliver(message: object): Promise<void> {
    this.onmessage({ data: JSON.stringify(message) });
    await new Promise((resolve) => setTimeout(resolve));
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  last(type: string): FakeSocket["sent"][number] | undefined {
    return this.sent.findLast((each) => each.type === type);
  }
}

const stored: Record<string, string> = {};
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
});
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("document", { hidden: true, documentElement: {} });
vi.stubGlobal("location", { href: "http://pax.test/", origin: "http://pax.test", pathname: "/", hash: "" });
vi.stubGlobal("WebSocket", FakeSocket);

const { TableController } = await import("../src/features/table/table_controller.svelte");
const { words } = await import("../src/i18n/words.svelte");
const { games } = await import("../src/state/saved_games.svelte");
const { settings } = await import("../src/state/settings.svelte");
await words.use("en");
settings.settling = 0;

const person = { kind: "person", ready: true, here: true } as const;
const table = (part: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "t",
    status: "running",
    game: 1,
    solo: null,
    seats: [
      { ...person, name: "Livia" },
      { ...person, name: "Decimus" },
    ],
    ...part,
  }) as TableInfo;
const shown = (part: Partial<Public> = {}): Public =>
  ({
    step: "beginning",
    round: 1,
    deciding: 0,
    active: 0,
    conspirator: null,
    forced: null,
    solo: null,
    outcome: null,
    turn: { to_come: 0, in_view: 0, played: 0, cost: 0, income: 0 },
    legions: [],
    players: [],
    standing: { categories: [] },
    ...part,
  }) as unknown as Public;
const own = (moves: string[], part: Partial<Mine> = {}): Mine =>
  ({
    seat: 0,
    aurei: 3,
    hand: [],
    view: [],
    question: { moves: moves.map((move) => ({ move })), blocked: [] },
    standing: null,
    ...part,
  }) as unknown as Mine;
const welcome = (part: Partial<Welcome> = {}): Welcome =>
  ({
    type: "welcome",
    table: table(),
    seat: 0,
    host: false,
    seq: 1,
    now: 0,
    deadline: null,
    news: [],
    public: shown(),
    mine: own(["draw"]),
    ...part,
  }) as Welcome;
const update = (seq: number, part: Partial<Update> = {}): Update => ({
  type: "update",
  seq,
  news: [],
  ...part,
});
const ended = (seq: number): TableNews =>
  ({ type: "moved", seq, at: 0, seat: 0, by: "bot", events: [{ type: "Ended" }] }) as unknown as TableNews;
const OUTCOME = { rome_wins: false, winners: [0], points: [9, 4] };

/** A connected controller, and its sockets. */
async function connected(
  first: Welcome = welcome(),
  keys: SeatKeys = { seat: "secret" },
): Promise<{ controller: InstanceType<typeof TableController>; sockets: FakeSocket[] }> {
  const controller = new TableController("t", () => keys);
  controller.connect();
  for (const socket of FakeSocket.all) socket.onopen();
  await FakeSocket.all[0]?.deliver(first);
  return { controller, sockets: FakeSocket.all };
}

const answerTo = (socket: FakeSocket | undefined, type: string): string => socket?.last(type)?.id ?? "";

beforeEach(() => {
  FakeSocket.all = [];
  for (const game of games.all) games.forget(game);
  Object.assign(settings, { forced: true, guide: false, sound: false });
  location.hash = "";
});

describe("a touch", () => {
  it("makes the move that an element means", async () => {
    const { controller, sockets } = await connected();
    expect(controller.isLegal({ at: "pile" })).toBe(true);
    void controller.touch({ at: "pile" });
    expect(sockets[0]?.last("move")?.move).toBe("draw");
    expect(controller.busy).toBe(true);
    await sockets[0]?.deliver({ type: "done", answers: answerTo(sockets[0], "move"), seq: 2 });
    expect(controller.busy).toBe(false);
  });

  it("shows why its move is not allowed: by the snapshot, otherwise by the server", async () => {
    const blocked = [{ move: "peek", reason: { code: "too_many_messages" } }];
    const mine = own(["draw"], { question: { moves: [{ move: "draw" }], blocked } });
    const { controller, sockets } = await connected(welcome({ mine }));
    await controller.touch({ at: "rome" });
    expect(controller.notice).not.toBe("");
    controller.dismiss();
    expect(controller.notice).toBe("");
    void controller.touch({ at: "legion", legion: 2 });
    expect(sockets[0]?.last("why")?.move).toBe("buy 2");
    const reason = { code: "not_your_decision", numbers: { deciding: 1 } };
    await sockets[0]?.deliver({ type: "reason", answers: answerTo(sockets[0], "why"), reason });
    expect(controller.notice).toContain("Decimus");
  });

  it("refers to the selected card, and a new view selects its first card", async () => {
    const placing = shown({ step: "placing" });
    const mine = own(["take F23", "bury W11"], { view: ["W11", "F23"] });
    const { controller, sockets } = await connected(welcome({ public: placing, mine }));
    expect(controller.selected).toBe("W11");
    controller.select(1);
    expect(controller.selected).toBe("F23");
    void controller.touch({ at: "mine" });
    expect(sockets[0]?.last("move")?.move).toBe("take F23");
    await sockets[0]?.deliver(
      update(2, { mine: own([], { view: ["A12", "L11"] }), answers: answerTo(sockets[0], "move") }),
    );
    expect([controller.place, controller.selected]).toEqual([0, "A12"]);
  });

  it("does nothing while a move is being sent", async () => {
    const { controller, sockets } = await connected();
    void controller.move("draw");
    void controller.move("draw");
    expect(sockets[0]?.sent.filter(({ type }) => type === "move")).toHaveLength(1);
  });
});

describe("a hint", () => {
  const moves = (tries: number) => [{ move: "draw", chance: 0.5, error: 0.1, tries }];
  const hints = (socket: FakeSocket | undefined, seq: number) => ({
    type: "hints",
    answers: answerTo(socket, "hint"),
    seq,
    moves: moves(10),
    rome: 0,
  });

  it("adds to what is known of the same decision only", async () => {
    const { controller, sockets } = await connected();
    for (const [seq, tries] of [
      [1, 10],
      [1, 20],
      [2, 10],
    ] as const) {
      void controller.hint();
      await sockets[0]?.deliver(hints(sockets[0], seq));
      expect(controller.chances[0]?.tries).toBe(tries);
    }
  });

  it("that comes too late says nothing", async () => {
    const { controller, sockets } = await connected();
    void controller.hint();
    const reason = { code: "too_late" };
    await sockets[0]?.deliver({ type: "refused", answers: answerTo(sockets[0], "hint"), reason });
    expect(controller.notice).toBe("");
    void controller.hint();
    void controller.move("draw");
    await sockets[0]?.deliver(hints(sockets[0], 1));
    expect(controller.chances).toEqual([]);
  });

  it("is forgotten when a move is taken back", async () => {
    const { controller, sockets } = await connected(
      welcome({ mine: own(["draw"], { undo: 1, undo_to_choice: 1 }) }),
    );
    void controller.hint();
    await sockets[0]?.deliver(hints(sockets[0], 1));
    expect(controller.chances).toHaveLength(1);
    void controller.undo();
    expect(sockets[0]?.last("undo")).toBeDefined();
    expect([controller.chances, controller.comparison]).toEqual([[], null]);
  });
});

describe("a publicly forced move", () => {
  const forced = welcome({ public: shown({ forced: "draw" }) });

  it("is made automatically", async () => {
    const { controller, sockets } = await connected(forced);
    controller.playForced();
    expect(sockets[0]?.last("move")?.move).toBe("draw");
  });

  it("is not made if the settings forbid it, or if only this seat can see that it is forced", async () => {
    settings.forced = false;
    const { controller, sockets } = await connected(forced);
    controller.playForced();
    settings.forced = true;
    await sockets[0]?.deliver(update(2, { public: shown({ forced: null }) }));
    controller.playForced();
    expect(sockets[0]?.last("move")).toBeUndefined();
  });

  it("is not made while a past moment is shown", async () => {
    const { controller, sockets } = await connected(forced);
    void controller.look(1);
    const moment = {
      type: "moment",
      answers: answerTo(sockets[0], "look"),
      at: 1,
      public: shown(),
      mine: null,
    };
    await sockets[0]?.deliver(moment);
    expect(controller.moves).toEqual([]);
    controller.playForced();
    expect(sockets[0]?.last("move")).toBeUndefined();
  });
});

describe("a seat that was opened by its link", () => {
  it("is saved when the game runs", async () => {
    const { sockets } = await connected(welcome({ table: table({ status: "waiting" }), public: null }));
    expect(games.find("t")).toBeUndefined();
    await sockets[0]?.deliver(update(2, { table: table() }));
    expect(games.find("t")?.seats).toEqual({ 0: "secret" });
  });

  it("is given up when its owner is removed, who continues as a spectator", async () => {
    const { controller, sockets } = await connected();
    const kicked = { type: "seated", seq: 2, at: 0, seat: 0, name: "Livia", how: "kicked" } as const;
    await sockets[0]?.deliver(update(2, { news: [kicked] }));
    expect(games.find("t")).toBeUndefined();
    expect(controller.notice).not.toBe("");
    expect(location.hash).toBe("/table/t");
    sockets[1]?.onopen();
    expect(sockets[1]?.sent[0]?.secret).toBeUndefined();
  });

  it("is given up, too, when its secret is invalid after a reconnection", async () => {
    const { sockets } = await connected();
    await sockets[0]?.deliver({ type: "refused", answers: null, reason: { code: "wrong_secret" } });
    expect(games.find("t")).toBeUndefined();
    expect(location.hash).toBe("/table/t");
  });
});

describe("the result", () => {
  const over = shown({ step: "over", deciding: null, outcome: OUTCOME });

  it("is shown until it is closed, and again for the next game", async () => {
    const { controller, sockets } = await connected(welcome({ public: over, news: [ended(1)] }));
    expect(controller.end.isShown).toBe(true);
    expect(games.find("t")?.outcome).toEqual(OUTCOME);
    controller.end.close();
    expect([controller.end.isShown, controller.end.isClosed]).toEqual([false, true]);
    await sockets[0]?.deliver(update(2));
    expect(controller.end.isShown).toBe(false);
    controller.end.show();
    expect(controller.end.isShown).toBe(true);
    controller.end.close();
    await sockets[0]?.deliver(update(3, { table: table({ game: 2 }), public: over }));
    expect(controller.end.isShown).toBe(true);
  });

  it("waits for the line with the end, which is fetched page by page", async () => {
    const said = (seq: number): TableNews =>
      ({ type: "said", seq, at: 0, seat: 0, name: "Livia", text: "" }) as unknown as TableNews;
    const { controller, sockets } = await connected(welcome({ seq: 9, public: over, news: [said(9)] }));
    expect(controller.end.isShown).toBe(false);
    expect(sockets[0]?.last("history")?.before).toBe(9);
    await sockets[0]?.deliver({ type: "past", answers: answerTo(sockets[0], "history"), news: [said(8)] });
    expect(sockets[0]?.last("history")?.before).toBe(8);
    await sockets[0]?.deliver({ type: "past", answers: answerTo(sockets[0], "history"), news: [ended(7)] });
    expect(controller.end.isShown).toBe(true);
  });

  it("stops fetching if the server sends no earlier lines", async () => {
    const news = [{ type: "said", seq: 9, at: 0 } as unknown as TableNews];
    const { sockets } = await connected(welcome({ seq: 9, public: over, news }));
    const reason = { code: "too_many_messages" };
    await sockets[0]?.deliver({ type: "refused", answers: answerTo(sockets[0], "history"), reason });
    expect(sockets[0]?.sent.filter(({ type }) => type === "history")).toHaveLength(1);
  });
});

describe("several seats on one device", () => {
  const saved = {
    table: "t",
    seats: { 0: "one", 1: "two" },
    names: [],
    solo: null,
    at: 0,
    outcome: null,
  };

  it("cover the screen until the device is passed to the player with the decision", async () => {
    games.save(saved);
    const { controller, sockets } = await connected(welcome(), {});
    await sockets[1]?.deliver(welcome({ seat: 1, mine: own([], { seat: 1 }) }));
    expect([controller.seats.isCovered, controller.mine]).toEqual([true, null]);
    controller.lift();
    expect([controller.seats.isCovered, controller.mine?.seat]).toEqual([false, 0]);
    await sockets[0]?.deliver(update(2, { public: shown({ deciding: 1 }), mine: own([]) }));
    await sockets[1]?.deliver(
      update(2, { public: shown({ deciding: 1 }), mine: own(["draw"], { seat: 1 }) }),
    );
    expect([controller.seats.isCovered, controller.seats.next?.seat]).toEqual([true, 1]);
    expect(controller.mine).toBeNull();
    controller.lift();
    expect([controller.store?.seat, controller.seats.isCovered]).toEqual([1, false]);
  });

  it("stay covered when the decision returns before the device does", async () => {
    games.save(saved);
    const { controller, sockets } = await connected(welcome(), {});
    await sockets[1]?.deliver(welcome({ seat: 1, seq: 2, public: shown({ deciding: 1 }) }));
    expect([controller.seats.isCovered, controller.seats.next?.seat]).toEqual([true, 1]);
    await sockets[0]?.deliver(update(3, { public: shown({ deciding: 0 }) }));
    expect([controller.seats.isCovered, controller.seats.next?.seat]).toEqual([true, 0]);
    controller.lift();
    expect([controller.store?.seat, controller.seats.isCovered]).toEqual([0, false]);
  });

  it("send ready at once, each of them once", async () => {
    games.save(saved);
    const seats = table().seats.map((seat) => ({ ...seat, ready: false }));
    const waiting = welcome({ table: table({ status: "waiting", seats }), public: null, mine: null });
    const { sockets } = await connected(waiting, {});
    await sockets[1]?.deliver({ ...waiting, seat: 1 });
    await sockets[0]?.deliver(update(2));
    for (const socket of sockets) {
      expect(socket.sent.filter(({ type }) => type === "ready")).toHaveLength(1);
    }
  });
});

it("a lesson of the guide is done when its decision is made", async () => {
  settings.guide = true;
  const { controller, sockets } = await connected();
  expect(controller.lesson?.name).toBe("beginning");
  void controller.move("draw");
  await sockets[0]?.deliver(update(2, { answers: answerTo(sockets[0], "move"), mine: own(["draw"]) }));
  expect(controller.lesson).toBeUndefined();
});
