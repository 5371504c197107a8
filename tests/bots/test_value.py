"""The value network: features, packed weights, and training."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.models.files import policy_for, read_model, table_of, value_network_for, value_path
from pax.bots.players.search_bots import PLAYOUT_INVERSE_TEMPERATURE
from pax.bots.value.features import ValueFeatures, rows_for
from pax.bots.value.network import HIDDEN_UNITS, MAX_WEIGHT, WEIGHT_SCALE, ValueNetwork, weights_for
from pax.game import GameConfig
from pax.rules import State, random_game
from pax.training.value import TrainableNetwork, ValueTrainer
from tests.bots.positions import TABLES, at_decision, name_of

TWO, FOUR = TABLES[0], TABLES[2]


def random_weights(players: int, seed: int) -> list[int]:
    """Return random weights of a network that include the largest and the smallest."""
    rng = random.Random(seed)
    count = int(weights_for(players)) - 2
    return [rng.randint(-400, 400) for _ in range(count)] + [MAX_WEIGHT, -MAX_WEIGHT]


def middle(table: GameConfig) -> State:
    """Return the full state in the middle of a game."""
    return at_decision(table, 4, 12).open_state()


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_table_has_a_value_network_with_probabilities(table: GameConfig) -> None:
    network, state = value_network_for(table.setup), middle(table)
    chances = []
    for seat in range(len(table.players)):
        network.evaluate(state, seat)
        assert 0 < network.with_rome < 1
        assert 0 < network.against_rome < 1
        chances.append(network.with_rome + network.against_rome)
    if not table.is_solo:
        assert sum(chances) == pytest.approx(1, abs=0.5)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_active_rows_of_a_state_are_distinct_and_in_range(table: GameConfig) -> None:
    features, players = ValueFeatures(), len(table.players)
    for stream in range(5):
        end, _ = random_game(table.setup, 3, stream)
        for state in (middle(table), end):
            for seat in range(players):
                features.compute(state, seat)
                rows = list(features.rows[: features.size])
                assert len(set(rows)) == len(rows) == 34 + 16 * players
                assert 0 <= min(rows) <= max(rows) < rows_for(players)


def test_the_order_of_the_pile_is_not_read() -> None:
    network, state = value_network_for(FOUR.setup), middle(FOUR)
    network.evaluate(state, 1)
    before = network.with_rome, network.against_rome
    for place in range(state.pile_top, state.pile_bottom):
        state.pile_row[place] = 0
    network.evaluate(state, 1)
    assert (network.with_rome, network.against_rome) == before


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_packed_weights_give_the_same_outputs_as_floats(table: GameConfig) -> None:
    players = len(table.players)
    weights = random_weights(players, 7)
    network = ValueNetwork(players, vec[i64](weights))
    floats = TrainableNetwork(players, vec[float]([weight / WEIGHT_SCALE for weight in weights]))
    state = middle(table)
    for seat in range(players):
        network.evaluate(state, seat)
        floats.evaluate(state, seat)
        assert network.with_rome == pytest.approx(floats.with_rome)
        assert network.against_rome == pytest.approx(floats.against_rome)


def test_the_largest_weights_with_eight_players_do_not_overflow_a_pack() -> None:
    eight = TABLES[6]
    for largest in (MAX_WEIGHT, -MAX_WEIGHT):
        rows = [largest] * (int(rows_for(8)) * HIDDEN_UNITS)
        network = ValueNetwork(8, vec[i64]([*rows, *[1] * (2 * HIDDEN_UNITS), 0, 0]))
        network.evaluate(middle(eight), 0)
        assert list(network.hidden) == [max(largest, 0) * network.features.size] * HIDDEN_UNITS


def test_a_wrong_number_of_weights_is_an_error() -> None:
    with pytest.raises(ValueError, match="a value network of 3 weights"):
        ValueNetwork(4, vec[i64]([0, 0, 0]))


def trainer_of(network: TrainableNetwork) -> ValueTrainer:
    """Return a trainer for two players."""
    return ValueTrainer(TWO.setup, policy_for(TWO.setup, PLAYOUT_INVERSE_TEMPERATURE), network)


def test_training_raises_the_explained_variance() -> None:
    weights = random_weights(2, 5)
    network = TrainableNetwork(2, vec[float]([weight / WEIGHT_SCALE / 10 for weight in weights]))
    trainer = trainer_of(network)
    trainer.learn(1, 0, 40, 0.0)
    before = trainer.take_explained_variance()
    trainer.learn(2, 0, 300, 0.01)
    trainer.take_explained_variance()
    trainer.learn(1, 0, 40, 0.0)
    assert trainer.take_explained_variance() > before + 0.05


def test_a_learning_rate_of_0_changes_no_weight() -> None:
    weights = [weight / WEIGHT_SCALE for weight in random_weights(2, 5)]
    network = TrainableNetwork(2, vec[float](weights))
    trainer_of(network).learn(1, 0, 3, 0.0)
    assert list(network.weights) == weights


@pytest.mark.parametrize("table", [TWO, FOUR, TABLES[9]], ids=name_of)
def test_the_committed_networks_explain_variance_on_new_games(table: GameConfig) -> None:
    players = len(table.players)
    weights = read_model(value_path(table_of(table.setup)), int(weights_for(players)))
    network = TrainableNetwork(
        players, vec[float]([int(weight) / WEIGHT_SCALE for weight in weights])
    )
    trainer = ValueTrainer(
        table.setup, policy_for(table.setup, PLAYOUT_INVERSE_TEMPERATURE), network
    )
    trainer.learn(1, 0, 60, 0.0)
    assert trainer.take_explained_variance() > 0.06
