"""Operator watch: applies what operators write into the database to a running server."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final, cast

import msgspec

from pax import protocol
from pax.backend.limits import Limits
from pax.server.storage.operator_rules import OperatorRules
from pax.server.tables.manager import TableManager
from pax.server.transport.websocket import WebSocketConnection
from pax.tables.broadcast import ENCODER

WATCH_SECONDS: Final = 1.0
_log = logging.getLogger("pax.server")


class OperatorWatch:
    """Reads the operators' rules once a second, and applies what has changed."""

    def __init__(self, manager: TableManager) -> None:
        """Begin without rules."""
        self._manager = manager
        self._limits = manager.admission.limits
        self._rules = OperatorRules()
        self._reloading: set[str] = set()

    async def run(self) -> None:
        """Apply new rules until the server stops."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self.refresh()
            except Exception:  # noqa: BLE001 - the loop must go on
                _log.exception("operator_rules_failed")

    async def refresh(self) -> None:
        """Read the rules and apply those that are new."""
        manager = self._manager
        old = self._rules
        self._rules = new = await manager.queries.operator_rules(manager.now())
        if new.limits != old.limits:
            manager.admission.change_limits(with_limits(self._limits, dict(new.limits)))
        if new.bans != old.bans:
            manager.admission.ban(new.bans)
            self._close_banned()
        if new.announcement != old.announcement:
            message = ENCODER.encode(protocol.Announcement(new.announcement))
            manager.announce(new.announcement)
            manager.deliver([(each, message) for each in self._connections()])
        changed = new.tables - old.tables - manager.reloaded
        manager.reloaded.difference_update(old.tables - new.tables)
        self._reloading |= {table_id for table_id, _ in changed}
        self._reloading -= {each for each in self._reloading if manager.reload(each)}

    def _connections(self) -> Iterator[WebSocketConnection]:
        for actor in self._manager.tables.values():
            yield from (cast("WebSocketConnection", each) for each in actor.connections)

    def _close_banned(self) -> None:
        admission = self._manager.admission
        for each in [each for each in self._connections() if admission.is_banned(each.address)]:
            each.fail()


def with_limits(limits: Limits, changed: dict[str, float]) -> Limits:
    """Return limits with some of them changed; names of another version are ignored."""
    known = {name: value for name, value in changed.items() if name in Limits.__struct_fields__}
    return msgspec.convert(msgspec.structs.asdict(limits) | known, Limits, strict=False)
