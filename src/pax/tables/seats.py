"""The seats of a table, and how each log entry changes them."""

from dataclasses import dataclass, replace
from typing import Literal

from pax.tables.entries import (
    AnyEntry,
    Arrived,
    BotTook,
    Freed,
    OwnerReturned,
    Sat,
    SeatFilled,
    SeatsSwapped,
    ShoulderSet,
    WasMuted,
    WasReady,
)
from pax.tables.spec import SeatSpec

SeatEntry = (
    Sat | Arrived | Freed | WasReady | SeatFilled | BotTook | OwnerReturned | WasMuted | ShoulderSet
)


@dataclass
class Seat:
    """The occupant of a seat; `level` is the bot that plays it, permanently or for an absent owner.

    `open_name` is its name while it is open. The player who took it must connect by `arrives_by`;
    `origin` is equal for seats that were taken from one address.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    lock: str | None
    open_name: str = ""
    taken: bool = False
    arrives_by: float | None = None
    origin: str = ""
    nonce: str | None = None
    away: bool = False
    late: int = 0
    muted: bool = False
    shoulder: bool = False

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now, or None if a person does."""
        return self.level if self.kind == "bot" or self.away else None

    def count_late(self, *, late: bool) -> None:
        """Count consecutive timeouts; a move in time resets the count."""
        self.late = self.late + 1 if late else 0

    @property
    def ready(self) -> bool:
        """Whether nobody needs to wait for this seat."""
        return self.bot is not None or self.nonce is not None


def first_seat(spec: SeatSpec) -> Seat:
    """Return a seat as it is at the beginning of a game."""
    return Seat(spec.kind, spec.name, spec.level, spec.lock, open_name=spec.name)


def seat_after(seat: Seat, entry: SeatEntry) -> Seat:
    """Return a seat after an entry."""
    match entry:
        case Sat():
            return Seat(
                "person",
                entry.name,
                None,
                entry.lock,
                open_name=seat.open_name,
                taken=True,
                arrives_by=entry.arrives_by,
                origin=entry.origin,
            )
        case Arrived():
            return replace(seat, arrives_by=None)
        case Freed():
            return Seat("open", seat.open_name, None, None, open_name=seat.open_name)
        case WasReady():
            return replace(seat, nonce=entry.nonce, arrives_by=None)
        case SeatFilled():
            name = entry.name or seat.name
            return Seat("bot", name, entry.level, None, open_name=seat.open_name)
        case BotTook():
            return replace(seat, away=True, level=entry.level, late=0)
        case OwnerReturned():
            return replace(seat, away=False, level=None, late=0)
        case WasMuted():
            return replace(seat, muted=entry.muted)
        case ShoulderSet():
            return replace(seat, shoulder=entry.allow)


def seats_after(seats: list[Seat], entries: list[AnyEntry]) -> list[Seat]:
    """Return the seats after entries; the given seats are not modified."""
    after = list(seats)
    for entry in entries:
        if isinstance(entry, SeatsSwapped):
            swap(after, entry)
        elif isinstance(entry, SeatEntry):
            after[entry.seat] = seat_after(after[entry.seat], entry)
    return after


def swap(seats: list[Seat], entry: SeatsSwapped) -> None:
    """Let the players of two seats change places."""
    seats[entry.seat], seats[entry.other] = seats[entry.other], seats[entry.seat]


def arrivals_due(seats: list[Seat]) -> float | None:
    """Return the earliest time by which a player who took a seat must connect, if any."""
    return min((seat.arrives_by for seat in seats if seat.arrives_by is not None), default=None)
