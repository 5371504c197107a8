"""OpenSpiel's own tests, exact algorithms on small variants, and no leaks in its strings."""

import inspect
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import pax.rl.openspiel
from pax.build_info import build_info
from pax.decks import built_in_deck, write
from pax.game import Options
from pax.rl import history, table
from pax.rl.history import most_moves
from pax.rl.openspiel import PARAMETERS, PaxState

from .playthroughs import FOLDER, GAMES, text_of

TABLES = [*(f"players={players}" for players in range(2, 9)), *(f"level={n}" for n in range(1, 6))]
MOST_HISTORIES = 50_000
MOST_NASH_CONV = 0.001
MOST_SECONDS = 60


def load(parameters: str) -> Any:  # noqa: ANN401 - the library has no types
    """Load the game with its parameters."""
    assert pax.rl.openspiel.__doc__  # imported, so registered
    return pyspiel.load_game(f"python_pax({parameters})")


def random_state(game: Any, rng: Random, most: int) -> PaxState:  # noqa: ANN401 - as above
    """Deal a game and make up to so many random moves."""
    state: PaxState = game.new_initial_state()
    made = 0
    while not state.is_terminal() and made < most:
        if state.is_chance_node():
            kinds, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(kinds, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
    return state


@pytest.mark.parametrize("parameters", [*TABLES, "variant=tiny", "players=2,printing=pt"])
def test_the_random_simulation_passes(parameters: str) -> None:
    # Interpreted, restoring the games of many players after every move takes ten seconds each.
    quick = build_info().compiled or parameters in {"players=2", "level=3", "variant=tiny"}
    for serialize in (False, True) if quick else (False,):
        pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("parameters", ["players=4", "players=8", "level=5"])
def test_a_serialised_state_is_restored(parameters: str) -> None:
    game, rng = load(parameters), Random(2)
    state = random_state(game, rng, 60)
    restored = game.deserialize_state(state.serialize())
    assert str(restored) == str(state)
    assert restored.legal_actions() == state.legal_actions()
    assert restored.history() == state.history()


@pytest.mark.parametrize("name", GAMES)
def test_the_play_through_is_the_golden_one(name: str) -> None:
    assert text_of(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_game_is_longer_than_announced() -> None:
    for parameters in ("players=2", "players=5", "level=1,printing=nl"):
        game, rng = load(parameters), Random(3)
        for _ in range(3):
            state = random_state(game, rng, 10_000)
            assert len(state.course.moves) <= game.max_game_length()
        assert game.max_game_length() == most_moves(game.encoding.config)


@pytest.mark.parametrize("parameters", ["players=3", "players=6", "level=2", "variant=small"])
def test_a_resampled_state_cannot_be_told_from_the_true_one(parameters: str) -> None:
    game, rng = load(parameters), Random(4)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    plain = make_observation(game)
    for most in (5, 40):
        state = random_state(game, rng, most)
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            for observer in (recall, plain):
                assert observer.string_from(state, seat) == observer.string_from(other, seat)
                observer.set_from(state, seat)
                mine = observer.tensor.copy()
                observer.set_from(other, seat)
                assert np.array_equal(mine, observer.tensor)
            if state.current_player() == seat:
                assert state.legal_actions() == other.legal_actions()


@pytest.mark.parametrize("parameters", ["players=3", "players=6"])
def test_a_state_in_the_middle_of_the_deal_is_resampled(parameters: str) -> None:
    game, rng = load(parameters), Random(5)
    state = game.new_initial_state()
    for _ in range(30):
        kinds, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(kinds, chances)[0])
    others = [state.resample_from_infostate(seat, rng.random) for seat in (0, 1)]
    assert len({str(each) for each in (state, *others)}) == 3
    for other in others:
        assert len(other.history()) == 30
        assert other.is_chance_node()
        assert other.information_state_string(0) == state.information_state_string(0)


def test_the_first_card_of_a_resampled_deal_is_as_likely_as_in_a_deal() -> None:
    state, rng = load("variant=micro").new_initial_state(), Random(6)
    state.apply_action(0)
    drawn = [state.resample_from_infostate(0, rng.random).history()[0] for _ in range(400)]
    assert 150 < sum(drawn) < 250  # two kinds, six cards of each


def test_a_leak_in_the_information_state_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not resampled_states_differ()
    monkeypatch.setattr(history, "redacted_entry", lambda entry, _: entry)
    assert resampled_states_differ()


def resampled_states_differ() -> bool:
    """Whether a seat can tell a resampled state from the true one by its information state."""
    game, rng = load("players=3"), Random(4)
    state = random_state(game, rng, 40)
    others = [state.resample_from_infostate(0, rng.random) for _ in range(20)]
    return any(
        other.information_state_string(0) != state.information_state_string(0) for other in others
    )


def test_the_parameters_make_the_table(tmp_path: Path) -> None:
    assert load("players=2,rome_takes_last=True").encoding.config == table(
        2, options=Options(rome_takes_last=True)
    )
    assert load("level=2").encoding.config == load("players=1,level=2").encoding.config
    assert load("deck=reconstructed-1,players=3").encoding.config == table(3)
    path = tmp_path / "my.deck"
    path.write_text(write(built_in_deck()).replace("W11", "W10"), "utf-8")
    game = load(f"players=2,deck={path}")
    assert "W10" in game.encoding.config.deck.kinds
    state = random_state(game, Random(1), 5)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    names = set(inspect.signature(table).parameters) - {"options"}
    assert set(PARAMETERS) == names | {"reward", *Options.__struct_fields__}


def test_cfr_finds_an_equilibrium_of_a_small_variant() -> None:
    begun = process_time()
    game = load("variant=micro")
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    tree = pyspiel.convert_to_cached_tree(game)
    solver = pyspiel.CFRPlusSolver(tree)
    before = pyspiel.nash_conv(tree, solver.average_policy())
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(tree, solver.average_policy()) < MOST_NASH_CONV < before
    assert process_time() - begun < MOST_SECONDS


def test_a_small_variant_has_few_histories() -> None:
    assert histories(load("variant=micro").new_initial_state()) < MOST_HISTORIES


def histories(state: Any) -> int:  # noqa: ANN401 - as above
    """Return the number of histories from a state on, itself included."""
    if state.is_terminal():
        return 1
    return 1 + sum(histories(state.child(action)) for action in state.legal_actions())


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ("players=9", "9 players: must be 1 to 8"),
        ("level=7", "level 7: must be 1 to 5"),
        ("variant=x", "variant 'x': must be one of micro, small, tiny"),
        ("reward=x", "reward 'x': must be one of win, constant, points"),
        ("players=3,level=2", "3 players and level 2: a solo level has 1 player"),
        ("players=7,variant=micro", "variant 'micro' has 2 players and no level"),
        ("level=1,variant=micro", "variant 'micro' has 2 players and no level"),
        ("variant=micro,solo_peek=True", "variant 'micro' has its own deck and no options"),
        ("printing=pt,solo_peek=True", "printing 'pt' and options: give one of them"),
        ("deck=tarot", "tarot: cannot be read: .*; built-in decks: reconstructed-1"),
    ],
)
def test_bad_parameters_are_refused(parameters: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        load(parameters)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = load("variant=micro").new_initial_state()
    with pytest.raises(ValueError, match="action 2: not legal now; legal are 0, 1"):
        state.apply_action(2)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before, legal = str(state), state.legal_actions()
    for wrong in (0, 9999):
        with pytest.raises(
            ValueError, match=f"action {wrong}: not legal now; legal are {legal[0]}"
        ):
            state.apply_action(wrong)
    assert (str(state), state.legal_actions()) == (before, legal)
    assert not state.course.moves


def test_an_observer_has_no_parameters() -> None:
    with pytest.raises(ValueError, match="an observer of PAX has no parameters"):
        load("players=2").make_py_observer(None, {"x": 1})
