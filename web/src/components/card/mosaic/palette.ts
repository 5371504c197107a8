/** The stones of the mosaics: for each picture the colours of its parts, and how a category uses them. */
import type { GlyphName } from "../glyphs";

/** The parts of a picture, from the ground up. */
export const GROUND = 0;
export const FULL = 1;
export const SOFT = 2;
export const LINE = 3;
export const RIM = 4;
export const FILLET = 5;
export type Part = 0 | 1 | 2 | 3 | 4 | 5;

export interface Stones {
  readonly ground: string;
  readonly full: string;
  readonly soft: string;
  readonly line: string;
  readonly rim: string;
  readonly fillet: string;
  /** Another stone at a position in the box of the icon, 24 by 24; undefined for the usual one. */
  readonly by?: (part: Part, x: number, y: number) => string | undefined;
}

const BONE = "#f2ead9";
const GOLD = "#e6b840";
const DARK = "#1c160e";

export const STONES: Partial<Record<GlyphName, Stones>> = {
  W: {
    ground: "#e6d7b7",
    full: "#8a4522",
    soft: "#b9804e",
    line: "#6a3319",
    rim: "#9b8358",
    fillet: "#f6eedb",
    by: (part, _, y) => {
      if (part === FULL && ((y > 8.6 && y < 10.4) || (y > 13.4 && y < 14.6))) return "#d79a55";
      return part === GROUND && y > 21.6 ? "#c9b184" : undefined;
    },
  },
  F: {
    ground: "#2450a8",
    full: "#93512a",
    soft: BONE,
    line: "#efdcae",
    rim: "#122a63",
    fillet: "#7fa9e6",
    by: (part, x, y) => {
      if (part === SOFT) return Math.floor(x / 2.3) % 2 === 1 ? "#c64c29" : undefined;
      if (part === FULL) return y > 14.6 && y < 18 ? GOLD : undefined;
      if (part !== GROUND || y < 18.2) return undefined;
      return Math.sin(x * 0.9 + y * 1.8) > 0.35 ? "#a9cdf0" : "#4f8ad6";
    },
  },
  A: {
    ground: "#e57120",
    full: "#2e231d",
    soft: "#951f16",
    line: DARK,
    rim: "#8a3c0b",
    fillet: "#f7b877",
    by: (part, x, y) => {
      if (part === FULL && y < 8.5) return GOLD;
      return part === SOFT && Math.floor(Math.atan2(y - 11, x - 12) * 7) % 2 === 0 ? "#b93020" : undefined;
    },
  },
  R: {
    ground: "#a2acb9",
    full: "#343c48",
    soft: "#f7f4ec",
    line: "#343c48",
    rim: "#59636f",
    fillet: "#e4e9ee",
    by: (part, x, y) => {
      if (part === FULL && y < 9.4 && y > 3.4) return Math.hypot(x - 12, y - 6) < 2.6 ? GOLD : undefined;
      if (part === GROUND && Math.hypot(x - 12, y - 12) < 15) return "#b4bdc8";
      return undefined;
    },
  },
  S: {
    ground: "#edb91a",
    full: "#254d23",
    soft: "#608429",
    line: "#a3271b",
    rim: "#9a6f07",
    fillet: "#fbe38f",
    by: (part, x, y) => (part === GROUND && Math.hypot(x - 12, y - 11.5) < 7.4 ? "#f6cf4c" : undefined),
  },
  L: {
    ground: "#62a67c",
    full: "#143d29",
    soft: "#dfcb84",
    line: "#143d29",
    rim: "#285a3f",
    fillet: "#b5dcc0",
    by: (part, x, y) => {
      if (part === FULL && y > 10.2) return "#613820";
      if (part === FULL && y < 4.6 && x < 13) return "#2c6a43";
      return part === GROUND && y < 9 ? "#7cba93" : undefined;
    },
  },
  I: {
    ground: "#80121a",
    full: BONE,
    soft: GOLD,
    line: BONE,
    rim: "#3d0508",
    fillet: "#b8434a",
    by: (part, x, y) => {
      if (part === FULL && y < 9.2) return GOLD;
      return part === FULL && x > 12.6 ? "#c9bfae" : undefined;
    },
  },
  olive: {
    ground: "#2d504b",
    full: "#dfe3b8",
    soft: GOLD,
    line: GOLD,
    rim: "#16302c",
    fillet: "#6f9189",
  },
  rome: {
    ground: "#6c201c",
    full: "#efe0bd",
    soft: GOLD,
    line: GOLD,
    rim: "#3c0d0b",
    fillet: "#b86a52",
  },
  conspirator: {
    ground: "#5b0f22",
    full: DARK,
    soft: GOLD,
    line: GOLD,
    rim: "#2b060c",
    fillet: "#a8475c",
  },
};
