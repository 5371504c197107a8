"""Statistics of samples: median and interquartile range."""

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bench.harness.sample import Sample


@dataclass(frozen=True, slots=True)
class Figure:
    """The median of the rounds; low and high are the quartiles."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> "Figure":
        """Return the figure of one value per round."""
        rounds = list(values)
        low, median, high = statistics.quantiles(rounds, method="inclusive")
        return cls(median, low, high)

    @property
    def spread(self) -> float:
        """The interquartile range as a fraction of the median."""
        return (self.high - self.low) / self.median


def figure(samples: Sequence[Sample], measure: Callable[[Sample], float]) -> Figure:
    """Return the figure of one property of the samples."""
    return Figure.of(map(measure, samples))


def ratio(ours: Sequence[Sample], theirs: Sequence[Sample]) -> Figure:
    """Return the speed ratio, taken within each round because conditions are equal there."""
    return Figure.of(one.rate / other.rate for one, other in zip(ours, theirs, strict=True))


def without(samples: Sequence[Sample], loop: Sequence[Sample]) -> list[Sample]:
    """Subtract the time of the driver loop in the same round."""
    return [sample.without(empty) for sample, empty in zip(samples, loop, strict=True)]


def exponent(costs: Sequence[tuple[float, float]]) -> float:
    """Fit cost = a * size ** exponent to (size, cost) pairs; 1 is linear, lower is better."""
    sizes = [math.log(size) for size, _ in costs]
    prices = [math.log(cost) for _, cost in costs]
    return statistics.linear_regression(sizes, prices).slope
