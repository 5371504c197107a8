"""Expert iteration: games that can be resumed, targets, and fits that approach them."""

from pathlib import Path

import numpy as np
import pytest

from pax.bots.models.files import model_path, read_model, value_path
from pax.bots.value.network import weights_for
from pax.rules.position import BEGINNING
from tools.training import fit_policy, fit_value, iterate
from tools.training.learn_policy import setup_of
from tools.training.search_games import (
    Choice,
    Order,
    SearchGame,
    play_game,
    play_missing,
    read_game,
    stored_games,
)

ORDER = Order("2", 3, 4)
SETUP = setup_of("2")


@pytest.fixture(scope="module")
def games() -> list[SearchGame]:
    """Return two games with few play-outs."""
    return [play_game(ORDER, number) for number in range(2)]


def test_a_stopped_run_plays_only_the_missing_games(
    games: list[SearchGame], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(games[0].write() + "\n" + games[1].write()[:50], "utf-8")
    play_missing(path, ORDER, 2, 1)
    assert list(stored_games(path)) == games
    assert read_game(games[1].write()) == games[1]


def test_the_moves_of_a_game_restore_its_decisions(games: list[SearchGame]) -> None:
    for state, choice, played in fit_policy.decisions_of(games[0], SETUP):
        assert sorted(choice.moves) == sorted(state.legal())
        assert played in choice.moves
        last = state
    assert last.is_over


def test_visits_that_every_move_gets_are_no_part_of_the_target() -> None:
    assert fit_policy.target_of(Choice([1, 2], [7, 1], [0, 0])) == [1.0, 0.0]
    assert fit_policy.target_of(Choice([1, 2], [1, 1], [0, 0])) == [0.5, 0.5]


def test_a_fit_comes_closer_to_the_visits(games: list[SearchGame]) -> None:
    rows = fit_policy.encoded(games, SETUP)
    start = fit_policy.in_nats(read_model(model_path("2")))
    fitted = fit_policy.fit(rows, start, 20, 0.0, 1)
    assert fitted.loss(rows) < fit_policy.Fit(start).loss(rows) - 0.05
    assert np.array_equal(fitted.weights, fit_policy.fit(rows, start, 20, 0.0, 1).weights)


def test_turns_have_the_value_of_their_seat_and_its_outcome(games: list[SearchGame]) -> None:
    turns = fit_value.turns_of(games[0], SETUP)
    assert len(turns) > 4
    assert all(turn.state.step == BEGINNING for turn in turns)
    assert {turn.with_rome + turn.against_rome for turn in turns} <= {0.0, 0.5, 1.0}
    assert all(0 < turn.share < 1 and turn.later >= 0 for turn in turns)
    last = {int(turn.state.seat): turn for turn in reversed(turns)}
    assert all(turn.later == pytest.approx(turn.found) for turn in last.values())


def test_a_value_network_comes_closer_to_outcomes(games: list[SearchGame]) -> None:
    model = read_model(value_path("2"), int(weights_for(2)))
    turns = [turn for game in games for turn in fit_value.turns_of(game, SETUP)]
    network = fit_value.in_floats(model, 2)
    before, _ = fit_value.errors(network, turns)
    fit_value.fit(network, turns, 5, 1)
    assert fit_value.errors(network, turns)[0] > before


def test_an_iteration_gives_the_same_models_from_the_same_seed(tmp_path: Path) -> None:
    written = []
    for run in ("one", "two", "two"):  # the second run of one folder plays nothing
        into = tmp_path / run
        options = ["2", "--games", "11", "--seed", "5", "--playouts", "2", "--cores", "1"]
        iterate.main([*options, "--folder", str(tmp_path / run), "--into", str(into)])
        written.append([(into / name).read_bytes() for name in ("2.weights", "2.value")])
    assert written[0] == written[1] == written[2]
    assert written[0][0] != model_path("2").read_bytes()
