"""The journal: what happens inside a move, as entries for an optional reader."""

from typing import Final

from mypy_extensions import i64

ROME_SHOWS: Final = 0
ROME_HIDES: Final = 1
SEES: Final = 2
LAYS: Final = 3
KEEPS: Final = 4
TAKES: Final = 5
OFFERS: Final = 6
BURIES: Final = 7
BUYS: Final = 8
SKIPS: Final = 9
PLAYS: Final = 10
STOPS: Final = 11
PASSES: Final = 12
PEEKS: Final = 13
RECEIVES: Final = 14
CONSPIRES: Final = 15
ROME_TAKES: Final = 16
STARTS: Final = 17
FILLS: Final = 18
TURNS: Final = 19
DRAWS: Final = 20
ENDS: Final = 21
SHOWN: Final = 22
TURNED: Final = 23
ASKS: Final = 24
GETS: Final = 25
SCORES: Final = 26
WINS: Final = 27
TAKES_BACK: Final = 28


def packed_purchase(legion: i64, price: i64) -> i64:
    """Pack legion and price into the number of a BUYS entry."""
    return price << 4 | legion


def legion_bought(number: i64) -> i64:
    """Return the legion from the number of a BUYS entry."""
    return number & 15


def price_paid(number: i64) -> i64:
    """Return the price from the number of a BUYS entry."""
    return number >> 4


class Journal:
    """Entries (what, seat, kind, number) in chronological order.

    The number is a legion for OFFERS, FILLS and ROME_TAKES; legion and price for BUYS (see
    `packed_purchase`); a price for PLAYS; aurei for RECEIVES; the size of the pile for DRAWS; the
    round for STARTS; the index of one of Rome's hidden cards for ROME_HIDES, SHOWN (to a seat that
    peeks) and TURNED (over at the end); 1 for ENDS if Rome wins; the points for SCORES; the step
    for ASKS; the number of moves for TAKES_BACK. `pax.game` writes ASKS and TAKES_BACK, the engine
    all others. One GETS per card follows BUYS and ROME_TAKES. Seat and kind are -1 if not used.
    """

    def __init__(self) -> None:
        """Start without entries."""
        self.entries: list[tuple[int, int, int, int]] = []

    def note(self, what: i64, seat: i64, kind: i64, number: i64) -> None:
        """Append one entry."""
        self.entries.append((int(what), int(seat), int(kind), int(number)))
