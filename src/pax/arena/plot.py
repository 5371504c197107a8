"""Plots of a contest's results; matplotlib is an optional extra."""

import re
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from pax.arena.ranking import BotStanding, Standings
from pax.build_info import advice
from pax.text import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES: Final = (".svg", ".png")
GOLD: Final = "#b8860b"
PURPLE: Final = "#6a3d7c"

_MARGIN: Final = 0.8
"""Inches of a figure beside its bars."""

_POINTS: Final = 8
"""Font size of the names below the bars."""

_LETTER: Final = 0.08
"""Mean width in inches of a letter of that size, with some space."""


class PlotError(RuntimeError):
    """A plot cannot be drawn; the message says what is missing."""


def check_plot() -> None:
    """Raise PlotError if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        message = f"a picture needs matplotlib: {advice('plot')}"
        raise PlotError(message)


def new_figure(width: float = 8.0, height: float = 4.5) -> "tuple[Figure, Axes]":
    """Return an empty figure and its axes."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - an optional extra

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def save(figure: "Figure", path: Path) -> None:
    """Write a figure; equal figures give equal files."""
    from matplotlib import rc_context  # noqa: PLC0415 - an optional extra

    metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
    with rc_context({"svg.hashsalt": "pax", "svg.fonttype": "none"}):
        figure.savefig(path, metadata=metadata, dpi=150)


def draw(path: Path, found: Standings, players: int, words: Words) -> None:
    """Draw how often each bot won, with intervals: over the levels if there are any."""
    save(figure_of(found, players, words), path)


def figure_of(found: Standings, players: int, words: Words) -> "Figure":
    """Return that picture, yet to be written."""
    is_solo = any(row.level is not None for row in found.rows)
    figure, axes = new_figure() if is_solo else new_figure(_width(len(found.rows)))
    if is_solo:
        _draw_levels(axes, found.rows, words)
    else:
        _draw_bars(axes, found.rows, words)
        fair = words("arena-fair")
        axes.axhline(1 / players, color="grey", linewidth=1, linestyle="--", label=fair)
    axes.set_ylabel(words("arena-wins"))
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(per_cent)
    axes.legend()
    return figure


class HasInterval(Protocol):
    """A share with a confidence interval."""

    @property
    def share(self) -> float:
        """The share."""
        ...

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        ...


def errors(rows: Sequence[HasInterval]) -> list[list[float]]:
    """Return the error bars below and above the shares, in the form of matplotlib."""
    below = [max(0.0, row.share - row.interval[0]) for row in rows]
    above = [max(0.0, row.interval[1] - row.share) for row in rows]
    return [below, above]


def _width(bars: int) -> float:
    """Return the width in inches of a figure with this many bars."""
    return max(8.0, _MARGIN + 1.2 * bars)


def _folded(name: str, letters: int) -> str:
    """Wrap a name at this many letters, after punctuation if possible."""
    part = f".{{1,{letters}}}"
    return "\n".join(re.findall(f"{part}$|{part}(?<=[:,.=_])|{part}", name))


def _draw_bars(axes: "Axes", rows: Sequence[BotStanding], words: Words) -> None:
    letters = int((_width(len(rows)) - _MARGIN) / len(rows) / _LETTER)
    names = [_folded(row.bot, letters) for row in rows]
    axes.tick_params(axis="x", labelsize=_POINTS)
    with_rome = [row.with_rome / max(row.games, 1) for row in rows]
    without = [row.share - part for row, part in zip(rows, with_rome, strict=True)]
    axes.bar(names, with_rome, color=PURPLE, label=words("simulate-column-with-rome"))
    label = words("arena-column-against-rome")
    axes.bar(names, without, bottom=with_rome, color=GOLD, label=label)
    shares = [row.share for row in rows]
    axes.errorbar(names, shares, errors(rows), fmt="none", ecolor="black", capsize=4)


def _draw_levels(axes: "Axes", rows: Sequence[BotStanding], words: Words) -> None:
    for bot in dict.fromkeys(row.bot for row in rows):
        own = [row for row in rows if row.bot == bot]
        levels = [row.level or 0 for row in own]
        axes.errorbar(levels, [row.share for row in own], errors(own), capsize=4, label=bot)
    axes.set_xticks(sorted({row.level or 0 for row in rows}))
    axes.set_xlabel(words("arena-column-level"))


def per_cent(value: float, _place: float) -> str:
    """Format a tick of an axis."""
    return f"{value:.0%}"
