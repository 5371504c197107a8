/** The text of the rules: the messages of each section, with the engine's numbers. */
import { t, type Arguments } from "./words.svelte";
import parts from "./rules_text.json";

interface Line {
  say: string;
  args: Record<string, string | number | Line>;
}

const SCRIPT = parts as { section: string; lines: Line[] }[];

export const SECTIONS: readonly string[] = SCRIPT.map((part) => part.section);

/** A section in the chosen language, with the line breaks of the Fluent file. */
export function sectionText(section: string): string {
  const lines = SCRIPT.find((part) => part.section === section)?.lines ?? [];
  return lines.map((line, place) => (place === 0 ? "" : "- ") + say(line)).join("\n\n");
}

/** How many categories Rome needs to win. */
export const ROME_NEEDS = numberOf("goal", "needs");

/** The points for a category in the display, for being stronger than Rome there, and for the conspirator. */
export const POINTS = {
  present: numberOf("end", "present"),
  stronger: numberOf("end", "stronger"),
  conspirator: numberOf("end", "conspirator"),
};

/** So many symbols of Fleet or Army add one to the other. */
export const BONUS_FOR = numberOf("end", "bonus_for");

/** The aurei that everybody begins with. */
export const FIRST_AUREI = numberOf("setup", "coins");

/** The possible numbers of players of a standard game, ascending. */
export const PLAYERS = numbersOf("rules-setup-players", "players").filter((players) => players > 1);

/** The levels of the campaign, the easiest first. */
export const LEVELS = numbersOf("rules-solo-level", "level");

/** From this number of players on, two copies of the deck are used. */
export const TWO_COPIES_FROM = twoCopiesFrom();

function twoCopiesFrom(): number {
  const copy = numberOf("setup", "cards");
  const lines = SCRIPT.flatMap((part) => part.lines).filter(({ say }) => say === "rules-setup-players");
  const more = lines.filter(({ args }) => Number(args["pile"]) + Number(args["aside"]) > copy);
  return Math.min(...more.map(({ args }) => Number(args["players"])));
}

/** The values of a numeric argument, over all uses of a message. */
function numbersOf(message: string, name: string): number[] {
  const lines = SCRIPT.flatMap((part) => part.lines).filter((line) => line.say === message);
  return lines.flatMap((line) => (typeof line.args[name] === "number" ? [line.args[name]] : []));
}

function numberOf(section: string, name: string): number {
  const lines = SCRIPT.find((part) => part.section === section)?.lines ?? [];
  const found = lines.map((line) => line.args[name]).find((arg) => typeof arg === "number");
  if (found === undefined) throw new Error(`the rules name no ${name} in ${section}`);
  return found;
}

function say(line: Line): string {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(line.args)) {
    args[name] = typeof value === "object" ? say(value) : value;
  }
  return t(line.say, args);
}
