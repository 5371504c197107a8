/** The backend on a server: HTTP for requests, a WebSocket for each table. */
import type { Backend, MessageSocket, Reply, Request } from "./backend";

export const serverBackend: Backend = {
  request: fetched,
  connect: () => new WebSocket(socketAddress(location.href)) as MessageSocket,
  hasNetwork: true,
  otherServer: "",
  local: null,
};

/** Send a request. The path is relative to the page, which may be served under a sub-path. */
async function fetched({ method, path, body, secret }: Request): Promise<Reply | null> {
  const headers: Record<string, string> = body === null ? {} : { "Content-Type": "application/json" };
  if (secret !== null) headers["Authorization"] = `Bearer ${secret}`;
  const response = await fetch(`.${path}`, { method, headers, body }).catch(() => null);
  if (response === null) return null;
  const answer: unknown = await response.json().catch(() => null);
  return { ok: response.ok, answer };
}

/** The address of the server's socket, for a page that may be served under a sub-path. */
export function socketAddress(page: string): string {
  const address = new URL("./play", page);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return address.href;
}
