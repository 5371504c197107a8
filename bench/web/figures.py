"""Performance targets of the client, and whether a run meets them."""

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bench.web.slow import Slow
from bench.web.visits import Opening

CLICK_MILLISECONDS: Final = 100
OPENING_SECONDS: Final = 10
OPENING_CLICKS: Final = 2
FIRST_TABLE_BYTES: Final = 200_000
FIRST_TABLE_SECONDS: Final = 12
SLOW_MILLISECONDS: Final = 400
FRAMES: Final = 30
SHARE: Final = 0.8
"""The share of the frames of one moving square that is enough on a machine without a GPU."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A figure and its bound, mostly an upper one; without a bound it is only reported."""

    text: str
    figure: float
    bound: float | None
    unit: str
    is_least: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the figure is within its bound."""
        if self.bound is None:
            return True
        return self.figure >= self.bound if self.is_least else self.figure <= self.bound

    @property
    def cells(self) -> list[str]:
        """The cells of its row in the table."""
        verdict = "report" if self.bound is None else "pass" if self.is_kept else "FAIL"
        least = "at least " if self.is_least else ""
        bound = f"{least}{self.written(self.bound)}"
        return [self.text, self.written(self.figure), bound, verdict]

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
    """Return the targets on a usual machine; of the openings the worst counts."""
    yield Promise("click to first changed frame, median", percentile(waits, 50), None, "ms")
    text = "click to first changed frame, 95th percentile"
    yield Promise(text, percentile(waits, 95), CLICK_MILLISECONDS, "ms")
    yield Promise("click to first changed frame, slowest", max(waits), None, "ms")
    seconds = max(each.seconds for each in openings)
    yield Promise("page opened to first move made", seconds, OPENING_SECONDS, "s")
    clicks = max(each.clicks for each in openings)
    yield Promise("clicks to the first move", clicks, OPENING_CLICKS, "")
    received = max(each.received for each in openings)
    yield Promise("received until a table is playable", received, FIRST_TABLE_BYTES, "bytes")
    others = {host for each in openings for host in each.hosts if f"//{host}/" not in address}
    yield Promise("other hosts asked", len(others), 0, "")


def slow_promises(slow: Slow, first_table: float) -> Iterator[Promise]:
    """Return the targets on a slow machine, and on a slow network."""
    text = "slow machine: click to first changed frame, slowest"
    yield Promise(text, max(slow.waits), SLOW_MILLISECONDS, "ms")
    yield Promise("slow machine: frames a second of one moving square", slow.square, None, "")
    least = min(FRAMES, SHARE * slow.square)
    text = "slow machine: frames a second while cards fly"
    yield Promise(text, slow.frames, least, "", is_least=True)
    yield Promise("slow network: first playable table", first_table, FIRST_TABLE_SECONDS, "s")
