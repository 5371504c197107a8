"""Performance targets of the client, and whether a run meets them."""

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bench.web.visits import Opening

CLICK_MILLISECONDS: Final = 100
OPENING_SECONDS: Final = 10
OPENING_CLICKS: Final = 2
FIRST_TABLE_BYTES: Final = 200_000


@dataclass(frozen=True, slots=True)
class Promise:
    """A figure and its upper bound; without a bound it is only reported."""

    text: str
    figure: float
    bound: float | None
    unit: str

    @property
    def is_kept(self) -> bool:
        """Whether the figure is within its bound."""
        return self.bound is None or self.figure <= self.bound

    @property
    def cells(self) -> list[str]:
        """The cells of its row in the table."""
        verdict = "report" if self.bound is None else "pass" if self.is_kept else "FAIL"
        return [self.text, self.written(self.figure), self.written(self.bound), verdict]

    def written(self, value: float | None) -> str:
        """Format a figure with its unit."""
        if value is None:
            return ""
        number = (
            f"{value:,.0f}" if value == int(value) or value > CLICK_MILLISECONDS else f"{value:.1f}"
        )
        return f"{number} {self.unit}".strip()


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the percentile of the values."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def promises(
    address: str, openings: Sequence[Opening], waits: Sequence[float]
) -> Iterator[Promise]:
    """Return all targets with their figures; of the openings the worst counts."""
    yield Promise("click to changed table, median", percentile(waits, 50), None, "ms")
    yield Promise(
        "click to changed table, 95th percentile", percentile(waits, 95), CLICK_MILLISECONDS, "ms"
    )
    yield Promise("click to changed table, slowest", max(waits), None, "ms")
    seconds = max(each.seconds for each in openings)
    yield Promise("page opened to first move made", seconds, OPENING_SECONDS, "s")
    clicks = max(each.clicks for each in openings)
    yield Promise("clicks to the first move", clicks, OPENING_CLICKS, "")
    received = max(each.received for each in openings)
    yield Promise("received until a table is playable", received, FIRST_TABLE_BYTES, "bytes")
    others = {host for each in openings for host in each.hosts if f"//{host}/" not in address}
    yield Promise("other hosts asked", len(others), 0, "")
