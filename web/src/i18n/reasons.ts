/** Why something is not possible, in one sentence. */
import type { Code } from "../api/wire";
import { aurei, sayOf, type Voice } from "./voice";
import { t, words, type Arguments } from "./words.svelte";

const STEPS = ["laying", "keeping", "beginning", "placing", "buying", "playing", "answering", "over"];

export function reasonText(reason: Code, voice: Voice): string {
  const numbers = reason.numbers ?? {};
  if (reason.code === "not_your_decision") {
    return sayOf(voice, numbers["deciding"] ?? 0, "error-not-your-decision");
  }
  if (reason.code === "cannot_take_back") {
    return t("error-cannot-take-back", { possible: numbers["possible"] ?? 0 });
  }
  const name = reason.code.replaceAll("_", "-");
  if (words.has(`reason-${name}`)) return t(ours(`reason-${name}`), argumentsOf(numbers));
  return words.has(`web-refused-${name}`) ? t(`web-refused-${name}`, numbers) : t("web-refused");
}

/** The browser's own message, where its buttons have other names than the terminal's commands. */
function ours(id: string): string {
  return words.has(`web-${id}`) ? `web-${id}` : id;
}

function argumentsOf(numbers: Record<string, number>): Arguments {
  const args: Arguments = { ...numbers };
  for (const name of ["costs", "has"]) {
    if (numbers[name] !== undefined) args[name] = aurei(numbers[name]);
  }
  if (numbers["step"] !== undefined) {
    args["now"] = t(ours(`now-${STEPS[numbers["step"]] ?? "over"}`));
    delete args["step"];
  }
  return args;
}
