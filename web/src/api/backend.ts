/** The backend of this page. Nothing outside this folder knows which one it is. */
import { serverBackend } from "./server";

/** The part of a WebSocket that a table needs. */
export interface MessageSocket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
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

export interface Backend {
  /** Answer a request; null if the backend cannot be reached. */
  request(request: Request): Promise<Reply | null>;
  /** Open a socket for the messages of one table. */
  connect(): MessageSocket;
}

export const backend: Backend = serverBackend;
