/** The running clock of the decision, at a table with a time limit. */
import { t } from "../../i18n/words.svelte";
import type { TableStore } from "../../state/table_store.svelte";

const TICK = 250;
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

export class DecisionClock {
  #now = $state(Date.now() / 1000);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The seconds that are left for the decision, or null without a time limit. */
  readonly left = $derived.by(() => {
    const store = this.store();
    if (store?.deadline == null) return null;
    return Math.max(0, Math.ceil(store.deadline - store.ahead - this.#now));
  });
  readonly text = $derived(this.left === null ? null : t("web-clock", { time: timeText(this.left) }));
  /** Whether the time is nearly up. */
  readonly isShort = $derived.by(() => {
    const seconds = this.store()?.table?.seconds ?? null;
    return this.left !== null && seconds !== null && this.left <= warnedFrom(seconds);
  });

  constructor(private readonly store: () => TableStore | undefined) {}

  start(): void {
    this.#timer = setInterval(() => (this.#now = Date.now() / 1000), TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** The warning comes with a tenth of the time left, but at least 10 seconds and at most an hour. */
export function warnedFrom(seconds: number): number {
  return Math.min(HOUR, Math.max(10, seconds / 10));
}

/** A time that is left: "1:05", "3 h 20 min", "2 d 4 h". */
export function timeText(seconds: number): string {
  const [days, hours, minutes] = [DAY, HOUR, MINUTE].map((size) => Math.floor(seconds / size)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return t("web-clock-days", { days, hours: hours % 24 });
  if (hours > 0) return t("web-clock-hours", { hours, minutes: minutes % 60 });
  return `${String(minutes)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}
