/** Sharing a link by the system's share dialog if there is one, otherwise by the clipboard. */

/** What became of a link: given to the system's share dialog, copied, or neither. */
export type Sharing = "shared" | "copied" | "failed";

/** Share a link. */
export async function share(link: string, title: string): Promise<Sharing> {
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && typeof navigator.share === "function") {
    await navigator.share({ url: link, title }).catch(() => undefined);
    return "shared";
  }
  return copy(link);
}

/** Copy a text to the clipboard; fails if the browser does not allow it. */
export async function copy(text: string): Promise<Sharing> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return copySelection(text) ? "copied" : "failed";
  }
}

/** Whether only this machine can open a link. */
export function isLocal(link: string): boolean {
  const { hostname } = new URL(link);
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Copy a text by selecting it: without a secure context (plain http) there is no clipboard object. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  // A modal dialog makes everything outside it inert, so that it could not be selected.
  const place = document.querySelector("dialog:modal") ?? document.body;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  place.append(field);
  field.select();
  // Deprecated, but the only way without a secure context.
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
