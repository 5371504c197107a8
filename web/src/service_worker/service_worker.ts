/** The service worker of the page; each of its tasks is a module of this folder. */
import { listenForPush } from "./push";

const worker = self as unknown as ServiceWorkerGlobalScope;

// A new version replaces the old one at once: no page depends on a version of this worker.
worker.addEventListener("install", (event) => {
  event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("activate", (event) => {
  event.waitUntil(worker.clients.claim());
});
listenForPush(worker);
