"""Policy training: the gradient is reproducible, and rewards are shares of victories."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy.layout import PLACES
from pax.decks import built_in_deck
from pax.rules import random_game, standard
from pax.training.policy import PolicyTrainer, leaders, shares

TWO = standard(built_in_deck().cards, 2)


def trainer() -> PolicyTrainer:
    """Return a trainer with zero weights, for two players."""
    trainer = PolicyTrainer(TWO, vec[i64]([0] * PLACES))
    trainer.baseline = 0.5
    return trainer


def test_the_same_games_give_the_same_gradient() -> None:
    one, two = trainer(), trainer()
    one.learn(3, 0, 4)
    two.learn(3, 0, 2)
    two.learn(3, 2, 2)
    assert one.take_gradient() == pytest.approx(two.take_gradient())


def test_taking_the_gradient_clears_it_and_place_0_has_none() -> None:
    one = trainer()
    one.learn(3, 0, 2)
    gradient = one.take_gradient()
    assert any(gradient)
    assert gradient[0] == 0
    assert not any(one.take_gradient())


def test_the_rewards_of_a_game_sum_to_at_most_one() -> None:
    one = trainer()
    one.learn(3, 0, 10)
    assert 0 < one.take_reward() <= 10
    assert one.take_reward() == 0
    assert shares(vec[i64]([1, 0, 1, 0])) == [0.5, 0, 0.5, 0]
    assert shares(vec[i64]([0, 0])) == [0, 0]


def test_leaders_have_the_most_points_regardless_of_the_winner() -> None:
    for stream in range(20):
        end, _ = random_game(TWO, 5, stream)
        result = end.result()
        assert result is not None
        best = max(result.points)
        assert list(leaders(end)) == [int(points == best) for points in result.points]
