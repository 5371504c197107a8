/** The sound of each beat. */
import type { Sound } from "../../browser/sounds";
import type { Beat, BeatKind } from "../../state/playback/beats";

const SOUNDS: Partial<Record<BeatKind, Sound>> = {
  draw: "card",
  take: "card",
  offer: "card",
  deal: "card",
  buy: "card",
  bury: "card",
  play: "card",
  pay: "coin",
  income: "coin",
  march: "rome",
};

export const soundOf = (beat: Beat): Sound | null => SOUNDS[beat.kind] ?? null;
