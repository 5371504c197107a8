import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SavedGame } from "../src/state/saved_games.svelte";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const api = {
  personalData: vi.fn(),
  erase: vi.fn(),
  deleteTable: vi.fn(),
  deleteCampaign: vi.fn(),
};
vi.mock("../src/api/http", () => ({ api }));
const { deleteOwnData, ownData } = await import("../src/state/own_data");
const { campaignSecret, games, saveCampaign } = await import("../src/state/saved_games.svelte");

const game = (table: string, part: Partial<SavedGame> = {}): SavedGame => ({
  table,
  seats: { 0: `${table}-seat` },
  names: ["Ada", "Brutus"],
  solo: null,
  at: 0,
  outcome: null,
  ...part,
});
const refused = (code: string) => Promise.reject(new Error(code));

beforeEach(() => {
  games.all.forEach((each) => games.forget(each));
  games.save(game("near", { host: "near-host" }));
  games.save(game("far"));
  saveCampaign("campaign-secret");
  api.personalData.mockImplementation((table: string, secret: string) =>
    table === "far" ? refused("no_connection") : Promise.resolve({ table, secret }),
  );
  api.erase.mockImplementation((table: string) =>
    table === "far" ? refused("no_connection") : Promise.resolve({}),
  );
  api.deleteTable.mockImplementation(() => refused("others_played"));
  api.deleteCampaign.mockImplementation(() => Promise.resolve({}));
});

describe("saving", () => {
  test("the data of seats and of the host, and how many tables are missing", async () => {
    const { found, failed } = await ownData();
    expect(found).toEqual([
      { table: "near", secret: "near-seat" },
      { table: "near", secret: "near-host" },
    ]);
    expect(failed).toBe(1);
  });

  test("a seat that is lost is not missing", async () => {
    api.personalData.mockImplementation(() => refused("wrong_secret"));
    expect(await ownData()).toEqual({ found: [], failed: 0 });
  });
});

describe("deleting", () => {
  test("a table that was not reached stays in this browser", async () => {
    expect(await deleteOwnData()).toEqual({ campaignFailed: false, failed: 1 });
    expect(games.all.map((each) => each.table)).toEqual(["far"]);
    expect(api.erase).toHaveBeenCalledWith("near", "near-host");
    expect(campaignSecret()).toBeNull();
  });

  test("a campaign that was not deleted keeps its secret", async () => {
    api.deleteCampaign.mockImplementation(() => refused("no_connection"));
    expect((await deleteOwnData()).campaignFailed).toBe(true);
    expect(campaignSecret()).toBe("campaign-secret");
    api.deleteCampaign.mockImplementation(() => refused("no_such_campaign"));
    expect((await deleteOwnData()).campaignFailed).toBe(false);
    expect(campaignSecret()).toBeNull();
  });
});
