/** Record files: one JSON object, or one on each line. */
import type { NewTable, SeatPlan } from "../../api/wire";

export type Fields = Record<string, unknown>;

interface TableFields {
  players?: unknown;
  level?: unknown;
  deck?: unknown;
  rules?: unknown;
}

/** The records in a text; an empty list if it contains anything else. */
export function readRecords(text: string): Fields[] {
  const whole = parsed(text);
  const found =
    whole === null
      ? text
          .split("\n")
          .filter((line) => line.trim() !== "")
          .map(parsed)
      : [whole];
  return found.every(isRecord) ? found : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Fields {
  if (typeof value !== "object" || value === null) return false;
  const { format, moves } = value as Fields;
  return typeof format === "string" && format.startsWith("pax/") && Array.isArray(moves);
}

export function playersOf(record: Fields): string[] {
  const { players } = tableOf(record);
  return Array.isArray(players) ? players.map(String) : [];
}

export function levelOf(record: Fields): number | null {
  const { level } = tableOf(record);
  return typeof level === "number" ? level : null;
}

/** The request for a table that continues a record after a move: one own seat, bots in the others. */
export function continued(record: Fields, moves: number, mine: number, level: string | null): NewTable {
  const seats = playersOf(record).map((name, seat): SeatPlan =>
    seat === mine ? { kind: "person", name } : { kind: "bot", name, level },
  );
  return begunFrom(record, moves, seats);
}

/** Who plays a seat of a game that is continued: whoever continues it, a friend by a link, a bot. */
/** A bot is given by its name. */
export type Successor = { kind: "me" } | { kind: "friend" } | { kind: "bot"; bot: string };

/** The request for a table that continues a record after a move with these players. */
export function continuedBy(record: Fields, moves: number, players: readonly Successor[]): NewTable {
  const seats = playersOf(record).map((name, seat): SeatPlan => {
    const player = players[seat];
    if (player?.kind === "friend") return { kind: "open" };
    return player?.kind === "bot" ? { kind: "bot", name, level: player.bot } : { kind: "person", name };
  });
  return begunFrom(record, moves, seats);
}

function begunFrom(record: Fields, moves: number, seats: SeatPlan[]): NewTable {
  const { deck, rules } = tableOf(record);
  return {
    seats,
    begin: { record, moves },
    solo: levelOf(record),
    ...(deck === undefined ? {} : { deck: deck as string | Record<string, number> }),
    ...(rules === undefined ? {} : { options: rules as NonNullable<NewTable["options"]> }),
  };
}

const tableOf = (record: Fields): TableFields => (record["table"] ?? {}) as TableFields;
