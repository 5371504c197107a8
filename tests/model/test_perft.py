"""The stored counts are those of the model, and cover all tables."""

from typing import Any

import pytest

from .deals import TABLES
from .entries import entries, start_of
from .model import Model
from .perft import Ending, after, ending, perft, play_out

ENTRIES = entries()
CHEAP = 300


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_model_still_counts_the_same(entry: dict[str, Any]) -> None:
    game = start_of(entry)
    for depth, count in enumerate(entry["counts"], start=1):
        if count > CHEAP:
            break
        assert perft(game, depth) == count


def test_names_are_unique_and_every_table_is_included() -> None:
    assert len({entry["name"] for entry in ENTRIES}) == len(ENTRIES)
    tables = {(entry["mode"], entry["players"], entry["level"]) for entry in ENTRIES}
    assert set(TABLES) <= tables


def whole_games(game: Model) -> list[Ending]:
    """Play every game to its end and return the results."""
    if game.over:
        return [ending(game)]
    return [end for move in game.legal() for end in whole_games(after(game, move))]


def test_counting_positions_once_counts_every_game() -> None:
    entry = next(e for e in ENTRIES if e["name"] == "tiny game of three, three Intrigues")
    game = start_of(entry)
    counts, endings = play_out(game)
    games = whole_games(game)
    assert counts == entry["counts"]
    assert dict(endings) == {end: games.count(end) for end in games}
    assert [win["games"] for win in entry["endings"]] == [endings[end] for end in sorted(endings)]
