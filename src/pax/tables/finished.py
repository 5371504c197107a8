"""Disclosure of finished games: while another table plays the same deal, the cards are withheld."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pax.game import Record
from pax.game.reasons import Reason
from pax.tables.errors import Refusal
from pax.tables.rows import PlayedGame
from pax.tables.state import TableState

WITHHELD_SECONDS: Final = 86_400.0
LOBBY_SECONDS: Final = 3_600.0


def full_record(state: TableState) -> Record:
    """Return the record of a game with its origin; that of a running game contains secrets."""
    if state.game is None:
        raise Refusal(Reason("game_is_running"))
    record = Record.from_game(state.game)
    return replace(record, fields={**record.fields, "origin": state.spec.origin})


def is_played(alike: Iterable[PlayedGame]) -> bool:
    """Whether any of the games of a deal is running, or has not begun."""
    return any(game.status in {"waiting", "running"} for game in alike)


def reveals_cards(ended_at: float, alike: Iterable[PlayedGame], now: float) -> bool:
    """Whether a finished game would reveal the cards of one that is being played.

    This holds for a day at most, and a table that does not begin counts for an hour: otherwise a
    host could withhold the proof of a deal forever.
    """
    return now < ended_at + WITHHELD_SECONDS and any(
        game.status == "running"
        or (game.status == "waiting" and now < game.created + LOBBY_SECONDS)
        for game in alike
    )


def public_from(state: TableState) -> float:
    """Return the time from which anyone can see the cards of a deal whose game is over.

    A duplicate of a duplicate does not move it: the game that was dealt is public from then on.
    """
    if state.spec.origin == "duplicate":
        return state.spec.public_from
    return state.changed_at + WITHHELD_SECONDS


def may_be_withheld(state: TableState, secret: str | None) -> bool:
    """Whether somebody without a seat asks for the cards of a finished game."""
    return secret is None and state.status in {"over", "closed"}
