/** Sharing a link by the system's share dialog if there is one, otherwise by the clipboard. */

/** Share a link; return whether it was copied to the clipboard. */
export async function share(link: string, title: string): Promise<boolean> {
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && typeof navigator.share === "function") {
    await navigator.share({ url: link, title }).catch(() => undefined);
    return false;
  }
  return copy(link);
}

/** Copy a text to the clipboard; return false if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
