/** A long press, a right click or the menu key on an element: asks what it is, without touching it. */
import type { Attachment } from "svelte/attachments";

/** Shorter than the time after which browsers begin to drag. */
const LONG = 420;
const SLACK = 8;

/** Whether a mouse or a pen can drag cards; a finger that rests on one asks what it is. */
export const canDrag = (): boolean => matchMedia("(hover: hover)").matches;

export function holding(ask: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let hasAsked = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      stop();
      hasAsked = false;
      if (event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        hasAsked = true;
        ask();
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      stop();
      if (!hasAsked) ask();
      hasAsked = true;
    };
    // The finger that asked must not touch the element when it is lifted.
    const click = (event: Event): void => {
      if (!hasAsked || (event instanceof MouseEvent && event.detail === 0)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const listeners = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["contextmenu", menu],
    ] as const;
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
