/** The backend on this device, if there is one: how far it is loaded, and whether it can store games. */
import { backend, type Loading } from "../api/backend";
import type { StorageState } from "../api/worker_messages";

class LocalBackendState {
  /** Whether tables are played on this device, without a server. */
  readonly isUsed = backend.local !== null;
  loading = $state.raw<Loading>({ step: "ready" });
  storage = $state<StorageState>("kept");
  /** Whether the player has closed the notice about the storage. */
  isStorageSeen = $state(false);
  #ready: () => void = () => undefined;
  /** Resolves when everything is loaded; never without a local backend. */
  readonly whenReady = new Promise<void>((resolve) => (this.#ready = resolve));

  /** Begin to load. */
  start(): void {
    backend.local?.follow(
      (now) => {
        this.loading = now;
        if (now.step === "ready") this.#ready();
      },
      (now) => {
        this.storage = now;
        this.isStorageSeen = false;
      },
    );
  }
}

export const localBackend = new LocalBackendState();
