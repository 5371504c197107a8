/** The backend of this page. Nothing outside this folder knows which one it is. */
import { serverBackend } from "./server";
import { site } from "./site";
import { workerBackend } from "./worker";
import type { StorageState } from "./worker_messages";

/** The part of a WebSocket that a table needs. */
export interface MessageSocket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
  /** Lower or lift the curtain before its seat; a server sends a covered seat its cards all the same. */
  cover?(isCovered: boolean): void;
}

export interface Request {
  method: "GET" | "POST" | "DELETE";
  /** Begins with `/api/`. */
  path: string;
  /** The form as JSON, if the route takes one. */
  body: string | null;
  /** Authorizes access to a seat or a campaign. */
  secret: string | null;
}

export interface Reply {
  ok: boolean;
  answer: unknown;
}

/** How far a backend is that must be loaded first. */
export type Loading =
  | { step: "loading"; loaded: number; total: number }
  | { step: "starting" }
  | { step: "ready" }
  | { step: "failed"; message: string };

/** The text is of something else or damaged, or it does not fit. */
export type ImportFailure = "format" | "full" | "failed";

/** What only a backend on this device has. */
export interface LocalBackend {
  /** Begin to load, and follow the loading and the storage. */
  follow(loading: (now: Loading) => void, storage: (now: StorageState) => void): void;
  /** Everything that is stored, as text. */
  exported(): Promise<string>;
  /** Replace everything that is stored; return why that failed, and then nothing is changed, or "". */
  imported(text: string): Promise<ImportFailure | "">;
}

export interface Backend {
  /** Answer a request; null if the backend cannot be reached. */
  request(request: Request): Promise<Reply | null>;
  /** Open a socket for the messages of one table. */
  connect(isCovered: boolean): MessageSocket;
  /** Whether people at other devices can join its tables. */
  readonly hasNetwork: boolean;
  /** The address of a server for games with others; empty if none is known. */
  readonly otherServer: string;
  /** Null for a server. */
  readonly local: LocalBackend | null;
}

export const backend: Backend = site === null ? serverBackend : workerBackend(site);
