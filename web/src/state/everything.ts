/** Everything that this page stores on this device, as one document: to keep, or for another device. */
import { backend } from "../api/backend";

const FORMAT = "pax-everything-1";
const PREFIX = "pax.";

interface Everything {
  format: string;
  /** The local storage: settings, the secrets of seats, decks. */
  page: Record<string, string>;
  /** The tables, as the backend of this device exports them. */
  tables: string;
}

export async function everything(): Promise<Everything> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const page = Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? ""]));
  return { format: FORMAT, page, tables: (await backend.local?.exported()) ?? "" };
}

/** Replace everything by a document of `everything`; false if it is none. Reload the page afterwards. */
export async function replaceEverything(text: string): Promise<boolean> {
  const found = read(text);
  if (found === null || (await backend.local?.imported(found.tables)) !== true) return false;
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
    localStorage.removeItem(key);
  }
  for (const [key, value] of Object.entries(found.page)) localStorage.setItem(key, value);
  return true;
}

function read(text: string): Everything | null {
  try {
    const found = JSON.parse(text) as Partial<Everything> | null;
    if (found?.format !== FORMAT || found.page === undefined || found.tables === undefined) return null;
    return found as Everything;
  } catch {
    return null;
  }
}
