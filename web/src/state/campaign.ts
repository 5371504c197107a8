/** The solo campaign of this browser. */
import { api } from "../api/http";
import type { NewTable } from "../api/wire";
import { campaignSecret, saveCampaign } from "./saved_games.svelte";
import { choices } from "./table_choices.svelte";

/** The request for a solo level, as part of this browser's campaign. */
export async function levelForm(level: number): Promise<NewTable> {
  let secret = campaignSecret();
  if (secret === null) {
    const made = await api.makeCampaign().catch(() => null);
    secret = made?.secret ?? null;
    if (secret !== null) saveCampaign(secret);
  }
  return { ...choices.form("solo"), solo: level, ...(secret === null ? {} : { campaign: secret }) };
}

/** Whether this browser's campaign has reached a level. */
export async function isOpen(level: number): Promise<boolean> {
  const secret = campaignSecret();
  const progress = secret === null ? null : await api.campaign(secret).catch(() => null);
  return progress !== null && level <= progress.open;
}
