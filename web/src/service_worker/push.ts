/** Push messages of the server: shown as notifications, which open their table. */

/** What the server sends; `number` grows with every message. The text contains no hidden cards. */
interface Pushed {
  number: number;
  table: string;
  title: string;
  body: string;
}

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    const pushed = read(event.data);
    if (pushed !== null) event.waitUntil(show(worker, pushed));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { table } = event.notification.data as Pushed;
    event.notification.close();
    event.waitUntil(openTable(worker, table));
  });
}

/** The message, or null if it is not one of this version. */
function read(data: PushMessageData | null): Pushed | null {
  try {
    const found = data?.json() as Partial<Pushed> | undefined;
    if (found?.table === undefined || found.title === undefined) return null;
    return { number: found.number ?? 0, table: found.table, title: found.title, body: found.body ?? "" };
  } catch {
    return null;
  }
}

/** Show a message, in place of an older one of its table; not if the player sees the table anyway. */
async function show(worker: ServiceWorkerGlobalScope, pushed: Pushed): Promise<void> {
  const pages = await pagesOf(worker, pushed.table);
  if (pages.some((page) => page.visibilityState === "visible")) return;
  const tag = `pax-${pushed.table}`;
  const shown = await worker.registration.getNotifications({ tag });
  // A push service may repeat or reorder messages.
  if (shown.some(({ data }) => (data as Pushed).number >= pushed.number)) return;
  const options = { body: pushed.body, tag, data: pushed, icon: address(worker, "icon.svg"), renotify: true };
  await worker.registration.showNotification(pushed.title, options);
}

/** Focus a page of the table, or open one. */
async function openTable(worker: ServiceWorkerGlobalScope, table: string): Promise<void> {
  const [page] = await pagesOf(worker, table);
  if (page === undefined) await worker.clients.openWindow(address(worker, `#/table/${table}`));
  else await page.focus();
}

async function pagesOf(worker: ServiceWorkerGlobalScope, table: string): Promise<WindowClient[]> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).hash.split("?")[0] === `#/table/${table}`);
}

/** An address of the page, which may be served under a sub-path. */
function address(worker: ServiceWorkerGlobalScope, path: string): string {
  return new URL(path, worker.registration.scope).href;
}
