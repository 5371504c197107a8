"""Learns the value network for one kind of table, by games of the policy with itself.

    python -m tools.training.learn_value 4 --minutes 3

begins with nothing, writes the model at the end, and says how much of the differences between
outcomes it foresaw in games that it had not learned from.
"""

import argparse
import random
from pathlib import Path
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.models.files import policy_for, value_path, write_model
from pax.bots.players.search_bots import PLAYING
from pax.bots.value.network import LARGEST, SUMS, UNIT, VOICES, weights_for
from pax.rules import Setup
from pax.training.value import Pupil, School
from tools.training.learn_policy import setup_of

BATCH = 250
RATE = 0.008
SLOWEST = 0.02
"""The size of a step in the end, as a share of that at first."""

TEST_GAMES = 4000
TEST_SEED = 1


def untaught(players: int, rng: random.Random) -> Pupil:
    """Return a network with small random weights, which is undecided about everything."""
    rows = [rng.gauss(0, 0.08) for _ in range(int(weights_for(players)) - VOICES)]
    voices = [rng.gauss(0, 0.4) for _ in range(2 * SUMS)]
    return Pupil(players, vec[float]([*rows, *voices, -2.0, -2.0]))


def rounded(pupil: Pupil) -> vec[i64]:
    """Return weights as a value network reads them."""
    whole = (round(UNIT * weight) for weight in pupil.weights)
    return vec[i64]([max(-LARGEST, min(LARGEST, weight)) for weight in whole])


def learn(setup: Setup, minutes: float, rate: float) -> School:
    """Learn for so long, telling every quarter of a minute what was foreseen."""
    pupil = untaught(setup.players, random.Random(1))  # noqa: S311 - no secret
    school = School(setup, policy_for(setup, PLAYING), pupil)
    seed, games, start = random.SystemRandom().getrandbits(60), 0, monotonic()
    told = start
    while (progress := (monotonic() - start) / (60 * minutes)) < 1:
        school.learn(seed, games, BATCH, rate * max(1 - progress, SLOWEST))
        games += BATCH
        if monotonic() > told + 15:
            told = monotonic()
            print(f"{games} games, foreseen {school.take_foreseen():.4f}", flush=True)
    return school


def main() -> None:
    """Learn, write the model, and measure it on new games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", help="2 to 8, or solo1 to solo5")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--rate", type=float, default=RATE, help="the size of a step at first")
    parser.add_argument("--into", type=Path, help="a file instead of the model that is there")
    options = parser.parse_args()
    school = learn(setup_of(options.table), options.minutes, options.rate)
    write_model(options.into or value_path(options.table), rounded(school.pupil))
    school.take_foreseen()
    school.learn(TEST_SEED, 0, TEST_GAMES, 0.0)
    print(f"{options.table}: foreseen in new games {school.take_foreseen():.4f}", flush=True)


if __name__ == "__main__":
    main()
