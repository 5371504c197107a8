"""Train the value network for one table size by self-play of the policy.

    python -m tools.training.learn_value 4 --minutes 3

starts from random weights, writes the model at the end, and prints the explained share of the
variance of outcomes on test games.
"""

import argparse
import random
from pathlib import Path
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.models.files import policy_for, value_path, write_model
from pax.bots.players.search_bots import PLAYOUT_INVERSE_TEMPERATURE
from pax.bots.value.network import (
    HIDDEN_UNITS,
    MAX_WEIGHT,
    OUTPUT_WEIGHTS,
    WEIGHT_SCALE,
    weights_for,
)
from pax.rules import Setup
from pax.training.value import TrainableNetwork, ValueTrainer
from tools.training.learn_policy import setup_of

BATCH_GAMES = 250
LEARNING_RATE = 0.008
FINAL_RATE_SHARE = 0.02
"""The final learning rate as a share of the initial one."""

TEST_GAMES = 4000
TEST_SEED = 1


def initial_network(players: int, rng: random.Random) -> TrainableNetwork:
    """Return a network with small random weights."""
    rows = [rng.gauss(0, 0.08) for _ in range(int(weights_for(players)) - OUTPUT_WEIGHTS)]
    output = [rng.gauss(0, 0.4) for _ in range(2 * HIDDEN_UNITS)]
    return TrainableNetwork(players, vec[float]([*rows, *output, -2.0, -2.0]))


def rounded(network: TrainableNetwork) -> vec[i64]:
    """Return the weights as fixed-point integers."""
    whole = (round(WEIGHT_SCALE * weight) for weight in network.weights)
    return vec[i64]([max(-MAX_WEIGHT, min(MAX_WEIGHT, weight)) for weight in whole])


def learn(setup: Setup, minutes: float, rate: float) -> ValueTrainer:
    """Train; print the explained variance every 15 seconds."""
    network = initial_network(setup.players, random.Random(1))  # noqa: S311 - no secret
    trainer = ValueTrainer(setup, policy_for(setup, PLAYOUT_INVERSE_TEMPERATURE), network)
    seed, games, start = random.SystemRandom().getrandbits(60), 0, monotonic()
    reported = start
    while (progress := (monotonic() - start) / (60 * minutes)) < 1:
        trainer.learn(seed, games, BATCH_GAMES, rate * max(1 - progress, FINAL_RATE_SHARE))
        games += BATCH_GAMES
        if monotonic() > reported + 15:
            reported = monotonic()
            print(
                f"{games} games, explained variance {trainer.take_explained_variance():.4f}",
                flush=True,
            )
    return trainer


def main() -> None:
    """Train, write the model, and measure it on test games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", help="2 to 8, or solo1 to solo5")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--rate", type=float, default=LEARNING_RATE, help="initial learning rate")
    parser.add_argument("--into", type=Path, help="output file instead of the existing model")
    options = parser.parse_args()
    trainer = learn(setup_of(options.table), options.minutes, options.rate)
    write_model(options.into or value_path(options.table), rounded(trainer.network))
    trainer.take_explained_variance()
    trainer.learn(TEST_SEED, 0, TEST_GAMES, 0.0)
    explained = trainer.take_explained_variance()
    print(
        f"{options.table}: explained variance on test games {explained:.4f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
