import { beforeEach, describe, expect, it } from "vitest";
import { strongerText } from "../src/i18n/result";
import { meaning, question } from "../src/i18n/moves";
import { eventLine } from "../src/i18n/events";
import type { Voice } from "../src/i18n/voice";
import type { Choice, Mine, Public } from "../src/api/wire";
import { LANGUAGES, t, words, type Language } from "../src/i18n/words.svelte";

const VOICE: Voice = { names: ["Guest", "Aurelia", "Octavia"], seat: 0, solo: false };

const STRONGER: Record<Language, string[]> = {
  en: [
    "You are stronger",
    "You and Aurelia are stronger",
    "Aurelia is stronger",
    "Aurelia and Octavia are stronger",
  ],
  nl: [
    "Jij bent sterker",
    "Jij en Aurelia zijn sterker",
    "Aurelia is sterker",
    "Aurelia en Octavia zijn sterker",
  ],
  de: [
    "Du bist stärker",
    "Du und Aurelia seid stärker",
    "Aurelia ist stärker",
    "Aurelia und Octavia sind stärker",
  ],
  fr: [
    "Vous l’emportez",
    "Vous et Aurelia l’emportez",
    "Aurelia l’emporte",
    "Aurelia et Octavia l’emportent",
  ],
  pt: [
    "Tu és mais forte",
    "Tu e Aurelia são mais fortes",
    "Aurelia é mais forte",
    "Aurelia e Octavia são mais fortes",
  ],
};

const NO_INCOME: Record<Language, [string, string]> = {
  en: ["You receive no income.", "Aurelia receives no income."],
  nl: ["Je krijgt geen inkomen.", "Aurelia krijgt geen inkomen."],
  de: ["Du erhältst kein Einkommen.", "Aurelia erhält kein Einkommen."],
  fr: ["Vous ne recevez aucun revenu.", "Aurelia ne reçoit aucun revenu."],
  pt: ["Não recebes rendimento.", "Aurelia não recebe rendimento."],
};

const KEEPING: Record<Language, [string, string]> = {
  en: ["the other goes", "the others go"],
  nl: ["de andere gaat", "de andere gaan"],
  de: ["die andere kommt", "die anderen kommen"],
  fr: ["l’autre va", "les autres vont"],
  pt: ["a outra vai", "as outras vão"],
};

const open = (in_view: number): Public =>
  ({
    step: "keeping",
    active: 0,
    pile: 40,
    solo: null,
    turn: { played: 0, to_come: 0, in_view, cost: 0, income: 0 },
  }) as unknown as Public;

const MINE = { aurei: 5, view: ["F23", "L11"] } as unknown as Mine;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => words.use(language));

  it("the verb agrees with you, with one name and with several", () => {
    expect([[0], [0, 1], [1], [1, 2]].map((seats) => strongerText(seats, VOICE))).toEqual(STRONGER[language]);
    expect(strongerText([1, 0], VOICE)).toMatch(/^Aurelia \S+ (you|jij|du|vous|tu) /);
  });

  it("no income is said to be none, not 0 aurei", () => {
    const none = (seat: number): string | null => eventLine({ type: "Received", seat, aurei: 0 }, VOICE);
    expect([none(0), none(1)]).toEqual(NO_INCOME[language]);
    expect(eventLine({ type: "Received", seat: 1, aurei: 1 }, VOICE)).toMatch(/\b1 aureus/i);
  });

  it("one other card goes under the pile, or several do", () => {
    const [one, several] = KEEPING[language];
    expect(question(open(2), MINE, VOICE)).toContain(one);
    expect(question(open(3), MINE, VOICE)).toContain(several);
  });

  it("the sentence about an offered card keeps its spaces", () => {
    const choice = { move: "offer F23 1", romes: true } as unknown as Choice;
    const said = meaning(choice, { ...open(2), legions: [{ cards: [] }] } as unknown as Public, MINE);
    expect(said).not.toMatch(/ {2}|\s,/);
    expect(said).toMatch(language === "fr" ? /1\u00a0; Rome/ : /1[;,] /);
  });

  it("the number of categories says that it counts categories", () => {
    expect(t("web-rome-holds", { n: 5 })).toMatch(/5 .*7 [ck]ateg|5 .*7 catég/i);
    expect(t("web-beats-rome", { n: 3 })).toMatch(/3 .*7 [ck]ateg|3 .*7 catég/i);
  });
});
