/** Keeps the place of the last pressed button clear of moves that cannot be taken back. */
import type { Attachment } from "svelte/attachments";

/** How far around the pressed point a button must not be, in pixels: wide buttons fill the whole row. */
const REACH = 80;
const GAP = 8;
const TRIES = 4;

export class ClearPlace {
  #pressed: DOMRect | null = null;

  /** Remember where a button was pressed; keys have no place. */
  press(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    this.#pressed = button === null || event.detail === 0 ? null : around(event, button);
  }

  /** Shift the buttons of a bar that match a selector away from that place. */
  shift(selector: string): Attachment<HTMLElement> {
    return (bar) => {
      const pressed = this.#pressed;
      if (pressed === null) return undefined;
      const buttons = [...bar.querySelectorAll<HTMLElement>(selector)];
      if (buttons.every((button) => overlap(button, pressed) <= 0)) return undefined;
      if (shiftToTheLeft(bar, pressed)) return () => (bar.style.marginInlineEnd = "");
      for (const button of buttons) shiftAside(button, pressed);
      if (buttons.some((button) => overlap(button, pressed) > 0)) {
        bar.style.marginBlockStart = `${String(pressed.bottom - bar.getBoundingClientRect().top + GAP)}px`;
      }
      return () => {
        bar.style.marginBlockStart = "";
        for (const button of buttons) button.style.marginInlineStart = "";
      };
    };
  }
}

function around(event: MouseEvent, button: Element): DOMRect {
  const box = button.getBoundingClientRect();
  const left = Math.max(box.left, event.clientX - REACH);
  const right = Math.min(box.right, event.clientX + REACH);
  return new DOMRect(left, box.top, right - left, box.height);
}

/** Shift a whole bar to the left of the place; return whether it has room there without growing. */
function shiftToTheLeft(bar: HTMLElement, pressed: DOMRect): boolean {
  const { height } = bar.getBoundingClientRect();
  const missing = bar.getBoundingClientRect().right - pressed.left + GAP;
  bar.style.marginInlineEnd = `${String(missing)}px`;
  const box = bar.getBoundingClientRect();
  const isShifted = box.right <= pressed.left && box.height <= height && bar.scrollWidth <= bar.clientWidth;
  if (!isShifted) bar.style.marginInlineEnd = "";
  return isShifted;
}

/** Shift a button to the right until it is beside the place, or in the next row. */
function shiftAside(button: HTMLElement, pressed: DOMRect): void {
  let margin = 0;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const missing = overlap(button, pressed);
    if (missing <= 0) return;
    margin += missing + GAP;
    button.style.marginInlineStart = `${String(margin)}px`;
  }
}

/** How far a button must move to the right to leave a place; 0 if it does not cover it. */
function overlap(button: HTMLElement, pressed: DOMRect): number {
  const box = button.getBoundingClientRect();
  const isBeside = box.left >= pressed.right || box.right <= pressed.left;
  const isInOtherRow = box.top >= pressed.bottom || box.bottom <= pressed.top;
  return isBeside || isInOtherRow ? 0 : pressed.right - box.left;
}
