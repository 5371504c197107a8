/** Whether the server uses another protocol version than this page. */
import { PROTOCOL_VERSION } from "../api/wire";

class ServerVersion {
  isOther = $state(false);

  /** Compare the server's protocol version; older servers send none. */
  compare(version: number | null | undefined): void {
    if (version != null && version !== PROTOCOL_VERSION) this.isOther = true;
  }
}

export const serverVersion = new ServerVersion();
