"""Perft: the engine reproduces the counts of move sequences computed by the model."""

from collections import Counter

import pytest

from pax.build_info import build_info
from pax.rules import State
from tests.model.deals import RECONSTRUCTED_1, Deal
from tests.model.entries import Entry, entries, setup_of

from .game import Game
from .twins import Twins

Ending = tuple[bool, tuple[int, ...]]

ENTRIES = entries()
MOST_NODES = 10_000_000 if build_info().compiled else 10_000
"""Maximum number of positions visited per entry; compiled, the same sources visit all of them."""


def start_of(entry: Entry) -> State:
    """Return the position of an entry: its deal, with its moves made."""
    deck = RECONSTRUCTED_1 if entry["deck"] == "reconstructed-1" else entry["deck"]
    game: Game = Twins.of(
        Deal(
            entry["mode"],
            entry["players"],
            entry["level"],
            entry["rules"],
            deck,
            entry["aside"],
            entry["pile"],
            setup_of(entry),
        )
    ).game
    return game.play(*entry["moves"]).state


def count(state: State, depths: int, counts: list[int], endings: Counter[Ending]) -> None:
    """Add the sequences of 1 to `depths` moves, and their endings, to the counts.

    The last move is only counted, not made, so endings at the last depth are left out.
    """
    moves = state.legal()
    if not moves:
        endings[ending(state)] += 1
        return
    counts[-depths] += len(moves)
    if depths == 1:
        return
    for move in moves:
        twin = state.copy()
        twin.apply(move)
        count(twin, depths - 1, counts, endings)


def ending(state: State) -> Ending:
    """Return whether Rome won, and the winning seats."""
    result = state.result()
    assert result is not None
    return result.rome_wins, result.winners


def affordable(counts: list[int]) -> int:
    """Return how many depths can be counted without visiting too many positions."""
    visited, depths = 0, 1
    while depths < len(counts) and visited + counts[depths - 1] <= MOST_NODES:
        visited += counts[depths - 1]
        depths += 1
    return depths


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])
def test_engine_and_model_have_the_same_counts(entry: Entry) -> None:
    expected = entry["counts"]
    depths = affordable(expected)
    to_the_end = entry["endings"] is not None and depths == len(expected)
    counts = [0] * (depths + to_the_end)
    endings: Counter[Ending] = Counter()
    count(start_of(entry), len(counts), counts, endings)
    assert counts[:depths] == expected[:depths]
    if to_the_end:
        wins = {(end["rome_wins"], tuple(end["winners"])): end["games"] for end in entry["endings"]}
        assert counts[-1] == 0
        assert endings == wins
