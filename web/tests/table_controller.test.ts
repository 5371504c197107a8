import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Mine, Public, TableInfo, TableNews, Update, Welcome } from "../src/api/wire";
import type { SeatKeys } from "../src/state/local_seats.svelte";

/** The server's end of a connection. */
class Wire {
  static all: Wire[] = [];
  readyState = 1;
  sent: { type: string; id?: string; secret?: string; move?: string; before?: number }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Wire["sent"][number]);
  }

  /** Send a message; what waits for it goes on before this returns. */
  async tell(message: object): Promise<void> {
    this.onmessage({ data: JSON.stringify(message) });
    await new Promise((resolve) => setTimeout(resolve));
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  last(type: string): Wire["sent"][number] | undefined {
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
vi.stubGlobal("location", { protocol: "http:", host: "pax.test", origin: "http://pax.test", hash: "" });
vi.stubGlobal("WebSocket", Wire);

const { TableController } = await import("../src/features/table/table_controller.svelte");
const { words } = await import("../src/i18n/words.svelte");
const { games } = await import("../src/state/saved_games.svelte");
const { settings } = await import("../src/state/settings.svelte");
await words.speak("en");

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

/** A controller that is connected, and the server's ends of its connections. */
async function connected(
  first: Welcome = welcome(),
  keys: SeatKeys = { seat: "secret" },
): Promise<{ controller: InstanceType<typeof TableController>; wires: Wire[] }> {
  const controller = new TableController("t", () => keys);
  controller.connect();
  for (const wire of Wire.all) wire.onopen();
  await Wire.all[0]?.tell(first);
  return { controller, wires: Wire.all };
}

const answerTo = (wire: Wire | undefined, type: string): string => wire?.last(type)?.id ?? "";

beforeEach(() => {
  Wire.all = [];
  for (const game of games.all) games.forget(game);
  Object.assign(settings, { forced: true, guide: false, sound: false });
  location.hash = "";
});

describe("a touch", () => {
  it("makes the move that a thing stands for", async () => {
    const { controller, wires } = await connected();
    expect(controller.isLegal({ at: "pile" })).toBe(true);
    void controller.touch({ at: "pile" });
    expect(wires[0]?.last("move")?.move).toBe("draw");
    expect(controller.busy).toBe(true);
    await wires[0]?.tell({ type: "done", answers: answerTo(wires[0], "move"), seq: 2 });
    expect(controller.busy).toBe(false);
  });

  it("is explained where its move is not allowed: by what was sent, else by the server", async () => {
    const blocked = [{ move: "peek", reason: { code: "too_many_messages" } }];
    const mine = own(["draw"], { question: { moves: [{ move: "draw" }], blocked } });
    const { controller, wires } = await connected(welcome({ mine }));
    await controller.touch({ at: "rome" });
    expect(controller.notice).not.toBe("");
    controller.dismiss();
    expect(controller.notice).toBe("");
    void controller.touch({ at: "legion", legion: 2 });
    expect(wires[0]?.last("why")?.move).toBe("buy 2");
    const reason = { code: "not_your_decision", numbers: { deciding: 1 } };
    await wires[0]?.tell({ type: "reason", answers: answerTo(wires[0], "why"), reason });
    expect(controller.notice).toContain("Decimus");
  });

  it("means the card that is selected, and a new view selects its first card", async () => {
    const placing = shown({ step: "placing" });
    const mine = own(["take F23", "bury W11"], { view: ["W11", "F23"] });
    const { controller, wires } = await connected(welcome({ public: placing, mine }));
    expect(controller.selected).toBe("W11");
    controller.select(1);
    expect(controller.selected).toBe("F23");
    void controller.touch({ at: "mine" });
    expect(wires[0]?.last("move")?.move).toBe("take F23");
    await wires[0]?.tell(
      update(2, { mine: own([], { view: ["A12", "L11"] }), answers: answerTo(wires[0], "move") }),
    );
    expect([controller.place, controller.selected]).toEqual([0, "A12"]);
  });

  it("does nothing while a move is under way", async () => {
    const { controller, wires } = await connected();
    void controller.move("draw");
    void controller.move("draw");
    expect(wires[0]?.sent.filter(({ type }) => type === "move")).toHaveLength(1);
  });
});

describe("a move that everybody can tell is forced", () => {
  const forced = welcome({ public: shown({ forced: "draw" }) });

  it("is made by itself", async () => {
    const { controller, wires } = await connected(forced);
    controller.playForced();
    expect(wires[0]?.last("move")?.move).toBe("draw");
  });

  it("is not where the settings say so, or where only this seat can tell", async () => {
    settings.forced = false;
    const { controller, wires } = await connected(forced);
    controller.playForced();
    settings.forced = true;
    await wires[0]?.tell(update(2, { public: shown({ forced: null }) }));
    controller.playForced();
    expect(wires[0]?.last("move")).toBeUndefined();
  });

  it("is not while a moment of the past is shown", async () => {
    const { controller, wires } = await connected(forced);
    void controller.look(1);
    const moment = {
      type: "moment",
      answers: answerTo(wires[0], "look"),
      at: 1,
      public: shown(),
      mine: null,
    };
    await wires[0]?.tell(moment);
    expect(controller.moves).toEqual([]);
    controller.playForced();
    expect(wires[0]?.last("move")).toBeUndefined();
  });
});

describe("a seat that came by its link", () => {
  it("is saved once the game runs", async () => {
    const { wires } = await connected(welcome({ table: table({ status: "waiting" }), public: null }));
    expect(games.find("t")).toBeUndefined();
    await wires[0]?.tell(update(2, { table: table() }));
    expect(games.find("t")?.seats).toEqual({ 0: "secret" });
  });

  it("is given up when its owner is sent away, and the table is watched on", async () => {
    const { controller, wires } = await connected();
    const kicked = { type: "seated", seq: 2, at: 0, seat: 0, name: "Livia", how: "kicked" } as const;
    await wires[0]?.tell(update(2, { news: [kicked] }));
    expect(games.find("t")).toBeUndefined();
    expect(controller.notice).not.toBe("");
    expect(location.hash).toBe("/table/t");
    wires[1]?.onopen();
    expect(wires[1]?.sent[0]?.secret).toBeUndefined();
  });

  it("is given up, too, when its secret opens nothing after a lost connection", async () => {
    const { wires } = await connected();
    await wires[0]?.tell({ type: "refused", answers: null, reason: { code: "wrong_secret" } });
    expect(games.find("t")).toBeUndefined();
    expect(location.hash).toBe("/table/t");
  });
});

describe("the result", () => {
  const over = shown({ step: "over", deciding: null, outcome: OUTCOME });

  it("is shown until it is closed, and again for the next game", async () => {
    const { controller, wires } = await connected(welcome({ public: over, news: [ended(1)] }));
    expect(controller.showsResult).toBe(true);
    expect(games.find("t")?.outcome).toEqual(OUTCOME);
    controller.closeResult();
    expect([controller.showsResult, controller.isResultClosed]).toEqual([false, true]);
    await wires[0]?.tell(update(2));
    expect(controller.showsResult).toBe(false);
    controller.showResult();
    expect(controller.showsResult).toBe(true);
    controller.closeResult();
    await wires[0]?.tell(update(3, { table: table({ game: 2 }), public: over }));
    expect(controller.showsResult).toBe(true);
  });

  it("waits for the line that tells it, which is fetched page by page", async () => {
    const said = (seq: number): TableNews =>
      ({ type: "said", seq, at: 0, seat: 0, name: "Livia", text: "" }) as unknown as TableNews;
    const { controller, wires } = await connected(welcome({ seq: 9, public: over, news: [said(9)] }));
    expect(controller.showsResult).toBe(false);
    expect(wires[0]?.last("history")?.before).toBe(9);
    await wires[0]?.tell({ type: "past", answers: answerTo(wires[0], "history"), news: [said(8)] });
    expect(wires[0]?.last("history")?.before).toBe(8);
    await wires[0]?.tell({ type: "past", answers: answerTo(wires[0], "history"), news: [ended(7)] });
    expect(controller.showsResult).toBe(true);
  });

  it("does not ask for ever where the server gives no earlier lines", async () => {
    const news = [{ type: "said", seq: 9, at: 0 } as unknown as TableNews];
    const { wires } = await connected(welcome({ seq: 9, public: over, news }));
    const reason = { code: "too_many_messages" };
    await wires[0]?.tell({ type: "refused", answers: answerTo(wires[0], "history"), reason });
    expect(wires[0]?.sent.filter(({ type }) => type === "history")).toHaveLength(1);
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

  it("cover the screen until the device is passed on to whoever decides", async () => {
    games.save(saved);
    const { controller, wires } = await connected(welcome(), {});
    await wires[1]?.tell(welcome({ seat: 1, mine: own([], { seat: 1 }) }));
    expect(controller.seats.curtain).toBeNull();
    await wires[0]?.tell(update(2, { public: shown({ deciding: 1 }), mine: own([]) }));
    await wires[1]?.tell(update(2, { public: shown({ deciding: 1 }), mine: own(["draw"], { seat: 1 }) }));
    expect(controller.seats.curtain).toBe(1);
    expect(controller.store?.seat).toBe(0);
    controller.lift();
    expect([controller.store?.seat, controller.seats.curtain]).toEqual([1, null]);
  });

  it("stay covered when the decision comes back before the device does", async () => {
    games.save(saved);
    const { controller, wires } = await connected(welcome(), {});
    await wires[1]?.tell(welcome({ seat: 1, seq: 2, public: shown({ deciding: 1 }) }));
    expect(controller.seats.curtain).toBe(1);
    await wires[0]?.tell(update(3, { public: shown({ deciding: 0 }) }));
    expect(controller.seats.curtain).toBe(1);
    controller.lift();
    expect([controller.store?.seat, controller.seats.curtain]).toEqual([1, 0]);
  });

  it("are ready at once, each one time", async () => {
    games.save(saved);
    const seats = table().seats.map((seat) => ({ ...seat, ready: false }));
    const waiting = welcome({ table: table({ status: "waiting", seats }), public: null, mine: null });
    const { wires } = await connected(waiting, {});
    await wires[1]?.tell({ ...waiting, seat: 1 });
    await wires[0]?.tell(update(2));
    for (const wire of wires) {
      expect(wire.sent.filter(({ type }) => type === "ready")).toHaveLength(1);
    }
  });
});

it("a lesson of the guide is over when its decision is made", async () => {
  settings.guide = true;
  const { controller, wires } = await connected();
  expect(controller.lesson?.name).toBe("beginning");
  void controller.move("draw");
  await wires[0]?.tell(update(2, { answers: answerTo(wires[0], "move"), mine: own(["draw"]) }));
  expect(controller.lesson).toBeUndefined();
});
