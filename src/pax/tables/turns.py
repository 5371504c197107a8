"""Whose turn begins with entries that are about to be written, for tables with subscriptions."""

import msgspec

from pax.tables.entries import (
    AnyEntry,
    BotTook,
    Dealt,
    MoveMade,
    MovesUndone,
    SeatFilled,
    WasClosed,
)
from pax.tables.rows import Row
from pax.tables.seats import Seat, seats_after
from pax.tables.state import TableState

_ENCODER = msgspec.json.Encoder()


def turn_rows(state: TableState, entries: list[AnyEntry], delay: float) -> list[Row]:
    """Return the row of the turn that entries begin, or one with an empty lock if they end one.

    A notice is due when the turn has lasted for `delay` seconds. The row contains no cards.
    """
    if not any(isinstance(each, _OF_TURNS) for each in entries):
        return []
    seats = seats_after(state.seats, entries)
    seat = _next_seat(state, entries)
    before, after = _person(state.seats, state.deciding), _person(seats, seat)
    return [
        {
            "of_table": state.table_id,
            "new_game": state.stored.number,
            "new_seq": state.seq + len(entries),
            "of_lock": "" if after == before else after,
            "new_seat": 0 if seat is None else seat,
            "new_players": _ENCODER.encode([each.name for each in seats]),
            "new_due": entries[-1].at + delay,
        }
    ]


_OF_TURNS = (MoveMade, MovesUndone, Dealt, BotTook, SeatFilled, WasClosed)


def _person(seats: list[Seat], seat: int | None) -> str:
    """Return the lock of the person who has the decision; empty if a bot or nobody has it."""
    if seat is None or seats[seat].bot is not None:
        return ""
    return seats[seat].lock or ""


def _next_seat(state: TableState, entries: list[AnyEntry]) -> int | None:
    """Return the seat that decides after entries."""
    last, seat = entries[-1], state.deciding
    if isinstance(last, WasClosed):
        return None
    if isinstance(last, Dealt):
        return state.deal(bytes.fromhex(last.secret), last.nonces).seat
    for entry in entries:
        if isinstance(entry, MoveMade) and state.game is not None:
            seat = state.game.ahead(entry.move).seat
        elif isinstance(entry, MovesUndone):
            seat = entry.seat
    return seat
