/** What can be done with a seat, and what of it the host may do before the game begins. */
import type { TableInfo } from "../../api/wire";
import { games } from "../../state/saved_games.svelte";
import type { TableStore } from "../../state/table_store.svelte";

export type SeatAction =
  | "leave"
  | "back"
  | "allow"
  | "cover"
  | "replace"
  | "mute"
  | "unmute"
  | "kick"
  | "up"
  | "ask"
  | "look"
  | "unlook";

/** What cannot be undone asks once more. */
export const FINAL: ReadonlySet<SeatAction> = new Set(["kick"]);

/** Whether a seat is not one of this device. */
export const isOfOthers = (table: TableInfo, store: TableStore, seat: number): boolean =>
  seat !== store.seat && !(seat in (games.find(table.id)?.seats ?? {}));

/** Whether the host can move a seat one place forward. */
export const canMoveUp = (table: TableInfo, store: TableStore, seat: number): boolean =>
  store.host && table.status === "waiting" && seat > 0;

/** Whether the host can remove the player of a seat: one who took an open seat on another device. */
export const canKick = (table: TableInfo, store: TableStore, seat: number): boolean =>
  store.host &&
  table.status === "waiting" &&
  table.seats[seat]?.taken === true &&
  isOfOthers(table, store, seat);
