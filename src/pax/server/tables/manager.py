"""Table manager: the tables of one worker of a server, with its database and processes."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Engine, text

from pax.backend.registry import TableRegistry
from pax.server import metrics
from pax.server.bots.memory import give_back_memory
from pax.server.bots.pool import BotPool
from pax.server.bots.record_readers import Readers
from pax.server.security.admission import Admission
from pax.server.storage.engine import is_postgresql
from pax.server.storage.pg_listener import PgListener
from pax.server.storage.queries import DatabaseQueries
from pax.server.storage.writer import PRESENCE, LogWriter
from pax.server.tables.presence import Presence, PresenceQuery
from pax.tables.actor import TableActor
from pax.tables.fair_deal import DealKey
from pax.tables.ports import Connection
from pax.tables.rows import LogNews

if TYPE_CHECKING:  # it needs libraries of an extra
    from pax.server.notices.sender import NoticeSender


class TableManager(TableRegistry):
    """The tables of one worker; workers of one PostgreSQL database notify each other."""

    queries: DatabaseQueries
    writer: LogWriter
    admission: Admission
    bots: BotPool
    readers: Readers

    def __init__(  # noqa: PLR0913, PLR0917 - the services that the tables share
        self,
        engine: Engine,
        admission: Admission,
        bots: BotPool,
        pace: float,
        clock: Callable[[], float],
        deal_key: DealKey,
        deliver: Callable[[Sequence[tuple[Connection, bytes]]], None],
        notices: "NoticeSender | None" = None,
        lan_address: str = "",
    ) -> None:
        """Begin with no table in memory; `deliver` sends messages to connections."""
        super().__init__(
            DatabaseQueries(engine),
            LogWriter(engine),
            admission,
            bots,
            Readers(admission.limits),
            pace,
            clock,
            deal_key,
            deliver,
            shared=is_postgresql(engine),
        )
        self.lan_address = lan_address
        self.engine = engine
        self.notices = notices
        if notices is not None:
            self.push_key = "" if notices.push_key is None else notices.push_key.public
            self.webhook_hosts = notices.settings.webhook_hosts
        self.reloaded: set[tuple[str, float]] = set()
        """Changes of tables that this worker made and has already applied, and when."""
        self._presence = Presence(self._publish, self._is_here)
        self.start(admission.refusals.run())
        self.start(metrics.sample(self._load_now))
        self._listener = self._listening(engine) if self.shared else None

    async def overdue(self) -> list[str]:
        """Return the tables with an overdue decision or an overdue player."""
        return await self.queries.due(self.now())

    async def trim_memory(self) -> None:
        """Return freed memory to the system, in a thread."""
        await asyncio.to_thread(give_back_memory)

    def notice_delay(self, table_id: str) -> float | None:
        """Return after how many seconds of a turn a notice is due; None if nobody wants one."""
        notices = self.notices
        return notices.settings.delay if notices and table_id in notices.tables else None

    def count_refusal(self, code: str) -> None:
        """Count a refusal for the log."""
        self.admission.refusals.count(code)

    def _load_now(self) -> metrics.Load:
        return metrics.Load(len(self.tables), self.admission.own_connections(), self.bots.waiting)

    def _listening(self, engine: Engine) -> PgListener:
        return PgListener(
            engine, self.writer.name, self._on_news, self._on_listening, self._on_presence
        )

    def _publish(self, payload: str) -> None:
        """Send every worker a presence message, in a thread."""
        with self.engine.begin() as connection:
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": PRESENCE, "payload": payload},
            )

    def _on_presence(self, payload: str) -> None:
        self._loop.call_soon_threadsafe(self._presence.on_message, payload)

    def _is_here(self, question: PresenceQuery) -> bool:
        actor = self.tables.get(question.table)
        return actor is not None and actor.was_present(question.seat, question.seconds)

    async def is_absent(self, actor: TableActor, seat: int) -> bool:
        """Return whether a seat's player has been away for long, on every worker."""
        if not await super().is_absent(actor, seat):
            return False
        seconds = self.admission.limits.absence_seconds
        return not (
            self.shared and await self._presence.is_anywhere(actor.state.table_id, seat, seconds)
        )

    async def stop(self) -> None:
        """Finish all writes and close everything."""
        await super().stop()
        if self._listener is not None:
            self._listener.stop()
        if self.notices is not None:
            await asyncio.to_thread(self.notices.stop)
        await self.writer.stop()
        await asyncio.to_thread(self.bots.stop)
        await asyncio.to_thread(self.readers.stop)

    def reload(self, table_id: str) -> bool:
        """Forget a table that was changed in the database; False if a command is being written.

        Its clients connect again, and the table is read as it is now.
        """
        actor = self.tables.get(table_id)
        if actor is None:
            return True
        if actor.busy:
            return False
        self.scheduler.evict(table_id)
        actor.retire()
        return True

    def announce(self, text: str) -> None:
        """Show clients an announcement of the operator."""
        self.announcement = text

    def _on_news(self, news: LogNews) -> None:
        """Receive another worker's notification, in the listener's thread."""
        self._loop.call_soon_threadsafe(self.apply_news, news)

    def _on_listening(self) -> None:
        """Read all tables' logs after a gap in listening; called in the listener's thread."""
        self._loop.call_soon_threadsafe(self.read_all_logs)
