"""The report of an analysis, as text or JSON."""

import sys
from collections.abc import Iterator, Sequence
from typing import Final

from pax.bots.analysis import Decision
from pax.cli.commands.analyse_curve import BARS, PLAIN_BARS, WIDTH, Curve, seats, small_bars
from pax.cli.commands.hint import advice_facts, chance_text, per_cent
from pax.cli.output.safe_text import printable
from pax.cli.output.shares import columns
from pax.game import Record
from pax.text import Block, Voice, Words
from pax.text.causes import comparison_lines

_GAPS: Final = 8
"""The width of the indentation and of the gaps between four columns."""

_MIN_WIDTH: Final = 10
_COLUMNS: Final = ("number", "player", "played", "chance", "best", "chance", "cost")


def analysis_blocks(  # noqa: PLR0913 - results and parameters
    record: Record,
    found: Sequence[Decision],
    lines: Sequence[Curve],
    words: Words,
    *,
    playouts: int,
    seed: int,
    room: int,
) -> list[Block]:
    """Return all decisions, the totals of each player, and the curves fitted to `room`."""
    head = words("analyse-decisions", n=len(found), playouts=playouts, seed=str(seed))
    return [
        Block(head, tuple(_decisions(record, found, words))),
        *_reasons(record, found, words),
        Block(words("analyse-players"), tuple(_players(record, found, words))),
        Block(words("analyse-curve"), tuple(_bars(lines, len(record.moves), room, words))),
    ]


def _decisions(record: Record, found: Sequence[Decision], words: Words) -> Iterator[str]:
    """Yield a line for each decision; it shows the best move if another one was played."""
    head = [words(f"analyse-column-{column}") for column in _COLUMNS]
    return columns([head, *(_row(record, decision, words) for decision in found)])


def _row(record: Record, decision: Decision, words: Words) -> list[str]:
    best, played = decision.advice.best, decision.advice.of(decision.played)
    name = printable(record.config.players[decision.seat])
    row = [str(decision.made + 1), name, played.move, chance_text(played, words)]
    if decision.is_best:
        return [*row, "", "", ""]
    return [*row, best.move, chance_text(best, words), per_cent(decision.cost, words)]


def _reasons(record: Record, found: Sequence[Decision], words: Words) -> list[Block]:
    """Return why the better moves are better, where a cause was found."""
    lines: list[str] = []
    for decision in found:
        comparison = decision.advice.comparison
        if comparison is not None and comparison.clear:
            voice = Voice(words, record.config, None)
            name = printable(record.config.players[decision.seat])
            best = str(decision.advice.best.move)
            lines.append(words("analyse-better", move=str(decision.made + 1), name=name, best=best))
            lines += [f"  {line}" for line in comparison_lines(comparison, voice)]
    return [Block(words("analyse-reasons"), tuple(lines))] if lines else []


def _players(record: Record, found: Sequence[Decision], words: Words) -> Iterator[str]:
    for seat in seats(record):
        own = [decision for decision in found if decision.seat == seat]
        yield words(
            "analyse-player",
            name=printable(record.config.players[seat]),
            best=sum(decision.is_best for decision in own),
            n=len(own),
            cost=per_cent(sum(decision.cost for decision in own), words),
        )


def _bars(lines: Sequence[Curve], moves: int, room: int, words: Words) -> Iterator[str]:
    """Yield a line for each curve: name, first chance, bars, last chance."""
    rows = [_ends(curve, words) for curve in lines]
    taken = sum(max(map(len, column)) for column in zip(*rows, strict=True)) + _GAPS
    width, bars = max(_MIN_WIDTH, min(WIDTH, room - taken)), _bars_to_show()
    for curve, row in zip(lines, rows, strict=True):
        row.insert(-1, small_bars(curve, moves, bars, width))
    return columns(rows) if rows else iter(())


def _ends(curve: Curve, words: Words) -> list[str]:
    """Return a curve's name, its first chance and its last chance."""
    name = words("analyse-rome") if curve.name is None else printable(curve.name)
    return [name, *(per_cent(curve.points[place][1], words) for place in (0, -1))]


def _bars_to_show() -> str:
    """Return the bar characters that the output encoding supports."""
    try:
        BARS.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return PLAIN_BARS
    return BARS


def analysis_facts(
    record: Record, found: Sequence[Decision], lines: Sequence[Curve], playouts: int, seed: int
) -> dict[str, object]:
    """Return the analysis as data; `move` counts from 1, and Rome's curve has no name."""
    return {
        "players": list(record.config.players),
        "playouts": playouts,
        "seed": seed,
        "decisions": [
            {
                "move": decision.made + 1,
                "played": decision.played,
                "best": decision.advice.best.move,
                "cost": decision.cost,
                "advice": advice_facts(decision.advice),
            }
            for decision in found
        ],
        "curves": [
            {"name": curve.name, "points": [list(point) for point in curve.points]}
            for curve in lines
        ],
    }
