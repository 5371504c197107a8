/** Animations of moving cards, from their position before a change to the one after it. */
import { tick } from "svelte";
import { moves } from "./settings.svelte";
import type { GameEvent } from "../api/wire";

export interface CardAnimation {
  id: number;
  card: string | null;
  from: Position;
  to: Position;
  /** The index of the animation, which delays its start. */
  place: number;
}

export interface Position {
  x: number;
  y: number;
}

interface Path {
  card: string | null;
  from: string;
  to: string;
}

const MOST = 12;

/** The path of each card that an event moves, between places on the screen. */
export function pathsOf(event: GameEvent, me: number | null): Path[] {
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
      return [{ card: event.card, from: home, to: laneOf(`player-${event.seat}`, event.card) }];
    case "Laid":
      return [{ card: event.card, from: held, to: laneOf(`player-${event.seat}`, event.card) }];
    case "RomeTook":
      return event.cards.map((card) => ({
        card,
        from: `legion-${event.legion}`,
        to: laneOf("rome", card),
      }));
    case "Filled":
      return [{ card: event.card, from: "pile", to: `legion-${event.legion}` }];
    default:
      return [];
  }
}

/** The lane of a card's category in a display; the whole display if the card is hidden. */
const laneOf = (place: string, card: string | null): string =>
  card === null ? place : `${place}-${card.slice(0, 1)}`;

class CardAnimations {
  all = $state.raw<CardAnimation[]>([]);
  #count = 0;

  /** Call before a change is rendered: measures the cards, and animates them after rendering. */
  async follow(events: GameEvent[], me: number | null): Promise<void> {
    if (!moves() || document.hidden) return;
    const paths = events.flatMap((event) => pathsOf(event, me)).slice(0, MOST);
    const begun = paths.map((path) => ({ path, from: positionOf(path.from) }));
    await tick();
    const animations = begun.flatMap(({ path, from }, place) => {
      const to = positionOf(path.to);
      if (from === null || to === null) return [];
      return [{ id: (this.#count += 1), card: path.card, from, to, place }];
    });
    if (animations.length > 0) this.all = [...this.all, ...animations];
  }

  finish(id: number): void {
    this.all = this.all.filter((animation) => animation.id !== id);
  }
}

function positionOf(place: string): Position | null {
  const box = document
    .querySelector(`[data-place="${place}"], [data-lane="${place}"]`)
    ?.getBoundingClientRect();
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const cardAnimations = new CardAnimations();
