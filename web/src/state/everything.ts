/** Everything that this page stores on this device, as one document: to keep, or for another device. */
import { backend, type ImportFailure } from "../api/backend";
import { pageStorage } from "../api/page_storage";
import { isPlain } from "./saved_values";

const FORMAT = "pax-everything-1";

interface Everything {
  format: string;
  /** The values of the page: settings, the secrets of seats, decks. */
  page: Record<string, string>;
  /** The tables, as the backend of this device exports them. */
  tables: string;
}

export async function everything(): Promise<Everything> {
  const tables = (await backend.local?.exported()) ?? "";
  return { format: FORMAT, page: pageStorage.all(), tables };
}

/**
 * Replace everything by a document of `everything`; return why that failed, and then nothing is
 * changed, or "". Reload the page afterwards.
 */
export async function replaceEverything(text: string): Promise<ImportFailure | ""> {
  const found = read(text);
  if (found === null) return "format";
  const before = pageStorage.all();
  if (!pageStorage.replace(named(found.page))) return "full";
  const failure = (await backend.local?.imported(found.tables)) ?? "failed";
  if (failure !== "") pageStorage.replace(before);
  return failure;
}

/** The values by name; earlier versions saved them with a prefix. */
function named(page: Record<string, string>): Record<string, string> {
  const values = Object.entries(page).map(([name, value]) => [name.replace(/^pax\./, ""), value] as const);
  return Object.fromEntries(values);
}

function read(text: string): Everything | null {
  try {
    const found = JSON.parse(text) as Partial<Everything> | null;
    const isKnown = found?.format === FORMAT && typeof found.tables === "string";
    return isKnown && isPage(found.page) ? (found as Everything) : null;
  } catch {
    return null;
  }
}

function isPage(page: unknown): page is Record<string, string> {
  return isPlain(page) && Object.values(page).every((value) => typeof value === "string");
}
