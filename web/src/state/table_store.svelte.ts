/** A table as the server last sent it. */
import { TableSocket, type Command } from "../api/socket";
import { PROTOCOL_VERSION } from "../api/wire";
import { serverInfo } from "./server_info.svelte";
import { serverVersion } from "./server_version.svelte";
import type { Snapshot } from "./playback/snapshot";
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
  /**
   * Called with the news of a new state, and the snapshot before them: null if they were sent with a welcome.
   * `isFirst` is true if they were not news, but what was there before.
   */
  onNews: (news: TableNews[], isFirst: boolean, before: Snapshot | null) => void = () => undefined;
  /** Called after every message that may have changed the table. */
  onChange: () => void = () => undefined;
  /** Called when the server refuses to show the table. */
  onRefused: () => void = () => undefined;

  /** Connect; while a curtain covers its seat, a backend on this device sends no cards of it. */
  connect(hello: Hello, isCovered = false): void {
    this.#socket = new TableSocket(
      { ...hello, version: PROTOCOL_VERSION },
      {
        receive: (message) => this.receive(message),
        connected: (is) => (this.connected = is),
        sending: (is) => (this.isSending = is),
      },
      undefined,
      isCovered,
    );
  }

  /** Lower or lift the curtain before its seat. */
  cover(isCovered: boolean): void {
    this.#socket?.cover(isCovered);
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
    else if (message.type === "update") this.#update(message);
    else if (message.type === "look_wanted") this.lookWanted = !this.#refusesLooks;
    else if (message.type === "refused" && message.answers === null) this.#refuse(message.reason);
    else if (message.type === "announcement") serverInfo.announcement = message.text;
    if ("answers" in message && message.type !== "pong") this.#answer(message);
  }

  /** What is to be seen of the game; null before it begins. */
  get #snapshot(): Snapshot | null {
    return this.public === null ? null : { public: this.public, mine: this.mine };
  }

  #welcome(message: Welcome): void {
    serverVersion.compare(message.version);
    const first = this.table?.game !== message.table.game || message.seq < this.seq;
    const fresh = message.news.filter((each) => first || each.seq > this.seq);
    this.news = first || this.seat !== message.seat ? message.news : joined(this.news, message.news);
    this.refused = null;
    this.table = message.table;
    this.seat = message.seat;
    this.shows = message.shows;
    this.host = message.host;
    this.seq = message.seq;
    this.ahead = message.now - Date.now() / 1000;
    this.deadline = message.deadline;
    this.public = message.public;
    this.mine = message.mine;
    this.onNews(fresh, first, null);
    this.onChange();
  }

  #update(message: Update): void {
    const before = this.#snapshot;
    this.seq = message.seq;
    // An update of who is connected says nothing about time.
    if (message.news.length > 0) this.deadline = message.deadline ?? null;
    if (message.news.length > 0) this.news = [...this.news, ...message.news];
    if (message.table) this.table = message.table;
    if (message.public) this.public = message.public;
    if (message.mine) this.mine = message.mine;
    this.onNews(message.news, false, before);
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
