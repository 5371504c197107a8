"""A contest has the same outcomes on one core, on two, and when resumed."""

import pytest

from pax.arena import Contest, LineUp, mixed, play_contest
from tests.arena.outcomes import timeless

HONEST = "tests.bots.fools.Honest"
CONTEST = Contest(mixed(["random", HONEST], 3), seed=11)
GAMES = 6


@pytest.fixture(scope="module")
def alone() -> list[object]:
    """The outcomes on one core."""
    return [timeless(found) for found in play_contest(CONTEST, GAMES, 1)]


def test_two_cores_play_the_same_games(alone: list[object]) -> None:
    together = play_contest(CONTEST, GAMES, 2, patience=0)
    assert [timeless(found) for found in together] == alone
    assert len(alone) == CONTEST.count(GAMES) == 12


def test_known_games_are_not_played_again(alone: list[object]) -> None:
    rest = play_contest(CONTEST, GAMES, 1, known=range(1, 9))
    assert [timeless(found) for found in rest] == [alone[0], *alone[9:]]


def test_a_failure_is_part_of_the_outcome() -> None:
    contest = Contest(mixed(["random", "tests.bots.fools.Liar:after=2"], 2), seed=5)
    first, second = play_contest(contest, 2, 1)
    for found in (first, second):
        (failed,) = found.failures
        assert (failed.bot, failed.how) == ("tests.bots.fools.Liar:after=2", "nonsense")


def test_a_failure_on_several_seats_is_reported_once_per_game() -> None:
    liar = "tests.bots.fools.Liar:after=2"
    (found,) = play_contest(Contest((LineUp((liar,) * 3),), seed=5), 1, 1)
    assert [(failed.bot, failed.how) for failed in found.failures] == [(liar, "nonsense")]
