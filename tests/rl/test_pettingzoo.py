"""PettingZoo's own conformance tests, and what an illegal action does.

`parallel_api_test` does not apply: in PAX one seat decides at a time, so there is no parallel
environment.
"""

import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from pax.rl import pax_v0
from pax.rl.batch.batch import Batch
from pax.rl.tables import table

CYCLES = 70
"""Decisions for each player: more than a game has with any number of players."""

SOLO_CYCLES = 110

TABLES: dict[str, dict[str, int]] = {
    f"{players} players": {"players": players} for players in range(2, 9)
}
TABLES |= {f"level {level}": {"level": level} for level in range(1, 6)}


@pytest.mark.parametrize("name", TABLES)
def test_the_api_test_passes(name: str) -> None:
    ends: list[Any] = []
    with warnings.catch_warnings():
        # It advises images or dictionaries, and rewards that change within few steps.
        warnings.simplefilter("ignore", UserWarning)
        api_test(watched(ends, **TABLES[name]), num_cycles=cycles_of(name))
    assert len(ends) == 1


@pytest.mark.parametrize("name", TABLES)
def test_the_seed_test_passes(name: str) -> None:
    ends: list[Any] = []
    seed_test(partial(watched, ends, **TABLES[name]), num_cycles=cycles_of(name))
    assert len(ends) == 2


def watched(ends: list[Any], **parameters: int) -> Any:  # noqa: ANN401 - of PettingZoo
    """Return an environment that appends itself to a list when a game ends."""
    made: Any = pax_v0.env(**parameters)
    step = made.step

    def watched_step(action: object) -> None:
        step(action)
        if any(made.terminations.values()) and made not in ends:
            ends.append(made)

    made.step = watched_step
    return made


def cycles_of(name: str) -> int:
    """Return so many cycles that a game ends."""
    return SOLO_CYCLES if "level" in TABLES[name] else CYCLES


@pytest.mark.parametrize("name", TABLES)
def test_the_render_test_passes(name: str) -> None:
    made: Callable[..., Any] = partial(pax_v0.env, **TABLES[name])
    render_test(made, {"svg": lambda drawn: drawn.startswith("<svg") and "Legion 1" in drawn})


@pytest.mark.parametrize(("players", "level"), [(1, 4), (2, None), (3, None), (5, None)])
def test_a_lane_of_a_batch_plays_the_same_game_as_an_environment(
    players: int, level: int | None
) -> None:
    batch = Batch(table(players, level=level), 2, seed=20)
    single = pax_v0.raw_env(players=players, level=level)
    single.reset(seed=21)
    while not batch.dones[1]:
        seen = single.observe(single.agent_selection)
        assert single.agent_selection == f"seat_{batch.seats[1]}"
        assert np.array_equal(seen["observation"], batch.observations[1])
        assert np.array_equal(seen["action_mask"], batch.masks[1])
        actions = batch.sample()
        single.step(int(actions[1]))
        batch.step(actions)
    assert list(single.rewards.values()) == batch.rewards[1].tolist()
    assert single.record().write() == batch.record(1).write()
    single.record().check()
    single.reset()
    assert single.record().pile == batch.current_record(1).pile


def test_an_illegal_action_raises_and_with_wrappers_loses() -> None:
    raw, wrapped = pax_v0.raw_env(players=2), pax_v0.env(players=2)
    raw.reset(seed=1)
    for wrong in (0, -1, 1000, 5.5, None, True):
        with pytest.raises(ValueError, match=f"action {wrong}: not legal now; legal are"):
            raw.step(wrong)  # type: ignore[arg-type] # wrong on purpose
    wrapped.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # the wrapper says so
        wrapped.step(0)
    assert wrapped.terminations == {"seat_0": True, "seat_1": True}
    assert wrapped.rewards == {"seat_0": -1, "seat_1": 0}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 0}, "0 players: must be 1 to 8"),
        ({"reward": "x"}, "reward 'x': must be one of win, constant, points"),
        ({"render_mode": "x"}, "render mode 'x': must be one of human, ansi, svg"),
    ],
)
def test_bad_parameters_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        pax_v0.raw_env(**wrong)


def test_nothing_is_shown_before_the_first_game_or_to_a_stranger() -> None:
    raw = pax_v0.raw_env(players=2, render_mode="ansi")
    for call in (lambda: raw.step(0), lambda: raw.observe("seat_0"), raw.render):
        with pytest.raises(ValueError, match="no game has begun: call reset first"):
            call()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="agent 'seat_2': must be one of seat_0, seat_1"):
        raw.observe("seat_2")


def test_render_without_a_mode_warns_and_shows_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    raw = pax_v0.raw_env(players=2)
    raw.reset(seed=1)
    with pytest.warns(UserWarning, match="render needs a mode: give render_mode='human', 'ansi'"):
        assert raw.render() is None
    assert capsys.readouterr().out == ""
    shown = pax_v0.raw_env(players=2, render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert "Rome" in capsys.readouterr().out


@pytest.mark.parametrize("seed", [-1, 2**63, "x", True])
def test_a_bad_seed_is_refused(seed: Any) -> None:  # noqa: ANN401 - wrong on purpose
    with pytest.raises(ValueError, match=r"must be a whole number, 0 to 2\*\*63 - 1"):
        pax_v0.raw_env(players=2).reset(seed=seed)
