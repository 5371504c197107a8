"""Learning gives credit to what the winners did, the same way every time."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy.layout import PLACES
from pax.decks import built_in_deck
from pax.rules import random_game, standard
from pax.training.policy import Learner, leaders, shares

TWO = standard(built_in_deck().cards, 2)


def learner() -> Learner:
    """Return a learner that knows nothing, for two players."""
    learner = Learner(TWO, vec[i64]([0] * PLACES))
    learner.baseline = 0.5
    return learner


def test_the_same_games_give_the_same_credit() -> None:
    one, two = learner(), learner()
    one.learn(3, 0, 4)
    two.learn(3, 0, 2)
    two.learn(3, 2, 2)
    assert one.take_credit() == pytest.approx(two.take_credit())


def test_credit_is_taken_once_and_none_goes_to_the_first_place() -> None:
    one = learner()
    one.learn(3, 0, 2)
    credit = one.take_credit()
    assert any(credit)
    assert credit[0] == 0
    assert not any(one.take_credit())


def test_a_victory_is_one_reward_however_many_share_it() -> None:
    one = learner()
    one.learn(3, 0, 10)
    assert 0 < one.take_reward() <= 10
    assert one.take_reward() == 0
    assert shares(vec[i64]([1, 0, 1, 0])) == [0.5, 0, 0.5, 0]
    assert shares(vec[i64]([0, 0])) == [0, 0]


def test_without_rome_the_most_points_lead() -> None:
    for stream in range(20):
        end, _ = random_game(TWO, 5, stream)
        result = end.result()
        assert result is not None
        best = max(result.points)
        assert list(leaders(end)) == [int(points == best) for points in result.points]
