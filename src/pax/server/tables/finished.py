"""What can be had when a game is over: its record, and what it was dealt from.

While another table plays the same deal, both are withheld for a time (`pax.tables.finished`).
"""

from pax.game import Record
from pax.game.reasons import Reason
from pax.protocol.http import Fair
from pax.server.tables.manager import TableManager
from pax.tables.errors import Refusal
from pax.tables.finished import tells_too_much, written_down
from pax.tables.state import TableState


async def state_of(manager: TableManager, table_id: str, number: int | None) -> TableState:
    """Return a game at a table, the newest or an earlier one.

    Another worker may have written its end a moment ago, so workers ask the database.
    """
    actor = await manager.table(table_id)
    if actor is None:
        raise Refusal(Reason("no_such_table"))
    newest = actor.state.stored.number
    if not manager.shared and number in {None, newest}:
        return actor.state
    state = await manager.ask(manager.reader.state, f"{table_id}.{number or newest}")
    if state is None:
        raise Refusal(Reason("no_such_record"))
    return state


async def record_of(manager: TableManager, state: TableState) -> Record:
    """Return the record of a game that is over."""
    await _check_over(manager, state)
    return written_down(state)


async def fair_of(manager: TableManager, state: TableState) -> Fair:
    """Return the secret that a game was dealt from, now that it is over."""
    await _check_over(manager, state)
    if state.game is None:  # it was closed before the deal
        raise Refusal(Reason("game_is_running"))
    if state.plan.record is not None:
        raise Refusal(Reason("not_dealt_here"))
    plan = state.plan
    return Fair(state.commitment, state.secret.hex(), state.nonces, plan.starter, plan.by_chance)


async def is_withheld(manager: TableManager, state: TableState) -> bool:
    """Return whether the cards of a game that is over are played at another table."""
    alike = await manager.ask(manager.reader.of_deal, state.stored.deal)
    return tells_too_much(state.changed_at, alike, manager.now())


async def _check_over(manager: TableManager, state: TableState) -> None:
    if state.status not in {"over", "closed"}:
        raise Refusal(Reason("game_is_running"))
    if await is_withheld(manager, state):
        raise Refusal(Reason("deal_is_played"))
