"""Games recorded by an independent implementation replay to the same results."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pax.decks import Deck, built_in_deck
from pax.decks.table import from_counts
from pax.game.notation import Notation
from pax.rules import Setup, solo, standard

from .game import Game, dealt

FILE = Path(__file__).parents[1] / "data" / "games.jsonl"
RECORDS = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


@cache
def notation(table: str) -> Notation:
    """Return the notation of a deck, given its name or its table."""
    deck = json.loads(table)
    return Notation(built_in_deck(deck) if isinstance(deck, str) else from_counts(deck))


def setup_of(record: dict[str, Any], deck: Deck) -> Setup:
    """Return the set-up of a record."""
    table = record["table"]
    options = {name: on for name, on in table["rules"].items() if name != "open_counts"}
    if table["mode"] == "solo":
        return solo(deck.cards, table["level"], **options)
    return standard(deck.cards, len(table["players"]), **options)


def started(record: dict[str, Any]) -> Game:
    """Return the game of a record before its first move."""
    words = notation(json.dumps(record["table"]["deck"]))
    return dealt(words.deck, setup_of(record, words.deck), record["pile"], words)


def test_the_corpus_is_complete() -> None:
    assert len(RECORDS) == 305


@pytest.mark.parametrize("number", range(305))
def test_a_recorded_game_replays_to_its_result(number: int) -> None:
    record = RECORDS[number]
    game = started(record)
    for move in record["moves"]:
        assert game.why_not(move) is None
        assert game.can(move)
        game.play(move)
    result = game.state.result()
    assert result is not None
    expected = record["result"]
    assert result.rome_wins == expected["rome_wins"]
    assert list(result.winners) == expected["winners"]
    if "points" in expected:
        assert list(result.points) == expected["points"]
