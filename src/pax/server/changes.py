"""How a game's row changes with its log: where the game stands, and by when somebody must act.

A person has a deadline only with a time limit. A bot has one always, so that another worker thinks
for it if the one that should has died.
"""

from typing import Final

from pax.game.ahead import ahead
from pax.server.entries import (
    AnyEntry,
    BotTook,
    Dealt,
    MoveMade,
    MovesUndone,
    OwnerReturned,
    WasClosed,
)
from pax.server.ledger import Ledger
from pax.server.store.writer import Row, change
from pax.server.telling import ENCODER

BOT_SECONDS: Final = 15.0
"""After so long another worker looks after a bot's decision."""


def changes(ledger: Ledger, entries: list[AnyEntry]) -> list[Row]:
    """Return the new values of the game's row, if entries that are about to be written change it.

    Most moves of people without a time limit change nothing.
    """
    game, entry = ledger.stored.id, entries[0]
    if any(isinstance(each, WasClosed) for each in entries):
        return [change(game, "closed", None, None)]
    if any(isinstance(each, Dealt) for each in entries):
        return [change(game, "running", entry.at, None)]
    if ledger.status != "running":
        return []
    seat = ledger.deciding
    if isinstance(entry, MoveMade) and ledger.game is not None:
        seat, outcome = ahead(ledger.game, entry.move)
        if outcome is not None:
            return [change(game, "over", None, ENCODER.encode(outcome))]
    elif isinstance(entry, MovesUndone):
        seat = entry.seat
    return _next_deadline(ledger, entries, seat)


def _next_deadline(ledger: Ledger, entries: list[AnyEntry], seat: int | None) -> list[Row]:
    seated = [each for each in entries if isinstance(each, BotTook | OwnerReturned)]
    has_bots = any(each.bot is not None for each in ledger.seats)
    if seat is None or not (ledger.plan.seconds or has_bots or seated):
        return []
    bot = ledger.seats[seat].bot is not None
    for change_of_seat in seated:
        if change_of_seat.seat == seat:
            bot = isinstance(change_of_seat, BotTook)
    limit = BOT_SECONDS if bot else ledger.plan.seconds
    deadline = None if limit is None else entries[0].at + limit
    return [change(ledger.stored.id, "running", deadline, None)]
