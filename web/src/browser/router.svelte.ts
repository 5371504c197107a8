/** Router: selects the screen by the fragment of the address. */
import type { SeatKeys } from "../state/local_seats.svelte";

export type Route =
  | { at: "start" }
  | { at: "table"; id: string; keys: SeatKeys }
  | { at: "replay"; path: string }
  | { at: "rules"; section: string }
  | { at: "cards"; table: string; query: string; enters: boolean }
  | { at: "check"; table: string; game: number }
  | { at: "compare"; table: string; game: number }
  | { at: "tables" }
  | { at: "stats" };

/** In place of a table: open the editor for a deck of one's own. */
const ENTER = "enter";

/** Parse an address such as `#/table/ID?seat=SECRET`. */
export function read(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [at = "", ...rest] = path.split("/");
  const first = rest[0] ?? "";
  if (at === "table" && first !== "") return { at, id: first, keys: keysOf(query) };
  if (at === "replay") return { at, path: [rest.join("/"), query].filter(Boolean).join("?") };
  if (at === "rules") return { at, section: first };
  if (at === "cards") return { at, table: first === ENTER ? "" : first, query, enters: first === ENTER };
  if (at === "check" && first !== "") return { at, table: first, game: gameOf(query) };
  if (at === "compare" && first !== "") return { at, table: first, game: gameOf(query) };
  if (at === "stats" || at === "tables") return { at };
  return { at: "start" };
}

function keysOf(query: string): SeatKeys {
  const found = new URLSearchParams(query);
  if (found.has("screen")) return { isScreen: true };
  const seat = found.get("seat");
  const host = found.get("host");
  return { ...(seat ? { seat } : {}), ...(host ? { host } : {}) };
}

/** The number of a game at its table; the first if there is none. */
function gameOf(query: string): number {
  const given = new URLSearchParams(query).get("game") ?? "";
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
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
