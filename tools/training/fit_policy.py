"""Fit a policy to the visits of searches: cross-entropy by Adam, in batches of decisions.

A decision's target is the share of each move's visits, without those that every move gets. The
features of every move are looked up once, so that a pass over all decisions takes seconds.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from pax.bots.players.search_bots import PLAYOUT_INVERSE_TEMPERATURE
from pax.bots.policy.features import encode_move
from pax.bots.policy.layout import FOURTH, MOST_PACKS, PLACE_MASK, PLACES, SECOND, THIRD
from pax.bots.policy.policy import LOGIT_SCALE, Policy
from pax.bots.search.tree import EVEN_SHARE_DIVISOR
from pax.rules import Rng, Setup, State, deal, shuffled_pile
from tools.training.search_games import Choice, SearchGame

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

BATCH: Final = 2048
"""Decisions per step."""

RATE: Final = 0.02
BETA1: Final = 0.9
BETA2: Final = 0.99
LARGEST: Final = 2000
"""The largest absolute weight of a model."""

TEST_EVERY: Final = 10
"""One game in this many is not trained on: it measures the fit."""


class Decision(NamedTuple):
    """A searched decision: its state, what the search found, and the move that was played."""

    state: State
    choice: Choice
    played: int


def decisions_of(game: SearchGame, setup: Setup) -> Iterator[Decision]:
    """Yield the decisions of a game with their states, which change with the next one."""
    state = deal(setup, shuffled_pile(setup, Rng(game.seed, game.number)))
    for choice, move in zip(game.choices, game.played, strict=True):
        skip_forced(state)
        yield Decision(state, choice, move)
        state.apply(move)
    skip_forced(state)


def skip_forced(state: State) -> None:
    """Make the moves of decisions that have only one."""
    while not state.is_over and len(legal := state.legal()) == 1:
        state.apply(legal[0])


def target_of(choice: Choice) -> list[float]:
    """Return the share of each move in the visits beyond those that every move gets."""
    least = sum(choice.visits) / (EVEN_SHARE_DIVISOR * len(choice.visits)) + 1
    free = [max(0.0, visits - least) for visits in choice.visits]
    if not any(free):
        free = [float(visits) for visits in choice.visits]
    return [visits / sum(free) for visits in free]


@dataclass(frozen=True)
class Decisions:
    """Decisions as rows: four places a pack, the move of each pack, the decision of each move."""

    places: Whole
    move_of_pack: Whole
    decision_of_move: Whole
    targets: Floats

    @property
    def size(self) -> int:
        """The number of decisions."""
        return int(self.decision_of_move[-1]) + 1


def encoded(games: Iterable[SearchGame], setup: Setup) -> Decisions:
    """Return the decisions of games with the features of their moves."""
    policy = Policy(setup.cards, vec[i64]([0] * PLACES))
    packs = vec[i64]([0] * MOST_PACKS)
    rows: list[int] = []
    moves: list[int] = []
    numbers: list[int] = []
    targets: list[float] = []
    decision = 0
    for game in games:
        for state, choice, _ in decisions_of(game, setup):
            policy.reset(state)
            policy.evaluate(state)
            for move, target in zip(choice.moves, target_of(choice), strict=True):
                count = encode_move(state, policy.encoding, policy.features, move, packs)
                rows += packs[:count]
                moves += [len(targets)] * int(count)
                targets.append(target)
                numbers.append(decision)
            decision += 1
    packed = np.array(rows, np.int64)
    shifts = (packed, packed >> SECOND, packed >> THIRD, packed >> FOURTH)
    places = np.stack([part & PLACE_MASK for part in shifts], axis=1)
    return Decisions(places, np.array(moves), np.array(numbers), np.array(targets))


class Fit:
    """The weights that are fitted, in nats, and the moments of Adam."""

    def __init__(self, weights: Floats) -> None:
        """Start from weights."""
        self.weights = weights.copy()
        self.start = weights.copy()
        self.mean = np.zeros(PLACES)
        self.square = np.zeros(PLACES)
        self.steps = 0

    def probabilities(self, rows: Decisions) -> Floats:
        """Return the probability of every move."""
        sums = self.weights[rows.places].sum(axis=1)
        logits = np.bincount(rows.move_of_pack, sums, len(rows.targets))
        first = np.flatnonzero(np.diff(rows.decision_of_move, prepend=-1))
        chances = np.exp(logits - np.maximum.reduceat(logits, first)[rows.decision_of_move])
        whole = np.add.reduceat(chances, first)
        result: Floats = chances / whole[rows.decision_of_move]
        return result

    def loss(self, rows: Decisions) -> float:
        """Return the cross-entropy per decision, in nats."""
        chances = np.maximum(self.probabilities(rows), 1e-6)
        return float(-(rows.targets * np.log(chances)).sum() / rows.size)

    def step(self, rows: Decisions, rate: float, pull: float) -> None:
        """Make a step of Adam; `pull` draws the weights to those at the start."""
        slope = (rows.targets - self.probabilities(rows))[rows.move_of_pack]
        gradient = np.zeros(PLACES)
        for column in range(4):
            gradient += np.bincount(rows.places[:, column], slope, PLACES)
        gradient = gradient / rows.size - pull * (self.weights - self.start)
        gradient[0] = 0.0
        self.steps += 1
        self.mean = BETA1 * self.mean + (1 - BETA1) * gradient
        self.square = BETA2 * self.square + (1 - BETA2) * gradient**2
        mean = self.mean / (1 - BETA1**self.steps)
        scale = np.sqrt(self.square / (1 - BETA2**self.steps)) + 1e-6
        self.weights += rate * mean / scale


def part_of(rows: Decisions, numbers: Whole) -> Decisions:
    """Return some of the decisions, given in ascending order."""
    chosen = np.zeros(rows.size, bool)
    chosen[numbers] = True
    moves = chosen[rows.decision_of_move]
    packs = moves[rows.move_of_pack]
    new_move = np.cumsum(moves) - 1
    new_decision = np.cumsum(chosen) - 1
    return Decisions(
        rows.places[packs],
        new_move[rows.move_of_pack[packs]],
        new_decision[rows.decision_of_move[moves]],
        rows.targets[moves],
    )


def batches_of(rows: Decisions, rng: np.random.Generator) -> list[Decisions]:
    """Return the decisions in random batches."""
    order = rng.permutation(rows.size)
    pieces = np.array_split(order, max(1, rows.size // BATCH))
    return [part_of(rows, np.sort(piece)) for piece in pieces]


def fit(rows: Decisions, weights: Floats, passes: int, pull: float, seed: int) -> Fit:
    """Fit weights to decisions; the rate falls to 0."""
    fitted = Fit(weights)
    batches = batches_of(rows, np.random.default_rng(seed))
    rng = np.random.default_rng(seed + 1)
    steps = passes * len(batches)
    for _ in range(passes):
        for number in rng.permutation(len(batches)):
            fitted.step(batches[number], RATE * (1 - fitted.steps / steps), pull)
    return fitted


def in_nats(model: "vec[i64]") -> Floats:
    """Return the weights with which a model plays in play-outs."""
    return PLAYOUT_INVERSE_TEMPERATURE / LOGIT_SCALE * np.array(list(model), np.float64)


def as_model(weights: Floats) -> "vec[i64]":
    """Return the model that plays in play-outs as the weights say."""
    whole = np.rint(weights * LOGIT_SCALE / PLAYOUT_INVERSE_TEMPERATURE)
    return vec[i64]([int(weight) for weight in np.clip(whole, -LARGEST, LARGEST)])
