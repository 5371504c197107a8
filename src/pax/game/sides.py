"""Who may see what: the side of a happening that one seat is sent (RULES.md 4)."""

from typing import Final

from pax.rules.journal import BURIES, KEEPS, ROME_HIDES, SEES, SHOWN, TAKES

SECRET: Final = frozenset({SEES, KEEPS, TAKES, BURIES, SHOWN, ROME_HIDES})
"""Happenings whose card is seen by their own seat alone; Rome's hidden cards have no seat."""

UNKNOWN: Final = -1
SPECTATOR: Final = -1

Entry = tuple[int, int, int, int]
"""What happened, to which seat, with which kind, and a number, as the engine's journal has it."""


def side(entry: Entry, seat: int) -> Entry:
    """Return an entry as one seat is sent it: without the card, if that is another's secret."""
    what, owner, _, number = entry
    if what in SECRET and (owner != seat or seat == SPECTATOR):
        return what, owner, UNKNOWN, number
    return entry


def sides(entries: list[Entry], seat: int) -> list[Entry]:
    """Return the entries of one move as one seat is sent them."""
    return [side(entry, seat) for entry in entries]
