/** Router: selects the screen by the fragment of the address. */
import type { SeatKeys } from "../state/local_seats.svelte";

export type Route =
  | { at: "start" }
  | { at: "table"; id: string; keys: SeatKeys }
  | { at: "replay"; path: string }
  | { at: "rules"; section: string }
  | { at: "stats" };

/** Parse an address such as `#/table/ID?seat=SECRET`. */
export function read(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [at = "", ...rest] = path.split("/");
  const first = rest[0] ?? "";
  if (at === "table" && first !== "") return { at, id: first, keys: keysOf(query) };
  if (at === "replay") return { at, path: [rest.join("/"), query].filter(Boolean).join("?") };
  if (at === "rules") return { at, section: first };
  if (at === "stats") return { at };
  return { at: "start" };
}

function keysOf(query: string): SeatKeys {
  const found = new URLSearchParams(query);
  const seat = found.get("seat");
  const host = found.get("host");
  return { ...(seat ? { seat } : {}), ...(host ? { host } : {}) };
}

class Router {
  route = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = read(location.hash)));
  }

  go(path: string): void {
    location.hash = path;
  }
}

export const router = new Router();
