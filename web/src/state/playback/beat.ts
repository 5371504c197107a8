/** A beat: one thing that happens at the table, from its cause to its effect. */
import type { GameEvent } from "../../api/wire";
import type { Snapshot } from "./snapshot";

export type BeatKind =
  | "draw"
  | "take"
  | "bury"
  | "offer"
  | "pay"
  | "buy"
  | "play"
  | "income"
  | "peek"
  | "conspirator"
  | "march"
  | "deal"
  | "last round"
  | "round"
  | "shields";

/** A card, or a coin if `coins` is set, that moves between two spots of the screen. */
export interface Flight {
  /** The card; null if its face is hidden. */
  card: string | null;
  /** The number of aurei that move instead of a card. */
  coins?: number;
  from: string;
  to: string;
  /** A spot where it is shown on the way, for so long. */
  via?: { spot: string; hold: number };
  /** Whether it is turned over on the way. */
  turns?: boolean;
  /** When it leaves, and how long it moves. */
  delay: number;
  time: number;
}

/** A number that appears at a spot when the cards have landed, such as "+3". */
export interface Pop {
  spot: string;
  text: string;
}

export interface Beat {
  kind: BeatKind;
  /** What takes effect with this beat, if one event does. */
  event: GameEvent | null;
  /** What is told meanwhile. */
  tells: GameEvent | null;
  flights: Flight[];
  /** The table while the cards are on their way, and when they have landed. */
  during: Snapshot;
  after: Snapshot;
  pops: Pop[];
  /** Spots that are marked instead of flights, if motion is reduced. */
  marks: string[];
  /** How long the beat lasts after the cards have landed. */
  hold: number;
  /** Whether the beat lasts until it is dismissed. */
  waits?: boolean;
}
