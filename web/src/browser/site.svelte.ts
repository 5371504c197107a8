/** The edition without a server as an app: stored for use offline, with a notice of new versions. */
import { folderOf, lockOf, site, type Site } from "../api/site";
import { localBackend } from "../state/local_backend.svelte";
import { deleteWhatLeavesTheList } from "../state/own_data";
import { registerWorker } from "./service_worker";

class SiteApp {
  /** A version that waits until the player wants it, or until no page is open. */
  #waiting = $state.raw<ServiceWorker | null>(null);
  /** Another tab has taken the new version; this page is still of the old one. */
  #isTaken = $state(false);
  #isLater = $state(false);
  readonly hasNewVersion = $derived((this.#waiting !== null || this.#isTaken) && !this.#isLater);

  /** Load the backend, and store the page and the engine for use offline. */
  async start(): Promise<void> {
    if (site === null) return;
    localBackend.start();
    deleteWhatLeavesTheList();
    holdVersion(site);
    this.#noticeOtherTabs();
    void (navigator as { storage?: StorageManager }).storage?.persist?.().catch(() => false);
    const registration = await registerWorker();
    if (registration !== null) this.#follow(registration);
    await localBackend.whenReady;
    registration?.active?.postMessage({ type: "store_engine" });
  }

  /** Use the new version: the page loads again, and running games continue. */
  takeNewVersion(): void {
    if (this.#isTaken) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage({ type: "take_over" });
  }

  later(): void {
    this.#isLater = true;
  }

  #noticeOtherTabs(): void {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    let before = serviceWorker?.controller?.scriptURL; // the first version takes the page at once
    serviceWorker?.addEventListener("controllerchange", () => {
      const now = serviceWorker.controller?.scriptURL;
      if (now === before) this.#isTaken = true;
      before = now;
    });
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      if (registration.waiting !== null && registration.active !== null) this.#waiting = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
  }
}

/** Hold the lock of this version while the page is open: its files stay stored. */
function holdVersion({ version }: Site): void {
  const locks = (navigator as { locks?: LockManager }).locks;
  const name = lockOf(folderOf(location.href), version);
  const forever = new Promise<never>(() => undefined);
  void locks?.request(name, { mode: "shared" }, () => forever).catch(() => undefined);
}

export const siteApp = new SiteApp();
