/** What the server offers: its bots, and whether it gives hints; null until it has answered. */
import { api } from "../api/http";
import type { About } from "../api/wire";
import { serverVersion } from "./server_version.svelte";

class ServerInfo {
  about = $state.raw<About | null>(null);
  /** What the operator tells everybody; a table sends changes. */
  announcement = $state("");

  async load(): Promise<void> {
    if (this.about !== null) return;
    const found = await api.about().catch(() => null);
    if (found === null) return;
    this.about = found;
    this.announcement = found.announcement ?? "";
    serverVersion.compare(found.protocol);
  }
}

export const serverInfo = new ServerInfo();
