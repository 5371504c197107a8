"""Train the policy for one table size by self-play.

    python -m tools.training.learn_policy 4 --minutes 10

continues from the existing model and writes it back every minute.
"""

import argparse
import math
import random
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.models.files import model_path, read_model, write_model
from pax.bots.policy.layout import PLACES
from pax.bots.policy.policy import LOGIT_SCALE, Policy
from pax.decks import DEFAULT_DECK, built_in_deck
from pax.rules import Rng, Setup, deal, shuffled_pile, solo, standard
from pax.rules.ending import winners
from pax.training.policy import PolicyTrainer, shares

BATCH_GAMES = 512
LEARNING_RATE = 0.03
RANDOM_EVERY = 8
SOLO_BASELINE = 0.3
"""Initial baseline of a solo game."""

BETA1 = 0.9
BETA2 = 0.99
"""Decay rates of Adam's first and second moment."""


class Optimizer:
    """The optimizer Adam, for gradient ascent."""

    def __init__(self, weights: list[float]) -> None:
        """Start from these weights, in nats."""
        self.weights = weights
        self.mean = [0.0] * len(weights)
        self.square = [0.0] * len(weights)
        self.steps = 0

    def step(self, gradient: list[float], rate: float) -> None:
        """Make one gradient step."""
        self.steps += 1
        unbias = 1 - BETA1**self.steps
        unbias_square = 1 - BETA2**self.steps
        for place, slope in enumerate(gradient):
            if slope == 0.0 and self.mean[place] == 0.0:
                continue
            mean = self.mean[place] = BETA1 * self.mean[place] + (1 - BETA1) * slope
            square = self.square[place] = BETA2 * self.square[place] + (1 - BETA2) * slope**2
            scale = math.sqrt(square / unbias_square) + 1e-5
            self.weights[place] += rate * mean / unbias / scale


def rounded(weights: list[float]) -> vec[i64]:
    """Return the weights as fixed-point integers."""
    return vec[i64]([max(-2000, min(2000, round(LOGIT_SCALE * weight))) for weight in weights])


def duel(setup: Setup, new: vec[i64], old: vec[i64], games: int) -> float:
    """Return the win rate of one seat with the new model against seats with the old one."""
    policies = Policy(setup.cards, new), Policy(setup.cards, old)
    won = 0.0
    for game in range(games):
        rng = Rng(77, game)
        state = deal(setup, shuffled_pile(setup, rng))
        mine = game % setup.players
        while not state.is_over:
            state.apply(policies[state.seat != mine].choose(state, rng))
        won += shares(winners(state))[mine]
    return won / games


def setup_of(table: str) -> Setup:
    """Return the set-up of `2` to `8` players or of a solo level, `solo1` to `solo5`."""
    cards = built_in_deck(DEFAULT_DECK).cards
    if table.startswith("solo"):
        return solo(cards, int(table[4:]))
    return standard(cards, int(table))


def parsed() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", help="2 to 8, or solo1 to solo5")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rate", type=float, default=LEARNING_RATE, help="initial learning rate")
    parser.add_argument("--games", type=int, default=BATCH_GAMES, help="games per gradient step")
    parser.add_argument(
        "--by-points", type=float, default=0.0, help="initial share of the reward for points"
    )
    parser.add_argument(
        "--strangers",
        type=int,
        default=RANDOM_EVERY,
        help="one game in this many is against random moves",
    )
    parser.add_argument("--into", type=Path, help="output file instead of the existing model")
    return parser.parse_args()


def new_trainer(setup: Setup, weights: vec[i64], random_every: int) -> PolicyTrainer:
    """Return a trainer whose initial baseline is a fair share of wins."""
    trainer = PolicyTrainer(setup, weights)
    trainer.baseline = 1 / setup.players if setup.players > 1 else SOLO_BASELINE
    trainer.random_every = random_every if setup.players > 1 else 0
    return trainer


def train(
    setup: Setup, weights: vec[i64], options: argparse.Namespace
) -> Iterator[tuple[int, float, vec[i64]]]:
    """Train until the time is over; yield games so far, mean reward and weights per step."""
    optimizer = Optimizer([weight / LOGIT_SCALE for weight in weights])
    trainer = new_trainer(setup, weights, options.strangers)
    random_every = int(trainer.random_every)
    self_play_games = options.games - (options.games // random_every if random_every else 0)
    seed, games, start = random.SystemRandom().getrandbits(60), 0, monotonic()
    while (progress := (monotonic() - start) / (60 * options.minutes)) < 1:
        trainer.by_points = max(0.0, options.by_points * (1 - 2 * progress))
        trainer.learn(seed, games, options.games)
        games += options.games
        mean = trainer.take_reward() / self_play_games / setup.players
        trainer.baseline += 0.05 * (mean - trainer.baseline)
        slopes = [gradient / options.games for gradient in trainer.take_gradient()]
        optimizer.step(slopes, options.rate * (1 - 0.9 * progress))
        learned = rounded(optimizer.weights)
        trainer.policy = Policy(setup.cards, learned)
        yield games, mean, learned


def main() -> None:
    """Train; every minute write the model and print its strength."""
    options = parsed()
    setup = setup_of(options.table)
    path = options.into or model_path(options.table)
    begin = learned = read_model(path) if path.exists() else vec[i64]([0] * PLACES)
    last = monotonic()
    for games, mean, learned in train(setup, begin, options):
        if monotonic() > last + 60:
            last = monotonic()
            write_model(path, learned)
            share = duel(setup, learned, begin, 2000)
            found = f"win rate {mean:.3f}, against the initial model {share:.3f}"
            print(f"{games} games, {found}", flush=True)
    write_model(path, learned)


if __name__ == "__main__":
    main()
