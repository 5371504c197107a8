"""Outcomes of games that nobody played, and what does not change from run to run."""

from msgspec.structs import replace

from pax.arena import GameOutcome, SeatOutcome


def outcome(number: int, bots: str, winners: str, *, rome: bool = False) -> GameOutcome:
    """Make up a game: bots and winners are letters, seat by seat, `.` for one that lost."""
    seats = tuple(
        SeatOutcome(bot, won != ".", 10 + seat, 20, 0.5)
        for seat, (bot, won) in enumerate(zip(bots, winners, strict=True))
    )
    return GameOutcome(number, 0, rome, 10 + number, seats)


def timeless(found: GameOutcome) -> GameOutcome:
    """Return an outcome without the time that it took."""
    return replace(found, seats=tuple(replace(seat, seconds=0.0) for seat in found.seats))
