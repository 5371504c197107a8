/** The Python side: Pyodide with the engine, and `pax.browser` in it. */

/** The part of Pyodide that is used here. */
export interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): PythonModule;
  FS: { writeFile(path: string, data: Uint8Array): void };
}

interface Callable {
  (...values: unknown[]): Promise<unknown>;
  callKwargs(...values: unknown[]): Promise<unknown>;
}

type PythonModule = Record<string, Callable>;

/** A connection of the page, as Python knows it. */
export interface PythonConnection {
  cover: { callKwargs(options: { is_covered: boolean }): void };
  destroy(): void;
}

/** `BrowserBackend` of `pax.browser.app`. */
export interface PythonBackend {
  request(
    method: string,
    path: string,
    body: string | undefined,
    secret: string | undefined,
  ): Promise<string>;
  connect: {
    callKwargs(
      deliver: (text: string) => void,
      closed: () => void,
      options: { is_covered: boolean },
    ): PythonConnection;
  };
  receive(connection: PythonConnection, text: string): void;
  disconnect(connection: PythonConnection): void;
}

const ROOT = "/engine";
const MODELS = `${ROOT}/pax/bots/models`;

/** Load Pyodide and unpack the engine; nothing of it runs yet. */
export async function loadPython(folder: URL): Promise<Pyodide> {
  const address = new URL("pyodide.mjs", folder).href;
  const archive = fetched(new URL("engine.zip", folder));
  const { loadPyodide } = (await import(/* @vite-ignore */ address)) as {
    loadPyodide(options: { indexURL: string }): Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: folder.href });
  python.unpackArchive(await archive, "zip", { extractDir: ROOT });
  python.runPython(`import sys; sys.path.insert(0, "${ROOT}")`);
  return python;
}

/** Start the backend; without a storage, games last as long as this page. */
export async function startBackend(
  python: Pyodide,
  folder: URL,
  storage: object | null,
  locks: object,
  key: string,
): Promise<PythonBackend> {
  const app = python.pyimport("pax.browser.app");
  const models = modelSource(python, folder);
  const kept = storage ?? (await python.pyimport("pax.browser.memory")["MemoryStorage"]?.());
  return (await app["start"]?.(kept, locks, models, key)) as PythonBackend;
}

/** Loads the models of a table size when a bot first needs them. */
function modelSource(python: Pyodide, folder: URL): (table: string) => Promise<void> {
  const loaded = new Map<string, Promise<void>>();
  const load = async (table: string): Promise<void> => {
    const names = [`${table}.weights`, `${table}.value`];
    const found = await Promise.all(names.map((name) => stored(new URL(`models/${name}`, folder))));
    names.forEach((name, place) =>
      python.FS.writeFile(`${MODELS}/${name}`, new Uint8Array(found[place] ?? new ArrayBuffer(0))),
    );
  };
  return (table) => {
    const known = loaded.get(table) ?? load(table);
    loaded.set(table, known);
    known.catch(() => loaded.delete(table)); // the next attempt may succeed
    return known;
  };
}

/** A file that may be stored for use offline, even if this worker is older than the service worker. */
async function stored(address: URL): Promise<ArrayBuffer> {
  const known = await (globalThis as { caches?: CacheStorage }).caches?.match(address.href);
  return known === undefined ? fetched(address) : known.arrayBuffer();
}

async function fetched(address: URL): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${String(response.status)}`);
  return response.arrayBuffer();
}
