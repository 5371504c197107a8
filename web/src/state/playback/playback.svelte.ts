/** Plays beats one after the other: what is shown lags behind what was received until its beat has played. */
import { flushSync } from "svelte";
import type { TableNews } from "../../api/wire";
import { moves, settings } from "../settings.svelte";
import type { Beat, Flight } from "./beat";
import { beatsOf } from "./beats";
import { placeOf, type Place } from "./places";
import { undecided, type Snapshot } from "./snapshot";

/** One update of the table: what happened, and the snapshots around it. */
export interface Step {
  news: TableNews & { type: "moved" };
  before: Snapshot;
  after: Snapshot;
}

/** A flight with its places on the screen. */
export interface Path extends Omit<Flight, "from" | "to" | "via"> {
  id: number;
  from: Place;
  to: Place;
  via: (Place & { hold: number }) | null;
}

/** A number or a frame that appears at a place. */
export interface Mark extends Place {
  id: number;
  text: string;
}

interface Scene extends Step {
  beats: Beat[];
}

/** With reduced motion a beat lasts at least so long, and a mark stays so long. */
const STILL = 320;
const MARK_STAYS = 1200;

export class Playback {
  /** What is shown instead of the newest state; null if that is shown. */
  shown = $state.raw<Snapshot | null>(null);
  /** The number of the last entry that has been played; null if all have. */
  seq = $state<number | null>(null);
  beat = $state.raw<Beat | null>(null);
  paths = $state.raw<Path[]>([]);
  marks = $state.raw<Mark[]>([]);
  readonly isPlaying = $derived(this.shown !== null);
  /** The card that was played last in the step that is shown. */
  played = $state<string | null>(null);
  /** Whether earlier beats are played again. */
  isAgain = $state(false);
  /** What others have done since the last own move, to look at it again. */
  #others = $state.raw<Scene[]>([]);
  readonly canRepeat = $derived(this.#others.length > 0 && this.shown === null);

  /** Called when a step begins, when the cards of a beat have landed, and when nothing plays any more. */
  onStep: (step: Step) => void = () => undefined;
  onBeat: (beat: Beat) => void = () => undefined;
  onIdle: () => void = () => undefined;

  #queue: Scene[] = [];
  #played: string[] = [];
  #lastWasOwn = true;
  /** Increased to stop what is playing. */
  #run = 0;
  #hurries = false;
  #wake: () => void = () => undefined;
  #count = 0;

  /** Play what has happened, or show it at once if nobody can watch. */
  add(step: Step): void {
    const beats = beatsOf(step.news.events, {
      before: step.before,
      after: step.after,
      played: this.#played,
      isForced: settings.forced,
    });
    this.#follow(step);
    const scene = { ...step, beats };
    this.#remember(scene);
    if (this.isAgain) this.#stop();
    if (settings.speed === 0 || document.hidden) {
      this.skip();
      const scenes = document.hidden ? [] : beats.filter(({ waits }) => waits === true);
      if (scenes.length === 0) this.onStep(step);
      else void this.#play((this.#queue = [{ ...scene, beats: scenes }]), step.news.seq - 1);
      return;
    }
    if (beats.length === 0 && this.shown === null) {
      this.onStep(step);
      this.onIdle();
      return;
    }
    this.#queue.push(scene);
    if (this.shown === null) void this.#play(this.#queue, step.news.seq - 1);
  }

  /** Show the newest state at once. */
  skip(): void {
    for (const step of this.#queue) this.onStep(step);
    this.#stop();
    this.onIdle();
  }

  /** Forget everything: another game, or a new connection. */
  clear(): void {
    this.#others = [];
    this.#played = [];
    this.#lastWasOwn = true;
    this.#stop();
  }

  /** Finish the update that is being played at once, but no scene that waits; what follows is played. */
  hurry(): void {
    if (this.beat?.waits === true) return;
    this.#hurries = true;
    this.#wake();
  }

  /** End a beat that waits for the player. */
  dismiss(): void {
    this.#wake();
  }

  /** Play again what others have done since the last own move. */
  repeat(): void {
    const [first] = this.#others;
    if (first === undefined || this.shown !== null || settings.speed === 0) return;
    this.isAgain = true;
    void this.#play([...this.#others], null);
  }

  #stop(): void {
    this.#run += 1;
    this.#queue = [];
    this.#end();
    this.#wake();
  }

  #end(): void {
    this.isAgain = false;
    this.shown = this.beat = this.seq = null;
    this.paths = [];
    this.marks = [];
  }

  async #play(queue: Scene[], seq: number | null): Promise<void> {
    const run = (this.#run += 1);
    const isStopped = (): boolean => run !== this.#run;
    this.seq = seq;
    for (let scene = queue.shift(); scene !== undefined; scene = queue.shift()) {
      this.#hurries = false;
      if (!this.isAgain) this.onStep(scene);
      this.shown = undecided(scene.before);
      this.played = null;
      for (const beat of scene.beats) {
        await this.#playBeat(beat, isStopped);
        if (isStopped()) return;
      }
      this.shown = undecided(scene.after);
      if (seq !== null) this.seq = scene.news.seq;
    }
    this.#end();
    this.onIdle();
  }

  async #playBeat(beat: Beat, isStopped: () => boolean): Promise<void> {
    this.beat = beat;
    if (beat.event?.type === "Played") this.played = beat.event.card;
    const isStill = !moves();
    if (!isStill && !this.#hurries) {
      const flown = this.#measure(beat);
      this.shown = beat.during;
      this.paths = flown;
      await this.#wait(Math.max(0, ...flown.map(timeOf)));
      if (isStopped()) return;
      this.paths = [];
    }
    this.shown = beat.after;
    this.onBeat(beat);
    if (!this.#hurries) this.#mark(beat, isStill);
    if (beat.flights.length > 0 && !this.#hurries) await painted();
    if (isStopped()) return;
    const waits = beat.waits === true || (isStill && beat.kind === "conspirator");
    await this.#wait(waits ? Infinity : isStill ? Math.max(STILL, beat.hold) : beat.hold);
  }

  /** The paths of the cards, from where they are to where they will be: both are drawn to be measured. */
  #measure(beat: Beat): Path[] {
    const begun = beat.flights.map(({ from }) => placeOf(from));
    this.shown = beat.after;
    flushSync();
    const paths = beat.flights.flatMap(({ to, via, ...flight }, number) => {
      const [start, end] = [begun[number] ?? null, placeOf(to)];
      if (start === null || end === null) return [];
      const middle = via === undefined ? null : placeOf(via.spot);
      const stop = middle === null ? null : { ...middle, hold: via?.hold ?? 0 };
      return [{ ...flight, id: (this.#count += 1), from: start, to: end, via: stop }];
    });
    return paths;
  }

  #mark(beat: Beat, isStill: boolean): void {
    const frames = isStill ? beat.marks.map((spot) => ({ spot, text: "" })) : [];
    const wanted = [...frames, ...beat.pops];
    if (wanted.length === 0) return;
    flushSync();
    const found = wanted.flatMap(({ spot, text }) => {
      const place = placeOf(spot);
      return place === null ? [] : [{ ...place, id: (this.#count += 1), text }];
    });
    this.marks = [...this.marks, ...found];
    setTimeout(() => (this.marks = this.marks.filter((mark) => !found.includes(mark))), MARK_STAYS);
  }

  #wait(milliseconds: number): Promise<void> {
    if (milliseconds !== Infinity && (this.#hurries || milliseconds === 0)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (milliseconds !== Infinity) setTimeout(resolve, milliseconds / Math.max(1, settings.speed));
    });
  }

  /** Remember the cards that the active player has played in this turn. */
  #follow({ news, before }: Step): void {
    let { active } = before.public;
    for (const event of news.events) {
      if (event.type === "Played" && event.seat === active) this.#played.push(event.card);
      else if (event.type === "TurnBegan") {
        active = event.seat;
        this.#played = [];
      }
    }
  }

  #remember(scene: Scene): void {
    const isOwn = scene.after.mine !== null && scene.news.seat === scene.after.mine.seat;
    if (!isOwn) this.#others = this.#lastWasOwn ? [scene] : [...this.#others, scene];
    this.#lastWasOwn = isOwn;
  }
}

/** Resolves when a frame has been shown: every landing is seen before the next card leaves. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame === "undefined") resolve();
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const timeOf = ({ delay, time, via }: Path): number => delay + time + (via?.hold ?? 0);
