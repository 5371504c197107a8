"""The names at a new table: given or generated; no two of them look alike."""

from collections.abc import Collection, Sequence
from itertools import chain, count
from typing import Final

from pax.tables.names.look_alikes import look_alike
from pax.tables.names.text import TextError, TextLengthError, clean_name

BOT_NAMES: Final = (
    *("Livia", "Decimus", "Aurelia", "Cassius", "Octavia", "Lucius", "Valeria", "Titus"),
    *("Flavia", "Marcus", "Claudia", "Gaius", "Cornelia", "Quintus", "Drusilla", "Servius"),
)
"""Names for bots, in the order of use: twice as many as a table has seats."""


class SeatNameError(ValueError):
    """A name is not allowed for a seat: `code` is the reason."""

    def __init__(self, code: str, seat: int = 0) -> None:
        """Store the reason and the seat."""
        super().__init__(code)
        self.code = code
        self.seat = seat


def seat_name(given: str, others: Sequence[str], seat: int = 0) -> str:
    """Return a cleaned name that is unlike all others; raise SeatNameError if it is not allowed."""
    try:
        name = clean_name(given)
    except TextLengthError:
        raise SeatNameError("malformed_request", seat) from None
    except TextError:
        raise SeatNameError("wrong_name", seat) from None
    if any(look_alike(name, other) for other in others):
        raise SeatNameError("name_is_taken", seat)
    return name


def seat_names(
    given: Sequence[str | None], made_up: Sequence[str], bots: Collection[int] = ()
) -> list[str]:
    """Return the names of all seats; missing ones are generated with a number.

    A generated name is `made_up` and the number of the seat, or a higher one if that name is taken.
    A bot whose name looks like a person's gets a number, too.
    """
    names: dict[int, str] = {}
    for seat in sorted(range(len(given)), key=lambda seat: seat in bots):
        name = given[seat]
        if name is not None:
            names[seat] = _given_name(name, list(names.values()), seat, is_bot=seat in bots)
    for seat, prefix in enumerate(made_up):
        if seat not in names:
            names[seat] = _numbered(prefix, seat + 1, len(given), list(names.values()))
    return [names[seat] for seat in range(len(given))]


def names_for_bots(count: int, others: Sequence[str]) -> list[str]:
    """Return names for bots that fill free seats; none looks like that of another player."""
    unlike = [name for name in BOT_NAMES if not any(look_alike(name, each) for each in others)]
    return unlike[:count]


def _given_name(given: str, others: Sequence[str], seat: int, *, is_bot: bool) -> str:
    try:
        return seat_name(given, others, seat)
    except SeatNameError as error:
        if not is_bot or error.code != "name_is_taken":
            raise
        return _numbered(clean_name(given), 2, 1, others)


def _numbered(prefix: str, first: int, seats: int, others: Sequence[str]) -> str:
    candidates = (f"{prefix} {number}".strip() for number in chain([first], count(seats + 1)))
    return next(name for name in candidates if not any(look_alike(name, other) for other in others))
