"""The choice of the language, and that every language fits on 80 columns."""

import io
import re

import pytest
from typer.testing import CliRunner

from pax.cli.commands.rules import app as rules_app
from pax.cli.options.language import chosen_words
from pax.cli.output.console import make_console, show_blocks
from pax.rules.cards import CATEGORIES
from pax.text import Voice, choices_block, languages, load_language, rules_blocks, view_blocks
from pax.text.standing import standing_block
from pax.text.voice import Block
from tests.cli.program import run
from tests.text.tables import a_table, random_game

WIDTH = 80
WEALTH = {"de": "Wohlstand", "en": "Wealth", "fr": "Richesse", "nl": "Rijkdom", "pt": "Riqueza"}
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "pt_BR"}, "pt"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "la_VA.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "la:pt_PT:de"}, "pt"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "la"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
    ],
)
def test_the_locale_selects_the_language(
    monkeypatch: pytest.MonkeyPatch, system: dict[str, str], language: str
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    assert chosen_words(None)("category-W") == WEALTH[language]


@pytest.mark.parametrize("language", languages())
def test_the_option_overrides_the_locale(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert chosen_words(language)("category-W") == WEALTH[language]


@pytest.mark.parametrize("option", ["--language", "--lang"])
def test_the_option_has_a_long_and_a_short_name(option: str) -> None:
    done = CliRunner().invoke(rules_app, ["goal", option, "de"])
    assert done.stdout.startswith("Worum es geht")


def test_the_program_uses_the_language_of_the_locale() -> None:
    assert run("rules", "goal", LANG="de_AT.UTF-8").out.startswith("Worum es geht")


def on_a_terminal(blocks: list[Block], language: str) -> list[str]:
    """Return the lines of blocks on a terminal of 80 columns, without colours."""
    file = io.StringIO()
    console = make_console(load_language(language), file, terminal=True)
    console.width = WIDTH
    show_blocks(console, blocks)
    return re.sub(r"\x1b\[[\d;]*m", "", file.getvalue()).splitlines()


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wider_than_a_terminal(language: str) -> None:
    words = load_language(language)
    game = random_game(a_table(8), 5, 250)
    voice, view = Voice(words, game.config, game.seat), game.view(game.seat)
    blocks = [*view_blocks(view, voice), choices_block(view, game.legal(), voice)]
    shown = on_a_terminal([*blocks, *rules_blocks(words)], language)
    assert [line for line in shown if len(line) > WIDTH] == []


@pytest.mark.parametrize("language", languages())
def test_a_long_line_has_a_hanging_indent_after_the_category(language: str) -> None:
    game = random_game(a_table(8), 5, 250)
    voice = Voice(load_language(language), game.config, None)
    rows = standing_block(game.view(None), voice).lines[:CATEGORIES]
    column = 2 + max(len(voice.category(category)) for category in range(CATEGORIES))
    shown = on_a_terminal([Block("", rows)], language)[1:]
    assert len(shown) > len(rows)
    assert all(line[: 2 + column].endswith("  ") for line in shown)
    assert all(line[2 + column] != " " for line in shown)
