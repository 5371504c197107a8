"""Quota of log entries: no client can make a table's log grow without bound.

Moves, the deal, the end and their consequences never count. Everything else counts against its
author: a seat, the host, or the address that takes open seats in the lobby.
"""

from collections import Counter, deque
from typing import Final, Literal

from pax.game.reasons import Reason
from pax.tables.entries import (
    AnyEntry,
    BotTook,
    Dealt,
    MovesUndone,
    Sat,
    SeatsSwapped,
    ShoulderSet,
    Spoke,
    WasMuted,
)
from pax.tables.limits import ENTRIES_A_GAME, ENTRIES_A_MINUTE, SEATS_PER_ADDRESS

Author = int | Literal["host", "lobby"]
_MINUTE: Final = 60.0


def author_of(entry: AnyEntry) -> Author | None:
    """Return the author that an entry counts against, or None.

    Entries without an author are bounded by those with one: returning follows leaving, hiding a
    view follows showing it, and arriving or being removed follows taking a seat. So a host whose
    quota is used up can still remove players.
    """
    match entry:
        case MovesUndone() | Spoke() | ShoulderSet(allow=True) | BotTook(why="left"):
            return entry.seat
        case WasMuted() | SeatsSwapped() | BotTook(why="replaced"):
            return "host"
        case Sat():
            return "lobby"
        case _:
            return None


class Quota:
    """Counts the entries of one game's log by author."""

    def __init__(self) -> None:
        """Begin with an empty log."""
        self._total: dict[Author, int] = {}
        self._recent: dict[Author, deque[float]] = {}
        self._sat: Counter[str] = Counter()

    def add(self, entry: AnyEntry) -> None:
        """Count an entry; the deal resets all counts.

        A removed player's entries do not count against the next player of the seat.
        """
        if isinstance(entry, Dealt):
            self._total.clear()
            self._recent.clear()
        author = author_of(entry)
        if author is None:
            return
        if isinstance(entry, Sat):
            self._sat[entry.origin] += 1
        self._total[author] = self._total.get(author, 0) + 1
        recent = self._recent.setdefault(author, deque(maxlen=ENTRIES_A_MINUTE))
        recent.append(entry.at)

    def refusal(self, entries: list[AnyEntry], now: float) -> Reason | None:
        """Return why entries would exceed the quota, or None."""
        for entry in entries:
            author = author_of(entry)
            if author is None:
                continue
            if isinstance(entry, Sat) and entry.origin and self._has_sat_enough(entry.origin):
                return Reason("log_is_full", {"entries": SEATS_PER_ADDRESS})
            if self._total.get(author, 0) >= ENTRIES_A_GAME:
                return Reason("log_is_full", {"entries": ENTRIES_A_GAME})
            recent = self._recent.get(author)
            if recent is not None and len(recent) == ENTRIES_A_MINUTE and now < recent[0] + _MINUTE:
                code = "too_many_chats" if isinstance(entry, Spoke) else "too_many_entries"
                return Reason(code, {"a_minute": ENTRIES_A_MINUTE})
        return None

    def _has_sat_enough(self, origin: str) -> bool:
        """Whether one address has reached its limit of seats taken at this table."""
        return self._sat[origin] >= SEATS_PER_ADDRESS
