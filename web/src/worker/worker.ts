/** The web worker that hosts the tables of this page: it loads the engine, then answers the page. */
import { folderOf, site } from "../api/site";
import type { FromWorker, ToWorker } from "../api/worker_messages";
import { Downloads } from "./downloads";
import { TabLocks } from "./locks";
import { loadPython, startBackend, type PythonBackend, type PythonConnection } from "./python";
import { newKey, openStorage, type GameStorage } from "./storage";

const worker = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => worker.postMessage(message);

/** Answers the page, once everything is loaded. */
class Host {
  readonly #connections = new Map<number, PythonConnection>();

  constructor(
    private readonly backend: PythonBackend,
    private readonly storage: GameStorage | null,
  ) {}

  receive(message: ToWorker): void {
    if (message.type === "request") void this.#request(message);
    else if (message.type === "export") void this.#reply(message.id, this.storage?.exported());
    else if (message.type === "import") void this.#reply(message.id, this.storage?.imported(message.text));
    else if (message.type === "open") this.#open(message.socket, message.isCovered);
    else this.#pass(message);
  }

  async #request({ id, method, path, body, secret }: Extract<ToWorker, { type: "request" }>): Promise<void> {
    const answer = this.backend.request(method, path, body ?? undefined, secret ?? undefined);
    await this.#reply(id, answer);
  }

  /** Reply to a question; null if there is no answer. */
  async #reply(id: number, answer: Promise<string> | undefined): Promise<void> {
    const text = await answer?.catch((error: unknown) => {
      console.error(error);
      return null;
    });
    post({ type: "reply", id, text: text ?? null });
  }

  #open(socket: number, isCovered: boolean): void {
    const deliver = (text: string): void => post({ type: "message", socket, text });
    const closed = (): void => this.#close(socket);
    const connection = this.backend.connect.callKwargs(deliver, closed, { is_covered: isCovered });
    this.#connections.set(socket, connection);
    post({ type: "opened", socket });
  }

  #pass(message: Extract<ToWorker, { type: "send" | "cover" | "close" }>): void {
    const connection = this.#connections.get(message.socket);
    if (connection === undefined) return;
    if (message.type === "send") this.backend.receive(connection, message.text);
    else if (message.type === "cover") connection.cover.callKwargs({ is_covered: message.isCovered });
    else {
      this.backend.disconnect(connection);
      this.#close(message.socket);
    }
  }

  #close(socket: number): void {
    this.#connections.get(socket)?.destroy();
    this.#connections.delete(socket);
    post({ type: "closed", socket });
  }
}

/** Tell the page how much is loaded; when that is all, Python starts, which takes a while. */
function followLoading(total: number): void {
  let isStarting = false;
  new Downloads(worker, (loaded) => {
    if (isStarting) return;
    isStarting = loaded >= total;
    post(isStarting ? { type: "starting" } : { type: "progress", loaded });
  }).begin();
}

async function start(): Promise<Host> {
  if (site === null) throw new Error("this page has a server");
  const folder = new URL(`${site.engine}/`, worker.location.href);
  followLoading(site.bytes);
  const report = (storage: "kept" | "none" | "full"): void => post({ type: "storage", storage });
  const [python, storage] = await Promise.all([
    loadPython(folder),
    openStorage(folderOf(worker.location.href), report),
  ]);
  const key = storage === null ? newKey() : await storage.dealKey();
  const backend = await startBackend(python, folder, storage, new TabLocks(), key);
  post({ type: "ready", storage: storage === null ? "none" : "kept" });
  return new Host(backend, storage);
}

const host = start();
host.catch((error: unknown) => post({ type: "failed", message: String(error) }));
worker.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  void host
    .then((found) => found.receive(data))
    .catch((error: unknown) => {
      console.error(error);
      if ("socket" in data) post({ type: "closed", socket: data.socket }); // the page connects again
    });
};
