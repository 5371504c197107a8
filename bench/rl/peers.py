"""Peers of the research kit: each is measured if its library is installed."""

import random
from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from bench.harness.library import MissingPeerError, library
from bench.rl.environments import BATCH, STEPS, aec_run, spiel_run
from bench.rl.steps import Run, Steps

TIC_TAC_TOE: Final = "peer: OpenSpiel python_tic_tac_toe"
FASTCATAN_MASKS: Final = "peer: fastcatan batch with masks"
FASTCATAN: Final = "peer: fastcatan batch with observations"
PGX: Final = ("leduc_holdem", "sparrow_mahjong", "kuhn_poker")


def pgx_name(game: str) -> str:
    """Return the name of a game of pgx."""
    return f"peer: pgx {game}, batch"


def classic_run(name: str) -> Run:
    """Return a run of one of PettingZoo's classic games."""
    return aec_run(library(f"pettingzoo.classic.{name}").raw_env())


def python_spiel_run(name: str) -> Run:
    """Return a run of one of OpenSpiel's games."""
    library("open_spiel.python.games")
    return spiel_run(name)


def rlcard_run(name: str) -> Run:
    """Return a run of one random game of rlcard."""
    game, rng = library("rlcard").make(name), random.Random(1)

    def run() -> int:
        state, _ = game.reset()
        steps = 0
        while not game.is_over():
            state, _ = game.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return run


def pgx_run(name: str) -> Run:
    """Return a run of a batch of pgx: random legal actions, a new game when one ends.

    Steps, choice and restart are one compiled function over all steps of a run, its fastest way.
    """
    jax, pgx = library("jax"), library("pgx")
    restart = library("pgx.experimental.utils" if _is_old(pgx) else "pgx.experimental").auto_reset
    env = pgx.make(name)
    step = jax.vmap(restart(env.step, env.init))

    def one(carried: tuple[object, object], _: object) -> tuple[tuple[object, object], None]:
        state, key = carried
        key, chosen, played = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask)  # type: ignore[attr-defined] # of pgx
        actions = jax.random.categorical(chosen, logits, axis=1)
        return (step(state, actions, jax.random.split(played, BATCH)), key), None

    many = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=STEPS)[0])
    key = jax.random.PRNGKey(1)
    carried = [jax.vmap(env.init)(jax.random.split(key, BATCH)), key]

    def run() -> int:
        carried[:] = jax.block_until_ready(many(tuple(carried)))
        return STEPS * BATCH

    return run


def _is_old(pgx: object) -> bool:
    return str(getattr(pgx, "__version__", "2")).startswith("1")


def fastcatan_run(*, observe: bool) -> Run:
    """Return a run of fastcatan's batch: masks, random legal actions chosen with NumPy, a step."""
    catan = library("fastcatan")
    env, rng = catan.BatchedEnv(num_envs=BATCH, seed=1), np.random.default_rng(1)
    if observe and not hasattr(env, "write_obs"):
        raise MissingPeerError("from version 2 on fastcatan writes no observations")
    env.reset()
    masks = np.zeros((BATCH, catan.MASK_WORDS), dtype=np.uint64)
    rewards, dones = np.zeros(BATCH, dtype=np.float32), np.zeros(BATCH, dtype=np.uint8)
    seen = np.zeros((BATCH, catan.OBS_SIZE if observe else 0), dtype=np.float32)
    restarts = hasattr(env, "step_autoreset")

    def run() -> int:
        for _ in range(STEPS):
            env.write_masks(masks)
            flags = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
            lots = rng.random((BATCH, catan.NUM_ACTIONS), dtype=np.float32)
            actions = (lots * flags[:, : catan.NUM_ACTIONS]).argmax(axis=1).astype(np.uint32)
            if restarts:
                env.step_autoreset(actions, dones)
            else:
                env.step(actions, rewards, dones)
            if observe:
                env.write_obs(seen)
        return STEPS * BATCH

    return run


PREPARED: Final[dict[str, Callable[[], Run]]] = {
    TIC_TAC_TOE: partial(python_spiel_run, "python_tic_tac_toe"),
    "peer: OpenSpiel leduc_poker, native": partial(python_spiel_run, "leduc_poker"),
    "peer: rlcard leduc-holdem": partial(rlcard_run, "leduc-holdem"),
    "peer: PettingZoo leduc_holdem_v4": partial(classic_run, "leduc_holdem_v4"),
    "peer: PettingZoo tictactoe_v3": partial(classic_run, "tictactoe_v3"),
    **{pgx_name(name): partial(pgx_run, name) for name in PGX},
    FASTCATAN_MASKS: partial(fastcatan_run, observe=False),
    FASTCATAN: partial(fastcatan_run, observe=True),
}


def peer_subjects() -> tuple[list[Steps], dict[str, str]]:
    """Return the peers that are installed, and the reason for each missing one."""
    found: list[Steps] = []
    missing: dict[str, str] = {}
    for name, prepare in PREPARED.items():
        try:
            found.append(Steps(name, prepare()))
        except MissingPeerError as error:
            missing[name] = str(error)
    return found, missing
