/** The data about this browser's player on the server: saved as one document, or deleted. */
import { deletedDatabase, FORMER_DATABASE } from "../api/databases";
import { api } from "../api/http";
import { pageStorage } from "../api/page_storage";
import type { PersonalData } from "../api/wire";
import { capabilities } from "./capabilities";
import { campaignSecret, forgetCampaign, games } from "./saved_games.svelte";

/** What answers that there is nothing (any more) of this player. */
const NOTHING = ["no_such_table", "wrong_secret", "no_such_campaign"];

/** The secrets of this browser at a table, each once: of its seats, and that of the host. */
function secretsAt(table: string): string[] {
  const there = games.all.filter((game) => game.table === table);
  const all = there.flatMap(({ seats, host }) => [...Object.values(seats), ...(host ? [host] : [])]);
  return [...new Set(all)];
}

function tables(): string[] {
  return [...new Set(games.all.map((game) => game.table))];
}

/** Everything that the server knows about this player, and how many tables could not be read. */
export async function ownData(): Promise<{ found: PersonalData[]; failed: number }> {
  const read = await Promise.all(tables().map((table) => dataAt(table).catch(() => null)));
  const found = read.filter((each) => each !== null);
  return { found: found.flat(), failed: read.length - found.length };
}

async function dataAt(table: string): Promise<PersonalData[]> {
  const all = secretsAt(table).map((secret) => unlessNothing(api.personalData(table, secret)));
  return (await Promise.all(all)).filter((each) => each !== null);
}

/**
 * Delete the campaign, the tables at which nobody else played, and names and messages at all others.
 * What could not be deleted stays in this browser: the campaign, and a number of tables.
 */
export async function deleteOwnData(): Promise<{ campaignFailed: boolean; failed: number }> {
  const campaign = campaignSecret();
  const campaignFailed = campaign !== null && !(await succeeds(api.deleteCampaign(campaign)));
  if (!campaignFailed) forgetCampaign();
  let failed = 0;
  for (const table of tables()) {
    if (!(await deleteTable(table))) failed += 1;
  }
  if (capabilities.isOnDevice && !(await isFormerDeleted())) failed += 1;
  return { campaignFailed, failed };
}

/** Delete what an earlier version stored for all folders of the origin; false if that failed. */
function isFormerDeleted(): Promise<boolean> {
  pageStorage.forgetFormer();
  return deletedDatabase(FORMER_DATABASE);
}

/** Delete the data about this player at one table, and its games from the list; false if that failed. */
export async function deleteTable(table: string): Promise<boolean> {
  if (!(await isDeleted(table, games.find(table)?.host))) return false;
  games.all.filter((game) => game.table === table).forEach((game) => games.forget(game));
  return true;
}

/**
 * Let a backend that stores games for this list alone delete those that leave it. The levels of the
 * campaign stay: they are its progress, and go with it.
 */
export function deleteWhatLeavesTheList(): void {
  if (!capabilities.isOnDevice) return;
  games.onLeft = ({ table, host, solo }) => {
    if (solo === null) void isDeleted(table, host);
  };
}

async function isDeleted(table: string, host: string | undefined): Promise<boolean> {
  if (host !== undefined && (await succeeds(api.deleteTable(table, host)))) return true;
  const done = await Promise.all(secretsAt(table).map((secret) => succeeds(api.erase(table, secret))));
  return done.every(Boolean);
}

/** Whether a request succeeds, or there is nothing to delete. */
async function succeeds(request: Promise<unknown>): Promise<boolean> {
  return unlessNothing(request).then(
    () => true,
    () => false,
  );
}

/** The answer to a request, or null if there is nothing of this player. */
async function unlessNothing<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Error && NOTHING.includes(error.message)) return null;
    throw error;
  }
}
