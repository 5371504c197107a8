/** A connection to a table. It reconnects by itself and sends unanswered commands again. */
import type { AnyCommand, FromServer, Hello } from "./wire";

export type Command = Without<AnyCommand, "id">;
type Without<Kind, Field extends PropertyKey> = Kind extends unknown ? Omit<Kind, Field> : never;

export interface Listener {
  receive(message: FromServer): void;
  connected(is: boolean): void;
}

/** What a connection needs from outside; tests pass their own. */
export interface SocketEnvironment {
  connect(): WebSocket;
  later(callback: () => void, milliseconds: number): void;
  id(): string;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, AnyCommand>();
  #wait = FIRST_WAIT;
  #closed = false;
  #welcomed = false;

  constructor(
    private readonly hello: Hello,
    private readonly listener: Listener,
    private readonly environment: SocketEnvironment = browser(),
  ) {
    this.#open();
  }

  /** Send a command; after a reconnection it is sent again until it is answered. */
  send(command: Command): string {
    const message = { ...command, id: this.environment.id() } as AnyCommand;
    this.#waiting.set(message.id, message);
    if (this.#welcomed) this.#write(message);
    return message.id;
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  /** Reconnect at once if the connection was lost, for example when the network is back. */
  reconnect(): void {
    if (this.#socket === null && !this.#closed) this.#open();
  }

  #open(): void {
    if (this.#closed || this.#socket !== null) return;
    const socket = (this.#socket = this.environment.connect());
    socket.onopen = () => this.#write(this.hello);
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: FromServer): void {
    if (message.type === "welcome" && !this.#welcomed) {
      this.#welcomed = true;
      this.#wait = FIRST_WAIT;
      // Commands that the listener sends in response go out at once, not with those that waited.
      const waiting = [...this.#waiting.values()];
      this.listener.receive(message);
      this.listener.connected(true);
      for (const each of waiting) this.#write(each);
      return;
    }
    if ("answers" in message && typeof message.answers === "string") {
      this.#waiting.delete(message.answers);
    }
    this.listener.receive(message);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#welcomed = false;
    if (this.#closed) return;
    this.listener.connected(false);
    this.environment.later(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #write(message: Hello | AnyCommand): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

function browser(): SocketEnvironment {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return {
    connect: () => new WebSocket(`${scheme}://${location.host}/play`),
    later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
    id: () => Array.from(crypto.getRandomValues(new Uint8Array(9)), hex).join(""),
  };
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
