"""Text of the rules, the deck and the end of a game."""

import pytest

from pax.decks import Deck, built_in_deck
from pax.game import Game
from pax.rules.ending import points, result_of
from pax.text import (
    SECTIONS,
    Voice,
    deck_block,
    ending_blocks,
    load_language,
    plain,
    rules_block,
    rules_blocks,
)
from pax.text.ending import parts_of_points
from pax.text.rules import paragraphs
from tests.text.tables import LANGUAGES, a_table, random_game

WORDS = load_language()
OPTIONS, RULINGS = 2, 8
"""Number of items in the section on options and rulings: RULES.md 8 and 10."""


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_has_a_title_and_text(section: str) -> None:
    block = rules_block(section, WORDS)
    assert block.heading
    assert block.lines
    assert "{" not in str(block)


def test_the_section_on_set_up_lists_every_number_of_players() -> None:
    lines = rules_block("setup", WORDS).lines
    assert "- solo: 44 cards in the pile to begin with, 30 set aside, 3 legions" in lines
    assert "- 4 players: 74 cards in the pile to begin with, none set aside, 5 legions" in lines
    assert "- 5 players: 89 cards in the pile to begin with, 59 set aside, 6 legions" in lines
    assert "- 8 players: 134 cards in the pile to begin with, 14 set aside, 9 legions" in lines


def test_the_rules_name_the_designer_and_the_reconstruction() -> None:
    text = plain(rules_blocks(WORDS))
    assert "Bernd Eisenstein" in text
    assert "reconstruction" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_in_the_rules_only_on_request(language: str) -> None:
    words = load_language(language)
    assert "pax " not in plain(rules_blocks(words))
    typed = plain(rules_blocks(words, commands=True))
    assert "pax table --printing pt" in typed
    assert "pax table --open-counts" in typed
    assert "pax deck" in typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_the_printed_cards_and_the_rulings(language: str) -> None:
    words = load_language(language)
    assert "Primus Conspiratus" in str(rules_block("conspirator", words))
    assert "Primus" in str(rules_block("setup", words))
    rulings = [line for line in rules_block("options", words).lines if line.startswith("- ")]
    assert len(rulings) == OPTIONS + RULINGS


def test_paragraphs_and_items_become_single_lines() -> None:
    assert paragraphs("a\nb\n\n- c\n  d\n- e") == ["a b", "", "- c d", "- e"]


def test_the_deck_by_category_with_totals() -> None:
    text = str(deck_block(built_in_deck(), WORDS))
    assert "74 cards, 102 symbols, total value 160" in text
    kinds = "4 x L11, 4 x L12, 3 x L23, 1 x L24".replace("x", "\u00d7")
    assert f"Land L: 12 cards, 16 symbols, worth 25: {kinds}" in text
    assert "This deck is a reconstruction." in text


def test_a_custom_deck_is_not_called_a_reconstruction() -> None:
    text = str(deck_block(Deck(built_in_deck().counts), WORDS))
    assert text.startswith("Your own deck: 74 cards")
    assert "reconstruction" not in text


@pytest.mark.parametrize("players", range(2, 9))
def test_the_parts_add_up_to_the_points(players: int) -> None:
    game = random_game(a_table(players), players)
    state = game.view(None).state
    voice = Voice(WORDS, game.config, None)
    for seat in range(players):
        parts = parts_of_points(state, seat, voice)
        assert sum(int(part.split()[0]) for part in parts) == points(state, seat)


def ending(game: Game) -> str:
    return plain(ending_blocks(game.view(0), Voice(WORDS, game.config, 0)))


@pytest.mark.parametrize("seed", range(6))
def test_the_end_says_who_won_and_why(seed: int) -> None:
    game = random_game(a_table(3), seed)
    text, result = ending(game), result_of(game.view(0).state)
    assert ("Rome wins" in text) == result.rome_wins
    assert text.count("— winner") == len(result.winners)
    assert "Rome\u2019s hidden cards were" in text


def test_the_end_of_a_level() -> None:
    text = ending(random_game(a_table(1, 1), 1))
    assert text.startswith(("Level won!", "Level lost."))
    assert "points" not in text
