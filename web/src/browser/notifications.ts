/** Notify a player whose page is hidden that it is their turn. */
import { play } from "./sounds";
import { settings } from "../state/settings.svelte";
import { t } from "../i18n/words.svelte";

export function yourTurn(): void {
  play("turn");
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification(t("web-your-turn"), { tag: "pax" });
}

/** Request the permission to notify; return false if it is refused. */
export async function allowed(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
