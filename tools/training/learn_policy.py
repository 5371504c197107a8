"""Learns the policy's model for one kind of table, by games of the policy with itself.

    python -m tools.training.learn_policy 4 --minutes 10

goes on from the model that is there, and writes it back every minute.
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
from pax.bots.policy.policy import NAT, Policy
from pax.decks import DEFAULT_DECK, built_in_deck
from pax.rules import Rng, Setup, deal, shuffled_pile, solo, standard
from pax.rules.ending import winners
from pax.training.policy import Learner, shares

GAMES = 512
RATE = 0.03
STRANGERS = 8
ALONE = 0.3
"""The share of wins that a solo player is taken to have at first."""

SMOOTH = 0.9
SQUARES = 0.99
"""How much of the mean slope, and of its mean square, is kept from step to step."""


class Optimizer:
    """Adam: steps of equal size in every direction that is not noise."""

    def __init__(self, weights: list[float]) -> None:
        """Begin at these weights, in nats."""
        self.weights = weights
        self.mean = [0.0] * len(weights)
        self.square = [0.0] * len(weights)
        self.steps = 0

    def step(self, gradient: list[float], rate: float) -> None:
        """Go one step up the gradient."""
        self.steps += 1
        unbias = 1 - SMOOTH**self.steps
        unbias_square = 1 - SQUARES**self.steps
        for place, slope in enumerate(gradient):
            if slope == 0.0 and self.mean[place] == 0.0:
                continue
            mean = self.mean[place] = SMOOTH * self.mean[place] + (1 - SMOOTH) * slope
            square = self.square[place] = SQUARES * self.square[place] + (1 - SQUARES) * slope**2
            scale = math.sqrt(square / unbias_square) + 1e-5
            self.weights[place] += rate * mean / unbias / scale


def rounded(weights: list[float]) -> vec[i64]:
    """Return weights as a policy reads them."""
    return vec[i64]([max(-2000, min(2000, round(NAT * weight))) for weight in weights])


def duel(setup: Setup, new: vec[i64], old: vec[i64], games: int) -> float:
    """Return the share of one seat with the new model among seats with the old one."""
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
    parser.add_argument("--rate", type=float, default=RATE, help="the size of a step at first")
    parser.add_argument("--games", type=int, default=GAMES, help="so many for each step")
    parser.add_argument("--by-points", type=float, default=0.0, help="reward for points at first")
    parser.add_argument(
        "--strangers",
        type=int,
        default=STRANGERS,
        help="one game in so many is against random moves",
    )
    parser.add_argument("--into", type=Path, help="a file instead of the model that is there")
    return parser.parse_args()


def new_learner(setup: Setup, weights: vec[i64], strangers: int) -> Learner:
    """Return who plays the games; at first a fair share of wins is expected."""
    learner = Learner(setup, weights)
    learner.baseline = 1 / setup.players if setup.players > 1 else ALONE
    learner.strangers = strangers if setup.players > 1 else 0
    return learner


def lessons(
    setup: Setup, weights: vec[i64], options: argparse.Namespace
) -> Iterator[tuple[int, float, vec[i64]]]:
    """Learn until the time is over; yield games so far, their share of wins, and the weights."""
    optimizer = Optimizer([weight / NAT for weight in weights])
    learner = new_learner(setup, weights, options.strangers)
    strangers = int(learner.strangers)
    among_equals = options.games - (options.games // strangers if strangers else 0)
    seed, games, start = random.SystemRandom().getrandbits(60), 0, monotonic()
    while (progress := (monotonic() - start) / (60 * options.minutes)) < 1:
        learner.by_points = max(0.0, options.by_points * (1 - 2 * progress))
        learner.learn(seed, games, options.games)
        games += options.games
        mean = learner.take_reward() / among_equals / setup.players
        learner.baseline += 0.05 * (mean - learner.baseline)
        slopes = [credit / options.games for credit in learner.take_credit()]
        optimizer.step(slopes, options.rate * (1 - 0.9 * progress))
        learned = rounded(optimizer.weights)
        learner.policy = Policy(setup.cards, learned)
        yield games, mean, learned


def main() -> None:
    """Learn for so many minutes; write the model and say how strong it is every minute."""
    options = parsed()
    setup = setup_of(options.table)
    path = options.into or model_path(options.table)
    begin = learned = read_model(path) if path.exists() else vec[i64]([0] * PLACES)
    last = monotonic()
    for games, mean, learned in lessons(setup, begin, options):
        if monotonic() > last + 60:
            last = monotonic()
            write_model(path, learned)
            share = duel(setup, learned, begin, 2000)
            found = f"share of wins {mean:.3f}, against the first {share:.3f}"
            print(f"{games} games, {found}", flush=True)
    write_model(path, learned)


if __name__ == "__main__":
    main()
