"""Gymnasium's own checks, and what its environments do."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pax.rl.gym_envs
from pax.rl.gym_envs import PaxEnv, PaxVectorEnv

IDS = ["Pax-v0", *(f"PaxSolo{level}-v0" for level in range(1, 6))]


@pytest.mark.parametrize("name", IDS)
def test_check_env_passes(name: str) -> None:
    made = gymnasium.make(name, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it advises images for bytes
        check_env(made.unwrapped)


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_check_env_passes_with_any_number_of_players(players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # as above
        check_env(gymnasium.make("Pax-v0", players=players).unwrapped)


def test_a_seat_plays_whole_games_against_bots() -> None:
    made = PaxEnv(3, bots=["citizen", "random"], seat=1, render_mode="ansi")
    rng = np.random.default_rng(1)
    for number in range(3):
        _, info = made.reset(seed=4 if number == 0 else None)
        over, reward = False, 0.0
        while not over:
            assert info["seat"] == 1
            _, reward, over, _, info = made.step(rng.choice(np.flatnonzero(info["action_mask"])))
        made.record().check()
        assert info["seat"] == 1
        assert not info["action_mask"].any()
        result = made.record().game().result
        assert result is not None
        assert (reward > 0) == (1 in result.winners)
        assert "Rome" in str(made.render())


def test_a_reset_in_the_middle_of_a_game_deals_the_next_one() -> None:
    made = PaxEnv(2)
    first, _ = made.reset(seed=3)
    second, _ = made.reset()
    again, _ = made.reset(seed=3)
    assert not np.array_equal(first, second)
    assert np.array_equal(first, again)


def test_an_illegal_action_loses_or_raises() -> None:
    made = PaxEnv(2)
    made.reset(seed=1)
    assert made.step(0)[1:3] == (-1.0, True)
    with pytest.raises(ValueError, match="the game is over: call reset before the next action"):
        made.step(0)
    _, info = made.reset()
    assert made.step(np.flatnonzero(info["action_mask"])[0])[1:3] == (0.0, False)
    strict = PaxEnv(2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="action 0: not legal now"):
        strict.step(0)
    with pytest.raises(ValueError, match="actions must be 1 whole number, one for each lane"):
        strict.step(True)  # noqa: FBT003 - wrong on purpose


def test_render_without_a_mode_warns() -> None:
    made = PaxEnv(2)
    made.reset(seed=1)
    with pytest.warns(UserWarning, match="render needs a mode: give render_mode='ansi' or 'svg'"):
        assert made.render() is None


def test_the_vector_environment_restarts_finished_games_in_the_same_step() -> None:
    made = gymnasium.make_vec("Pax-v0", 8, vectorization_mode="vector_entry_point", players=2)
    vector = made.unwrapped
    assert isinstance(vector, PaxVectorEnv)
    _, info = vector.reset(seed=5)
    ended = 0
    for _ in range(120):
        seen, rewards, over, cut, info = vector.step(vector.batch.sample())
        assert seen.shape == (8, vector.encoding.size)
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        assert ("final_obs" in info) == bool(over.any())
        ended += int(over.sum())
    assert ended > 8
    assert vector.action_space.contains(vector.batch.sample())


@pytest.mark.parametrize("name", IDS)
def test_a_lane_of_a_vector_environment_plays_the_same_games_as_an_environment(name: str) -> None:
    single, vector = (
        gymnasium.make(name).unwrapped,
        gymnasium.make_vec(name, 2, vectorization_mode="vector_entry_point"),
    )
    seen, info = single.reset(seed=8)
    rows, infos = vector.reset(seed=7)
    over, ended = False, 0
    while ended < 2:
        assert np.array_equal(seen, rows[1])
        assert np.array_equal(info["action_mask"], infos["action_mask"][1])
        actions = [int(np.flatnonzero(mask)[-1]) for mask in infos["action_mask"]]
        seen, reward, over, _, info = single.step(actions[1])
        rows, rewards, dones, _, infos = vector.step(np.array(actions))
        assert (reward, over) == (rewards[1], dones[1])
        if over:
            assert np.array_equal(seen, infos["final_obs"][1])
            seen, info = single.reset()
            ended += 1


@pytest.mark.parametrize("name", IDS)
def test_every_name_makes_a_vector_environment_for_gymnasiums_own_wrappers(name: str) -> None:
    made = gymnasium.make_vec(name, 4, vectorization_mode="vector_entry_point")
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(made)
    seen, info = counted.reset(seed=1)
    assert counted.observation_space.contains(seen)
    rng, ended = np.random.default_rng(1), 0
    while ended < 4:
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        assert counted.action_space.contains(np.array(actions))
        seen, rewards, over, _, info = counted.step(np.array(actions))
        assert counted.observation_space.contains(seen)
        if over.any():
            assert np.array_equal(info["_episode"], over)
            assert np.array_equal(info["episode"]["r"][over], rewards[over])
            assert (info["episode"]["l"][over] > 20).all()
            ended += int(over.sum())
    assert counted.episode_count == ended
    counted.close()


def test_a_vector_environment_begins_anew_by_seed_and_else_goes_on() -> None:
    made = PaxVectorEnv(2, 2)
    first, _ = made.reset(seed=3)
    second, _ = made.reset()
    again, _ = made.reset(seed=[3, None])
    assert not np.array_equal(first, second)
    assert np.array_equal(first[0], again[0])
    assert not np.array_equal(first[1], again[1])


def test_no_action_is_taken_before_the_first_game() -> None:
    with pytest.raises(ValueError, match="no game has begun: call reset before the first action"):
        PaxEnv(2).step(0)
    with pytest.raises(ValueError, match="no game has begun: call reset before the first action"):
        PaxVectorEnv(2, 2).step([0, 0])


def test_a_finished_game_takes_no_action() -> None:
    made = PaxEnv(variant="micro", bots="random")
    _, info = made.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = made.step(np.flatnonzero(info["action_mask"])[0])
    with pytest.raises(ValueError, match="the game is over: call reset before the next action"):
        made.step(0)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seat": 4}, "seat 4: must be 0 to 3"),
        ({"bots": ["random"]}, "1 bot: give one name, or one for each of 3 other seats"),
        ({"bots": ["random"] * 2}, "2 bots: give one name, or one for each of 3 other seats"),
        ({"players": 2, "bots": []}, "0 bots: give one name, or one for each of 1 other seat"),
        ({"illegal": "x"}, "illegal 'x': must be lose or raise"),
        ({"render_mode": "x"}, "render mode 'x': must be ansi or svg"),
    ],
)
def test_bad_parameters_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        PaxEnv(**{"players": 4, **wrong})


def test_the_names_begin_with_pax() -> None:
    assert pax.rl.gym_envs.__doc__
    assert {name for name in gymnasium.registry if name.startswith("Pax")} == set(IDS)
