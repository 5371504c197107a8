"""From samples to figures: a median and how far the repetitions lie apart."""

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bench.harness.sample import Sample


@dataclass(frozen=True, slots=True)
class Figure:
    """The median of the repetitions; half of them lie between low and high."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> "Figure":
        """Sum up one value a round."""
        rounds = list(values)
        low, median, high = statistics.quantiles(rounds, method="inclusive")
        return cls(median, low, high)

    @property
    def spread(self) -> float:
        """How wide the middle half of the repetitions is, as a part of the median."""
        return (self.high - self.low) / self.median


def figure(samples: Sequence[Sample], measure: Callable[[Sample], float]) -> Figure:
    """Sum up one property of the samples of a subject."""
    return Figure.of(map(measure, samples))


def ratio(ours: Sequence[Sample], theirs: Sequence[Sample]) -> Figure:
    """How many times as fast: taken within each round, where both met the same machine."""
    return Figure.of(one.rate / other.rate for one, other in zip(ours, theirs, strict=True))


def without(samples: Sequence[Sample], loop: Sequence[Sample]) -> list[Sample]:
    """Take the loop's own time off, as it was in the same round."""
    return [sample.without(empty) for sample, empty in zip(samples, loop, strict=True)]


def exponent(costs: Sequence[tuple[float, float]]) -> float:
    """Fit cost = a * size ** exponent to (size, cost) pairs: 1 is linear, below is better."""
    sizes = [math.log(size) for size, _ in costs]
    prices = [math.log(cost) for _, cost in costs]
    return statistics.linear_regression(sizes, prices).slope
