"""What an analysis found: as text for people, or as JSON for programs."""

import sys
from collections.abc import Iterator, Sequence
from typing import Final

from pax.bots.analysis import Decision
from pax.cli.commands.analyse_curve import BARS, PLAIN_BARS, WIDTH, Curve, seats, small_bars
from pax.cli.commands.hint import advice_facts, chance_text, per_cent
from pax.cli.output.safe_text import printable
from pax.cli.output.shares import columns
from pax.game import Record
from pax.text import Block, Words

_GAPS: Final = 8
"""The indentation, and the spaces between four columns."""

_LEAST: Final = 10
_COLUMNS: Final = ("number", "player", "played", "chance", "best", "chance", "cost")


def analysis_blocks(  # noqa: PLR0913 - what was found, and how
    record: Record,
    found: Sequence[Decision],
    lines: Sequence[Curve],
    words: Words,
    *,
    playouts: int,
    seed: int,
    room: int,
) -> list[Block]:
    """Return every decision, the sum for each player, and the curves as wide as there is room."""
    head = words("analyse-decisions", n=len(found), playouts=playouts, seed=str(seed))
    return [
        Block(head, tuple(_decisions(record, found, words))),
        Block(words("analyse-players"), tuple(_players(record, found, words))),
        Block(words("analyse-curve"), tuple(_bars(lines, len(record.moves), room, words))),
    ]


def _decisions(record: Record, found: Sequence[Decision], words: Words) -> Iterator[str]:
    """Return a line for each decision; what was best stands there if something else was played."""
    head = [words(f"analyse-column-{column}") for column in _COLUMNS]
    return columns([head, *(_row(record, decision, words) for decision in found)])


def _row(record: Record, decision: Decision, words: Words) -> list[str]:
    best, played = decision.advice.best, decision.advice.of(decision.played)
    name = printable(record.config.players[decision.seat])
    row = [str(decision.made + 1), name, played.move, chance_text(played, words)]
    if decision.is_best:
        return [*row, "", "", ""]
    return [*row, best.move, chance_text(best, words), per_cent(decision.cost, words)]


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
    """Return a line for each curve: its name, the chance at first, its bars, and how it ended."""
    rows = [_ends(curve, words) for curve in lines]
    taken = sum(max(map(len, column)) for column in zip(*rows, strict=True)) + _GAPS
    width, bars = max(_LEAST, min(WIDTH, room - taken)), _bars_to_show()
    for curve, row in zip(lines, rows, strict=True):
        row.insert(-1, small_bars(curve, moves, bars, width))
    return columns(rows) if rows else iter(())


def _ends(curve: Curve, words: Words) -> list[str]:
    """Return a curve's name, the chance at first, and how it ended."""
    name = words("analyse-rome") if curve.name is None else printable(curve.name)
    return [name, *(per_cent(curve.points[place][1], words) for place in (0, -1))]


def _bars_to_show() -> str:
    """Return bars that the output can show."""
    try:
        BARS.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return PLAIN_BARS
    return BARS


def analysis_facts(
    record: Record, found: Sequence[Decision], lines: Sequence[Curve], playouts: int, seed: int
) -> dict[str, object]:
    """Return the same as values; `move` counts the moves from 1, Rome's curve has no name."""
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
