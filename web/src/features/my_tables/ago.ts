/** How long ago something happened, in words: "5 minutes ago". */
import { words } from "../../i18n/words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

export function ago(since: number, now: number = Date.now() / 1000): string {
  const seconds = Math.max(0, now - since);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return seconds < 60 ? format.format(0, "second") : format.format(-Math.floor(seconds / size), unit);
}
