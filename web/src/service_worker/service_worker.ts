/** The service worker of the page; each of its tasks is a module of this folder. */
import site from "virtual:site/service-worker";
import { workOffline } from "./offline";
import { listenForPush } from "./push";

const worker = self as unknown as ServiceWorkerGlobalScope;

if (site === null) {
  // A new version replaces the old one at once: no page of a server depends on a version of it.
  worker.addEventListener("install", (event) => {
    event.waitUntil(worker.skipWaiting());
  });
  worker.addEventListener("activate", (event) => {
    event.waitUntil(worker.clients.claim());
  });
} else {
  workOffline(worker, site);
}
listenForPush(worker);
