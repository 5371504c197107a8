/** The mosaics of this page: each is drawn once, when it is first needed, and kept. */
import { SvelteMap } from "svelte/reactivity";
import type { Order } from "./artist";

class Mosaics {
  /** Addresses of finished images by name. */
  readonly #images = new SvelteMap<string, string>();
  readonly #ordered = new Set<string>();
  #worker: Worker | null | undefined;

  /** The address of an image; undefined until it is drawn. */
  find(order: Order): string | undefined {
    return this.#images.get(nameOf(order));
  }

  /** Begin to draw an image, unless it was ordered before; without a worker the plain face remains. */
  order(order: Order): void {
    const name = nameOf(order);
    if (this.#ordered.has(name)) return;
    this.#ordered.add(name);
    this.#worker ??= this.#hire();
    this.#worker?.postMessage({ ...order, name });
  }

  #hire(): Worker | null {
    if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return null;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ name: string; image: Blob }>) => {
      this.#images.set(data.name, URL.createObjectURL(data.image));
    };
    return worker;
  }
}

const nameOf = ({ glyph, symbols }: Order): string => `${glyph}${symbols}`;

export const mosaics = new Mosaics();
