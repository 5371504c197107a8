/** Keyboard control of the table: letters press buttons, arrows move the focus. */

import { tick } from "svelte";
import { settings } from "../state/settings.svelte";

const WALKED = "[data-thing], [data-move], [data-key]";
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handle a key press at the table; return whether the key has a meaning. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) return walk(arrow);
  const key = event.key.length === 1 && settings.keys ? CSS.escape(event.key.toUpperCase()) : "";
  if (key === "" || event.repeat) return false;
  const button = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  button?.focus();
  button?.click();
  return button !== null;
}

/** Whether a held key would press a button again, which may be another one by now. */
export function isRepeated(event: KeyboardEvent): boolean {
  if (!event.repeat || (event.key !== "Enter" && event.key !== " ")) return false;
  return event.target instanceof Element && event.target.closest("button") !== null;
}

/**
 * Focus the decision: its first move after a key was pressed, else its frame, where no key does anything by
 * mistake. Who writes, reads the log or has opened a dialog is left alone, unless they asked for it.
 */
export async function focusDecision(byKeyboard: boolean, isWanted = false): Promise<void> {
  await tick();
  const here = document.activeElement;
  const isBusy = here?.closest(".side, dialog, header, input") != null;
  const isThere = here?.closest("[data-move]") != null;
  if (!isWanted && (isBusy || isThere)) return;
  const frame = document.querySelector<HTMLElement>("[data-decision]");
  const move = byKeyboard ? document.querySelector<HTMLElement>("[data-move]") : null;
  (move ?? frame)?.focus({ preventScroll: !byKeyboard });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

/** Focus the nearest element in a direction. */
function walk([right, down]: [number, number]): boolean {
  const here = document.activeElement?.matches(WALKED) ? document.activeElement : null;
  const things = [...document.querySelectorAll<HTMLElement>(WALKED)];
  const next = here === null ? things[0] : nearest(here, things, right, down);
  next?.focus();
  return next !== undefined;
}

function nearest(here: Element, things: HTMLElement[], right: number, down: number): HTMLElement | undefined {
  const from = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    const to = middle(thing);
    const ahead = (to.x - from.x) * right + (to.y - from.y) * down;
    const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
    if (thing === here || ahead < 4) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
