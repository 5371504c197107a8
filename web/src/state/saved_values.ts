/** Values that the page has stored as JSON; what is of another shape is left out. */
import { pageStorage } from "../api/page_storage";

/** The entries of a stored list; none if there is no such list. */
export function savedList<Item extends object>(name: string): Item[] {
  const found = parsed(name);
  return Array.isArray(found) ? found.filter(isObject).map((each) => each as Item) : [];
}

/** The values of a stored object by name; none if there is no such object. */
export function savedObject<Value extends object>(name: string): Record<string, Value> {
  const found = parsed(name);
  if (!isPlain(found)) return {};
  const whole = Object.entries(found).filter(([, value]) => isPlain(value));
  return Object.fromEntries(whole) as Record<string, Value>;
}

/** Whether this is an object, and no list. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function parsed(name: string): unknown {
  try {
    return JSON.parse(pageStorage.get(name) ?? "null");
  } catch {
    return null;
  }
}
