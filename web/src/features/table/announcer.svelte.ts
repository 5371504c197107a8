/** What screen readers are told: each own action, and one sentence for each turn of another player. */
import type { GameEvent, TableNews } from "../../api/wire";
import { briefly, newsLines } from "../../i18n/events";
import type { Voice } from "../../i18n/voice";
import { settings } from "../../state/settings.svelte";

/** Events that end a turn, or call for this player. */
const ENDS_TURN = new Set<GameEvent["type"]>(["TurnBegan", "RoundBegan", "Ended"]);
/** What is seen at a glance, and read beside the legions. */
const UNSAID = new Set<GameEvent["type"]>(["Filled"]);

export class Announcer {
  /** The sentences since the last own move; the newest is read when it is added. */
  sentences = $state.raw<{ id: number; text: string }[]>([]);
  #count = 0;
  #events: GameEvent[] = [];

  hear(news: TableNews, voice: Voice): void {
    if (news.type !== "moved") {
      this.#say(newsLines(news, voice));
      return;
    }
    const isOwn = news.seat === voice.seat;
    if (isOwn) this.sentences = [];
    this.#events.push(...news.events);
    const calls = news.events.some(({ type }) => ENDS_TURN.has(type)) || asks(news.events, voice.seat);
    if (isOwn || calls || settings.saysAll) this.#tell(voice);
  }

  clear(): void {
    this.sentences = [];
    this.#events = [];
  }

  #tell(voice: Voice): void {
    const events = settings.saysAll ? this.#events : this.#events.filter(({ type }) => !UNSAID.has(type));
    this.#events = [];
    this.#say(briefly(events, voice));
  }

  #say(lines: string[]): void {
    if (lines.length === 0) return;
    this.sentences = [...this.sentences, { id: (this.#count += 1), text: lines.join(" ") }];
  }
}

const asks = (events: readonly GameEvent[], seat: number | null): boolean =>
  events.some((event) => event.type === "Asked" && event.seat === seat);
