"""Visibility: redact journal entries for one seat (RULES.md 4).

Only the seat itself sees the cards that it sees, keeps, takes, buries or is shown when it peeks.
Rome's hidden cards are hidden from all seats.
"""

from typing import Final

from mypy_extensions import i64

from pax.rules.journal import BURIES, FILLS, KEEPS, ROME_HIDES, SEES, SHOWN, TAKES, TURNED

NO_CARD: Final = -1
SPECTATOR: Final = -1

Entry = tuple[int, int, int, int]
"""An entry of the engine's journal: what, seat, kind, number."""


def is_hidden(what: int, owner: int, seat: int) -> bool:
    """Whether the card of an entry is hidden from this seat."""
    if what not in (SEES, KEEPS, TAKES, BURIES, SHOWN, ROME_HIDES):
        return False
    return owner != seat or seat == SPECTATOR


def redacted(entries: list[Entry], seat: int) -> list[Entry]:
    """Return the entries of one move without the cards that are hidden from a seat."""
    hides: bool = False
    for what, owner, _, _ in entries:
        if is_hidden(what, owner, seat):
            hides = True
    return [redacted_entry(entry, seat) for entry in entries] if hides else entries


def redacted_entry(entry: Entry, seat: int) -> Entry:
    """Return an entry without its card if that is hidden from a seat."""
    what, owner, _, number = entry
    return (what, owner, NO_CARD, number) if is_hidden(what, owner, seat) else entry


def owners(entries: list[Entry]) -> list[int]:
    """Return the seats that see more of a move than a spectator does."""
    seats: list[int] = []
    for what, owner, _, _ in entries:
        if owner != SPECTATOR and owner not in seats and is_hidden(what, owner, SPECTATOR):
            seats.append(owner)
    return seats


def happened(entries: list[Entry]) -> int:
    """Return the codes of the entries as a bit set."""
    found: i64 = 0
    for what, _, _, _ in entries:
        kind: i64 = what
        found |= 1 << kind
    return int(found)


def bits(*whats: int) -> int:
    """Return journal codes as a bit set, for comparison with `happened`."""
    return sum(1 << what for what in whats)


def reveals_card(has_peeked: bool, entries: list[Entry]) -> bool:
    """Whether a move showed its mover a card that it had not seen.

    The answer is public: a card seen coming from the pile counts even if the mover could know it.
    """
    mover: int = entries[0][1]
    for what, seat, _, _ in entries:
        if what in (FILLS, TURNED) or (what == SEES and seat == mover):
            return True
        if what == SHOWN and not has_peeked:
            return True
    return False
