"""Queries of the database, each run in a thread."""

import asyncio

from sqlalchemy import Engine

from pax.server.storage.operator_rules import OperatorRules
from pax.server.storage.reader import Reader
from pax.tables.rows import PlayedGame, StoredGame
from pax.tables.state import TableState


class DatabaseQueries:
    """The queries of a `Reader` for an event loop."""

    def __init__(self, engine: Engine) -> None:
        """Query this database."""
        self._reader = Reader(engine)

    async def ping(self) -> None:
        """Check that the database answers."""
        await asyncio.to_thread(self._reader.ping)

    async def operator_rules(self, now: float) -> OperatorRules:
        """Return what operators have ordered."""
        return await asyncio.to_thread(self._reader.operator_rules, now)

    async def due(self, now: float) -> list[str]:
        """Return the tables with an overdue decision or an overdue player."""
        return await asyncio.to_thread(self._reader.due, now)

    async def newest_game(self, table_id: str) -> StoredGame | None:
        """Return the newest game at a table."""
        return await asyncio.to_thread(self._reader.newest_game, table_id)

    async def entries_after(self, game: str, seq: int) -> list[tuple[int, bytes]]:
        """Return the entries of a game's log after `seq`, in order."""
        return await asyncio.to_thread(self._reader.entries_after, game, seq)

    async def of_deal(self, deal: str) -> list[PlayedGame]:
        """Return all games of a deal."""
        return await asyncio.to_thread(self._reader.of_deal, deal)

    async def of_campaign(self, lock: str) -> list[PlayedGame] | None:
        """Return the games of a campaign, or None if there is no such campaign."""
        return await asyncio.to_thread(self._reader.of_campaign, lock)

    async def state(self, game: str) -> TableState | None:
        """Return a game with its whole log applied, by its id."""
        return await asyncio.to_thread(self._reader.state, game)

    async def record(self, digest: str) -> bytes | None:
        """Return an imported record by its digest."""
        return await asyncio.to_thread(self._reader.record, digest)
