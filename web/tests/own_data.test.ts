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
const capabilities = vi.hoisted(() => ({ isOnDevice: false }));
vi.mock("../src/state/capabilities", () => ({ capabilities }));
const { deleteOwnData, deleteWhatLeavesTheList, ownData } = await import("../src/state/own_data");
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
  vi.clearAllMocks();
  capabilities.isOnDevice = false;
  games.onLeft = () => undefined;
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

describe("on a device", () => {
  const deleteDatabase = vi.fn((name: string) => {
    const request = { name, onsuccess: () => undefined, onblocked: () => undefined };
    queueMicrotask(() => (isOpenElsewhere ? request.onblocked() : request.onsuccess()));
    return request;
  });
  let isOpenElsewhere = false;

  beforeEach(() => {
    capabilities.isOnDevice = true;
    isOpenElsewhere = false;
    vi.stubGlobal("indexedDB", { deleteDatabase });
    api.erase.mockImplementation(() => Promise.resolve({}));
  });

  test("the 61st game deletes the oldest, but never a level of the campaign", () => {
    deleteWhatLeavesTheList();
    games.all.forEach((each) => games.forget(each));
    const outcome = { rome_wins: false, winners: [0], points: [24, 22] };
    games.save(game("level", { solo: 1, outcome, host: "level-host" }));
    games.save(game("other", { outcome, host: "other-host" }));
    for (let n = 0; n < 59; n += 1) games.save(game(`table-${String(n)}`));
    expect(games.find("level")).toBeUndefined();
    expect(api.deleteTable).not.toHaveBeenCalled();
    games.save(game("table-60"));
    expect(games.find("other")).toBeUndefined();
    expect(api.deleteTable.mock.calls).toEqual([["other", "other-host"]]);
  });

  test("what an earlier version stored for all folders is deleted, too", async () => {
    expect(await deleteOwnData()).toEqual({ campaignFailed: false, failed: 0 });
    expect(deleteDatabase.mock.calls).toEqual([["pax"]]);
    isOpenElsewhere = true;
    expect((await deleteOwnData()).failed).toBe(1);
  });

  test("a server's page deletes no database", async () => {
    capabilities.isOnDevice = false;
    await deleteOwnData();
    expect(deleteDatabase).not.toHaveBeenCalled();
  });
});
