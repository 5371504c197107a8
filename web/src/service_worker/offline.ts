/**
 * The edition without a server, stored for use offline: one cache for each version of each copy. A new
 * version waits until no page of the old one is open, or until the player takes it. The cache of an old
 * version stays as long as a page of it is open.
 */
import type { Site } from "../api/site";

/** The list of files that the build writes. */
interface Files {
  version: string;
  shell: string[];
  engine: string[];
}

const LIST = "files.json";
const RECORD = "shared-record.json";
/** Earlier versions named their caches so, in every folder. */
const FORMER = "pax-version-";

export function workOffline(worker: ServiceWorkerGlobalScope, site: Site): void {
  const version = new Version(worker, site.version);
  worker.addEventListener("install", (event) => event.waitUntil(version.install()));
  worker.addEventListener("activate", (event) => event.waitUntil(version.activate()));
  worker.addEventListener("message", (event) => {
    const { type } = event.data as { type?: string };
    if (type === "take_over") event.waitUntil(worker.skipWaiting());
    if (type === "store_engine") event.waitUntil(version.storeEngine());
  });
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const path = version.pathOf(request.url);
    if (path === null) return;
    if (request.method === "POST" && path === "share") event.respondWith(version.share(request));
    if (request.method === "GET") event.respondWith(version.answer(path, request));
  });
}

/** One version of one copy, with its cache. */
class Version {
  readonly #folder: string;

  constructor(
    private readonly worker: ServiceWorkerGlobalScope,
    private readonly version: string,
  ) {
    this.#folder = new URL(".", worker.location.href).pathname;
  }

  /** The path of an address below the page's folder; null for anything else. */
  pathOf(url: string): string | null {
    const address = new URL(url);
    const { scope } = this.worker.registration;
    address.search = address.hash = "";
    return address.href.startsWith(scope) ? address.href.slice(scope.length) : null;
  }

  /** Store the page; and the engine, if this browser has one of an older version. */
  async install(): Promise<void> {
    const isUpdate = (await this.#older()).length > 0;
    const list = await this.#listFromNetwork();
    const files = (await list.clone().json()) as Files;
    const cache = await this.#cache();
    const shell = files.shell.map((path) => new Request(this.#addressOf(path), { cache: "no-cache" }));
    await cache.addAll(shell);
    await this.#listFromNetwork(); // the folder may have been replaced meanwhile
    await cache.put(this.#addressOf(LIST), list);
    if (isUpdate) await this.#storeEngine();
  }

  async activate(): Promise<void> {
    await this.#forgetUnused();
    await this.worker.clients.claim();
  }

  /** Store the engine, which a page has loaded by now. */
  async storeEngine(): Promise<void> {
    await this.#storeEngine();
    await this.#forgetUnused();
  }

  /** Store the files of the engine that are missing; those of an older version are copied. */
  async #storeEngine(): Promise<void> {
    const cache = await this.#cache();
    const list = await cache.match(this.#addressOf(LIST));
    if (list === undefined) return;
    for (const path of ((await list.json()) as Files).engine) {
      const address = this.#addressOf(path);
      if ((await cache.match(address)) !== undefined) continue;
      const found = (await caches.match(address)) ?? (await fetch(address));
      if (found.ok) await cache.put(address, found);
    }
  }

  /** Answer from the cache, or that of an older version whose page is still open; otherwise from the network. */
  async answer(path: string, request: Request): Promise<Response> {
    if (path === RECORD) return this.#shared(request);
    const address = this.#addressOf(path === "index.html" ? "./" : path || "./");
    const asked = new URL(request.url).searchParams.get("version") ?? this.version;
    for (const name of [this.#nameOf(asked), this.#nameOf(this.version), ...(await this.#older())]) {
      const known = await caches.match(address, { cacheName: name });
      if (known !== undefined) return known;
    }
    return fetch(request);
  }

  /** Take a record that another app shares, and show it. */
  async share(request: Request): Promise<Response> {
    const file = (await request.formData()).get("record");
    const cache = await caches.open(this.#sharedName);
    await cache.put(this.#addressOf(RECORD), new Response(file));
    return Response.redirect(this.#addressOf("./#/replay/shared"), 303);
  }

  /** Return the shared record, once. */
  async #shared(request: Request): Promise<Response> {
    const cache = await caches.open(this.#sharedName);
    const known = await cache.match(this.#addressOf(RECORD));
    if (known === undefined) return fetch(request);
    await cache.delete(this.#addressOf(RECORD));
    return known;
  }

  /** The list of files; it fails if the network has another version than this one. */
  async #listFromNetwork(): Promise<Response> {
    const response = await fetch(this.#addressOf(LIST), { cache: "no-cache" });
    const { version } = (await response.clone().json()) as Files;
    if (version !== this.version) throw new Error(`version ${version} is being published`);
    return response;
  }

  /** Delete the caches of older versions of which no page is open. */
  async #forgetUnused(): Promise<void> {
    const { waiting, installing } = this.worker.registration;
    if (waiting !== null || installing !== null) return; // not all others are older
    const { held = [] } = await navigator.locks.query();
    const used = new Set(held.map(({ name }) => name));
    for (const name of await this.#older()) if (!used.has(name)) await caches.delete(name);
  }

  /** The names of the caches of other versions of this copy. */
  async #older(): Promise<string[]> {
    const names = (await caches.keys()).filter((name) => name !== this.#nameOf(this.version));
    const own = names.filter((name) => name.startsWith(this.#nameOf("")));
    const former = names.filter((name) => name.startsWith(FORMER));
    const isOwn = await Promise.all(
      former.map((name) => caches.match(this.#addressOf("./"), { cacheName: name })),
    );
    return [...own, ...former.filter((_, place) => isOwn[place] !== undefined)];
  }

  #cache(): Promise<Cache> {
    return caches.open(this.#nameOf(this.version));
  }

  /** The name of the cache of a version. Its pages hold a lock of this name: `lockOf` in `api/site.ts`. */
  #nameOf(version: string): string {
    return `pax:${this.#folder}:version:${version}`;
  }

  get #sharedName(): string {
    return `pax:${this.#folder}:shared`;
  }

  #addressOf(path: string): string {
    return new URL(path, this.worker.registration.scope).href;
  }
}
