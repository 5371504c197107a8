"""Shares with their 95 % intervals, and tables as plain text."""

from collections.abc import Iterator, Sequence

from pax.arena import wilson
from pax.text import Words


def share(count: float, games: int, words: Words, width: int = 0) -> str:
    """Return a share in per cent with its interval, right-aligned to a width."""
    found = count / games
    low, high = wilson(found, games)
    text = words("simulate-share", share=100 * found, low=100 * low, high=100 * high)
    return " " * (width - len(f"{found:.2%}")) + text


def share_facts(count: float, games: int, name: str = "count") -> dict[str, object]:
    """Return a share and its interval as data."""
    found = count / games if games else None
    return {name: count, "share": found, "interval": list(wilson(found or 0.0, games))}


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
