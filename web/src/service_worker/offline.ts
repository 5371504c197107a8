/**
 * The edition without a server, stored for use offline: one cache for each version. A new version
 * waits until no page of the old one is open, or until the player takes it.
 */
import type { Site } from "../api/site";

/** The list of files that the build writes. */
interface Files {
  shell: string[];
  engine: string[];
}

const PREFIX = "pax-version-";
const SHARED = "pax-shared";
const RECORD = "shared-record.json";

export function workOffline(worker: ServiceWorkerGlobalScope, site: Site): void {
  const name = PREFIX + site.version;
  worker.addEventListener("install", (event) => event.waitUntil(install(worker, name)));
  worker.addEventListener("activate", (event) => event.waitUntil(activate(worker, name)));
  worker.addEventListener("message", (event) => {
    const { type } = event.data as { type?: string };
    if (type === "take_over") event.waitUntil(worker.skipWaiting());
    if (type === "store_engine") event.waitUntil(storeEngine(worker, name));
  });
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const path = pathOf(worker, request.url);
    if (path === null) return;
    if (request.method === "POST" && path === "share") event.respondWith(share(worker, request));
    if (request.method === "GET") event.respondWith(answer(worker, name, path, request));
  });
}

/** The path of an address below the page's folder; null for anything else. */
function pathOf(worker: ServiceWorkerGlobalScope, url: string): string | null {
  const address = new URL(url);
  const scope = worker.registration.scope;
  address.search = address.hash = "";
  return address.href.startsWith(scope) ? address.href.slice(scope.length) : null;
}

function addressOf(worker: ServiceWorkerGlobalScope, path: string): string {
  return new URL(path, worker.registration.scope).href;
}

/** Store the page; and the engine, if this browser has one of an older version. */
async function install(worker: ServiceWorkerGlobalScope, name: string): Promise<void> {
  const isUpdate = (await caches.keys()).some((each) => each.startsWith(PREFIX) && each !== name);
  const { shell } = await filesOf(worker);
  const cache = await caches.open(name);
  await cache.addAll(shell.map((path) => new Request(addressOf(worker, path), { cache: "no-cache" })));
  if (isUpdate) await storeEngine(worker, name);
}

async function activate(worker: ServiceWorkerGlobalScope, name: string): Promise<void> {
  const old = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);
  await Promise.all(old.map((each) => caches.delete(each)));
  await worker.clients.claim();
}

/** Store the files of the engine that are missing; those of an older version are copied. */
async function storeEngine(worker: ServiceWorkerGlobalScope, name: string): Promise<void> {
  const cache = await caches.open(name);
  const { engine } = await filesOf(worker);
  for (const path of engine) {
    const address = addressOf(worker, path);
    if ((await cache.match(address)) !== undefined) continue;
    const found = (await caches.match(address)) ?? (await fetch(address));
    if (found.ok) await cache.put(address, found);
  }
}

async function filesOf(worker: ServiceWorkerGlobalScope): Promise<Files> {
  const response = await fetch(addressOf(worker, "files.json"), { cache: "no-cache" });
  return (await response.json()) as Files;
}

/** Answer from the cache, otherwise from the network. */
async function answer(
  worker: ServiceWorkerGlobalScope,
  name: string,
  path: string,
  request: Request,
): Promise<Response> {
  const stored = path === "index.html" ? "./" : path === "" ? "./" : path;
  const cache = await caches.open(path === RECORD ? SHARED : name);
  const known = await cache.match(addressOf(worker, stored));
  if (known === undefined) return fetch(request);
  if (path === RECORD) await cache.delete(addressOf(worker, RECORD));
  return known;
}

/** Take a record that another app shares, and show it. */
async function share(worker: ServiceWorkerGlobalScope, request: Request): Promise<Response> {
  const file = (await request.formData()).get("record");
  const cache = await caches.open(SHARED);
  await cache.put(addressOf(worker, RECORD), new Response(file));
  return Response.redirect(addressOf(worker, "./#/replay/shared"), 303);
}
