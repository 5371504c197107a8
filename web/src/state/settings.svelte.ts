/** Settings of this device. */
import { pageStorage } from "../api/page_storage";

export interface Chosen {
  name: string;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  motion: boolean;
  /** How fast beats are played: 1 and 2 times, or 0 for not at all. */
  speed: number;
  /** Screen readers are told every action of the others, not one sentence for each turn. */
  saysAll: boolean;
  /** Make a move automatically if everyone can see that it is forced. */
  forced: boolean;
  guide: boolean;
  /** Milliseconds after which a new question accepts input: a double click must not answer it. */
  settling: number;
  notify: boolean;
  /** The server tells this device of turns by push messages. */
  push: boolean;
  /** When no push message is sent, as times of the day; null: at any time. */
  quiet: { from: string; to: string } | null;
  /** The memory panel is open; it counts the aurei and cards in hand of everybody, too. */
  memory: boolean;
  counts: boolean;
  /** Letters and digits press buttons; screen readers and voice control may need them otherwise. */
  keys: boolean;
}

const KEY = "settings";
const DEFAULTS: Chosen = {
  name: "",
  theme: "auto",
  sound: !isPhone(),
  volume: 0.8,
  motion: true,
  speed: 1,
  saysAll: false,
  forced: true,
  guide: true,
  settling: 350,
  notify: false,
  push: false,
  quiet: null,
  memory: false,
  counts: false,
  keys: true,
};

/** Whether a finger is the only pointer: phones are silent until somebody switches the sound on. */
function isPhone(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(hover: none) and (pointer: coarse)").matches;
}

function saved(): Chosen {
  try {
    return { ...DEFAULTS, ...(JSON.parse(pageStorage.get(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return DEFAULTS;
  }
}

export const settings: Chosen = $state(saved());

/** Save the settings; call after a change. */
export function saveSettings(): void {
  pageStorage.set(KEY, JSON.stringify(settings));
}

/** Whether animations are allowed, by this setting and the system's. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
