/** Notify a player whose page is hidden that it is their turn. */
import { play } from "./sounds";
import { saveSettings, settings } from "../state/settings.svelte";
import { t } from "../i18n/words.svelte";

/** Whether this page can show notifications, or why it cannot. */
export type Notifying = "available" | "blocked" | "insecure" | "unavailable";

/** Whether the constructor threw: Android shows notifications of a service worker only. */
let isUseless = false;

export function notifying(): Notifying {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window)) return "unavailable";
  if (Notification.permission === "denied") return "blocked";
  // Without the permission nothing is shown, but the constructor tells whether it is of use.
  if (Notification.permission === "default") show("");
  return isUseless ? "unavailable" : "available";
}

export function yourTurn(): void {
  play("turn");
  if (!settings.notify || !document.hidden || notifying() !== "available") return;
  if (show(t("web-your-turn"))) return;
  settings.notify = false;
  saveSettings();
}

/** Request the permission to notify, and show that it works; return whether it does. */
export async function allowed(): Promise<boolean> {
  if (notifying() !== "available") return false;
  return (await Notification.requestPermission()) === "granted" && show(t("device-notify-works"));
}

/** Show a notification if it is permitted; return false if this browser cannot. */
function show(text: string): boolean {
  try {
    new Notification(text, { tag: "pax" });
  } catch {
    isUseless = true;
  }
  return !isUseless;
}
