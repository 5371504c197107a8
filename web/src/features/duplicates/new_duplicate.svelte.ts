/** The request for a table that plays the same cards with others. */
import { api } from "../../api/http";
import type { SeatPlan, TableInfo } from "../../api/wire";
import { freeBotNames } from "../../state/new_table";
import { games, seatNames } from "../../state/saved_games.svelte";
import { USUAL_BOT } from "../../state/table_choices.svelte";

export class NewDuplicate {
  /** Who plays each seat: the name of a bot, or an empty text for somebody with the link. */
  players = $state<string[]>([]);
  /** The bots that played the first game. */
  readonly bots: readonly string[];

  constructor(
    private readonly table: TableInfo,
    private readonly host: string,
  ) {
    this.players = table.seats.map(({ kind, level }) => (kind === "bot" ? (level ?? USUAL_BOT) : ""));
    this.bots = this.players.filter((player) => player !== "");
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

  /** A bot in the seat of a bot has its name; one for a person gets a free name. */
  #plan(level: string, seat: number, names: string[]): SeatPlan {
    if (level === "") return { kind: "open" };
    const was = this.table.seats[seat];
    return { kind: "bot", name: was?.kind === "bot" ? was.name : (names.shift() ?? null), level };
  }
}
