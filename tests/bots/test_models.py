"""Model files: one for every number of players and level; a wrong size is an error."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.models.files import (
    model_for,
    policy_for,
    read_model,
    table_of,
    value_network_for,
    write_model,
)
from pax.bots.policy.layout import PLACES
from pax.bots.policy.policy import Policy
from pax.decks import built_in_deck
from pax.game import GameConfig
from tests.bots.positions import TABLES, name_of


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_table_has_a_model_whose_first_weight_is_0(table: GameConfig) -> None:
    model = model_for(table_of(table.setup))
    assert len(model) == PLACES
    assert model[0] == 0


def test_reading_returns_what_was_written(tmp_path: Path) -> None:
    weights = vec[i64]([number % 4001 - 2000 for number in range(PLACES)])
    write_model(tmp_path / "m.weights", weights)
    assert list(read_model(tmp_path / "m.weights")) == list(weights)


def test_a_model_of_another_length_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "short.weights").write_bytes(b"\0\0\1\0")
    with pytest.raises(ValueError, match=r"short\.weights holds 2 weights"):
        read_model(tmp_path / "short.weights")
    with pytest.raises(ValueError, match="a model of 3 weights"):
        Policy(built_in_deck().cards, vec[i64]([0, 0, 0]))


def test_every_thread_has_its_own_policy_and_value_network() -> None:
    setup = TABLES[2].setup
    assert policy_for(setup) is policy_for(setup)
    with ThreadPoolExecutor(1) as other:
        assert other.submit(policy_for, setup).result() is not policy_for(setup)
        assert other.submit(value_network_for, setup).result() is not value_network_for(setup)
