/**
 * A connection to a table. It notices when it is dead, reconnects by itself, and sends unanswered
 * commands again.
 */
import { backend, type MessageSocket } from "./backend";
import type { AnyCommand, FromServer, Hello } from "./wire";

export type Command = Without<AnyCommand, "id">;
type Without<Kind, Field extends PropertyKey> = Kind extends unknown ? Omit<Kind, Field> : never;

export interface Listener {
  receive(message: FromServer): void;
  connected(is: boolean): void;
  /** Whether a command has had no answer for a while, and nothing else was heard either. */
  sending(is: boolean): void;
}

/** What a connection needs from outside; tests pass their own. */
export interface SocketEnvironment {
  connect(isCovered: boolean): MessageSocket;
  later(callback: () => void, milliseconds: number): void;
  /** Call repeatedly; returns a function that stops it. */
  every(callback: () => void, milliseconds: number): () => void;
  /** The time in milliseconds. */
  now(): number;
  id(): string;
}

interface Sent {
  message: AnyCommand;
  at: number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** How often the connection is examined. */
const BEAT = 500;
/** After this silence the server is asked for a sign of life; sooner if a command has no answer. */
const QUIET = 15_000;
const UNANSWERED = 1000;
/** When a command without an answer is shown as being sent. */
const SLOW = 2000;
/** Without an answer to a ping in this time, the connection is dead; likewise without a welcome. */
const PATIENCE = 4000;
const WELCOME_PATIENCE = 8000;

export class TableSocket {
  #socket: MessageSocket | null = null;
  #waiting = new Map<string, Sent>();
  #wait = FIRST_WAIT;
  #closed = false;
  #welcomed = false;
  #openedAt = 0;
  #heardAt = 0;
  /** When a ping was sent, if nothing was heard since. */
  #pingedAt: number | null = null;
  #isSending = false;
  #isCovered: boolean;
  readonly #stop: () => void;

  constructor(
    private readonly hello: Hello,
    private readonly listener: Listener,
    private readonly environment: SocketEnvironment = browser(),
    /** Whether a curtain covers its seat. */
    isCovered = false,
  ) {
    this.#isCovered = isCovered;
    this.#stop = environment.every(() => this.#beat(), BEAT);
    this.#open();
  }

  /** Send a command; after a reconnection it is sent again until it is answered. */
  send(command: Command): string {
    const message = { ...command, id: this.environment.id() } as AnyCommand;
    this.#waiting.set(message.id, { message, at: this.environment.now() });
    if (this.#welcomed) this.#write(message);
    return message.id;
  }

  /** Lower or lift the curtain before its seat. */
  cover(isCovered: boolean): void {
    if (isCovered === this.#isCovered) return;
    this.#isCovered = isCovered;
    this.#socket?.cover?.(isCovered);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#socket?.close();
  }

  /** Find out whether the connection is alive, for example after the device slept. */
  check(): void {
    if (this.#closed) return;
    if (this.#socket === null) this.#open();
    else if (this.#welcomed) this.#ping();
  }

  /** Give the connection up at once: the device says that it has no network. */
  drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.close();
    this.#lost(socket);
  }

  #open(): void {
    if (this.#closed || this.#socket !== null) return;
    const socket = (this.#socket = this.environment.connect(this.#isCovered));
    this.#openedAt = this.environment.now();
    // A connection that was given up may still come back to life.
    const isCurrent = (): boolean => this.#socket === socket;
    socket.onopen = () => {
      if (isCurrent()) this.#write(this.hello);
    };
    socket.onmessage = (event) => {
      if (isCurrent()) this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: FromServer): void {
    this.#heardAt = this.environment.now();
    this.#pingedAt = null;
    if (message.type === "pong") return;
    if (message.type === "welcome" && !this.#welcomed) {
      this.#welcomed = true;
      this.#wait = FIRST_WAIT;
      // Commands that the listener sends in response go out at once, not with those that waited.
      const waiting = [...this.#waiting.values()];
      this.listener.receive(message);
      this.listener.connected(true);
      for (const each of waiting) this.#write(each.message);
      return;
    }
    if ("answers" in message && typeof message.answers === "string") {
      this.#waiting.delete(message.answers);
    }
    this.listener.receive(message);
  }

  #lost(socket: MessageSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#welcomed = false;
    this.#pingedAt = null;
    if (this.#closed) return;
    this.listener.connected(false);
    this.environment.later(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Examine the connection: is a command without an answer, is it dead? */
  #beat(): void {
    const now = this.environment.now();
    const [oldest] = this.#waiting.values();
    const unanswered = oldest === undefined || this.#heardAt > oldest.at ? 0 : now - oldest.at;
    this.#showSending(unanswered >= SLOW);
    if (this.#socket === null) return;
    const isDead = this.#welcomed
      ? this.#pingedAt !== null && now - this.#pingedAt >= PATIENCE
      : now - this.#openedAt >= WELCOME_PATIENCE;
    if (isDead) this.drop();
    else if (this.#welcomed && (unanswered >= UNANSWERED || now - this.#heardAt >= QUIET)) this.#ping();
  }

  #ping(): void {
    if (this.#pingedAt !== null) return;
    this.#pingedAt = this.environment.now();
    this.#write({ type: "ping", id: this.environment.id() });
  }

  #showSending(is: boolean): void {
    if (is === this.#isSending) return;
    this.#isSending = is;
    this.listener.sending(is);
  }

  #write(message: Hello | AnyCommand): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

function browser(): SocketEnvironment {
  return {
    connect: (isCovered) => backend.connect(isCovered),
    later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
    every: (callback, milliseconds) => {
      const timer = setInterval(callback, milliseconds);
      return () => clearInterval(timer);
    },
    now: () => performance.now(),
    id: () => Array.from(crypto.getRandomValues(new Uint8Array(9)), hex).join(""),
  };
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
