"""The tables of one tab. A table is played in one tab at a time; all tabs can read it."""

import asyncio
from collections.abc import Callable
from typing import Any

from pax.backend.bots.record_reading import Wrong
from pax.backend.limits import Limits
from pax.backend.registry import TableRegistry
from pax.browser.connection import deliver
from pax.browser.ports import Storage, TableLocks
from pax.browser.stored_games import StorageWriter, StoredGames
from pax.browser.thinking import SlicedBots
from pax.game.reasons import Reason
from pax.tables.actor import TableActor
from pax.tables.errors import Refusal
from pax.tables.factory import NewGame
from pax.tables.fair_deal import DealKey
from pax.tables.state import TableState


class NoLimits:
    """Limits on clients: the only one here is the owner of the machine."""

    limits = Limits(
        absence_seconds=0.0, bot_tables_per_address=1_000, analyses=8, analyses_per_address=8
    )

    def spend(self, address: str, kind: int) -> None:
        """Allow everything."""

    def origin_of(self, address: str) -> str:  # noqa: ARG002 - a port
        """Return the same for all."""
        return ""


class DirectReader:
    """Reads records at once: they are the player's own."""

    async def read(self, work: Callable[[Any], Any], asked: object, address: str = "") -> Any:  # noqa: ANN401, ARG002 - a port
        """Run a task; raise Refusal if the input is refused."""
        found = work(asked)
        if isinstance(found, Wrong):
            raise Refusal(found.reason, found.where)
        return found


class BrowserTables(TableRegistry):
    """The tables of this tab.

    Those that it plays are locked and in memory. Others are read from the storage for each
    question, because another tab may play them.
    """

    queries: StoredGames
    writer: StorageWriter
    bots: SlicedBots

    def __init__(  # noqa: PLR0913, PLR0917 - the ports
        self,
        storage: Storage,
        locks: TableLocks,
        bots: SlicedBots,
        deal_key: DealKey,
        pace: float,
        clock: Callable[[], float],
    ) -> None:
        """Begin with no table."""
        self._locks = locks
        self._held: set[str] = set()
        self._turn = asyncio.Lock()
        writer = StorageWriter(storage, self._held.__contains__)
        services = (StoredGames(storage), writer, NoLimits(), bots, DirectReader())
        super().__init__(*services, pace, clock, deal_key, deliver, shared=False)

    async def overdue(self) -> list[str]:
        """Return the tables whose bot must think again, because its move could not be stored.

        Other tabs get the tables that have left the memory meanwhile.
        """
        if not self._turn.locked():  # otherwise one is on its way into the memory
            for table_id in self._held - set(self.tables):
                self._release(table_id)
        return [
            table_id
            for table_id, actor in self.tables.items()
            if actor.state.bot is not None and not (actor.busy or actor.is_unattended)
        ]

    async def trim_memory(self) -> None:
        """Leave the memory to the browser."""

    def count_refusal(self, code: str) -> None:
        """Count nothing: no operator reads it."""

    async def table(self, table_id: str) -> TableActor | None:
        """Return a table, from memory if this tab plays it."""
        if table_id in self.tables:
            return await super().table(table_id)
        stored = await self.queries.newest_game(table_id)
        if stored is None:
            return None
        state = TableState(stored)
        state.read(await self.queries.entries_after(stored.id, 0))
        return TableActor(self, state)

    async def table_to_join(self, table_id: str) -> TableActor | None:
        """Return a table to play at; raise Refusal if another tab plays there."""
        async with self._turn:
            if table_id in self.tables:
                return self.tables[table_id]
            await self._hold(table_id)
            actor = await super().table(table_id)
            if actor is None:
                self._release(table_id)
            return actor

    async def make(self, game: NewGame, address: str) -> TableActor:
        """Store a new game and open its table."""
        async with self._turn:
            await self._hold(game.stored.table_id)
            return await super().make(game, address)

    async def deleted(self, table_id: str) -> bool:
        """Delete a table with all its games; False if that failed."""
        async with self._turn:
            if table_id not in self.tables:
                await self._hold(table_id)
            games = await self.queries.games_at(table_id)
            if not await self.writer.dropped(game.id for game in games):
                return False
            actor = self.tables.get(table_id)
            if actor is not None:
                self.scheduler.evict(table_id)
                actor.retire()
            self._release(table_id)
            return True

    def leave(self, actor: TableActor) -> None:
        """Give up a table that the page has left, so that another tab can play there."""
        table_id = actor.state.table_id
        if self.tables.get(table_id) is actor and not (actor.connections or actor.busy):
            self.scheduler.evict(table_id)
            self._release(table_id)

    async def close(self) -> None:
        """Stop everything; the storage stays as it is."""
        await self.stop()
        self.bots.stop()
        self.writer.stop()

    async def _hold(self, table_id: str) -> None:
        if table_id in self._held:
            return
        if not await self._locks.acquire(table_id):
            raise Refusal(Reason("table_is_open_elsewhere"))
        self._held.add(table_id)

    def _release(self, table_id: str) -> None:
        if table_id in self._held:
            self._held.discard(table_id)
            self._locks.release(table_id)
