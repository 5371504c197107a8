"""Runs of the research kit's environments; those of PettingZoo and OpenSpiel serve peers, too."""

import random
from typing import Any, Final

import numpy as np

from bench.harness.library import library
from bench.rl.steps import Run, Steps
from pax.rl import Batch, pax_v0, table

BATCH: Final = 1024
"""Games in a batch, as in the peers'."""

STEPS: Final = 20
"""Steps of a batch in a run."""

PLAYERS: Final = (2, 4, 8)
COPY: Final = "batch, the copy of the actions alone"
RAW_ENV: Final = "PettingZoo raw_env, 4 players"
ADAPTER: Final = "OpenSpiel python_pax, 2 players"


def masks_name(players: int) -> str:
    """Return the name of the batch with masks."""
    return f"batch with masks, {players} players"


def observations_name(players: int) -> str:
    """Return the name of the batch with masks and observations."""
    return f"batch with observations, {players} players"


def batch_run(players: int, *, observe: bool, size: int = BATCH) -> Run:
    """Return a run of a batch in which all seats learn."""
    batch = Batch(table(players), size, observe=observe)

    def run() -> int:
        for _ in range(STEPS):
            batch.step(batch.sample())
        return STEPS * size

    return run


def copies_run(players: int) -> Run:
    """Return a run of what a step copies: the actions, as bytes."""
    batch = Batch(table(players), BATCH)
    actions = batch.sample()

    def run() -> int:
        for _ in range(STEPS):
            np.ascontiguousarray(actions).astype("<i8", copy=False).tobytes()
        return STEPS * BATCH

    return run


def aec_run(made: Any) -> Run:  # noqa: ANN401 - of several libraries
    """Return a run of one game of an AEC environment, observed at every step."""
    rng = random.Random(1)

    def run() -> int:
        made.reset(seed=rng.randrange(2**31))
        steps = 0
        while made.agents:
            observation, _, terminated, truncated, info = made.last()
            action = None
            if not (terminated or truncated):
                mask = info.get("action_mask") if info else None
                mask = observation["action_mask"] if mask is None else mask
                action = rng.choice(np.flatnonzero(mask).tolist())
                steps += 1
            made.step(action)
        return steps

    return run


def spiel_run(name: str) -> Run:
    """Return a run of one random game of OpenSpiel; chance moves are steps, too."""
    game, rng = library("pyspiel").load_game(name), random.Random(1)

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return run


def own_subjects() -> list[Steps]:
    """Return the subjects of the research kit."""
    library("pax.rl.openspiel")
    found = [Steps(COPY, copies_run(4))]
    for players in PLAYERS:
        found.append(Steps(masks_name(players), batch_run(players, observe=False)))
        found.append(Steps(observations_name(players), batch_run(players, observe=True)))
    small = batch_run(4, observe=True, size=64)
    return [
        *found,
        Steps("batch of 64 with observations, 4 players", small),
        Steps("PettingZoo raw_env, 2 players", aec_run(pax_v0.raw_env(2))),
        Steps(RAW_ENV, aec_run(pax_v0.raw_env(4))),
        Steps("PettingZoo env with its wrappers, 4 players", aec_run(pax_v0.env(players=4))),
        Steps(ADAPTER, spiel_run("python_pax(players=2)")),
    ]
