/** The data about this browser's player on the server: saved as one document, or deleted. */
import { api } from "../api/http";
import type { PersonalData } from "../api/wire";
import { campaignSecret, forgetCampaign, games } from "./saved_games.svelte";

/** Every seat of this browser, once. */
function seats(): [table: string, secret: string][] {
  const all = games.all.flatMap(({ table, seats: own }) =>
    Object.values(own).map((secret): [string, string] => [table, secret]),
  );
  return [...new Map(all.map((each) => [each.join(" "), each])).values()];
}

/** Everything that the server knows about this player. */
export async function ownData(): Promise<PersonalData[]> {
  const found = await Promise.all(
    seats().map(([table, secret]) => api.personalData(table, secret).catch(() => null)),
  );
  return found.filter((each) => each !== null);
}

/**
 * Delete the campaign, the tables at which nobody else played, and names and messages at all others.
 * Returns the number of tables that could not be reached; those stay in the list of this browser.
 */
export async function deleteOwnData(): Promise<number> {
  const campaign = campaignSecret();
  if (campaign !== null) {
    await api.deleteCampaign(campaign).catch(() => null);
    forgetCampaign();
  }
  let failed = 0;
  for (const table of new Set(games.all.map((game) => game.table))) {
    if (await isDeleted(table))
      games.all.filter((game) => game.table === table).forEach((game) => games.forget(game));
    else failed += 1;
  }
  return failed;
}

async function isDeleted(table: string): Promise<boolean> {
  const host = games.find(table)?.host;
  if (host !== undefined && (await succeeds(api.deleteTable(table, host)))) return true;
  if (host !== undefined) await forgetRooms(table, host);
  const own = seats().filter(([each]) => each === table);
  const done = await Promise.all(own.map(([, secret]) => succeeds(api.erase(table, secret))));
  return done.every(Boolean);
}

/** Let the server tell no chat room of a table any more. */
async function forgetRooms(table: string, host: string): Promise<void> {
  const found = await api.subscriptions(table, host).catch(() => null);
  const rooms = found?.subscriptions ?? [];
  await Promise.all(rooms.map(({ id }) => succeeds(api.unsubscribe(table, host, id))));
}

/** Whether a request succeeds, or there is nothing to delete. */
async function succeeds(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    return error instanceof Error && ["no_such_table", "wrong_secret"].includes(error.message);
  }
}
