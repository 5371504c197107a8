/** Why something is not possible, in one sentence. */
import type { Reason } from "../api/wire";
import { aurei, sayOf, type Voice } from "./voice";
import { t, words, type Arguments } from "./words.svelte";

export function reasonText(reason: Reason, voice: Voice): string {
  const numbers = reason.numbers ?? {};
  if (reason.code === "not_your_decision") {
    return sayOf(voice, numbers["deciding"] ?? 0, "error-not-your-decision");
  }
  if (reason.code === "cannot_take_back") {
    return t("error-cannot-take-back", { possible: numbers["possible"] ?? 0 });
  }
  const name = reason.code.replaceAll("_", "-");
  if (words.has(`reason-${name}`)) return t(ours(`reason-${name}`), argumentsOf(reason));
  return words.has(`web-refused-${name}`) ? t(`web-refused-${name}`, numbers) : t("web-refused");
}

/** The web client's own message, if its buttons have other names than the terminal's commands. */
function ours(id: string): string {
  return words.has(`web-${id}`) ? `web-${id}` : id;
}

function argumentsOf(reason: Reason): Arguments {
  const numbers = reason.numbers ?? {};
  const args: Arguments = { ...numbers };
  for (const name of ["costs", "has"]) {
    if (numbers[name] !== undefined) args[name] = aurei(numbers[name]);
  }
  if (reason.step) args["now"] = t(ours(`now-${reason.step}`));
  return args;
}
