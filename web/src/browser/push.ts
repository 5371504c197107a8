/** Web push: the server tells this device of turns, even while no page of it is open. */
import { api, Refusal } from "../api/http";
import type { QuietHours } from "../api/wire";
import { words } from "../i18n/words.svelte";
import { games } from "../state/saved_games.svelte";
import { serverInfo } from "../state/server_info.svelte";
import { settings } from "../state/settings.svelte";
import { registerWorker } from "./service_worker";

/** The seats of which the server knows, as they were told since this page was opened. */
const told = new Set<string>();

/** Whether this server sends push messages, and this browser can receive them. */
export async function canPush(): Promise<boolean> {
  if (!isSecureContext || !("serviceWorker" in navigator) || !("PushManager" in window)) return false;
  await serverInfo.load();
  return (serverInfo.about?.push_key ?? "") !== "";
}

/** Subscribe this device for the seats of all its games that are not over; return whether it works. */
export async function startPush(): Promise<boolean> {
  told.clear();
  if ((await subscription()) === null) return false;
  await Promise.all(running().map(([table, secret]) => pushFor(table, secret)));
  return true;
}

/** Subscribe this device for one seat, once; does nothing if its player does not want it. */
export async function pushFor(table: string, secret: string): Promise<void> {
  const key = `${table} ${secret}`;
  if (!settings.notify || told.has(key) || !(await canPush())) return;
  const found = await subscription();
  const { p256dh, auth } = found?.toJSON().keys ?? {};
  if (found === null || p256dh === undefined || auth === undefined) return;
  told.add(key);
  try {
    await api.subscribe(table, secret, {
      kind: "push",
      address: found.endpoint,
      keys: { p256dh, auth },
      language: words.language,
      ...(settings.quiet === null ? {} : { quiet: quietHere(settings.quiet) }),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    told.delete(key);
  }
}

/** Tell the server that this device wants no messages any more. */
export async function stopPush(): Promise<void> {
  told.clear();
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  if (found == null) return;
  await Promise.all(running().map(([table, secret]) => unsubscribe(table, secret, found.endpoint)));
  await found.unsubscribe().catch(() => false);
}

/** Quiet hours in the time zone of this device. */
export function quietHere({ from, to }: { from: string; to: string }): QuietHours {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { begin: minuteOf(from), end: minuteOf(to), zone: timeZone };
}

/** The minute of the day of a time such as 22:30. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** This browser's subscription, a new one if there is none; null if there can be none. */
async function subscription(): Promise<PushSubscription | null> {
  if (!(await canPush()) || Notification.permission !== "granted") return null;
  const worker = await registerWorker();
  const applicationServerKey = serverInfo.about?.push_key ?? "";
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return (await worker?.pushManager.subscribe(options)) ?? null;
  } catch {
    return null; // it has no push service, or none that can be reached
  }
}

async function unsubscribe(table: string, secret: string, address: string): Promise<void> {
  try {
    const { subscriptions } = await api.subscriptions(table, secret);
    const own = subscriptions.filter((each) => each.address === address);
    await Promise.all(own.map(({ id }) => api.unsubscribe(table, secret, id)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** The seats of this device in games that are not over; several people share some devices. */
function running(): [table: string, secret: string][] {
  return games.all
    .filter(({ outcome }) => outcome === null)
    .map(({ table, seats }): [string, string[]] => [table, Object.values(seats)])
    .flatMap(([table, [secret, ...others]]): [string, string][] =>
      secret === undefined || others.length > 0 ? [] : [[table, secret]],
    );
}
