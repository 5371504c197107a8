/** Creating tables and saving their secrets. */
import { api } from "../api/http";
import { games, seatNames, type SavedGame } from "./saved_games.svelte";
import { settings } from "./settings.svelte";
import type { NewTable, SeatPlan, TableMade } from "../api/wire";
import { t } from "../i18n/words.svelte";

/** Names for bots, in the order of use. */
const BOT_NAMES = ["Livia", "Decimus", "Aurelia", "Cassius", "Octavia", "Lucius", "Valeria", "Titus"];

export function me(): SeatPlan {
  return { kind: "person", name: settings.name.trim() || t("web-guest") };
}

/** The default name of a player; it differs from the names of the others. */
export function guestName(others: string[]): string {
  const taken = new Set(others.map((name) => name.toLowerCase()));
  const numbered = others.map((_, place) => `${t("web-guest")} ${String(place + 2)}`);
  const names = [t("web-guest"), ...numbered];
  return names.find((name) => !taken.has(name.toLowerCase())) ?? t("web-guest");
}

/** Names for bots that nobody at a table has. */
export function freeBotNames(taken: readonly string[]): string[] {
  const others = taken.map((name) => name.toLowerCase());
  return BOT_NAMES.filter((name) => !others.includes(name.toLowerCase()));
}

/** Create a table, save its secrets, and return its address; chance decides who begins. */
export async function makeTable(form: NewTable): Promise<string> {
  const made = await api.makeTable({ starter: "chance", ...form });
  games.save(savedOf(made, form));
  return `/table/${made.table.id}`;
}

function savedOf(made: TableMade, form: NewTable): SavedGame {
  return {
    table: made.table.id,
    seats: Object.fromEntries(made.seats.map(({ seat, secret }) => [seat, secret])),
    host: made.host,
    names: seatNames(made.table.seats),
    solo: form.solo ?? null,
    at: Date.now(),
    outcome: null,
  };
}
