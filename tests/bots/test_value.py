"""A value network foresees what the search cannot wait for, and reads no more than it may."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.models.files import policy_for, read_model, table_of, value_network_for, value_path
from pax.bots.players.search_bots import PLAYING
from pax.bots.value.features import ValueFeatures, rows_for
from pax.bots.value.network import LARGEST, SUMS, UNIT, ValueNetwork, weights_for
from pax.game import GameConfig
from pax.rules import State, random_game
from pax.training.value import Pupil, School
from tests.bots.positions import TABLES, at_decision, name_of

TWO, FOUR = TABLES[0], TABLES[2]


def random_weights(players: int, seed: int) -> list[int]:
    """Return weights of a network, the largest and the smallest among them."""
    rng = random.Random(seed)
    count = int(weights_for(players)) - 2
    return [rng.randint(-400, 400) for _ in range(count)] + [LARGEST, -LARGEST]


def middle(table: GameConfig) -> State:
    """Return the truth of a game that is under way."""
    return at_decision(table, 4, 12).open_state()


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_table_has_a_value_network_that_gives_chances(table: GameConfig) -> None:
    network, state = value_network_for(table.setup), middle(table)
    chances = []
    for seat in range(len(table.players)):
        network.consider(state, seat)
        assert 0 < network.with_rome < 1
        assert 0 < network.against_rome < 1
        chances.append(network.with_rome + network.against_rome)
    if not table.is_solo:
        assert sum(chances) == pytest.approx(1, abs=0.5)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_state_looks_up_rows_that_there_are_each_once(table: GameConfig) -> None:
    features, players = ValueFeatures(), len(table.players)
    for stream in range(5):
        end, _ = random_game(table.setup, 3, stream)
        for state in (middle(table), end):
            for seat in range(players):
                features.look(state, seat)
                rows = list(features.rows[: features.size])
                assert len(set(rows)) == len(rows) == 34 + 16 * players
                assert 0 <= min(rows) <= max(rows) < rows_for(players)


def test_the_order_of_the_pile_is_not_looked_at() -> None:
    network, state = value_network_for(FOUR.setup), middle(FOUR)
    network.consider(state, 1)
    before = network.with_rome, network.against_rome
    for place in range(state.pile_top, state.pile_bottom):
        state.pile_row[place] = 0
    network.consider(state, 1)
    assert (network.with_rome, network.against_rome) == before


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_packed_weights_add_up_like_plain_ones(table: GameConfig) -> None:
    players = len(table.players)
    weights = random_weights(players, 7)
    network = ValueNetwork(players, vec[i64](weights))
    pupil = Pupil(players, vec[float]([weight / UNIT for weight in weights]))
    state = middle(table)
    for seat in range(players):
        network.consider(state, seat)
        pupil.consider(state, seat)
        assert network.with_rome == pytest.approx(pupil.with_rome)
        assert network.against_rome == pytest.approx(pupil.against_rome)


def test_the_largest_weights_of_the_largest_table_fit_into_their_packs() -> None:
    eight = TABLES[6]
    for largest in (LARGEST, -LARGEST):
        rows = [largest] * (int(rows_for(8)) * SUMS)
        network = ValueNetwork(8, vec[i64]([*rows, *[1] * (2 * SUMS), 0, 0]))
        network.consider(middle(eight), 0)
        assert list(network.sums) == [max(largest, 0) * network.features.size] * SUMS


def test_a_network_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="a value network of 3 weights"):
        ValueNetwork(4, vec[i64]([0, 0, 0]))


def school(pupil: Pupil) -> School:
    """Return games of two for a pupil."""
    return School(TWO.setup, policy_for(TWO.setup, PLAYING), pupil)


def test_a_pupil_foresees_more_after_it_has_learned() -> None:
    weights = random_weights(2, 5)
    pupil = Pupil(2, vec[float]([weight / UNIT / 10 for weight in weights]))
    lessons = school(pupil)
    lessons.learn(1, 0, 40, 0.0)
    before = lessons.take_foreseen()
    lessons.learn(2, 0, 300, 0.01)
    lessons.take_foreseen()
    lessons.learn(1, 0, 40, 0.0)
    assert lessons.take_foreseen() > before + 0.05


def test_measuring_changes_nothing() -> None:
    weights = [weight / UNIT for weight in random_weights(2, 5)]
    pupil = Pupil(2, vec[float](weights))
    school(pupil).learn(1, 0, 3, 0.0)
    assert list(pupil.weights) == weights


@pytest.mark.parametrize("table", [TWO, FOUR, TABLES[9]], ids=name_of)
def test_the_value_network_foresees_part_of_what_comes_of_new_games(table: GameConfig) -> None:
    players = len(table.players)
    weights = read_model(value_path(table_of(table.setup)), int(weights_for(players)))
    pupil = Pupil(players, vec[float]([int(weight) / UNIT for weight in weights]))
    lessons = School(table.setup, policy_for(table.setup, PLAYING), pupil)
    lessons.learn(1, 0, 60, 0.0)
    assert lessons.take_foreseen() > 0.06
