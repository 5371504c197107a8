/** Player of a record: the fetched frames, and the one that is shown. */
import { api } from "../../api/http";
import type { Frame, Frames, Replay } from "../../api/wire";
import type { Eyes } from "./replay_address";
import type { Fields } from "./record_files";

/** How many frames one request fetches. */
const REEL = 40;

export class ReplayPlayer {
  readonly record: Fields;
  readonly total: number;
  move = $state(0);
  eyes = $state<Eyes>("open");
  /** The frame of the wanted moment; the previous one until it is fetched. */
  frame = $state.raw<Frame | null>(null);
  #frames: Partial<Record<string, Promise<Frames>>> = {};
  readonly #ask: (form: Replay) => Promise<Frames>;

  constructor(record: Fields, ask: (form: Replay) => Promise<Frames> = api.replay) {
    this.record = record;
    this.total = (record["moves"] as unknown[]).length;
    this.#ask = ask;
  }

  /** Show the table after a number of moves, from this point of view. */
  async show(move: number, eyes: Eyes = this.eyes): Promise<void> {
    this.move = Math.min(this.total, Math.max(0, move));
    this.eyes = eyes;
    const wanted = this.move;
    const { frames } = await this.#reel(wanted, eyes);
    const found = frames.find((frame) => frame.moves === wanted);
    if (found !== undefined && this.move === wanted && this.eyes === eyes) this.frame = found;
    if (wanted % REEL > REEL / 2 && wanted + REEL < this.total) void this.#reel(wanted + REEL, eyes);
  }

  /** All frames from a point of view, one for each move and one for the beginning. */
  async all(eyes: Eyes): Promise<Frame[]> {
    const firsts = Array.from({ length: Math.floor(this.total / REEL) + 1 }, (_, at) => at * REEL);
    const found: Frame[] = [];
    // One request after the other: the server limits how many may wait.
    for (const first of firsts) found.push(...(await this.#reel(first, eyes)).frames);
    return found;
  }

  #reel(move: number, eyes: Eyes): Promise<Frames> {
    const first = move - (move % REEL);
    const seat = typeof eyes === "number" ? eyes : null;
    const key = `${String(seat)}:${String(first)}`;
    const cached = this.#frames[key];
    if (cached !== undefined) return cached;
    const count = Math.min(REEL, this.total - first + 1);
    const coming = this.#ask({ record: this.record, seat, first, count });
    this.#frames[key] = coming;
    coming.catch(() => (this.#frames[key] = undefined));
    return coming;
  }
}
