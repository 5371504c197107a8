/** The edition without a server as an app: stored for use offline, with a notice of new versions. */
import { site } from "../api/site";
import { localBackend } from "../state/local_backend.svelte";
import { registerWorker } from "./service_worker";

class SiteApp {
  /** A version that waits until the player wants it, or until no page is open. */
  #waiting = $state.raw<ServiceWorker | null>(null);
  #isLater = $state(false);
  readonly hasNewVersion = $derived(this.#waiting !== null && !this.#isLater);

  /** Load the backend, and store the page and the engine for use offline. */
  async start(): Promise<void> {
    if (site === null) return;
    localBackend.start();
    const registration = await registerWorker();
    if (registration !== null) this.#follow(registration);
    await localBackend.whenReady;
    registration?.active?.postMessage({ type: "store_engine" });
    await (navigator as { storage?: StorageManager }).storage?.persist?.().catch(() => false);
  }

  /** Use the new version: the page loads again, and running games continue. */
  takeNewVersion(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage({ type: "take_over" });
  }

  later(): void {
    this.#isLater = true;
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

export const siteApp = new SiteApp();
