/** The sounds of each beat: every one has something to see. */
import type { Sound } from "../../browser/sounds";
import type { Beat, BeatKind } from "../../state/playback/beat";
import type { Snapshot } from "../../state/playback/snapshot";

const SOUNDS: Partial<Record<BeatKind, Sound>> = {
  draw: "card",
  take: "card",
  offer: "card",
  deal: "card",
  buy: "card",
  bury: "bury",
  play: "stone",
  peek: "peek",
  conspirator: "conspirator",
  "last round": "last round",
};

/** The sounds when the cards of a beat have landed, one after the other. */
export function soundsOf(beat: Beat): Sound[] {
  if (beat.kind === "pay" || beat.kind === "income") {
    return Array<Sound>(beat.flights[0]?.coins ?? 1).fill("coin");
  }
  if (beat.kind === "shields") return shieldsOf(beat);
  if (beat.kind === "march") return isFirstOfMarch(beat) ? ["march", "stone"] : ["stone"];
  const found = SOUNDS[beat.kind];
  return found === undefined ? [] : [found];
}

/** Whether Rome takes the first card of its legion. */
function isFirstOfMarch({ tells, event }: Beat): boolean {
  return tells?.type === "RomeTook" && event?.type === "RomeTook" && tells.cards[0] === event.cards[0];
}

const held = ({ public: open, mine }: Snapshot): boolean[] =>
  (mine?.standing ?? open.standing).categories.map(({ rome_holds: holds }) => holds === true);

/** Iron for each kind of change to Rome, wood to the players. */
function shieldsOf({ during, after }: Beat): Sound[] {
  const [was, is] = [held(during), held(after)];
  const sounds: Sound[] = [];
  if (is.some((holds, place) => !holds && was[place] === true)) sounds.push("shield down");
  if (is.some((holds, place) => holds && was[place] === false)) sounds.push("shield up");
  return sounds;
}
