"""What can be had when a game is over: its record, and what it was dealt from.

While another table plays the same deal, both are withheld for a time: they would tell its cards.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pax.game import Record
from pax.game.snapshot.schema import Code
from pax.protocol.http import Fair
from pax.server.storage.reader import Reader
from pax.tables.errors import Refusal
from pax.tables.rows import PlayedGame
from pax.tables.state import TableState

if TYPE_CHECKING:
    from pax.server.tables.manager import TableManager


WITHHELD_SECONDS: Final = 86_400.0
LOBBY_SECONDS: Final = 3_600.0


async def state_of(manager: "TableManager", table_id: str, number: int | None) -> TableState:
    """Return a game at a table, the newest or an earlier one.

    Another worker may have written its end a moment ago, so workers ask the database.
    """
    actor = await manager.table(table_id)
    if actor is None:
        raise Refusal(Code("no_such_table"))
    newest = actor.state.stored.number
    if not manager.shared and number in {None, newest}:
        return actor.state
    state = await manager.ask(read_state, manager.reader, f"{table_id}.{number or newest}")
    if state is None:
        raise Refusal(Code("no_such_record"))
    return state


def read_state(reader: Reader, game: str) -> TableState | None:
    """Return a stored game."""
    stored = reader.game(game)
    if stored is None:
        return None
    state = TableState(stored)
    state.read(reader.entries_after(game, 0))
    return state


async def record_of(manager: "TableManager", state: TableState) -> Record:
    """Return the record of a game that is over."""
    await _check_over(manager, state)
    return written_down(state)


def written_down(state: TableState) -> Record:
    """Return the record of a game and its origin; while it runs it holds secrets of every seat."""
    if state.game is None:
        raise Refusal(Code("game_is_running"))
    record = Record.of(state.game)
    return replace(record, fields={**record.fields, "origin": state.plan.origin})


async def fair_of(manager: "TableManager", state: TableState) -> Fair:
    """Return the secret that a game was dealt from, now that it is over."""
    await _check_over(manager, state)
    if state.game is None:  # it was closed before the deal
        raise Refusal(Code("game_is_running"))
    if state.plan.record is not None:
        raise Refusal(Code("not_dealt_here"))
    return Fair(state.commitment, state.secret.hex(), state.nonces)


def is_played(alike: Iterable[PlayedGame]) -> bool:
    """Whether any of the games of a deal is played, or yet to be."""
    return any(game.status in {"waiting", "running"} for game in alike)


def tells_too_much(ended_at: float, alike: Iterable[PlayedGame], now: float) -> bool:
    """Whether a finished game would tell the cards of one that is played now.

    That holds for a day at most, and a table where nobody begins counts for an hour: otherwise a
    host could withhold the proof of a deal for good.
    """
    return now < ended_at + WITHHELD_SECONDS and any(
        game.status == "running"
        or (game.status == "waiting" and now < game.created + LOBBY_SECONDS)
        for game in alike
    )


def may_be_withheld(state: TableState, secret: str | None) -> bool:
    """Whether somebody without a seat asks for the cards of a game that is over."""
    return secret is None and state.status in {"over", "closed"}


async def is_withheld(manager: "TableManager", state: TableState) -> bool:
    """Return whether the cards of a game that is over are played at another table."""
    alike = await manager.ask(manager.reader.of_deal, state.stored.deal)
    return tells_too_much(state.changed_at, alike, manager.now())


async def _check_over(manager: "TableManager", state: TableState) -> None:
    if state.status not in {"over", "closed"}:
        raise Refusal(Code("game_is_running"))
    if await is_withheld(manager, state):
        raise Refusal(Code("deal_is_played"))
