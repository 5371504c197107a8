"""The chance to win over the course of a game: as points, as text bars, and as a plot."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pax.arena.plot import new_figure, per_cent, save
from pax.bots.analysis import Decision
from pax.game import Record
from pax.text import Words

BARS: Final = "▁▂▃▄▅▆▇█"
PLAIN_BARS: Final = "_.,-~=+#"
"""Bars for output encodings without block characters."""

WIDTH: Final = 60


@dataclass(frozen=True)
class Curve:
    """Points of (moves made, chance to win). The curve named None is that only Rome wins."""

    name: str | None
    points: tuple[tuple[int, float], ...]


def curves(record: Record, found: Sequence[Decision], *, whole: bool = True) -> list[Curve]:
    """Return the chance of each player, and that only Rome wins, at every decision.

    The chances of one decision add up to 1: they are estimated together, from what its player
    could know. If the game is over and fully analysed, the last point is its result.
    """
    names = record.config.players
    lines: list[list[tuple[int, float]]] = [[] for _ in (*names, None)]
    for decision in found:
        chances = decision.advice.chances
        for line, chance in zip(lines, (*chances, max(0.0, 1 - sum(chances))), strict=True):
            line.append((decision.made, chance))
    for line, end in zip(lines, _ends(record) if whole else (), strict=False):
        line.append((len(record.moves), end))
    return [
        Curve(name, tuple(line)) for name, line in zip((*names, None), lines, strict=True) if line
    ]


def _ends(record: Record) -> list[float]:
    """Return the result for each player and for Rome alone; empty while the game runs."""
    result = record.game().result
    if result is None:
        return []
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in seats(record)]
    return [*won, 0.0 if result.winners else 1.0]


def seats(record: Record) -> range:
    """Return the seats of a game."""
    return range(len(record.config.players))


def small_bars(curve: Curve, moves: int, bars: str = BARS, width: int = WIDTH) -> str:
    """Return a curve as one line of at most `width` bars; each shows the latest chance."""
    width = min(width, moves + 1)
    text = ""
    for place in range(width):
        until = moves * (place + 1) // width
        known = [chance for made, chance in curve.points if made <= until]
        text += bars[min(int(known[-1] * len(bars)), len(bars) - 1)] if known else " "
    return text


def draw_curves(path: Path, lines: Sequence[Curve], words: Words) -> None:
    """Draw the curves to a file."""
    figure, axes = new_figure()
    for curve in lines:
        made, chances = zip(*curve.points, strict=True)
        if curve.name is None:
            axes.plot(made, chances, color="grey", linestyle="--", label=words("analyse-rome"))
        else:
            axes.plot(made, chances, drawstyle="steps-post", label=curve.name.replace("$", r"\$"))
    axes.set_title(words("analyse-curve"))
    axes.set_xlabel(words("analyse-axis"))
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(per_cent)
    axes.legend()
    save(figure, path)
