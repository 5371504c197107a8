"""Disclosure of finished games: the record, and the inputs of the deal.

While another table plays the same deal, both are withheld for a time (`pax.tables.finished`).
"""

from pax.backend.registry import TableRegistry
from pax.game import Record
from pax.game.reasons import Reason
from pax.protocol.http import Fair
from pax.tables.errors import Refusal
from pax.tables.finished import full_record, reveals_cards
from pax.tables.state import TableState


async def state_of(manager: TableRegistry, table_id: str, number: int | None) -> TableState:
    """Return a game at a table, the newest or an earlier one.

    Another worker may just have written its end, so with several workers the database is read.
    """
    actor = await manager.table(table_id)
    if actor is None:
        raise Refusal(Reason("no_such_table"))
    newest = actor.state.stored.number
    if not manager.shared and number in {None, newest}:
        return actor.state
    state = await manager.queries.state(f"{table_id}.{number or newest}")
    if state is None:
        raise Refusal(Reason("no_such_record"))
    return state


async def record_of(manager: TableRegistry, state: TableState) -> Record:
    """Return the record of a finished game."""
    await _check_over(manager, state)
    return full_record(state)


async def fair_of(manager: TableRegistry, state: TableState) -> Fair:
    """Return the secret and nonces of a finished game's deal."""
    await _check_over(manager, state)
    if state.game is None:  # closed before the deal
        raise Refusal(Reason("game_is_running"))
    if state.spec.record is not None:
        raise Refusal(Reason("not_dealt_here"))
    spec = state.spec
    return Fair(state.commitment, state.secret.hex(), state.nonces, spec.starter, state.by_chance)


async def is_withheld(manager: TableRegistry, state: TableState) -> bool:
    """Return whether another table is playing the cards of a finished game."""
    alike = await manager.queries.of_deal(state.stored.deal)
    return reveals_cards(state.changed_at, alike, manager.now())


async def _check_over(manager: TableRegistry, state: TableState) -> None:
    if state.status not in {"over", "closed"}:
        raise Refusal(Reason("game_is_running"))
    if await is_withheld(manager, state):
        raise Refusal(Reason("deal_is_played"))
