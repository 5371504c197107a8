"""Made-up outcomes, and outcomes without their times."""

from msgspec.structs import replace

from pax.arena import GameOutcome, SeatOutcome


def outcome(number: int, bots: str, winners: str, *, rome: bool = False) -> GameOutcome:
    """Return a made-up outcome: a letter per seat for its bot, and `.` if the seat lost."""
    seats = tuple(
        SeatOutcome(bot, won != ".", 10 + seat, 20, 0.5)
        for seat, (bot, won) in enumerate(zip(bots, winners, strict=True))
    )
    return GameOutcome(number, 0, rome, 10 + number, seats)


def timeless(found: GameOutcome) -> GameOutcome:
    """Return an outcome with all times set to 0."""
    return replace(found, seats=tuple(replace(seat, seconds=0.0) for seat in found.seats))
