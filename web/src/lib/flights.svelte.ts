/** Cards on their way: where each one was before a change, and where it is after it. */
import { tick } from "svelte";
import { moves } from "./settings.svelte";
import type { GameEvent } from "./wire";

export interface Flight {
  id: number;
  card: string | null;
  from: Spot;
  to: Spot;
  /** How many set out before this one. */
  place: number;
}

export interface Spot {
  x: number;
  y: number;
}

interface Way {
  card: string | null;
  from: string;
  to: string;
}

const MOST = 12;

/** The way of each card that an event moves, between places on the screen. */
export function waysOf(event: GameEvent, me: number | null): Way[] {
  const home = "seat" in event ? (event.seat === me ? "hand" : `player-${event.seat}`) : "rome";
  const held = "seat" in event && event.seat === me ? "view" : home;
  switch (event.type) {
    case "Saw":
      return event.seat === me ? [{ card: event.card, from: "pile", to: "view" }] : [];
    case "Took":
    case "Kept":
      return [{ card: event.card, from: event.seat === me ? "view" : "pile", to: home }];
    case "Buried":
      return [{ card: event.card, from: held, to: "pile" }];
    case "Offered":
      return [{ card: event.card, from: held, to: `legion-${event.legion}` }];
    case "Bought":
      return event.cards.map((card) => ({ card, from: `legion-${event.legion}`, to: home }));
    case "Played":
      return [{ card: event.card, from: home, to: `player-${event.seat}` }];
    case "Laid":
      return [{ card: event.card, from: held, to: `player-${event.seat}` }];
    case "RomeTook":
      return event.cards.map((card) => ({ card, from: `legion-${event.legion}`, to: "rome" }));
    case "Filled":
      return [{ card: event.card, from: "pile", to: `legion-${event.legion}` }];
    default:
      return [];
  }
}

class Flights {
  all = $state.raw<Flight[]>([]);
  #count = 0;

  /** Call before a change is shown: note where cards are, and let them fly when it is shown. */
  async follow(events: GameEvent[], me: number | null): Promise<void> {
    if (!moves() || document.hidden) return;
    const ways = events.flatMap((event) => waysOf(event, me)).slice(0, MOST);
    const begun = ways.map((way) => ({ way, from: spot(way.from) }));
    await tick();
    const flights = begun.flatMap(({ way, from }, place) => {
      const to = spot(way.to);
      if (from === null || to === null) return [];
      return [{ id: (this.#count += 1), card: way.card, from, to, place }];
    });
    if (flights.length > 0) this.all = [...this.all, ...flights];
  }

  landed(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }
}

function spot(place: string): Spot | null {
  const box = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const flights = new Flights();
