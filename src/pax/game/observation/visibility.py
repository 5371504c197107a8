"""Who may see what: the side of a happening that one seat is sent (RULES.md 4).

The card that a seat sees, keeps, takes, buries or is shown when it peeks is its own secret; Rome's
hidden cards are everybody's.
"""

from typing import Final

from mypy_extensions import i64

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


def owners(entries: list[Entry]) -> list[int]:
    """Return the seats that are sent more of a move than everybody: it has secrets of theirs."""
    seats: list[int] = []
    for what, owner, _, _ in entries:
        if owner != SPECTATOR and owner not in seats and is_hidden(what, owner, SPECTATOR):
            seats.append(owner)
    return seats


def happened(entries: list[Entry]) -> int:
    """Return what happened as a set of bits, to be compared with those of `bits`."""
    found: i64 = 0
    for what, _, _, _ in entries:
        kind: i64 = what
        found |= 1 << kind
    return int(found)


def bits(*whats: int) -> int:
    """Return what may happen as a set of bits."""
    return sum(1 << what for what in whats)
