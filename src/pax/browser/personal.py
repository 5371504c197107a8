"""Routes for what this browser has stored: export it, delete tables and campaigns."""

from typing import Final

import msgspec

from pax.backend.registry import TableRegistry
from pax.backend.requests import ApiRequest, Endpoint, check_host, secret_of, table_at
from pax.browser.tables import BrowserTables
from pax.game.reasons import Reason
from pax.protocol.http import Deleted, PersonalData, PersonalGame
from pax.tables.credentials import lock_of
from pax.tables.errors import Refusal
from pax.tables.personal_data import own_entries, players_of


async def see_mine(registry: TableRegistry, request: ApiRequest, form: None) -> PersonalData:  # noqa: ARG001 - a handler's interface
    """Return everything that a table's games contain about the player of a seat."""
    tables, actor = _of_browser(registry), await table_at(registry, request)
    lock, table_id = _lock(request), actor.state.table_id
    games = []
    for stored in await tables.queries.games_at(table_id):
        rows = await tables.queries.entries_after(stored.id, 0)
        if lock in players_of(stored, rows):
            found = own_entries(stored, rows, lock)
            games.append(PersonalGame(stored.number, msgspec.to_builtins(found)))
    if not games:
        raise Refusal(Reason("wrong_secret"))
    return PersonalData(table_id, games)


async def delete_mine(registry: TableRegistry, request: ApiRequest, form: None) -> Deleted:  # noqa: ARG001 - as above
    """Delete a table; everybody at it played at this device."""
    tables, actor = _of_browser(registry), await table_at(registry, request)
    check_host(actor, request)
    if not await tables.deleted(actor.state.table_id):
        raise Refusal(Reason("not_stored"))
    return Deleted(actor.state.table_id)


async def end_campaign(registry: TableRegistry, request: ApiRequest, form: None) -> Deleted:  # noqa: ARG001 - as above
    """Delete a campaign with all its games."""
    tables, lock = _of_browser(registry), _lock(request)
    games = await tables.queries.of_campaign(lock)
    if games is None:
        raise Refusal(Reason("no_such_campaign"))
    for table_id in {game.table_id for game in games}:
        await tables.deleted(table_id)
    await tables.writer.dropped([], [lock])
    return Deleted()


def _of_browser(registry: TableRegistry) -> BrowserTables:
    if not isinstance(registry, BrowserTables):
        raise TypeError("these routes need a browser's storage")
    return registry


def _lock(request: ApiRequest) -> str:
    secret = secret_of(request)
    if secret is None:
        raise Refusal(Reason("secret_missing"))
    return lock_of(secret)


_TABLE: Final = "/api/tables/{table}"
ENDPOINTS: Final = (
    Endpoint(
        *("GET", f"{_TABLE}/mine", see_mine, None, PersonalData, "All about oneself"), secret=True
    ),
    Endpoint(
        *("DELETE", _TABLE, delete_mine, None, Deleted, "Delete a table of one's own"), secret=True
    ),
    Endpoint(
        *("DELETE", "/api/campaign", end_campaign, None, Deleted, "Delete a campaign"), secret=True
    ),
)
