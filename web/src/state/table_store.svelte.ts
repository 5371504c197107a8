/** A table as the server last sent it: the only source of what the table screen shows. */
import { TableSocket, type Command } from "../api/socket";
import { PROTOCOL_VERSION } from "../api/wire";
import { serverInfo } from "./server_info.svelte";
import { serverVersion } from "./server_version.svelte";
import type {
  Announcement,
  Reason,
  FromServer,
  Hello,
  Hints,
  LookWanted,
  Mine,
  Moment,
  Pong,
  Public,
  TableInfo,
  TableNews,
  Update,
  Welcome,
} from "../api/wire";

type Answer = Exclude<FromServer, Welcome | Pong | LookWanted | Announcement>;

export class TableStore {
  table = $state.raw<TableInfo | null>(null);
  public = $state.raw<Public | null>(null);
  mine = $state.raw<Mine | null>(null);
  /** The lines of the log that were received, without gaps up to the newest. */
  news = $state.raw<TableNews[]>([]);
  /** Whether the server has older lines. */
  readonly hasEarlier = $derived((this.news[0]?.seq ?? 1) > 1);
  seat = $state<number | null>(null);
  /** The seat whose view is sent: the own one, or that of a player who allows it. */
  shows = $state<number | null>(null);
  /** Whether a spectator has asked to see this seat's view. */
  lookWanted = $state(false);
  #refusesLooks = false;
  host = $state(false);
  seq = $state(0);
  deadline = $state<number | null>(null);
  /** The server's clock minus the local one, in seconds. */
  ahead = $state(0);
  connected = $state(false);
  /** Whether a command has had no answer for a while. */
  isSending = $state(false);
  /** Why the table cannot be shown at all. */
  refused = $state.raw<Reason | null>(null);

  #socket: TableSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- not shown
  #answers = new Map<string, (answer: Answer) => void>();
  #queue: Update[] = [];
  #holding = false;
  /** How long to show news before the next, in milliseconds. */
  pause: (news: TableNews[]) => number = () => 0;
  /** Called before a new state is shown, with the news that lead to it. */
  onNews: (news: TableNews[], isFirst: boolean) => void = () => undefined;
  /** Called after every message that may have changed the table. */
  onChange: () => void = () => undefined;
  /** Called when the server refuses to show the table. */
  onRefused: () => void = () => undefined;

  connect(hello: Hello): void {
    this.#socket = new TableSocket(
      { ...hello, version: PROTOCOL_VERSION },
      {
        receive: (message) => this.receive(message),
        connected: (is) => (this.connected = is),
        sending: (is) => (this.isSending = is),
      },
    );
  }

  close(): void {
    this.#socket?.close();
  }

  /** Find out whether the connection is alive. */
  check(): void {
    this.#socket?.check();
  }

  /** Give the connection up: the device has no network. */
  drop(): void {
    this.#socket?.drop();
  }

  /** Send a command and await its answer, across reconnections. */
  ask(command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.#socket?.send(command);
      if (id !== undefined) this.#answers.set(id, resolve);
    });
  }

  move(move: string): Promise<Answer> {
    return this.ask({ type: "move", seq: this.seq, move });
  }

  undo(moves = 1): Promise<Answer> {
    return this.ask({ type: "undo", seq: this.seq, moves });
  }

  async why(move: string): Promise<Reason | null> {
    const answer = await this.ask({ type: "why", move });
    return answer.type === "reason" || answer.type === "refused" ? answer.reason : null;
  }

  async hints(): Promise<Hints | Reason> {
    const answer = await this.ask({ type: "hint", seq: this.seq });
    if (answer.type === "hints") return answer;
    return answer.type === "refused" ? answer.reason : { code: "no_hints" };
  }

  async look(at: number): Promise<Moment | null> {
    const answer = await this.ask({ type: "look", at });
    return answer.type === "moment" ? answer : null;
  }

  /** Answer a spectator who asked to look; after a no, this page passes on no further question. */
  async answerLook(isAllowed: boolean): Promise<void> {
    this.lookWanted = false;
    this.#refusesLooks = !isAllowed;
    if (isAllowed) await this.ask({ type: "shoulder", allow: true });
  }

  /** Fetch the lines before the oldest received one. */
  async earlier(): Promise<void> {
    const [oldest] = this.news;
    if (oldest === undefined || !this.hasEarlier) return;
    const answer = await this.ask({ type: "history", before: oldest.seq });
    // After a welcome the oldest line may be another one, or of another game.
    if (answer.type === "past" && this.news[0] === oldest) this.news = [...answer.news, ...this.news];
  }

  receive(message: FromServer): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "update") this.#queue.push(message);
    else if (message.type === "look_wanted") this.lookWanted = !this.#refusesLooks;
    else if (message.type === "refused" && message.answers === null) this.#refuse(message.reason);
    else if (message.type === "announcement") serverInfo.announcement = message.text;
    if (message.type === "update") this.#drain();
    else if ("answers" in message && message.type !== "pong") this.#answer(message);
  }

  /** Show queued updates one by one, at a pace that a player can follow. */
  #drain(): void {
    while (!this.#holding) {
      const next = this.#queue.shift();
      if (next === undefined) return;
      this.#update(next);
      this.#answer(next);
      const pause = this.pause(next.news);
      if (pause > 0) this.#hold(pause);
    }
  }

  #hold(milliseconds: number): void {
    this.#holding = true;
    setTimeout(() => {
      this.#holding = false;
      this.#drain();
    }, milliseconds);
  }

  #welcome(message: Welcome): void {
    serverVersion.compare(message.version);
    const first = this.table?.game !== message.table.game || message.seq < this.seq;
    const fresh = message.news.filter((each) => first || each.seq > this.seq);
    this.news = first || this.seat !== message.seat ? message.news : joined(this.news, message.news);
    this.refused = null;
    const skipped = this.#queue;
    this.#queue = [];
    this.table = message.table;
    this.seat = message.seat;
    this.shows = message.shows;
    this.host = message.host;
    this.seq = message.seq;
    this.ahead = message.now - Date.now() / 1000;
    this.deadline = message.deadline;
    this.onNews(fresh, first);
    this.public = message.public;
    this.mine = message.mine;
    this.onChange();
    for (const each of skipped) this.#answer(each);
  }

  #update(message: Update): void {
    this.onNews(message.news, false);
    this.seq = message.seq;
    // An update of who is connected says nothing about time.
    if (message.news.length > 0) this.deadline = message.deadline ?? null;
    if (message.news.length > 0) this.news = [...this.news, ...message.news];
    if (message.table) this.table = message.table;
    if (message.public) this.public = message.public;
    if (message.mine) this.mine = message.mine;
    this.onChange();
  }

  #refuse(reason: Reason): void {
    if (reason.code === "wrong_version") {
      serverVersion.isOther = true;
      this.close();
    }
    if (this.table !== null && reason.code !== "wrong_secret") return;
    this.refused = reason;
    this.onRefused();
  }

  #answer(message: Answer): void {
    const id = message.answers;
    if (typeof id !== "string") return;
    this.#answers.get(id)?.(message);
    this.#answers.delete(id);
  }
}

/** The known lines followed by the newest; only the newest if lines between them are missing. */
export function joined(known: TableNews[], newest: TableNews[]): TableNews[] {
  const [first] = newest;
  const last = known.at(-1);
  if (first === undefined || last === undefined || last.seq + 1 < first.seq) return newest;
  return [...known.filter(({ seq }) => seq < first.seq), ...newest];
}
