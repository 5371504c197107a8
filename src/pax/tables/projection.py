"""Projection: the row of a game (status, deadline, outcome), derived from its log.

A person has a deadline only with a time limit. A bot has one, so that another worker runs it if the
responsible one has died; but not at a table of bots alone, which plays only while watched.
"""

from typing import Final

from pax.game import Game
from pax.game.snapshot.builder import outcome_of
from pax.rules import Result
from pax.tables.broadcast import ENCODER
from pax.tables.entries import (
    AnyEntry,
    BotTook,
    Dealt,
    MoveMade,
    MovesUndone,
    OwnerReturned,
    SeatFilled,
    WasClosed,
)
from pax.tables.rows import Row, StoredOutcome, change
from pax.tables.seats import arrivals_due, seats_after
from pax.tables.state import TableState

BOT_SECONDS: Final = 15.0
"""Time after which another worker takes over a bot's decision."""


def changes(state: TableState, entries: list[AnyEntry]) -> list[Row]:
    """Return the update of the game's row, if entries that are about to be written change it.

    Most moves of people without a time limit change nothing.
    """
    game, last = state.stored.id, entries[-1]
    if isinstance(last, WasClosed):
        return [change(game, "closed", None, _outcome(state))]
    if isinstance(last, Dealt):
        seat = state.deal(bytes.fromhex(last.secret), last.nonces).seat
        return [change(game, "running", _deadline(state, entries, seat, last.at), None)]
    if state.status == "waiting":
        due = arrivals_due(seats_after(state.seats, entries))
        return [] if due == state.due else [change(game, "waiting", due, None)]
    if state.status != "running" or state.game is None:
        return []
    if not _is_timed(state) and _is_mere_move(entries) and not state.game.may_end():
        return []
    return _moved(state, state.game, entries)


def _is_timed(state: TableState) -> bool:
    """Whether the decisions of people or of bots have a deadline here."""
    if state.only_bots:
        return False
    return state.spec.seconds is not None or any(seat.bot for seat in state.seats)


def _is_mere_move(entries: list[AnyEntry]) -> bool:
    return len(entries) == 1 and isinstance(entries[0], MoveMade)


def _moved(state: TableState, game: Game, entries: list[AnyEntry]) -> list[Row]:
    entry, seat, since = entries[0], state.deciding, entries[0].at
    if isinstance(entry, MoveMade):
        seat, result = game.ahead(entry.move)
        if result is not None:
            return [change(state.stored.id, "over", None, _encoded(state, result))]
        since = state.since(state.moves + 1, seat, entry.at)
    elif isinstance(entry, MovesUndone):
        seat = entry.seat
        since = state.since(state.moves - entry.moves, seat, entry.at)
    elif isinstance(entry, BotTook | OwnerReturned) and entry.seat == seat:
        since = state.moved_at
    else:
        return []
    if not (_is_timed(state) or _players(entries)):
        return []
    return [change(state.stored.id, "running", _deadline(state, entries, seat, since), None)]


def _outcome(state: TableState) -> bytes | None:
    """Return the outcome of a game; closing the table of a finished game keeps it."""
    result = None if state.game is None else state.game.result
    return None if result is None else _encoded(state, result)


def _encoded(state: TableState, result: Result) -> bytes:
    found = outcome_of(result)
    return ENCODER.encode(
        StoredOutcome(found.rome_wins, found.winners, found.points, tuple(state.names))
    )


def _players(entries: list[AnyEntry]) -> dict[int, bool]:
    """Return the seats whose player changes, and whether it is a bot afterwards."""
    changing = (each for each in entries if isinstance(each, BotTook | OwnerReturned | SeatFilled))
    return {each.seat: not isinstance(each, OwnerReturned) for each in changing}


def _deadline(
    state: TableState, entries: list[AnyEntry], seat: int | None, since: float
) -> float | None:
    """Return the deadline of the seat that decides after these entries."""
    if seat is None or state.only_bots:
        return None
    if _players(entries).get(seat, state.seats[seat].bot is not None):
        return entries[0].at + BOT_SECONDS
    return None if state.spec.seconds is None else since + state.spec.seconds
