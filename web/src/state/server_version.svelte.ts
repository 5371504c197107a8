/** Whether the server speaks another version of the protocol than this page. */
import { PROTOCOL_VERSION } from "../api/wire";

class ServerVersion {
  isOther = $state(false);

  /** Compare the version that a server names; older servers name none. */
  compare(version: number | null | undefined): void {
    if (version != null && version !== PROTOCOL_VERSION) this.isOther = true;
  }
}

export const serverVersion = new ServerVersion();
