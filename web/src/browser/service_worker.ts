/** The service worker of this page. */

/** Register the service worker; null if the browser, or a page without https, has none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register("./service-worker.js");
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
