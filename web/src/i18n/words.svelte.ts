/** Messages in the chosen language, from the Fluent files that Python uses, too. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import PAGE_TEXTS from "virtual:texts/page";
import { pageStorage } from "../api/page_storage";
import { sentence, type Arguments } from "./message_cache";

export const LANGUAGES = ["en", "nl", "de", "fr", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Arguments };

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
};

const KEY = "language";
/** The region whose number format and plural rules a language uses, if not the default. */
const REGIONS: Partial<Record<Language, string>> = { pt: "pt-PT" };

type Module = Promise<{ default: string }>;
const TEXTS: Record<Language, () => Module> = {
  en: () => import("virtual:texts/en"),
  nl: () => import("virtual:texts/nl"),
  de: () => import("virtual:texts/de"),
  fr: () => import("virtual:texts/fr"),
  pt: () => import("virtual:texts/pt"),
};
/** Texts that are loaded with the screens that need them: a Fluent file each. */
const PARTS = {
  rules: {
    en: () => import("virtual:texts/en/rules"),
    nl: () => import("virtual:texts/nl/rules"),
    de: () => import("virtual:texts/de/rules"),
    fr: () => import("virtual:texts/fr/rules"),
    pt: () => import("virtual:texts/pt/rules"),
  },
  options: {
    en: () => import("virtual:texts/en/options"),
    nl: () => import("virtual:texts/nl/options"),
    de: () => import("virtual:texts/de/options"),
    fr: () => import("virtual:texts/fr/options"),
    pt: () => import("virtual:texts/pt/options"),
  },
  controls: {
    en: () => import("virtual:texts/en/controls"),
    nl: () => import("virtual:texts/nl/controls"),
    de: () => import("virtual:texts/de/controls"),
    fr: () => import("virtual:texts/fr/controls"),
    pt: () => import("virtual:texts/pt/controls"),
  },
  deal_check: {
    en: () => import("virtual:texts/en/deal_check"),
    nl: () => import("virtual:texts/nl/deal_check"),
    de: () => import("virtual:texts/de/deal_check"),
    fr: () => import("virtual:texts/fr/deal_check"),
    pt: () => import("virtual:texts/pt/deal_check"),
  },
  first_game: {
    en: () => import("virtual:texts/en/first_game"),
    nl: () => import("virtual:texts/nl/first_game"),
    de: () => import("virtual:texts/de/first_game"),
    fr: () => import("virtual:texts/fr/first_game"),
    pt: () => import("virtual:texts/pt/first_game"),
  },
  my_tables: {
    en: () => import("virtual:texts/en/my_tables"),
    nl: () => import("virtual:texts/nl/my_tables"),
    de: () => import("virtual:texts/de/my_tables"),
    fr: () => import("virtual:texts/fr/my_tables"),
    pt: () => import("virtual:texts/pt/my_tables"),
  },
} satisfies Record<string, Record<Language, () => Module>>;
export type Part = keyof typeof PARTS;

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The first of the wanted languages that is available. */
export function best(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const code = each.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

interface Loaded {
  bundle: FluentBundle;
  parts: Part[];
}

class Words {
  language = $state<Language>("en");
  /** Whether the texts of a language failed to load; the messages in `page.ftl` work in any case. */
  failed = $state(false);
  #bundle = $state.raw(new FluentBundle("en"));
  /** The parts that a screen has asked for, and those among the texts. */
  readonly #wanted = new Set<Part>();
  #shown: ReadonlySet<Part> = new Set();

  /** Load the saved language, or the browser's. */
  async load(): Promise<void> {
    const saved = pageStorage.get(KEY);
    await this.#tryToUse(saved !== null && isLanguage(saved) ? saved : best(navigator.languages));
  }

  /** Switch to another language and save the choice. */
  async choose(language: Language): Promise<void> {
    pageStorage.set(KEY, language);
    await this.#tryToUse(language);
  }

  async #tryToUse(language: Language): Promise<void> {
    try {
      await this.use(language);
    } catch {
      this.#bundle = bundleOf(language, "");
      this.language = language;
      this.failed = true;
    }
  }

  async use(language: Language): Promise<void> {
    this.#show(await this.#load(language));
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Load the texts of a part, too, in this language and in those chosen later; await it before showing them. */
  async loadPart(part: Part): Promise<void> {
    const { language } = this;
    if (this.#shown.has(part)) return;
    this.#wanted.add(part);
    try {
      const found = await this.#load(language);
      if (language === this.language) this.#show(found);
    } catch (error) {
      this.#wanted.delete(part);
      throw error;
    }
  }

  #show({ bundle, parts }: Loaded): void {
    this.#bundle = bundle;
    this.#shown = new Set(parts);
  }

  /** The texts of a language, with the parts that are wanted in the end. */
  async #load(language: Language): Promise<Loaded> {
    const parts = [...this.#wanted];
    const texts = [TEXTS[language], ...parts.map((part) => PARTS[part][language])];
    const found = await Promise.all(texts.map(async (load) => (await load()).default));
    if (parts.length < this.#wanted.size) return this.#load(language);
    return { bundle: bundleOf(language, found.join("\n")), parts };
  }

  /** The language with the region whose formats it uses. */
  get region(): string {
    return REGIONS[this.language] ?? this.language;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or an attribute of one as `message.attribute`, with its arguments. */
  say = (id: string, args?: Arguments): string => sentence(this.#bundle, id, args);
}

export function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(REGIONS[language] ?? language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundle.addResource(new FluentResource(PAGE_TEXTS[language] ?? ""));
  return bundle;
}

export const words = new Words();
/** A message in the chosen language. */
export const t = words.say;
