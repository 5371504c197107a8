"""Who may see what: the side of a happening that one seat is sent (RULES.md 4).

The card that a seat sees, keeps, takes, buries or is shown when it peeks is its own secret; Rome's
hidden cards are everybody's.
"""

from typing import Final

from pax.rules.journal import BURIES, KEEPS, ROME_HIDES, SEES, SHOWN, TAKES

NO_CARD: Final = -1
SPECTATOR: Final = -1

Entry = tuple[int, int, int, int]
"""What happened, to which seat, with which kind, and a number, as the engine's journal has it."""


def is_hidden(what: int, owner: int, seat: int) -> bool:
    """Whether the card of a happening is another's secret for this seat."""
    if what not in (SEES, KEEPS, TAKES, BURIES, SHOWN, ROME_HIDES):
        return False
    return owner != seat or seat == SPECTATOR


def sides(entries: list[Entry], seat: int) -> list[Entry]:
    """Return the entries of one move as one seat is sent them, cards hidden from it left out."""
    hides: bool = False
    for what, owner, _, _ in entries:
        if is_hidden(what, owner, seat):
            hides = True
    return [side(entry, seat) for entry in entries] if hides else entries


def side(entry: Entry, seat: int) -> Entry:
    """Return an entry as one seat is sent it."""
    what, owner, _, number = entry
    return (what, owner, NO_CARD, number) if is_hidden(what, owner, seat) else entry
