/** Messages between the page and its web worker. A socket is known by a number that the page chose. */

export type ToWorker =
  | { type: "request"; id: number; method: string; path: string; body: string | null; secret: string | null }
  | { type: "open"; socket: number; isCovered: boolean }
  | { type: "send"; socket: number; text: string }
  | { type: "cover"; socket: number; isCovered: boolean }
  | { type: "close"; socket: number }
  | { type: "export"; id: number }
  | { type: "import"; id: number; text: string };

/** Where games are stored: in the browser, or nowhere because it allows no storage; `full`: no more. */
export type StorageState = "kept" | "none" | "full";

export type FromWorker =
  | { type: "progress"; loaded: number }
  | { type: "starting" }
  | { type: "ready"; storage: StorageState }
  | { type: "failed"; message: string }
  | { type: "storage"; storage: StorageState }
  | { type: "reply"; id: number; text: string | null }
  | { type: "opened"; socket: number }
  | { type: "message"; socket: number; text: string }
  | { type: "closed"; socket: number };
