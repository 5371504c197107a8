/** Controller of the replay screen: fetches one record and shows it move by move. */
import { ask } from "../../api/http";
import type { Analysis, Outcome, Weighed } from "../../api/wire";
import { router } from "../../browser/router.svelte";
import { briefly } from "../../i18n/events";
import type { Voice } from "../../i18n/voice";
import { t } from "../../i18n/words.svelte";
import { makeTable } from "../../state/new_table";
import { games, seatsIn } from "../../state/saved_games.svelte";
import { courseOf, follow } from "../end/analysis";
import { costliest } from "../end/mistakes";
import { continued, levelOf, playersOf, readRecords, type Fields } from "./record_files";
import { recordPath, writeAddress, type Address, type Eyes } from "./replay_address";
import { ReplayPlayer } from "./replay_player.svelte";

/** In place of a table: a record that another app has shared with this one. */
const SHARED = "shared";
const MOST_MISTAKES = 3;

export class ReplayController {
  player = $state.raw<ReplayPlayer | null>(null);
  problem = $state("");
  readonly frame = $derived(this.player?.frame ?? null);
  readonly names = $derived(this.player === null ? [] : playersOf(this.player.record));
  readonly level = $derived(this.player === null ? null : levelOf(this.player.record));
  readonly voice = $derived<Voice>({
    names: this.names,
    seat: typeof this.player?.eyes === "number" ? this.player.eyes : null,
    solo: this.level !== null,
  });
  /** The server's analysis of the game, as far as it is; null without one. */
  analysis = $state.raw<Analysis | null>(null);
  readonly course = $derived(
    this.analysis === null || this.player === null
      ? []
      : courseOf(this.analysis, (this.player.record["result"] ?? null) as Outcome | null),
  );
  /** The seats whose decisions are looked at: this browser's, else the one in view, else all. */
  readonly learners = $derived.by(() => {
    const { from, game } = this.address;
    const saved = games.find(from, game ?? undefined);
    const own = saved === undefined ? [] : seatsIn(saved, saved.game ?? 1);
    if (own.length > 0) return own;
    return this.voice.seat === null ? this.names.map((_, seat) => seat) : [this.voice.seat];
  });
  readonly mistakes = $derived(
    this.analysis === null ? [] : costliest(this.analysis, this.learners, MOST_MISTAKES),
  );
  /** The costly decision at the moment that is shown. */
  readonly mistake = $derived(this.mistakes.find(({ moves }) => moves === this.player?.move));
  #isClosed = false;
  readonly lines = $derived(this.frame === null ? [] : briefly(this.frame.events, this.voice));

  constructor(readonly address: Address) {}

  /** Whether to ask for a file: the address names no record, or one that cannot be shown. */
  get needsFile(): boolean {
    return this.player === null && (this.address.from === "" || this.problem !== "");
  }

  /** Fetch the record of the address, from this browser or else from the server. */
  async load(): Promise<void> {
    const { from, game, move, eyes } = this.address;
    if (from === "") return;
    try {
      if (from === SHARED) {
        this.open(await sharedRecord());
        return;
      }
      const saved = games.find(from, game ?? undefined)?.record;
      this.open(saved ?? (await ask<Fields>("GET", recordPath(this.address))), move, eyes);
    } catch {
      this.problem = t("screen-replay-missing");
    }
  }

  /** Follow the analysis of a finished game of this server. */
  async analyse(): Promise<void> {
    const { from, game } = this.address;
    if (from === "" || from === SHARED || from.startsWith("record/") || game === null) return;
    await follow(
      from,
      game,
      (found) => (this.analysis = found),
      () => this.#isClosed,
    );
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Continue from a costly decision, against bots. */
  async tryAgain({ moves, seat }: Weighed): Promise<void> {
    if (this.player === null) return;
    try {
      router.go(await makeTable(continued(this.player.record, moves, seat, null)));
    } catch {
      this.fail();
    }
  }

  open(record: Fields, move = 0, eyes: Eyes = "open"): void {
    this.problem = "";
    this.player = new ReplayPlayer(record);
    void this.show(move, eyes);
  }

  async show(move: number, eyes?: Eyes): Promise<void> {
    const { player } = this;
    if (player === null) return;
    try {
      await player.show(move, eyes);
      // Update the address, so that reloading or copying it leads to this moment.
      const here = `#${writeAddress({ ...this.address, move: player.move, eyes: player.eyes })}`;
      if (this.address.from !== "") history.replaceState(null, "", here);
    } catch {
      this.fail();
    }
  }

  /** Switch to another point of view, written as in an address. */
  see(value: string): void {
    const eyes: Eyes = value === "open" || value === "spectator" ? value : Number(value);
    if (this.player !== null) void this.show(this.player.move, eyes);
  }

  fail(): void {
    this.problem = t("screen-replay-broken");
  }
}

/** The record that the service worker has received; a second visit finds none. */
async function sharedRecord(): Promise<Fields> {
  const response = await fetch("./shared-record.json");
  const [record] = response.ok ? readRecords(await response.text()) : [];
  if (record === undefined) throw new Error("no record was shared");
  return record;
}
