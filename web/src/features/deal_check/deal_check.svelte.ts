/** Controller of the page that checks a deal: fetches the proof and the record, and computes. */
import { api, Refusal } from "../../api/http";
import type { Fair } from "../../api/wire";
import { reasonText } from "../../i18n/reasons";
import { games } from "../../state/saved_games.svelte";
import { witnessedDeal } from "../../state/witnessed_deals";
import { checkDeal, type CheckedDeal } from "./checks";

type Fields = Record<string, unknown>;

export class DealCheck {
  deal = $state.raw<CheckedDeal | null>(null);
  /** The record as a file to save. */
  record = $state.raw<Fields | null>(null);
  /** Why the deal cannot be checked. */
  problem = $state("");
  isDuplicate = $derived(this.record?.["origin"] === "duplicate");

  constructor(
    readonly table: string,
    readonly game: number,
  ) {}

  async load(): Promise<void> {
    try {
      const [fair, record] = await Promise.all([api.fair(this.table, this.game), this.#record()]);
      this.#check(fair, record);
    } catch (error) {
      const reason = error instanceof Refusal ? error.reason : { code: "no_connection" };
      this.problem = reasonText(reason, { names: [], seat: null, solo: false });
    }
  }

  /** The record that this browser saved at the end, or else the server's. */
  async #record(): Promise<Fields> {
    return games.find(this.table, this.game)?.record ?? (await api.record(this.table, this.game));
  }

  #check(fair: Fair, record: Fields): void {
    const { players } = record["table"] as { players: string[] };
    const cards = record as { pile: string[]; aside: string[] };
    const seen = witnessedDeal(this.table, this.game);
    this.record = record;
    this.deal = checkDeal(fair, { pile: cards.pile, aside: cards.aside, players }, seen);
  }
}
