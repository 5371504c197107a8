/** The chosen tab beside the table, and what was said since the chat was last open. */
import type { TableNews } from "../../api/wire";
import { chatOf } from "../../i18n/log_turns";
import type { Tab } from "./tabs";

export class ChatRead {
  tab = $state<Tab>("story");
  /** The last message that was there when the chat was last shown, or when the table was opened. */
  #read = $state<number | null>(null);
  readonly #said = $derived.by(() => chatOf(this.news()));
  readonly #last = $derived(this.#said.at(-1)?.seq ?? 0);
  readonly hasAny = $derived(this.#said.length > 0);
  /** The number of messages of others that were not read. */
  readonly fresh = $derived.by(() => {
    const read = this.#read;
    if (this.tab === "chat" || read === null) return 0;
    return this.#said.filter(({ seq, seat }) => seq > read && seat !== this.seat()).length;
  });

  constructor(
    private readonly news: () => readonly TableNews[],
    private readonly seat: () => number | null,
  ) {}

  /** What was said before the table was opened is not new, nor what is on the screen. */
  follow(): void {
    if (this.#read === null || this.tab === "chat") this.#read = this.#last;
  }

  readAll(): void {
    this.#read = this.#last;
  }
}
