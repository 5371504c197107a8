"""Measure the research kit and the environments that are installed beside it, on one core.

A step is one decision, and choosing a random legal action is part of it.
"""

import os
import sys
import tracemalloc
import warnings

from bench.engine.conclusion import conclude
from bench.harness import machine
from bench.harness.command import options, tell
from bench.harness.rounds import in_rounds
from bench.rl.environments import PLAYERS, own_subjects
from bench.rl.peers import peer_subjects
from bench.rl.targets import targets
from pax.rl import Batch, table


def memory_of_a_game(players: int) -> int:
    """Return the bytes that each game of a batch needs, rows included."""
    tracemalloc.start()
    batch = Batch(table(players), 64)
    traced = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return traced // batch.size


def main() -> int:
    """Run the benchmark; return 1 if a target is missed."""
    chosen = options("bench.rl", __doc__, rounds=7, seconds=0.15)
    warnings.simplefilter("ignore")
    core = machine.stay_on_one_core()
    os.environ["JAX_PLATFORMS"] = "cpu"
    peers, missing = peer_subjects()
    samples = in_rounds([*own_subjects(), *peers], chosen.rounds, chosen.seconds, tell)
    tell("")
    for players in PLAYERS:
        size, memory = Batch(table(players), 1).encoding.size, memory_of_a_game(players)
        print(f"{players} players: {size} bytes an observation, {memory:,} bytes a game")
    return conclude(chosen.json, core, missing, samples, list(targets(samples)))


if __name__ == "__main__":
    sys.exit(main())
