/** Formatted messages of a bundle, cached because a table repeats few of them often. */
import type { FluentBundle } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;

const MOST = 2000;
const said = new WeakMap<FluentBundle, Map<string, string>>();

/** A message, or an attribute of one as `message.attribute`, with its arguments. */
export function sentence(bundle: FluentBundle, id: string, args?: Arguments): string {
  const known = said.get(bundle) ?? new Map<string, string>();
  const key = args === undefined ? id : `${id} ${JSON.stringify(args)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = formed(bundle, id, args);
  if (known.size >= MOST) known.clear();
  said.set(bundle, known.set(key, text));
  return text;
}

function formed(bundle: FluentBundle, id: string, args?: Arguments): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return `⟦${id}⟧`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  return errors.length > 0 ? `⟦${id}: ${String(errors[0])}⟧` : text;
}
