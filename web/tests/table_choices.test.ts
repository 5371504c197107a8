import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableChoices } from "../src/state/table_choices.svelte";

const stored = new Map<string, string>();

async function choicesOf(saved: object = {}): Promise<TableChoices> {
  vi.resetModules();
  stored.set("pax.table-options", JSON.stringify(saved));
  return new (await import("../src/state/table_choices.svelte")).TableChoices();
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe("the request for a table", () => {
  it("is by default the English printing, chance begins, and nothing else", async () => {
    const { seats, ...rest } = (await choicesOf()).form("now");
    expect(rest).toEqual({ starter: "chance", printing: "en", hints: true });
    expect(seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
  });

  it("has the chosen bots before the server has answered", async () => {
    const choices = await choicesOf();
    choices.setBots("now", "consul");
    expect(choices.form("now").seats.map(({ level }) => level)).toEqual([undefined, "consul", "consul"]);
  });

  it("names no bot like a person at the table", async () => {
    const choices = await choicesOf();
    choices.resize("here", 4);
    const [first, , third, fourth] = choices.of("here").seats;
    if (first) first.name = "livia";
    if (third) third.kind = "bot";
    if (fourth) fourth.kind = "bot";
    const names = choices.form("here").seats.map(({ name }) => name);
    expect([names[0], names[2], names[3]]).toEqual(["livia", "Decimus", "Aurelia"]);
  });

  it("has a printing or single options, and open counts with either", async () => {
    const choices = await choicesOf();
    choices.printing = "pt";
    choices.openCounts = true;
    expect(choices.form("solo")).toMatchObject({ printing: "pt", open_counts: true });
    choices.setOption("solo_peek", false);
    const { printing, options } = choices.form("solo");
    expect(printing).toBeUndefined();
    expect(options).toEqual({ solo_peek: false, rome_takes_last: true, open_counts: true });
  });

  it("keeps the starter when seats change places, and loses it with its seat", async () => {
    const choices = await choicesOf();
    choices.resize("now", 4);
    choices.of("now").starter = 3;
    choices.swap("now", 3, 2);
    expect(choices.form("now").starter).toBe(2);
    choices.resize("now", 2);
    expect(choices.form("now").starter).toBe("chance");
  });

  it("always has a seat for oneself", async () => {
    const choices = await choicesOf();
    for (const place of [1, 2]) choices.swap("friends", place - 1, place);
    choices.resize("friends", 2);
    choices.resize("friends", 5);
    const kinds = choices.form("friends").seats.map(({ kind }) => kind);
    expect(kinds).toEqual(["open", "person", "open", "open", "open"]);
  });

  it("is remembered", async () => {
    const choices = await choicesOf();
    choices.printing = "nl";
    choices.of("here").seconds = 60;
    choices.save();
    const again = await choicesOf(JSON.parse(stored.get("pax.table-options") ?? "{}") as object);
    expect(again.form("here")).toMatchObject({ printing: "nl", seconds: 60 });
    expect(again.isUnusual("here")).toBe(true);
    again.reset("here");
    expect(again.isUnusual("here")).toBe(false);
  });

  it("ignores a saved deck that is gone", async () => {
    const choices = await choicesOf({ deck: "gone" });
    expect(choices.form("now").deck).toBeUndefined();
  });
});
