/** The request for a table that plays the same cards with others. */
import { api } from "../../api/http";
import type { SeatPlan, TableInfo } from "../../api/wire";
import { freeBotNames } from "../../state/new_table";
import { games, seatNames } from "../../state/saved_games.svelte";

export type Player = "friend" | "bot";

export class NewDuplicate {
  /** Who plays each seat. */
  players = $state<Player[]>([]);

  constructor(
    private readonly table: TableInfo,
    private readonly host: string,
  ) {
    this.players = table.seats.map(({ kind }) => (kind === "bot" ? "bot" : "friend"));
  }

  /** Make the table and return its address; this browser is its host, without a seat. */
  async make(): Promise<string> {
    const names = freeBotNames(this.table.seats.map(({ name }) => name));
    const seats = this.players.map((player, seat) => this.#plan(player, seat, names));
    const made = await api.makeDuplicate(this.table.id, { seats }, this.host);
    games.save({
      table: made.table.id,
      seats: {},
      host: made.host,
      names: seatNames(made.table.seats),
      solo: made.table.solo,
      at: Date.now(),
      outcome: null,
    });
    return `/table/${made.table.id}`;
  }

  /** A bot has the name and the level that it had; one for a person gets a free name. */
  #plan(player: Player, seat: number, names: string[]): SeatPlan {
    if (player === "friend") return { kind: "open" };
    const was = this.table.seats[seat];
    return was?.kind === "bot"
      ? { kind: "bot", name: was.name, level: was.level }
      : { kind: "bot", name: names.shift() ?? null, level: null };
  }
}
