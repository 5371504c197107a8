"""The curve: what the server holds at the end of each day, and whether that is bounded."""

from collections.abc import Sequence
from typing import Final, NamedTuple

STEADY_DAY: Final = 10
"""The first day that is like all later ones: everything made on day 0 is deleted by then."""

GROWTH: Final = 1.2
"""The most that a later day may have, as a multiple of the steady days' mean."""

WIDTH: Final = 40


class Day(NamedTuple):
    """What the server holds in the evening, after `pax prune`."""

    day: int
    made: int
    stored: int
    file_mb: float
    memory_mb: float
    files: int


def check_bounded(days: Sequence[Day]) -> None:
    """Each size of the last days is at most a little more than that of the first steady ones."""
    middle = (STEADY_DAY + len(days)) // 2
    early, late = days[STEADY_DAY:middle], days[middle:]
    for name in ("stored", "file_mb", "memory_mb", "files"):
        mean = sum(getattr(day, name) for day in early) / len(early)
        most = max(getattr(day, name) for day in late)
        assert most <= mean * GROWTH, f"{name} grows: from {mean:.1f} to {most}"


def curve(days: Sequence[Day]) -> str:
    """Return the days as a table, with a bar for the size of the database."""
    lines = ["day  tables made  stored  database MB  memory MB  open files"]
    largest = max(day.file_mb for day in days)
    made = 0
    for day in days:
        made += day.made
        bar = "#" * round(WIDTH * day.file_mb / largest)
        lines.append(
            f"{day.day:3}  {made:11,}  {day.stored:6,}  {day.file_mb:11.1f}  {day.memory_mb:9.1f}"
            f"  {day.files:10}  {bar}"
        )
    return "\n".join(lines)
