"""Performance targets of the engine, and whether a run meets them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bench.engine.subjects import (
    catan,
    nothing,
    openspiel,
    pax_games,
    pax_many,
    pettingzoo_cards,
    rlcard_gin,
)
from bench.harness.figures import Figure, exponent, figure, ratio, without
from bench.harness.rounds import Samples
from bench.harness.sample import Sample

NATIVE_TIMES: Final = 10
STEPPED_TIMES: Final = 10
PYTHON_TIMES: Final = 50
COPY_MICROSECONDS: Final = 2
SIMULATE_TIMES: Final = 0.5
VERIFY_TIMES: Final = 5
GAMES_A_SECOND: Final = 500
MEGABYTES: Final = 1
# A long run is as fast as a short one, within the noise of a round.
STEADY: Final = 0.95
# Linear is 1. The fit over four sizes varies by a few hundredths between runs.
LINEAR: Final = 1.05

PYTHON_PEERS: Final = (
    rlcard_gin.ENVIRONMENT,
    rlcard_gin.GAME,
    catan.STEPPED,
    *pettingzoo_cards.CARD_GAMES,
)


@dataclass(frozen=True, slots=True)
class Target:
    """A target: a figure, its bound and their unit; without a bound it is only reported."""

    text: str
    bound: float | None
    unit: str
    at_least: bool
    figure: Figure | None

    @property
    def verdict(self) -> str:
        """Return `pass`, `FAIL`, or that a peer is missing."""
        if self.figure is None:
            return "not measured"
        if self.bound is None:
            return "report"
        good = self.figure.median >= self.bound
        if not self.at_least:
            good = self.figure.median <= self.bound
        return "pass" if good else "FAIL"


def faster(samples: Samples, ours: str, theirs: str, bound: float | None) -> Target:
    """Return the target for the speed ratio to a peer."""
    known = ours in samples and theirs in samples
    times = ratio(samples[ours], samples[theirs]) if known else None
    return Target(f"{ours} / {theirs}", bound, "x", at_least=True, figure=times)


def faster_itself(samples: Samples, ours: str, theirs: str, bound: float) -> Target:
    """Return the target for the speed ratio to a peer, without the driver loop's time."""
    subjects, times = (ours, theirs, nothing.NAME), None
    if all(name in samples for name in subjects):
        mine, peer, loop = (samples[name] for name in subjects)
        times = ratio(without(mine, loop), without(peer, loop))
    text = f"{ours} / {theirs}, without the loop"
    return Target(text, bound, "x", at_least=True, figure=times)


def microseconds(sample: Sample) -> float:
    """Return the microseconds per copy."""
    return sample.nanoseconds / 1000


def quick_copy(samples: Samples) -> Target:
    """Return the target for the time of copying a mid-game state."""
    cost = figure(samples[pax_games.COPY], microseconds)
    return Target(pax_games.COPY, COPY_MICROSECONDS, "us", at_least=False, figure=cost)


def linear_growth(samples: Samples) -> Target:
    """Return the target that the cost of a game grows at most linearly with its decisions."""
    rounds = zip(*(samples[pax_games.native_name(n)] for n in pax_games.TABLES), strict=True)
    slopes = [
        exponent([(one.units_each, one.seconds / one.repeats) for one in tables])
        for tables in rounds
    ]
    text = "cost of a game ~ decisions ** x, for 1, 2, 4, 8 players"
    return Target(text, LINEAR, "", at_least=False, figure=Figure.of(slopes))


def games_a_second(sample: Sample) -> float:
    """Return whole games per second."""
    return sample.repeats / sample.seconds


def many_games(samples: Samples, grown: Sequence[float]) -> Iterator[Target]:
    """Return the targets for the speed and memory of simulations, views and record checks."""
    native = pax_games.native_name(pax_games.FOUR)
    few, many = map(pax_many.simulation_name, (pax_many.FEW, pax_many.MANY))
    yield faster(samples, many, native, SIMULATE_TIMES)
    yield faster(samples, many, few, STEADY)
    size = f"extra memory of {many} compared with a short run"
    yield Target(size, MEGABYTES, "MB", at_least=False, figure=Figure.of(grown))
    watched = figure(samples[pax_many.VIEWS], games_a_second)
    yield Target(f"{pax_many.VIEWS}, games", GAMES_A_SECOND, "/s", at_least=True, figure=watched)
    yield faster(samples, pax_many.VERIFY, pax_many.VIEWS, VERIFY_TIMES)


def targets(samples: Samples) -> Iterator[Target]:
    """Return all targets of the engine with the figures of a run."""
    native = pax_games.native_name(pax_games.FOUR)
    yield faster(samples, native, openspiel.NATIVE, NATIVE_TIMES)
    yield faster_itself(samples, pax_games.STEPPED, openspiel.STEPPED, STEPPED_TIMES)
    yield faster(samples, pax_games.STEPPED, openspiel.STEPPED, None)
    for peer in PYTHON_PEERS:
        yield faster(samples, pax_games.STEPPED, peer, PYTHON_TIMES)
    yield quick_copy(samples)
    yield linear_growth(samples)
