/** Controller of the table screen: what is shown and selected, and what a touch, a drop or a key does. */
import type { Chance, Choice, Comparison, Reason, Moment, TableInfo, TableNews } from "../../api/wire";
import { router } from "../../browser/router.svelte";
import { play as sound } from "../../browser/sounds";
import { eventLine } from "../../i18n/events";
import { question } from "../../i18n/moves";
import { reasonText } from "../../i18n/reasons";
import { sayOf, voiceOf } from "../../i18n/voice";
import { t } from "../../i18n/words.svelte";
import { LocalSeats, secretsOf, type SeatKeys } from "../../state/local_seats.svelte";
import { games, seatNames } from "../../state/saved_games.svelte";
import { Playback } from "../../state/playback/playback.svelte";
import type { Snapshot } from "../../state/playback/snapshot";
import { settings } from "../../state/settings.svelte";
import type { TableStore } from "../../state/table_store.svelte";
import { forgetNonces } from "../../state/witnessed_deals";
import { LessonProgress } from "../guide/lesson_progress.svelte";
import { Announcer } from "./announcer.svelte";
import { soundsOf } from "./beat_sounds";
import { GameEnd } from "./game_end.svelte";
import { compared, pooled } from "./hints";
import { InputGuard } from "./input_guard";
import { NextLevel } from "./next_level.svelte";
import { meant, type Thing } from "./touch";

/** Seconds between the sounds of one beat. */
const SOUNDS_APART = 0.11;
/** Milliseconds in which a second touch of the pile is taken for a double click: it could not be taken back. */
const PILE_RESTS = 1500;

export class TableController {
  readonly seats = new LocalSeats();
  readonly lessons: LessonProgress;
  readonly playback = new Playback();
  readonly announcer = new Announcer();
  busy = $state(false);
  /** The notice: why something was refused, or what a number means; "" if there is none. */
  notice = $state("");
  chances = $state.raw<Chance[]>([]);
  /** Why the best of them is better than another one. */
  comparison = $state.raw<Comparison | null>(null);
  /** The game and the decision that the hints are about. */
  #advised = "";
  /** A moment of the past that is shown instead of now. */
  moment = $state.raw<Moment | null>(null);
  /** The cards in view when one was selected, and its index. */
  #selection = $state.raw<{ view: readonly string[]; place: number }>({ view: [], place: 0 });
  /** The number of the game that `moment` belongs to. */
  #momentOf: number | null = null;
  /** The seat that was asked to show its view, until it does. */
  askedToLook = $state<number | null>(null);
  /** The seat whose view this spectator has asked the server for. */
  #looksOver: number | null = null;
  readonly #guard = new InputGuard();
  #pileRestsUntil = 0;
  readonly store = $derived(this.seats.store);
  readonly table = $derived(this.store?.table ?? null);
  /** The public part that is shown now: it lags behind what was received while beats are played. */
  readonly #public = $derived(this.playback.shown?.public ?? this.store?.public ?? null);
  readonly open = $derived(this.moment?.public ?? this.#public);
  /** What is shown of the present, also while a moment of the past is looked at. */
  readonly present = $derived.by(() => {
    const shown = this.playback.shown;
    return { open: this.#public, mine: shown === null ? (this.store?.mine ?? null) : shown.mine };
  });
  /** The number of the last entry that is shown. */
  readonly seq = $derived(this.playback.seq ?? this.store?.seq ?? 0);
  /** The log as far as it is shown; chat never waits. */
  readonly news = $derived.by(() => {
    const { news = [] } = this.store ?? {};
    return this.playback.seq === null
      ? news
      : news.filter(({ seq, type }) => seq <= this.seq || type === "said");
  });
  /** The private part; beneath the curtain, and when all look at the end together, there is none. */
  readonly mine = $derived.by(() => {
    const isShared = this.seats.stores.length > 1 && this.open?.outcome != null;
    if (this.seats.isCovered || isShared) return null;
    if (this.moment !== null) return this.moment.mine;
    return this.playback.shown === null ? (this.store?.mine ?? null) : this.playback.shown.mine;
  });
  readonly voice = $derived(this.table === null ? null : voiceOf(this.table, this.store?.seat ?? null));
  readonly standing = $derived(this.mine?.standing ?? this.open?.standing ?? null);
  readonly moves = $derived(
    this.moment === null && this.table?.status !== "closed" ? (this.mine?.question?.moves ?? []) : [],
  );
  /** The own seat at the table, if there is one. */
  readonly ownSeat = $derived(this.store?.seat == null ? null : (this.table?.seats[this.store.seat] ?? null));
  /** The seat of another player whose view is shown. */
  readonly looksOver = $derived(
    this.store !== undefined && this.store.seat === null ? this.store.shows : null,
  );
  readonly isAsked = $derived(this.moves.length > 0);
  /** The seat that made the last shown move. */
  #lastMover = $state<number | null>(null);
  /** Whether this player is asked, and did not just move. */
  readonly isCalled = $derived(this.isAsked && this.#lastMover !== this.store?.seat);
  /** The index of the selected card among those in view. */
  readonly place = $derived(this.mine?.view === this.#selection.view ? this.#selection.place : 0);
  readonly selected = $derived(this.mine?.view[this.place] ?? this.mine?.view[0] ?? null);
  readonly sentence = $derived.by(() => {
    const { open, voice, mine } = this;
    if (open === null || voice === null || this.moment !== null) return "";
    if (this.playback.isPlaying) return this.#happening;
    if (open.outcome !== null) return t("question-over");
    if (mine !== null && mine.question !== null) return question(open, mine, voice);
    const seat = open.deciding ?? open.active;
    if (!this.#isAbsent(seat)) return sayOf(voice, seat, "web-waits");
    return sayOf(voice, seat, "web-absent", { host: this.store?.host ? "yes" : "no" });
  });
  /** The sentence about the beat that is being played. */
  readonly #happening = $derived.by(() => {
    const event = this.playback.beat?.tells ?? null;
    return event === null || this.voice === null ? "" : (eventLine(event, this.voice) ?? "");
  });
  readonly lesson = $derived.by(() => {
    if (this.open === null || this.moment !== null) return undefined;
    if (!this.isAsked && !this.lessons.isGuided) return undefined;
    return this.lessons.due(this.open, this.isAsked ? this.mine : null);
  });

  /** Whether another person is at the table to chat with. */
  readonly canChat = $derived.by(() => {
    const seat = this.store?.seat ?? null;
    if (this.seats.stores.length !== 1 || seat === null) return false;
    return this.table?.seats.some(({ kind }, number) => kind === "person" && number !== seat) ?? false;
  });

  /** The link that opens this seat on another device; null at a shared device. */
  readonly seatLink = $derived.by(() => {
    const [secret, ...others] = secretsOf(this.id, this.keys());
    if (secret === undefined || others.length > 0) return null;
    return `${location.origin}${location.pathname}#/table/${this.id}?seat=${secret}`;
  });

  /** The end of the game, which other parts of the screen must not tell before it is revealed. */
  readonly end = new GameEnd(
    () => ({
      store: this.store,
      table: this.table,
      outcome: this.#public?.outcome ?? null,
      isPlaying: this.playback.isPlaying,
    }),
    (news) => {
      if (this.voice !== null) this.announcer.hear(news, this.voice);
    },
  );
  readonly #nextLevel = new NextLevel(
    () => this.store,
    () => this.table,
  );

  /** The moves that *Take back* takes back: to the last decision, past those made automatically. */
  readonly undoable = $derived.by(() => {
    if (this.moment !== null || this.mine === null) return 0;
    return settings.forced ? (this.mine.undo_to_choice ?? 0) : Math.min(1, this.mine.undo);
  });

  /** Goes to the next level of the campaign; undefined if this one was not won, or it is not open. */
  readonly next = $derived(this.#nextLevel.go);

  constructor(
    readonly id: string,
    /** The secrets in the address. */
    private readonly keys: () => SeatKeys,
  ) {
    this.lessons = new LessonProgress(id);
    this.playback.onBeat = (beat) => {
      for (const [place, heard] of soundsOf(beat).entries()) sound(heard, place * SOUNDS_APART);
    };
    this.playback.onStep = ({ news }) => {
      this.#lastMover = news.seat;
      if (!this.end.keepsBack(news) && this.voice !== null) this.announcer.hear(news, this.voice);
    };
    this.playback.onIdle = () => this.#guard.follow(this.mine?.question ?? null);
  }

  connect(known: SeatKeys = this.keys()): void {
    const prepare = (each: TableStore): void => {
      each.onNews = (news, isFirst, before) => this.#announce(each, news, isFirst, before);
      each.onChange = () => this.#changed(each);
      each.onRefused = () => this.#refused(each);
    };
    this.playback.clear();
    this.seats.connect(this.id, known, prepare, this.#looksOver);
  }

  /** The secret of the seat that is shown, if this device has it. */
  get secret(): string | undefined {
    const seat = this.store?.seat ?? null;
    return seat === null ? undefined : this.seats.places()[seat];
  }

  /** The host's secret, if this device has it. */
  get hostSecret(): string | undefined {
    return this.keys().host ?? games.find(this.id)?.host;
  }

  /** Look over a player's shoulder who allows it, or stop looking. */
  lookOver(seat: number | null): void {
    this.#looksOver = seat;
    this.askedToLook = null;
    this.connect();
  }

  close(): void {
    this.seats.close();
  }

  /** The page was hidden, or is shown again. */
  onVisibility(): void {
    if (document.hidden) {
      this.seats.cover();
      this.playback.skip();
    } else this.seats.check();
  }

  /** Reconnect with the seat that was just taken. */
  sit(): void {
    this.notice = "";
    this.connect();
  }

  /** Show the next seat of this device. */
  lift(): void {
    if (!this.#acceptsInput()) return;
    this.seats.lift();
    this.notice = "";
    this.announcer.clear();
    this.playback.clear();
    this.#forgetHints();
    this.moment = null;
    this.#guard.settle();
    if (this.store === undefined) return;
    this.#refused(this.store);
    this.#changed(this.store);
  }

  /** Make a move automatically if everyone can see that it is forced, unless the settings forbid it. */
  playForced(): void {
    const only = this.moves.length === 1 ? this.moves[0] : undefined;
    if (only === undefined || this.busy || !settings.forced) return;
    if (this.open?.forced != null && only.move.startsWith(this.open.forced))
      void this.#make(only.move, false);
  }

  choice(wanted: string): Choice | undefined {
    return this.moves.find((each) => each.move === wanted);
  }

  isLegal(thing: Thing): boolean {
    const wanted = this.open === null ? null : meant(thing, this.open, this.selected);
    return wanted !== null && this.choice(wanted) !== undefined;
  }

  select(place: number): void {
    if (this.mine !== null) this.#selection = { view: this.mine.view, place };
  }

  /** Make the move that an element means, or show why it is not allowed. */
  async touch(thing: Thing): Promise<void> {
    if (this.playback.isPlaying) {
      this.playback.hurry();
      return;
    }
    if (!this.#acceptsInput()) return;
    if (thing.at === "pile") {
      const isDouble = performance.now() < this.#pileRestsUntil;
      this.#pileRestsUntil = performance.now() + PILE_RESTS;
      if (isDouble) return;
    }
    await this.#act(thing);
  }

  async #act(thing: Thing): Promise<void> {
    const wanted = this.open === null ? null : meant(thing, this.open, this.selected);
    if (wanted === null) return;
    if (this.choice(wanted) !== undefined) await this.#make(wanted);
    else await this.explain(wanted);
  }

  /** Handle a card that was dropped on an element. */
  drop(thing: Thing, event: DragEvent): void {
    event.preventDefault();
    const card = event.dataTransfer?.getData("text/plain") ?? "";
    if (card === "" || this.open === null || !this.#acceptsInput()) return;
    if (this.open.step === "placing") void this.#act(thing);
    else void this.#act({ at: "hand", card });
  }

  /** Make a move that the player has chosen. */
  async move(wanted: string): Promise<void> {
    if (this.#acceptsInput()) await this.#make(wanted);
  }

  async #make(wanted: string, isChosen = true): Promise<void> {
    if (this.store === undefined || this.busy) return;
    const { lesson } = this;
    this.busy = true;
    this.notice = "";
    this.#forgetHints();
    const answer = await this.store.move(wanted);
    this.busy = false;
    if (answer.type === "refused") {
      this.refuse(answer.reason);
      return;
    }
    // A player who has decided has read the lesson, too.
    if (lesson !== undefined && isChosen) this.lessons.finish(lesson);
  }

  /** Mark the shown lesson as done. */
  understood(): void {
    if (this.lesson !== undefined) this.lessons.finish(this.lesson);
  }

  async undo(): Promise<void> {
    if (!this.#acceptsInput() || this.undoable === 0) return;
    this.#forgetHints();
    const answer = await this.store?.undo(this.undoable);
    this.#forgetHints(); // those that came meanwhile
    if (answer?.type === "refused") this.refuse(answer.reason);
  }

  async hint(): Promise<void> {
    const { store } = this;
    if (!this.#acceptsInput() || store === undefined) return;
    const answer = await store.hints();
    // A move is under way, or another seat is shown: nobody waits for these hints any more.
    if (this.busy || this.store !== store) return;
    if ("moves" in answer) {
      const decision = `${this.table?.game} ${answer.seq}`;
      if (this.#advised !== decision) this.#forgetHints();
      this.#advised = decision;
      this.chances = pooled(this.chances, answer.moves);
      this.comparison = compared(this.chances, [answer.comparison, this.comparison]);
    } else if (answer.code !== "too_late") this.refuse(answer);
  }

  #forgetHints(): void {
    this.#advised = "";
    this.chances = [];
    this.comparison = null;
  }

  /** Show the table as it was after an entry of the log. */
  async look(seq: number): Promise<void> {
    this.playback.skip();
    this.#momentOf = this.table?.game ?? null;
    this.moment = (await this.store?.look(seq)) ?? null;
  }

  /** Fetch the log from the beginning of the game. */
  async recall(): Promise<void> {
    const { store } = this;
    let known = -1;
    while (store?.hasEarlier === true && store.news.length > known && !beginsGame(store.news)) {
      known = store.news.length;
      await store.earlier();
    }
  }

  /** Play again at this table; returns the reason for a refusal, or "". */
  async rematch(): Promise<string> {
    if (!this.#acceptsInput()) return "";
    const answer = await this.store?.ask({ type: "rematch" });
    return answer?.type === "refused" && this.voice !== null ? reasonText(answer.reason, this.voice) : "";
  }

  /** Show why something is not possible. */
  refuse(reason: Reason): void {
    if (this.voice === null) return;
    this.notice = reasonText(reason, this.voice);
    sound("no");
  }

  /** Return to the present, show what has happened, and clear the notice. */
  dismiss(): void {
    this.notice = "";
    if (this.playback.isPlaying) this.playback.skip();
    this.backToNow();
  }

  /** Return to the present. */
  backToNow(): void {
    if (this.moment === null) return;
    this.moment = null;
    this.#guard.settle();
  }

  /**
   * Whether input is meant for what is shown: not in the past, and not right after a new question, which a
   * double click or a held key would answer.
   */
  #acceptsInput(): boolean {
    return this.moment === null && !this.playback.isPlaying && this.#guard.acceptsInput;
  }

  /** Whether a person who has the decision is not connected, and no bot plays for them. */
  #isAbsent(seat: number): boolean {
    const info = this.table?.seats[seat];
    return info?.kind === "person" && !info.here && !info.away;
  }

  /** Show why a move is not allowed. */
  async explain(wanted: string): Promise<void> {
    const { store } = this;
    if (store === undefined) return;
    const blocked = this.mine?.question?.blocked.find((each) => each.move === wanted)?.reason;
    const reason = store.seat === null ? { code: "only_players" } : (blocked ?? (await store.why(wanted)));
    if (reason !== null) this.refuse(reason);
  }

  /** Announce news, and play them as beats. */
  #announce(each: TableStore, news: TableNews[], isFirst: boolean, before: Snapshot | null): void {
    if (!isFirst && news.some((one) => losesSeat(one, each.seat))) this.#loseSeat(each.seat);
    if (each !== this.store || each.table === null) return;
    if (before === null || this.seats.isCovered) this.playback.clear();
    if (isFirst || this.seats.isCovered) return;
    const after = each.public === null ? null : { public: each.public, mine: each.mine };
    for (const entry of news) {
      if (entry.type === "moved" && before !== null && after !== null) {
        this.playback.add({ news: entry, before, after });
      } else this.announcer.hear(entry, voiceOf(each.table, each.seat));
    }
  }

  /** Save the game in this browser after a change of the table. */
  #changed(each: TableStore): void {
    if (each !== this.store || each.table === null) return;
    const outcome = each.public?.outcome ?? null;
    this.#guard.follow(this.mine?.question ?? null);
    if (outcome === null) this.end.clear();
    if (this.moment !== null && each.table.game !== this.#momentOf) this.moment = null;
    if (each.mine?.question == null) this.#forgetHints();
    if (each.table.status === "waiting") games.reseat(this.id, this.seats.places());
    else {
      this.#saveLinkedSeat(each, each.table);
      games.follow(this.id, each.table.game, outcome, seatNames(each.table.seats));
    }
    this.#followShoulders(each, each.table);
    if (each.table.status === "closed" && outcome === null) this.#forgetClosed();
    void this.end.find(each);
    void this.#nextLevel.find();
  }

  /** Look over the shoulder that was asked for as soon as it is allowed; stop when it no longer is. */
  #followShoulders(each: TableStore, table: TableInfo): void {
    const asked = this.askedToLook;
    if (asked !== null && table.seats[asked]?.shoulder === true) this.lookOver(asked);
    else if (this.#looksOver !== null && each.shows === null) this.lookOver(null);
  }

  /** A table that was closed before the end is no longer one of this browser's games. */
  #forgetClosed(): void {
    const game = games.find(this.id, this.table?.game);
    if (game !== undefined) games.forget(game);
  }

  /** Save a seat that was opened by its link, too. */
  #saveLinkedSeat(each: TableStore, table: TableInfo): void {
    const secret = this.keys().seat;
    if (secret === undefined || each.seat === null || games.find(this.id) !== undefined) return;
    games.save({
      table: this.id,
      game: table.game,
      seats: { [each.seat]: secret },
      names: seatNames(table.seats),
      solo: table.solo,
      at: Date.now(),
      outcome: null,
    });
  }

  /** The seat may have been lost while this device was disconnected. */
  #refused(each: TableStore): void {
    const keys = this.keys();
    if (each !== this.store || each.refused?.code !== "wrong_secret") return;
    if (secretsOf(this.id, keys).length === 0) return;
    if (each.table !== null || keys.seat === undefined) this.#loseSeat(each.seat);
  }

  /** Continue as a spectator after the seat was lost: its secret is no longer valid. */
  #loseSeat(seat: number | null): void {
    const { host } = this.keys();
    games.leave(this.id, seat);
    forgetNonces(this.id);
    this.notice = t("web-sent-away");
    router.go(`/table/${this.id}${host === undefined ? "" : `?host=${host}`}`);
    this.connect(host === undefined ? {} : { host });
  }
}

const losesSeat = (news: TableNews, seat: number | null): boolean =>
  news.type === "seated" && news.seat === seat && (news.how === "kicked" || news.how === "gone");

const beginsGame = (news: readonly TableNews[]): boolean => news.some(({ type }) => type === "begun");
