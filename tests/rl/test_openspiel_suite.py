"""The checks that OpenSpiel's own test suite runs on every registered game, called on ours.

They come with the library: `integration_tests/api_test.py` and `python/tests/games_sim_test.py`.
"""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import pax.rl.openspiel
from pax.build_info import build_info

FULL_TREE = "python_pax(variant=micro)"
# Interpreted, the larger tables take five seconds each.
MOST_PLAYERS = 8 if build_info().compiled else 3
TABLES = [
    *(f"python_pax(players={players})" for players in range(2, MOST_PLAYERS + 1)),
    *(f"python_pax(level={level})" for level in range(1, 6)),
    "python_pax(variant=small,reward=points)",
]

# Chance, playable and terminal states of the variant; information states in which a seat decides.
api_test.TOTAL_NUM_STATES[FULL_TREE] = (63, 3200, 2112)
api_test.PERFECT_RECALL_NUM_STATES[FULL_TREE] = 260


class TestTheWholeTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc] # no types
    """A small variant, state by state."""

    game_name = FULL_TREE
    game = pyspiel.load_game(FULL_TREE)


class TestSomeStates(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # no types
    """Sampled states of a table of two."""

    game_name = "python_pax(players=2)"
    game = pyspiel.load_game(game_name)


class TestSomeSoloStates(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # no types
    """Sampled states of a solo level."""

    game_name = "python_pax(level=3)"
    game = pyspiel.load_game(game_name)


@pytest.mark.parametrize("name", TABLES)
def test_the_simulation_of_the_suite_passes(name: str) -> None:
    assert pax.rl.openspiel.__doc__  # imported, so registered
    np.random.seed(1)  # noqa: NPY002 - the suite uses the global generator
    suite: Any = games_sim_test.GamesSimTest()
    suite.sim_game(pyspiel.load_game(name))
