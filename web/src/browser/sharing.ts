/** Passing a link on: by the system's own way where there is one, else by the clipboard. */

/** Share a link; whether it was put into the clipboard. */
export async function share(link: string, title: string): Promise<boolean> {
  const touch = matchMedia("(pointer: coarse)").matches;
  if (touch && typeof navigator.share === "function") {
    await navigator.share({ url: link, title }).catch(() => undefined);
    return false;
  }
  return copy(link);
}

/** Put a text into the clipboard; false where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
