/** Creating tables and saving their secrets. */
import { api } from "../api/http";
import { campaignSecret, games, saveCampaign, seatNames, type SavedGame } from "./saved_games.svelte";
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

export function bots(count: number, level: string | null): SeatPlan[] {
  return BOT_NAMES.slice(0, count).map((name) => ({ kind: "bot", name, level }));
}

/** The request for a solo level, as part of this browser's campaign. */
export async function levelForm(level: number): Promise<NewTable> {
  let secret = campaignSecret();
  if (secret === null) {
    const made = await api.makeCampaign().catch(() => null);
    secret = made?.secret ?? null;
    if (secret !== null) saveCampaign(secret);
  }
  return { seats: [me()], solo: level, ...(secret === null ? {} : { campaign: secret }) };
}

/** Whether this browser's campaign has reached a level. */
export async function isOpen(level: number): Promise<boolean> {
  const secret = campaignSecret();
  const progress = secret === null ? null : await api.campaign(secret).catch(() => null);
  return progress !== null && level <= progress.open;
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
