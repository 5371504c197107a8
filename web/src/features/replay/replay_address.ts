/** The address of a moment in a replay: `TABLE?game=1&move=12&eyes=open`. */

/** The point of view: of a seat, of a spectator, or with all cards open. */
export type Eyes = number | "spectator" | "open";

export interface Address {
  /** A table of this server, or a record that was imported as `record/ID`; "" for a file. */
  readonly from: string;
  readonly game: number | null;
  readonly move: number;
  readonly eyes: Eyes;
}

export function readAddress(path: string): Address {
  const [from = "", query = ""] = path.split("?");
  const given = new URLSearchParams(query);
  return {
    from,
    game: numberIn(given.get("game")),
    move: numberIn(given.get("move")) ?? 0,
    eyes: eyesIn(given.get("eyes")),
  };
}

export function writeAddress({ from, game, move, eyes }: Address): string {
  const query = new URLSearchParams();
  if (game !== null) query.set("game", String(game));
  query.set("move", String(move));
  query.set("eyes", String(eyes));
  return `/replay/${from}?${query.toString()}`;
}

/** The path of the screen for a link to a replay, or for the name of an imported record. */
export function replayPath(text: string): string | null {
  const linked = /#(\/replay\/.+)$/.exec(text.trim())?.[1];
  if (linked !== undefined) return linked;
  return /^[\w.-]+$/.test(text.trim()) ? `/replay/record/${text.trim()}` : null;
}

/** The path of the record on the server. */
export function recordPath({ from, game }: Address): string {
  if (from.startsWith("record/")) return `/api/records/${from.slice("record/".length)}`;
  return `/api/tables/${from}/record${game === null ? "" : `?game=${String(game)}`}`;
}

function eyesIn(text: string | null): Eyes {
  return text === "spectator" ? text : (numberIn(text) ?? "open");
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
