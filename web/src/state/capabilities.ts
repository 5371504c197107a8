/** What the backend of this page can do. Screens offer that, and know nothing else of the backend. */
import { backend } from "../api/backend";

export const capabilities = {
  /** Whether people at other devices can join its tables. */
  hasNetwork: backend.hasNetwork,
  /** The address of a server for games with others; empty if none is known. */
  otherServer: backend.otherServer,
  /** Whether everything is stored on this device alone, and so can be exported. */
  isOnDevice: backend.local !== null,
};
