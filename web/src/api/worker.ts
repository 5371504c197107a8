/** The backend in a web worker of this page: the same answers and messages, without a server. */
import type { Backend, ImportFailure, Loading, MessageSocket, Reply, Request } from "./backend";
import type { Site } from "./site";
import type { FromWorker, StorageState, ToWorker } from "./worker_messages";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

export function workerBackend(site: Site): Backend {
  const worker = new WorkerClient(site);
  return {
    request: (request) => worker.request(request),
    connect: (isCovered) => worker.connect(isCovered),
    hasNetwork: false,
    otherServer: site.server,
    local: worker,
  };
}

class WorkerClient {
  #worker: Worker | null = null;
  #ids = 0;
  readonly #replies = new Map<number, (text: string | null) => void>();
  readonly #sockets = new Map<number, WorkerSocket>();
  #onLoading: (now: Loading) => void = () => undefined;
  #onStorage: (now: StorageState) => void = () => undefined;
  #hasFailed = false;

  constructor(private readonly site: Site) {}

  follow(loading: (now: Loading) => void, storage: (now: StorageState) => void): void {
    this.#onLoading = loading;
    this.#onStorage = storage;
    loading({ step: "loading", loaded: 0, total: this.site.bytes });
    this.#started();
  }

  async request({ method, path, body, secret }: Request): Promise<Reply | null> {
    const text = await this.#ask({ type: "request", id: 0, method, path, body, secret });
    if (text === null) return null;
    const { status, answer } = JSON.parse(text) as { status: number; answer: unknown };
    return { ok: status < 400, answer };
  }

  connect(isCovered: boolean): MessageSocket {
    const number = (this.#ids += 1);
    const socket = new WorkerSocket((message) => this.#post(message), number);
    this.#sockets.set(number, socket);
    this.#post({ type: "open", socket: number, isCovered });
    return socket;
  }

  async exported(): Promise<string> {
    return (await this.#ask({ type: "export", id: 0 })) ?? "";
  }

  async imported(text: string): Promise<ImportFailure | ""> {
    const failure = await this.#ask({ type: "import", id: 0, text });
    if (failure === "" || failure === "full" || failure === "failed") return failure;
    return failure === null ? "failed" : "format";
  }

  #ask(message: Extract<ToWorker, { id: number }>): Promise<string | null> {
    if (this.#hasFailed) return Promise.resolve(null);
    const id = (this.#ids += 1);
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.#post({ ...message, id });
    });
  }

  #post(message: ToWorker): void {
    this.#started().postMessage(message);
  }

  /** The worker keeps what it is sent until it has loaded. */
  #started(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(`./engine-worker.js?version=${this.site.version}`, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    worker.onerror = (event) => this.#fail(event.message);
    return (this.#worker = worker);
  }

  #receive(message: FromWorker): void {
    if (message.type === "progress") {
      this.#onLoading({ step: "loading", loaded: message.loaded, total: this.site.bytes });
    } else if (message.type === "starting") this.#onLoading({ step: "starting" });
    else if (message.type === "ready") {
      this.#onLoading({ step: "ready" });
      this.#onStorage(message.storage);
    } else if (message.type === "failed") this.#fail(message.message);
    else if (message.type === "storage") this.#onStorage(message.storage);
    else if (message.type === "reply") {
      this.#replies.get(message.id)?.(message.text);
      this.#replies.delete(message.id);
    } else this.#tell(message);
  }

  #tell(message: Extract<FromWorker, { socket: number }>): void {
    const socket = this.#sockets.get(message.socket);
    if (message.type === "opened") socket?.opened();
    else if (message.type === "message") socket?.receive(message.text);
    else {
      this.#sockets.delete(message.socket);
      socket?.closed();
    }
  }

  #fail(message: string): void {
    this.#hasFailed = true;
    this.#onLoading({ step: "failed", message });
    for (const resolve of this.#replies.values()) resolve(null);
    this.#replies.clear();
  }
}

class WorkerSocket implements MessageSocket {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    private readonly post: (message: ToWorker) => void,
    private readonly number: number,
  ) {}

  send(text: string): void {
    this.post({ type: "send", socket: this.number, text });
  }

  cover(isCovered: boolean): void {
    this.post({ type: "cover", socket: this.number, isCovered });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.post({ type: "close", socket: this.number });
    this.closed();
  }

  opened(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.();
  }

  receive(data: string): void {
    if (this.readyState === OPEN) this.onmessage?.({ data });
  }

  closed(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.();
  }
}
