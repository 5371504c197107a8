/** Notify a player that it is their turn: by this page while it is hidden, or by push messages. */
import { play } from "./sounds";
import { canPush, startPush, stopPush } from "./push";
import { registerWorker } from "./service_worker";
import { saveSettings, settings } from "../state/settings.svelte";
import { t } from "../i18n/words.svelte";

/** Whether this page can show notifications, or why it cannot. */
export type Notifying = "available" | "blocked" | "insecure" | "unavailable";

/** Whether the constructor threw: Android shows notifications of a service worker only. */
let isUseless = false;

export function notifying(pushes = settings.push): Notifying {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window)) return "unavailable";
  if (Notification.permission === "denied") return "blocked";
  if (pushes) return "available";
  // Without the permission nothing is shown, but the constructor tells whether it is of use.
  if (Notification.permission === "default") show("");
  return isUseless ? "unavailable" : "available";
}

export function yourTurn(): void {
  play("turn");
  if (!settings.notify || !document.hidden || notifying() !== "available") return;
  if (show(t("web-your-turn")) || settings.push) return;
  settings.notify = false;
  saveSettings();
}

/** Request the permission to notify, and show that it works; return whether it does. */
export async function allowed(): Promise<boolean> {
  const pushes = await canPush();
  if (notifying(pushes) !== "available") return false;
  if ((await Notification.requestPermission()) !== "granted") return false;
  settings.push = pushes && (await startPush());
  return settings.push ? await showByWorker(t("device-notify-works")) : show(t("device-notify-works"));
}

/** Notify no more, on this device. */
export async function silence(): Promise<void> {
  if (settings.push) await stopPush();
  settings.push = false;
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

async function showByWorker(text: string): Promise<boolean> {
  const worker = await registerWorker();
  await worker?.showNotification(text, { tag: "pax" });
  return worker !== null;
}
