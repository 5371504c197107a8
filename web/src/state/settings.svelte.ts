/** What somebody has chosen for this device. */

export interface Chosen {
  name: string;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: boolean;
  /** Seconds that a bot's move stays in sight before the next. */
  pace: number;
  /** Make moves by itself that everybody can tell are forced. */
  forced: boolean;
  guide: boolean;
  notify: boolean;
}

const KEY = "pax.settings";
const DEFAULTS: Chosen = {
  name: "",
  theme: "auto",
  sound: true,
  motion: true,
  pace: 0.6,
  forced: true,
  guide: true,
  notify: false,
};

function kept(): Chosen {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return DEFAULTS;
  }
}

export const settings: Chosen = $state(kept());

/** Keep what was chosen; call after a change. */
export function saveSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Whether things may move: by our setting and by the system's. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
