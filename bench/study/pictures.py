"""The plots of docs/game.md."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.study.figures import Count
from pax.arena.plot import errors, new_figure, per_cent, save


def draw_curves(
    path: Path, curves: Mapping[str, Mapping[int, Count]], across: str, up: str
) -> None:
    """Draw a curve with error bars for each name, over integers."""
    figure, axes = new_figure()
    for name, points in curves.items():
        shown = {x: count for x, count in points.items() if count.games}
        counts = list(shown.values())
        shares = [count.share for count in counts]
        axes.errorbar(list(shown), shares, errors(counts), capsize=3, marker="o", label=name)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.set_xticks(sorted({x for points in curves.values() for x in points}))
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(per_cent)
    axes.legend()
    save(figure, path)


def draw_bars(path: Path, bars: Mapping[str, Count], fair: float, up: str) -> None:
    """Draw a bar with its error bar for each name, and a line for the fair share."""
    figure, axes = new_figure()
    counts: Sequence[Count] = list(bars.values())
    shares = [count.share for count in counts]
    axes.bar(list(bars), shares, color="#b8860b", yerr=errors(counts), capsize=4)
    axes.axhline(fair, color="grey", linewidth=1, linestyle="--", label="a fair share")
    axes.set_ylabel(up)
    axes.yaxis.set_major_formatter(per_cent)
    axes.legend()
    save(figure, path)
