/** Beats: what happens, one thing after the other. Events and the snapshots around them become a list. */
import { kindOf } from "../../api/notation";
import type { GameEvent } from "../../api/wire";
import type { Beat, BeatKind, Flight } from "./beat";
import {
  APART,
  BAND,
  BURY,
  COIN,
  FAN,
  FLY,
  INCOME,
  MOST_COINS,
  OTHERS,
  POP,
  READ,
  RIBBON,
  ROMES,
  SETTLE,
  SHOW,
  TURNS,
} from "./times";
import { against } from "../strength";
import { changed, inOrder, landed, left, undecided, withAurei, type Snapshot } from "./snapshot";

export interface Around {
  before: Snapshot;
  after: Snapshot;
  /** The cards that the active player has played in this turn so far, this step not included. */
  played: readonly string[];
  /** Whether a forced move is made automatically, so that its card must be held to be read. */
  isForced: boolean;
}

/** The beats of one step, in order; the last one ends with the snapshot as it was received. */
export function beatsOf(events: readonly GameEvent[], around: Around): Beat[] {
  if (events.some(({ type }) => type === "TookBack")) return [];
  const script = new Script(around);
  for (const event of events) script.add(event);
  return script.finish();
}

/** Writes the beats of one step. */
class Script {
  readonly #beats: Beat[] = [];
  readonly #played: string[];
  #shown: Snapshot;

  constructor(private readonly around: Around) {
    this.#shown = undecided(around.before);
    this.#played = [...around.played];
  }

  add(event: GameEvent): void {
    switch (event.type) {
      case "Saw":
        return this.#draw(event);
      case "Took":
      case "Kept":
        return this.#fly(
          "take",
          event,
          this.#fromView(event),
          this.#hands(event.seat, [event.card])[0] ?? "hand",
          FLY,
        );
      case "Buried":
        return this.#fly("bury", event, this.#fromView(event), "pile", BURY, SETTLE);
      case "Offered":
        return this.#fly("offer", event, this.#fromView(event), this.#foot(event.legion), FLY, SETTLE);
      case "Laid":
        return this.#fly("play", event, this.#fromView(event), this.#lane(event.seat, event.card), FLY, POP);
      case "Filled":
        return this.#fly("deal", event, "pile", this.#foot(event.legion), FLY, 0, true);
      case "Bought":
        return this.#buy(event);
      case "Played":
        return this.#play(event);
      case "Received":
        return this.#income(event);
      case "RomeTook":
        return this.#march(event);
      case "Peeked":
        return this.#peek(event);
      case "Conspired":
        return this.#conspirator(event);
      case "RoundBegan":
        return this.#round(event);
      case "TurnBegan":
        this.#played.length = 0;
        this.#shown = landed(this.#shown, event);
    }
  }

  /**
   * The beats; shields react last, and the last beat ends with what was received. When the game is over
   * they wait: the end reveals them one by one.
   */
  finish(): Beat[] {
    const { after } = this.around;
    if (after.public.outcome != null) return this.#beats;
    if (standingOf(this.#shown) !== standingOf(after) && this.#beats.length > 0) {
      const standing = after.mine?.standing ?? null;
      const next = changed(this.#shown, { standing: after.public.standing }, { standing });
      const tells = this.#beats.at(-1)?.tells ?? null;
      this.#push({ kind: "shields", event: null, tells, after: next, hold: FLY });
    }
    const last = this.#beats.at(-1);
    if (last?.kind === "draw" && this.around.isForced && isAutomatic(after)) last.hold = READ;
    return this.#beats;
  }

  #push(beat: Partial<Beat> & Pick<Beat, "kind" | "event">): void {
    const during = beat.during ?? this.#shown;
    const after = beat.after ?? (beat.event === null ? during : landed(during, beat.event));
    this.#beats.push({
      tells: beat.event,
      flights: [],
      pops: [],
      marks: [],
      hold: 0,
      ...beat,
      during,
      after,
    });
    this.#shown = after;
  }

  #isOwn(seat: number): boolean {
    return this.#shown.mine?.seat === seat;
  }

  /** The time of what a seat does: others are a little faster. */
  #time(seat: number | null, milliseconds: number): number {
    return seat === null || this.#isOwn(seat) ? milliseconds : milliseconds * OTHERS;
  }

  #fly(
    kind: BeatKind,
    event: GameEvent & { card: string | null },
    from: string,
    to: string,
    time: number,
    hold = 0,
    turns = false,
  ): void {
    const seat = "seat" in event ? event.seat : null;
    const flight = { card: event.card, from, to, turns, delay: 0, time: this.#time(seat, time) };
    const pops =
      kind === "play" && event.card !== null ? [{ spot: to, text: `+${symbolsOf(event.card)}` }] : [];
    const during = left(this.#shown, event);
    this.#push({ kind, event, flights: [flight], during, marks: [to], pops, hold: this.#time(seat, hold) });
  }

  /** A drawn card; those that are seen together leave shortly after each other. */
  #draw(event: GameEvent & { type: "Saw" }): void {
    const flight = (card: string | null, place: number, delay: number): Flight => ({
      card,
      from: "pile",
      to: `view-${place}`,
      turns: card !== null,
      delay,
      time: this.#time(event.seat, FLY),
    });
    const place = this.#inView(event.seat);
    const last = this.#beats.at(-1);
    const during = left(this.#shown, event);
    if (last?.kind !== "draw" || last.event?.type !== "Saw" || last.event.seat !== event.seat) {
      this.#push({
        kind: "draw",
        event,
        flights: [flight(event.card, place, 0)],
        during,
        marks: [`view-${place}`],
      });
      return;
    }
    const spot = `view-${place}`;
    last.flights.push(flight(event.card, place, this.#time(event.seat, last.flights.length * APART)));
    last.marks.push(spot);
    last.during = left(last.during, event);
    last.after = this.#shown = landed(during, event);
  }

  #inView(seat: number): number {
    const { mine, public: open } = this.#shown;
    return mine !== null && this.#isOwn(seat) ? mine.view.length : open.turn.in_view;
  }

  /** The spot of a drawn card: known for own cards, the last of the backs for others. */
  #fromView(event: GameEvent & { seat: number; card: string | null }): string {
    const { mine, public: open } = this.#shown;
    if (mine !== null && this.#isOwn(event.seat)) {
      return `view-${Math.max(0, event.card === null ? 0 : mine.view.indexOf(event.card))}`;
    }
    return open.turn.in_view > 0 ? `view-${open.turn.in_view - 1}` : "pile";
  }

  /** Where cards go that a seat takes: their places in the own hand, or the row of another player. */
  #hands(seat: number, cards: readonly (string | null)[]): string[] {
    const { mine } = this.#shown;
    if (mine === null || !this.#isOwn(seat)) return cards.map(() => row(seat));
    const hand = inOrder([...mine.hand, ...cards.filter((card) => card !== null)]);
    return cards.map((card) => `hand-${hand.lastIndexOf(card ?? "")}`);
  }

  /** The place of a card in the display of a seat, or of Rome. */
  #lane(seat: number | null, card: string): string {
    const { players, rome } = this.#shown.public;
    const letter = card.charAt(0);
    const display = seat === null ? rome : (players[seat]?.display ?? []);
    const cards = inOrder([...display, card]).filter((each) => each.startsWith(letter));
    return `${laneOf(seat, letter)}-${cards.lastIndexOf(card)}`;
  }

  #purse(seat: number): string {
    return this.#isOwn(seat) ? "purse" : row(seat);
  }

  #foot(legion: number): string {
    return `legion-${legion}-${this.#shown.public.legions[legion - 1]?.cards.length ?? 0}`;
  }

  #buy(event: GameEvent & { type: "Bought" }): void {
    const time = (milliseconds: number): number => this.#time(event.seat, milliseconds);
    if (event.price > 0) this.#pay(event, `legion-${event.legion}`);
    const hands = this.#hands(event.seat, event.cards);
    const flights = event.cards.map((card, place) => ({
      card,
      from: `legion-${event.legion}-${place}`,
      to: hands[place] ?? "hand",
      via: { spot: `fan-${place}-${event.cards.length}`, hold: time(FAN) },
      delay: 0,
      time: time(FLY) * 2,
    }));
    const during = left(this.#shown, event);
    this.#push({ kind: "buy", event, flights, during, marks: hands });
  }

  #pay(event: GameEvent & { type: "Bought" | "Played" }, to: string | null): void {
    const { seat, price } = event;
    const spot = this.#purse(seat);
    const flight = { card: null, from: spot, to: to ?? spot, delay: 0, time: this.#time(seat, COIN) };
    this.#push({
      kind: "pay",
      event: null,
      tells: event,
      flights: to === null ? [] : [{ ...flight, coins: Math.min(price, MOST_COINS) }],
      after: withAurei(this.#shown, seat, -price),
      pops: [{ spot, text: `−${price}` }],
      marks: [spot],
      hold: this.#time(seat, COIN),
    });
  }

  #play(event: GameEvent & { type: "Played" }): void {
    const time = (milliseconds: number): number => this.#time(event.seat, milliseconds);
    if (event.price > 0) this.#pay(event, null);
    const place = this.#shown.mine?.hand.indexOf(event.card) ?? -1;
    const to = this.#lane(event.seat, event.card);
    const flight: Flight = {
      card: event.card,
      from: this.#isOwn(event.seat) ? `hand-${Math.max(0, place)}` : row(event.seat),
      to,
      via: { spot: "fan-0-1", hold: time(SHOW) },
      delay: 0,
      time: time(2 * FLY),
    };
    const during = left(this.#shown, event);
    const pops = [{ spot: to, text: `+${symbolsOf(event.card)}` }];
    this.#push({ kind: "play", event, flights: [flight], during, pops, marks: [to], hold: time(POP) });
    // An answer to a Senator brings the active player nothing.
    if (event.seat === this.#shown.public.active) this.#played.push(event.card);
  }

  /** Coins from the lane that pays; then one more for a Senator. */
  #income(event: GameEvent & { type: "Received" }): void {
    const { seat, aurei } = event;
    const best = this.#payingCard(seat);
    const senator = this.#played.find((card) => card.startsWith("S"));
    const extra = senator !== undefined && best !== undefined && aurei > 1 ? 1 : 0;
    if (aurei - extra > 0) this.#receive(event, aurei - extra, best);
    if (extra > 0) this.#receive(event, extra, senator);
  }

  #receive(event: GameEvent & { type: "Received" }, aurei: number, from: string | undefined): void {
    const { seat } = event;
    const spot = this.#purse(seat);
    const source = from === undefined ? "bank" : laneOf(seat, from.charAt(0));
    this.#push({
      kind: "income",
      event: { ...event, aurei },
      tells: event,
      flights: [
        {
          card: null,
          coins: Math.min(aurei, MOST_COINS),
          from: source,
          to: spot,
          delay: 0,
          time: this.#time(seat, INCOME),
        },
      ],
      pops: [{ spot, text: `+${aurei}` }],
      marks: [spot],
      hold: this.#time(seat, POP),
    });
  }

  /** The card played in this turn whose category has most cards. */
  #payingCard(seat: number): string | undefined {
    const counts = this.#shown.public.players[seat]?.cards ?? [];
    const count = (card: string): number => counts["WFARSLI".indexOf(card.charAt(0))] ?? 0;
    return this.#played.toSorted((one, other) => count(other) - count(one))[0];
  }

  /** Rome's cards, one by one, each to its lane. */
  #march(event: GameEvent & { type: "RomeTook" }): void {
    for (const card of event.cards) {
      const one = { ...event, cards: [card] };
      const to = this.#lane(null, card);
      const group = this.#shown.public.legions[event.legion - 1]?.cards ?? [];
      const from = `legion-${event.legion}-${Math.max(0, group.indexOf(card))}`;
      this.#push({
        kind: "march",
        event: one,
        tells: event,
        flights: [{ card, from, to, delay: 0, time: ROMES }],
        during: left(this.#shown, one),
        pops: [{ spot: to, text: `+${symbolsOf(card)}` }],
        marks: [to],
        hold: SETTLE,
      });
    }
  }

  /** A look at Rome's hidden cards: a scene for who sees them, a mark for the others. */
  #peek(event: GameEvent & { type: "Peeked" }): void {
    if (!this.#isOwn(event.seat)) {
      this.#push({
        kind: "peek",
        event,
        marks: [row(event.seat), "rome-hidden"],
        hold: this.#time(event.seat, READ),
      });
      return;
    }
    const { public: open, mine } = this.around.after;
    const hidden = mine?.hidden ?? [];
    const { rome, standing: known } = this.#shown.public;
    const cards = (): string[] => [...rome, ...hidden].filter((card) => card !== null);
    // The last standing is for the end: this look shows Rome's cards before it takes its last legion.
    const standing = open.outcome == null ? (mine?.standing ?? null) : against(known, cards());
    const seen = changed(landed(this.#shown, event), {}, { hidden, standing });
    this.#push({ kind: "peek", event, after: seen, hold: 0, waits: hidden.length > 0 });
  }

  /** In a solo game the conspirator decides nothing. */
  #conspirator(event: GameEvent & { type: "Conspired" }): void {
    if (this.#shown.public.solo !== null) return;
    this.#push({ kind: "conspirator", event, hold: BAND, marks: [row(event.seat)] });
  }

  #round(event: GameEvent & { type: "RoundBegan" }): void {
    const { rounds } = this.around.after.public;
    const next = changed(landed(this.#shown, event), { rounds });
    const isLast = rounds[1] === 0;
    this.#push({ kind: isLast ? "last round" : "round", event, after: next, hold: isLast ? RIBBON : TURNS });
  }
}

const row = (seat: number): string => `row-${seat}`;
const laneOf = (seat: number | null, letter: string): string =>
  `${seat === null ? "rome" : `player-${seat}`}-${letter}`;
const symbolsOf = (card: string): number => kindOf(card).symbols;

/** Whether the only card in view is placed automatically. */
const isAutomatic = ({ public: open, mine }: Snapshot): boolean =>
  open.step === "placing" && open.forced !== null && (mine?.question?.moves.length ?? 0) === 1;

const standingOf = ({ public: open, mine }: Snapshot): string =>
  JSON.stringify([open.standing, mine?.standing ?? null]);
