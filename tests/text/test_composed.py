"""Grammar checks on every message of every language, formatted with many arguments.

Checked by pattern: nouns after numbers, verbs with "you", elisions, spaces and punctuation.
"""

import re
from typing import Final

import pytest

from pax.text.words import entries
from tests.text.compositions import arguments, composed, found
from tests.text.tables import LANGUAGES
from tools.build.sources import ROOT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    """No argument is missing: `Words` raises an error for that."""
    names = {name for name, _ in composed(language)}
    assert names == set(arguments())
    assert found(language, r"[{}⟦]|\$[a-z]") == []


COLUMNS: Final = frozenset({"choice", "standing-category"})
PROMPTS: Final = frozenset(
    {"play-prompt", "play-prompt-one", "play-ready", "play-hide", "play-hide-or-undo"}
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_where_they_should_be(language: str) -> None:
    assert found(language, r"[^\n] {2}", but=COLUMNS) == []
    assert found(language, r"^ | $", but=PROMPTS) == []
    assert found(language, r"[ \u00a0][,.](\s|$)|[(„“«] ?[)]|,,|\.\.(?!\.)") == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "fr"])
def test_no_space_before_punctuation(language: str) -> None:
    typed = frozenset({"play-welcome", "play-prompt-one", "play-pick", "error-malformed"})
    assert found(language, r"\s[;:!](\s|$)") == []
    assert found(language, r"\s\?(\s|$)", but=typed) == []


def test_french_has_no_break_spaces_and_apostrophes() -> None:
    assert found("fr", r"(?<!\u00a0)[;?!»]") == []
    assert found("fr", r"[^\u00a0]:(?!//|\d)") == []
    assert found("fr", r"«(?!\u00a0)") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    assert found(language, r"\w'|'\w") == []


NOUNS: Final[dict[str, str]] = {
    "en": "aureus/aurei card/cards symbol/symbols category/categories round/rounds game/games"
    " move/moves decision/decisions player/players point/points legion/legions record/records"
    " bot/bots second/seconds minute/minutes hour/hours day/days core/cores deal/deals line/lines"
    " table/tables seat/seats kind/kinds",
    "de": "Aureus/Aurei Karte/Karten Symbol/Symbole Symbol/Symbolen Kategorie/Kategorien"
    " Runde/Runden Partie/Partien Aktion/Aktionen Entscheidung/Entscheidungen Punkt/Punkte"
    " Legion/Legionen Aufzeichnung/Aufzeichnungen Sekunde/Sekunden Handkarte/Handkarten"
    " Minute/Minuten Stunde/Stunden Tag/Tage Zeile/Zeilen Tisch/Tische Platz/Plätze",
    "fr": "aureus/aurei carte/cartes symbole/symboles catégorie/catégories manche/manches"
    " partie/parties coup/coups décision/décisions joueur/joueurs point/points légion/légions"
    " enregistrement/enregistrements seconde/secondes autre/autres payé/payés reçu/reçus"
    " minute/minutes heure/heures jour/jours ligne/lignes table/tables place/places",
    "nl": "aureus/aurei kaart/kaarten symbool/symbolen categorie/categorieën ronde/ronden"
    " partij/partijen zet/zetten beslissing/beslissingen speler/spelers punt/punten"
    " legioen/legioenen kern/kernen seconde/seconden minuut/minuten dag/dagen regel/regels"
    " tafel/tafels plaats/plaatsen",
    "pt": "aureus/aurei carta/cartas símbolo/símbolos categoria/categorias ronda/rondas"
    " partida/partidas jogada/jogadas decisão/decisões jogador/jogadores ponto/pontos"
    " legião/legiões registo/registos segundo/segundos pago/pagos recebido/recebidos"
    " minuto/minutos hora/horas dia/dias linha/linhas mesa/mesas lugar/lugares",
}
"""Singulars and plurals of counted nouns."""

SINGULAR: Final = {"fr": r"(?:[2-9]|\d\d+)"}
"""Numbers with the plural; French uses the singular for 0."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_agree_with_their_numbers(language: str) -> None:
    pairs = [pair.split("/") for pair in NOUNS[language].split()]
    plurals = "|".join(plural for _, plural in pairs)
    singulars = "|".join(singular for singular, _ in pairs)
    before = r"(?<![\d.,/-])(?<!\b[Ll]egion )(?<!\b[Ll]égion )(?<!\b[Ll]egioen )(?<!\b[Ll]egião )"
    assert found(language, rf"{before}\b1 (?:{plurals})\b") == []
    many = SINGULAR.get(language, r"(?:0|[2-9]|\d\d+)")
    assert found(language, rf"{before}\b{many} (?:{singulars})\b") == []


BEFORE_ONE: Final = {
    "en": r"\b(?:are|were) 1\b(?! stronger)",
    "de": r"\b(?:sind|waren|bleiben|haben|werden|wurden) 1\b|\(1 sind\b",
    "fr": r"\b(?:sont|restent|ont) [01]\b|\([01] y sont\b",
    "nl": r"\b(?:zijn|waren|hebben|worden) 1\b",
    "pt": r"\b(?:[Ss]ão|foram|sobram-te|têm) 1\b(?! a)",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plural_verb_before_1(language: str) -> None:
    assert found(language, BEFORE_ONE[language]) == []


OF_YOU: Final = {
    "en": r"(?<!of )\b[Yy]ou (?:is|has|does|was|(?!pass\b|less\b|as\b|across\b|unless\b)[a-z]+s)\b",
    "de": r"\b[Dd]u (?:ist|sind|hat|haben|wird|werden|seid|darf|gewinnt|schlägt|schlagen|legt)\b",
    "fr": r"(?:^|[.!?:;,] |\b(?:et|si|que|quand) )[Vv]ous (?:[nl]\u2019)?"
    r"(?:est|sont|a|ont|bat|gagne|\w{2,}ent)\b",
    "nl": r"\b(?:[Jj]ij|[Jj]e) (?:zijn|heeft|is|hebben|winnen|verslaan)\b",
    "pt": r"\b[Tt]u (?:é|são|tem|têm|está|vence|vencem|supera|superam|joga|recebe)\b",
}
"""Verb forms that do not agree with "you" alone."""

SEVERAL: Final = {
    "de": r"du schlagen|du sind",
    "en": r"you (?:is|beats) ",
    "fr": r"vous (?:battent|l\u2019emportent)",
    "nl": r"jij (?:bent|is|verslaat)",
    "pt": r"\be tu (?:é|és|supera|superas)\b",
}
"""Verb forms that do not agree with "you" and another name."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_agree_with_you(language: str) -> None:
    people = frozenset({"holder-players", "screen-end-players", "event-ended-shared"})
    assert found(language, OF_YOU[language], but=people) == []
    alone = [text for name, text in composed(language) if name in people and "Octavia" not in text]
    assert [text for text in alone if re.search(OF_YOU[language], text)] == []
    of_several = [
        text
        for name, text in composed(language)
        if name in people and "Octavia" in text and "Livia" not in text
    ]
    assert of_several
    assert [text for text in of_several if re.search(SEVERAL[language], text)] == []


def test_french_elides_before_a_vowel() -> None:
    elided = "de|que|ne|se|le|la|me|te|je|jusque|lorsque|puisque|quoique"
    assert (
        found("fr", rf"(?<![\u2019\w-])(?:{elided}|De|Que|Le|La) [aeéèêiouâîôûAEÉIOU](?!\w?\b\d)")
        == []
    )


def test_portuguese_contracts_prepositions_with_articles() -> None:
    of_infinitive = frozenset({"rules-options"})
    assert found("pt", r"\b(?:de|em|por) (?:o|a|os|as)\b", but=of_infinitive) == []
    assert found("pt", r"\ba (?:o|os)\b|\bem (?:um|uma)\b") == []


@pytest.mark.parametrize(
    ("language", "plural"), [("fr", r"(?:é|u|i)e?s"), ("pt", r"(?:ad|id|ist)[ao]s")]
)
def test_no_plural_participle_announces_a_single_card(language: str, plural: str) -> None:
    """Which cards follow is not counted, so the words before them must fit one and many."""
    cards = frozenset({"rome-hidden-known"})
    assert found(language, rf"^\w*{plural}\b[^:]*: F23$", but=cards) == []


def test_dutch_ranges_use_tot_en_met() -> None:
    assert found("nl", r"\b\d+ tot \d+ (?:spelers|kaarten|symbolen)") == []


def test_german_has_its_own_quotation_marks() -> None:
    assert found("de", r"[”\"]|„[^“]*$") == []


PAST: Final = {
    "de": r"Reichtum|ausspiel|ausgespielt|\b[Ss]piel(?:e|st|t)?\b [^.?:]*\baus\b|Feldzug",
    "en": r"\bon (?:your|the|their) display|\bthe starter\b|\bis no legal",
    "fr": r"\bTerres?\b|\btableau\b|\bpropos|\brobot|\bespionn",
    "nl": r"\btableau|\bbegra|\bveldtocht|\bspiek|\bspellen\b",
    "pt": r"\bTerras?\b|\bpilha\b|área de jogo|\boferec|\benterr|\brobô|jogador inicial",
}
"""Former words, replaced by those of the printed rules."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_replaced_words_are_not_used(language: str) -> None:
    assert found(language, PAST[language]) == []


NOT_IN_BROWSER: Final = frozenset(
    {
        *("advice", "arena", "bots", "decisions", "deck", "join", "operations", "play", "replay"),
        *("notices", "serve", "simulate"),
    }
)
"""The Fluent files that only the terminal and the server use."""


def test_the_files_of_the_browser_are_known() -> None:
    """The browser loads every other file: some at once, the others with a screen."""
    at_once = (ROOT / "web/plugins/texts.ts").read_text("utf-8")
    with_screens = (ROOT / "web/src/i18n/words.svelte.ts").read_text("utf-8")
    listed = at_once.partition("FILES = [")[2].partition("]")[0]
    loaded = {*re.findall(r'"(\w+)"', listed), *re.findall(r"texts/en/(\w+)", with_screens), "page"}
    files = {file.removesuffix(".ftl") for file, _ in entries("en")}
    assert loaded == files - NOT_IN_BROWSER


VERBS: Final = (
    *("lay", "keep", "draw", "peek", "take", "offer", "bury", "buy", "skip", "play", "end", "pass"),
)
"""Commands of the terminal, as a text in another language gives them in brackets."""

OF_TERMINAL: Final = ("reason-", "now-", "error-", "form-")
"""Texts of `reasons.ftl` that the browser replaces; `web/tests/reasons.test.ts` checks that."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_browser_name_no_commands(language: str) -> None:
    """Except the one that opens a server to the LAN, shown on the machine of the server alone."""
    files = {entry.id.name: file.removesuffix(".ftl") for file, entry in entries(language)}
    typed = re.compile(rf"\bpax [a-z]+\b|(?<!\w)--[a-z]|\((?:{'|'.join(VERBS)})\)")
    wrong = [
        name
        for name, text in composed(language)
        if files[name.partition(".")[0]] not in NOT_IN_BROWSER
        and not name.startswith(OF_TERMINAL)
        and typed.search(text)
    ]
    assert wrong == ["device-link-lan"]
