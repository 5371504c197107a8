"""The standing as plain lists; compiled, because it is computed after every card."""

from mypy_extensions import i64

from pax.rules.cards import ARMY, CATEGORIES, FLEET
from pax.rules.ending import (
    POINTS_CONSPIRATOR,
    POINTS_PRESENT,
    POINTS_RICHEST,
    POINTS_STRONGER,
    beaten_by,
    categories_present,
    greatest_riches,
    is_stronger,
    riches,
    rome_strength,
    strength,
)
from pax.rules.position import Position

Row = tuple[int, list[int], list[int]]
"""A category: Rome's strength, that of each seat, and the seats that are stronger than Rome."""


def category_rows(position: Position) -> list[Row]:
    """Compare Rome's face-up cards with the displays, category by category."""
    rows: list[Row] = []
    for category in range(CATEGORIES):
        seats: list[int] = []
        stronger: list[int] = []
        for seat in range(position.setup.players):
            seats.append(int(strength(position, seat, category)))
            if is_stronger(position, seat, category):
                stronger.append(int(seat))
        rows.append((int(rome_strength(position, category)), seats, stronger))
    return rows


def points_row(position: Position, seat: i64) -> tuple[int, int, int, int, int, int]:
    """Return the parts of a seat's points: present, stronger, army, fleet, conspirator, richest."""
    conspirator: i64 = 0
    if position.conspirator == seat:
        conspirator = POINTS_CONSPIRATOR
    richest: i64 = 0
    if riches(position, seat) == greatest_riches(position):
        richest = POINTS_RICHEST
    return (
        int(POINTS_PRESENT * categories_present(position, seat)),
        int(POINTS_STRONGER * beaten_by(position, seat)),
        int(strength(position, seat, ARMY)),
        int(strength(position, seat, FLEET)),
        int(conspirator),
        int(richest),
    )
