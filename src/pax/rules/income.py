"""Income at the end of a turn (RULES.md 4, Income)."""

from typing import Final

from mypy_extensions import i64

from pax.rules.cards import CATEGORIES, INTRIGUE, SENATOR
from pax.rules.position import Position

IDLE_PAYS: Final = 2
SENATOR_PAYS: Final = 1


def has_played(position: Position, category: i64) -> bool:
    """Whether the active player played a card of this category this turn."""
    return position.played_in >> category & 1 == 1


def income(position: Position) -> i64:
    """Return what the active player would receive if the turn ended now."""
    if position.played == 0:
        return IDLE_PAYS
    if has_played(position, INTRIGUE):
        return 0
    most: i64 = 0
    category: i64
    for category in range(CATEGORIES):
        if has_played(position, category):
            most = max(most, position.cards_in(position.active, category))
    if has_played(position, SENATOR):
        most += SENATOR_PAYS
    return most
