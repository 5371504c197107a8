/** Messages in the chosen language, from the Fluent files that Python uses, too. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import PAGE_TEXTS from "virtual:texts/page";
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

const KEY = "pax.language";
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
const RULES: Record<Language, () => Module> = {
  en: () => import("virtual:texts/en/rules"),
  nl: () => import("virtual:texts/nl/rules"),
  de: () => import("virtual:texts/de/rules"),
  fr: () => import("virtual:texts/fr/rules"),
  pt: () => import("virtual:texts/pt/rules"),
};

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

class Words {
  language = $state<Language>("en");
  /** Whether the texts of a language failed to load; the messages in `page.ftl` work in any case. */
  failed = $state(false);
  #bundle = $state.raw(new FluentBundle("en"));
  #withRules = new Set<Language>();

  /** Load the saved language, or the browser's. */
  async load(): Promise<void> {
    const saved = localStorage.getItem(KEY);
    await this.#tryToUse(saved !== null && isLanguage(saved) ? saved : best(navigator.languages));
  }

  /** Switch to another language and save the choice. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
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
    const bundle = bundleOf(language, (await TEXTS[language]()).default);
    if (this.#withRules.has(this.language)) await addRules(bundle, language);
    if (this.#withRules.size > 0) this.#withRules.add(language);
    this.#bundle = bundle;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Load the texts of the rules, too; await this before showing them. */
  async loadRules(): Promise<void> {
    if (this.#withRules.has(this.language)) return;
    const bundle = bundleOf(this.language, (await TEXTS[this.language]()).default);
    await addRules(bundle, this.language);
    this.#withRules.add(this.language);
    this.#bundle = bundle;
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

async function addRules(bundle: FluentBundle, language: Language): Promise<void> {
  bundle.addResource(new FluentResource((await RULES[language]()).default));
}

export const words = new Words();
/** A message in the chosen language. */
export const t = words.say;
