"""Fit a value network to games of the searching bot.

Only the states in which a search evaluates the network are used: each start of a turn, for the seat
whose turn it is. The target is a mean of the outcome and of the values that searches of the seat
found at this and later turns, which have less noise.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.search.ismcts import AGAINST_ROME, WITH_ROME, reward_of
from pax.bots.value.network import WEIGHT_SCALE
from pax.rules import Setup, State
from pax.rules.position import BEGINNING
from pax.training.value import TrainableNetwork
from tools.training.fit_policy import decisions_of
from tools.training.search_games import SearchGame

RATE: Final = 0.004
DECAY: Final = 0.85
"""The weight of everything later against the value that the search found at a turn."""


@dataclass(frozen=True)
class Turn:
    """The start of a turn: its state, the seat's outcome, and what searches found.

    `later` is the mean of what they found at this and later turns, `share` its weight.
    """

    state: State
    with_rome: float
    against_rome: float
    found: float
    later: float
    share: float


def turns_of(game: SearchGame, setup: Setup) -> list[Turn]:
    """Return the turns of a game that begin with a searched decision."""
    starts: list[tuple[State, float]] = []
    state: State | None = None
    for state, choice, played in decisions_of(game, setup):
        if state.step == BEGINNING:
            starts.append((state.copy(), choice.values[choice.moves.index(played)] / 1000))
    assert state is not None  # noqa: S101 - a game has decisions
    end = state  # the generator has played it to its end
    turns: list[Turn] = []
    sums: dict[int, tuple[float, float]] = {}
    for start, found in reversed(starts):
        seat = int(start.seat)
        later, share = sums.get(seat, (0.0, 0.0))
        later, share = DECAY * later + (1 - DECAY) * found, DECAY * share + 1 - DECAY
        sums[seat] = later, share
        won = reward_of(end, seat, WITH_ROME), reward_of(end, seat, AGAINST_ROME)
        turns.append(Turn(start, *won, found, later / share, share))
    return turns


def in_floats(model: "vec[i64]", players: int) -> TrainableNetwork:
    """Return a network to train further."""
    return TrainableNetwork(players, vec[float]([int(weight) / WEIGHT_SCALE for weight in model]))


def targets_of(turn: Turn, network: TrainableNetwork) -> tuple[float, float]:
    """Return the targets of both victories; what was found is divided as the network does."""
    whole = max(network.with_rome + network.against_rome, 1e-6)
    with_rome = turn.later * network.with_rome / whole
    against = turn.later * network.against_rome / whole
    return (
        turn.with_rome + turn.share * (with_rome - turn.with_rome),
        turn.against_rome + turn.share * (against - turn.against_rome),
    )


def fit(network: TrainableNetwork, turns: Sequence[Turn], passes: int, seed: int) -> None:
    """Train in random order; the rate falls to 0."""
    rng = random.Random(seed)  # noqa: S311 - reproducible, no secret
    order = list(range(len(turns)))
    steps = passes * len(order)
    for number, place in enumerate(_orders(order, passes, rng)):
        turn = turns[place]
        network.evaluate(turn.state, turn.state.seat)
        with_rome, against = targets_of(turn, network)
        network.gradient_step(with_rome, against, RATE * (1 - number / steps))


def errors(network: TrainableNetwork, turns: Sequence[Turn]) -> tuple[float, float]:
    """Return the explained share of the variance of outcomes, and of the values found."""
    won = [turn.with_rome + turn.against_rome for turn in turns]
    found = [turn.found for turn in turns]
    predicted: list[float] = []
    for turn in turns:
        network.evaluate(turn.state, turn.state.seat)
        predicted.append(network.with_rome + network.against_rome)
    return explained(won, predicted), explained(found, predicted)


def explained(wanted: Sequence[float], predicted: Sequence[float]) -> float:
    """Return the explained share of a variance."""
    mean = sum(wanted) / len(wanted)
    spread = sum((number - mean) ** 2 for number in wanted)
    rest = sum((a - b) ** 2 for a, b in zip(wanted, predicted, strict=True))
    return 1 - rest / spread


def _orders(order: list[int], passes: int, rng: random.Random) -> Iterator[int]:
    for _ in range(passes):
        rng.shuffle(order)
        yield from order
