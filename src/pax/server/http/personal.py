"""Routes for a player's own data: export it, erase it, delete what belongs to nobody else."""

import asyncio
from functools import partial
from typing import Final

import msgspec

from pax.backend.registry import TableRegistry
from pax.backend.requests import ApiRequest, Endpoint, check_host, secret_of, table_at
from pax.game.reasons import Reason
from pax.protocol.http import Deleted, PersonalData, PersonalGame
from pax.server.http.subscriptions import of_server, subscriptions_of
from pax.server.storage.erasure import (
    SharedTableError,
    delete_campaign,
    delete_own_table,
    erase_at,
    export_player,
)
from pax.server.storage.subscriptions import unsubscribe
from pax.server.tables.manager import TableManager
from pax.tables.command_handlers import on_withdraw
from pax.tables.credentials import lock_of
from pax.tables.errors import Refusal

BUSY_SECONDS: Final = 0.02


def _lock(request: ApiRequest) -> str:
    secret = secret_of(request)
    if secret is None:
        raise Refusal(Reason("secret_missing"))
    return lock_of(secret)


async def see_mine(registry: TableRegistry, request: ApiRequest, form: None) -> PersonalData:  # noqa: ARG001 - a handler's interface
    """Return everything about the player of a seat; for the host, where notices go."""
    manager = of_server(registry)
    actor = await table_at(manager, request)
    lock, table_id = _lock(request), actor.state.table_id
    found = await asyncio.to_thread(export_player, manager.engine, table_id, lock)
    if not found:
        check_host(actor, request)
    games = [PersonalGame(number, msgspec.to_builtins(entries)) for number, entries in found]
    return PersonalData(table_id, games, await subscriptions_of(manager, table_id, lock))


async def erase_mine(registry: TableRegistry, request: ApiRequest, form: None) -> Deleted:  # noqa: ARG001 - as above
    """Overwrite a player's names and chat; a bot takes over the seat of a running game.

    The secret of the host is no seat's: it deletes where notices of the table go.
    """
    manager = of_server(registry)
    actor = await table_at(manager, request)
    lock, table_id = _lock(request), actor.state.table_id
    if not await asyncio.to_thread(export_player, manager.engine, table_id, lock):
        check_host(actor, request)
        await asyncio.to_thread(unsubscribe, manager.engine, table_id, lock)
        return Deleted(table_id)
    try:
        await manager.submitted(actor, partial(on_withdraw, lock))
    except Refusal as refusal:
        if refusal.reason.code not in {"nothing", "table_is_closed"}:
            raise
    made = manager.now()
    await asyncio.to_thread(erase_at, manager.engine, table_id, lock, made)
    await _forget(manager, table_id, made)
    return Deleted(table_id)


async def delete_mine(registry: TableRegistry, request: ApiRequest, form: None) -> Deleted:  # noqa: ARG001 - as above
    """Delete a table at which nobody but its host ever had a seat."""
    manager = of_server(registry)
    actor = await table_at(manager, request)
    check_host(actor, request)
    table_id, made = actor.state.table_id, manager.now()
    try:
        await asyncio.to_thread(delete_own_table, manager.engine, table_id, made)
    except SharedTableError:
        raise Refusal(Reason("others_played")) from None
    await _forget(manager, table_id, made)
    return Deleted(table_id)


async def end_campaign(registry: TableRegistry, request: ApiRequest, form: None) -> Deleted:  # noqa: ARG001 - as above
    """Delete a campaign with all its games."""
    manager = of_server(registry)
    if not await asyncio.to_thread(delete_campaign, manager.engine, _lock(request), manager.now()):
        raise Refusal(Reason("no_such_campaign"))
    return Deleted()


async def _forget(manager: TableManager, table_id: str, made: float) -> None:
    """Read a table again from the database, as soon as nothing is being written."""
    while not manager.reload(table_id):  # noqa: ASYNC110 - a write takes milliseconds
        await asyncio.sleep(BUSY_SECONDS)
    manager.reloaded.add((table_id, made))


_TABLE: Final = "/api/tables/{table}"
ENDPOINTS: Final = (
    Endpoint(
        *("GET", f"{_TABLE}/mine", see_mine, None, PersonalData, "All about oneself"), secret=True
    ),
    Endpoint(
        *("DELETE", f"{_TABLE}/mine", erase_mine, None, Deleted, "Erase one's names and chat"),
        secret=True,
    ),
    Endpoint(
        *("DELETE", _TABLE, delete_mine, None, Deleted, "Delete a table of one's own"), secret=True
    ),
    Endpoint(
        *("DELETE", "/api/campaign", end_campaign, None, Deleted, "Delete a campaign"), secret=True
    ),
)
