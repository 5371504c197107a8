/** The menu of a table: what can be done with each seat, and with the table. */
import { api, Refusal } from "../../api/http";
import type { Command } from "../../api/socket";
import type { Reason, SeatInfo } from "../../api/wire";
import { fileName, saveFile } from "../../browser/downloads";
import { reasonText } from "../../i18n/reasons";
import { t } from "../../i18n/words.svelte";
import type { TableController } from "../table/table_controller.svelte";
import { canKick, canMoveUp, isOfOthers, type SeatAction } from "./seat_actions";

export interface SeatRow {
  seat: number;
  info: SeatInfo;
  isOwn: boolean;
  actions: SeatAction[];
}

export class PlayersMenu {
  /** Why something was refused. */
  problem = $state("");
  /** What was done. */
  done = $state("");
  /** The bot that plays for somebody; null for the server's choice. */
  level = $state<string | null>(null);
  /** Where the operator lets the server send webhooks. */
  webhookHosts = $state.raw<string[]>([]);

  readonly rows = $derived.by((): SeatRow[] => {
    const { table, store } = this.controller;
    if (table === null || store === undefined) return [];
    return table.seats.map((info, seat) => ({
      seat,
      info,
      isOwn: seat === store.seat,
      actions: table.status === "closed" ? [] : this.#actions(seat, info),
    }));
  });
  readonly isOver = $derived.by(() => this.controller.table?.status === "over");
  readonly hasDeal = $derived.by(() => (this.controller.table?.commitment ?? "") !== "");
  readonly canClose = $derived.by(
    () => this.controller.store?.host === true && this.controller.table?.status !== "closed",
  );
  /** Whether an action that a bot takes part in is offered. */
  readonly namesBot = $derived(
    this.rows.some(({ actions }) => actions.includes("leave") || actions.includes("replace")),
  );

  constructor(readonly controller: TableController) {}

  async load(): Promise<void> {
    const about = await api.about().catch(() => null);
    this.webhookHosts = about?.webhook_hosts ?? [];
  }

  #actions(seat: number, info: SeatInfo): SeatAction[] {
    const { store, table } = this.controller;
    if (store === undefined || table === null) return [];
    const order: SeatAction[] = canMoveUp(table, store, seat) ? ["up"] : [];
    if (info.kind !== "person") return order;
    if (seat === store.seat) return [...this.#ownActions(info), ...order];
    const looks = store.seat === null ? this.#spectatorActions(seat, info) : [];
    return [...looks, ...this.#hostActions(seat, info), ...order];
  }

  #ownActions(info: SeatInfo): SeatAction[] {
    const isPlayed = this.controller.table?.status !== "over";
    const seat: SeatAction[] = isPlayed ? [info.away ? "back" : "leave"] : [];
    return [...seat, info.shoulder ? "cover" : "allow"];
  }

  #spectatorActions(seat: number, info: SeatInfo): SeatAction[] {
    if (this.controller.looksOver === seat) return ["unlook"];
    if (info.shoulder) return ["look"];
    return info.here ? ["ask"] : [];
  }

  #hostActions(seat: number, info: SeatInfo): SeatAction[] {
    const { table, store } = this.controller;
    if (table === null || store?.host !== true || !isOfOthers(table, store, seat)) return [];
    const found: SeatAction[] = [info.muted ? "unmute" : "mute"];
    if (table.status === "running" && !info.here && !info.away) found.unshift("replace");
    if (canKick(table, store, seat)) found.push("kick");
    return found;
  }

  async act(action: SeatAction, seat: number): Promise<void> {
    if (action === "look" || action === "unlook") {
      this.controller.lookOver(action === "look" ? seat : null);
      return;
    }
    const name = this.controller.table?.seats[seat]?.name ?? "";
    const isDone = await this.#send(this.#command(action, seat));
    if (!isDone) return;
    if (action === "ask") this.controller.askedToLook = seat;
    this.done = t(`seat-${action}-done`, { name });
  }

  #command(action: Exclude<SeatAction, "look" | "unlook">, seat: number): Command {
    const level = this.level === null ? {} : { level: this.level };
    switch (action) {
      case "leave":
        return { type: "leave", ...level };
      case "back":
        return { type: "back" };
      case "allow":
      case "cover":
        return { type: "shoulder", allow: action === "allow" };
      case "replace":
        return { type: "replace", seat, ...level };
      case "mute":
      case "unmute":
        return { type: "mute", seat, muted: action === "mute" };
      case "kick":
        return { type: "kick", seat };
      case "up":
        return { type: "swap", seat, other: seat - 1 };
      case "ask":
        return { type: "ask_to_look", seat };
    }
  }

  async closeTable(): Promise<void> {
    await this.#send({ type: "close" });
  }

  /** Save what this seat sees, or a spectator, as a file. */
  async saveView(): Promise<void> {
    const { id, secret } = this.controller;
    await this.#save("view", () => api.view(id, secret));
  }

  async saveRecord(): Promise<void> {
    const { id, table } = this.controller;
    await this.#save("record", () => api.record(id, table?.game ?? 1));
  }

  async #save(kind: string, load: () => Promise<unknown>): Promise<void> {
    try {
      saveFile(fileName(kind, this.controller.id), await load());
      this.problem = "";
      this.done = t("menu-saved");
    } catch (error) {
      this.#refuse(error instanceof Refusal ? error.reason : { code: "no_connection" });
    }
  }

  async #send(command: Command): Promise<boolean> {
    const answer = await this.controller.store?.ask(command);
    if (answer?.type === "refused") this.#refuse(answer.reason);
    else this.problem = "";
    return answer !== undefined && answer.type !== "refused";
  }

  #refuse(reason: Reason): void {
    this.done = "";
    this.problem = reasonText(reason, { names: [], seat: null, solo: false });
  }
}
