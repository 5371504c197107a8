"""Table manager: the tables of one worker, and the services that they share."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Engine, text

from pax.game.reasons import Reason
from pax.server.bots.analysis import AnalysisService
from pax.server.bots.pool import BotPool
from pax.server.bots.record_readers import Readers
from pax.server.security.admission import Admission
from pax.server.storage.engine import is_postgresql
from pax.server.storage.pg_listener import PgListener
from pax.server.storage.reader import Reader
from pax.server.storage.writer import PRESENCE, LogWriter
from pax.server.tables.presence import Presence, PresenceQuery
from pax.server.tables.scheduler import Scheduler
from pax.tables.actor import Submission, TableActor
from pax.tables.command_handlers import Handler, on_begin
from pax.tables.errors import Refusal
from pax.tables.factory import NewGame, next_game
from pax.tables.fair_deal import DealKey
from pax.tables.ports import Connection
from pax.tables.rows import LogNews, StoredGame, Write
from pax.tables.state import TableState

Found = TypeVar("Found")
_log = logging.getLogger("pax.server")


class TableManager:
    """The tables that this worker has in memory; it implements their `TableHost`."""

    def __init__(  # noqa: PLR0913, PLR0917 - the services that the tables share
        self,
        engine: Engine,
        admission: Admission,
        bots: BotPool,
        pace: float,
        clock: Callable[[], float],
        deal_key: DealKey,
        deliver: Callable[[Sequence[tuple[Connection, bytes]]], None],
    ) -> None:
        """Begin with no table in memory; `deliver` sends messages to connections."""
        self.now = clock
        self.monotonic = monotonic
        self.deliver = deliver
        self.deal_key = deal_key
        self.reader = Reader(engine)
        self.admission = admission
        self.bots = bots
        self.readers = Readers(admission.limits)
        self.analysis = AnalysisService(bots, self.readers, admission.limits)
        self.shared = is_postgresql(engine)
        self.tables: dict[str, TableActor] = {}
        self.scheduler = Scheduler(self, bots, pace)
        self._loading: dict[str, asyncio.Task[TableActor | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.get_running_loop()
        self._engine = engine
        self._presence = Presence(self._publish, self._is_here)
        self.start(admission.refusals.run())
        self._writer = LogWriter(engine)
        self.append = self._writer.append
        self._listener = self._listening(engine) if self.shared else None

    def _listening(self, engine: Engine) -> PgListener:
        return PgListener(
            engine, self._writer.name, self._on_news, self._on_listening, self._on_presence
        )

    def _publish(self, payload: str) -> None:
        """Send every worker a presence message, in a thread."""
        with self._engine.begin() as connection:
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
        seconds = self.admission.limits.absence_seconds
        if actor.absent_seconds(seat) < seconds:
            return False
        return not (
            self.shared and await self._presence.is_anywhere(actor.state.table_id, seat, seconds)
        )

    async def stop(self) -> None:
        """Finish all writes and close everything."""
        self.scheduler.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._listener is not None:
            self._listener.stop()
        await self._writer.stop()
        await asyncio.to_thread(self.bots.stop)
        await asyncio.to_thread(self.readers.stop)

    def start(self, work: Coroutine[Any, Any, None], table: str = "") -> None:
        """Run a coroutine in the background; an unexpected error is logged with the table's id."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(partial(self._finished, table))

    def _finished(self, table: str, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            fields = {"table": table} if table else {}
            _log.error("background_task_failed", extra=fields, exc_info=error)

    async def written(self, write: Write) -> Write:
        """Submit a write and await its commit."""
        return await self._writer.written(write)

    async def ask(self, question: Callable[..., Found], *arguments: object) -> Found:
        """Run a database query in a thread."""
        return await asyncio.to_thread(question, *arguments)

    async def table(self, table_id: str) -> TableActor | None:
        """Return a table, from memory or from the database."""
        actor = self.tables.get(table_id)
        if actor is not None:
            actor.touch()
            return actor
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> TableActor | None:
        stored = await self.ask(self.reader.newest_game, table_id)
        if stored is None:
            return None
        rows = await self.ask(self.reader.entries_after, stored.id, 0)
        actor = self.tables.get(table_id) or self._open(stored, rows)
        if self.shared:
            self._read_new_entries(table_id)  # entries may have been written since the log was read
            self.scheduler.take_over(actor)
        else:
            actor.schedule_decision()
        return actor

    def _open(
        self, stored: StoredGame, rows: list[tuple[int, bytes]], address: str = ""
    ) -> TableActor:
        state = TableState(stored)
        state.read(rows)
        actor = self.tables[stored.table_id] = TableActor(self, state, address)
        return actor

    def read_log(self, table_id: str, then: Callable[[], None]) -> None:
        """Read what others have written at a table, then call `then`."""
        self.start(self._read_log(self.tables[table_id], then), table_id)

    def run_bot(self, table_id: str, bot: str) -> None:
        """Run a bot for the seat that has the decision."""
        self.scheduler.run_bot(self.tables[table_id], bot)

    def wake(self, table_id: str, at: float) -> None:
        """Schedule a wake-up at this time."""
        self.scheduler.wake(self.tables[table_id], at)

    async def overdue(self) -> list[str]:
        """Return the tables with an overdue decision or an overdue player."""
        return await self.ask(self.reader.due, self.now())

    def count_refusal(self, code: str) -> None:
        """Count a refusal for the log."""
        self.admission.refusals.count(code)

    async def _read_log(self, actor: TableActor, then: Callable[[], None]) -> None:
        """Apply what others wrote; there can be a next game only if this one is over."""
        try:
            state = actor.state
            rows = await self.ask(self.reader.entries_after, state.stored.id, state.seq)
            if actor.state is state:
                actor.catch_up(rows)
            if state.status == "over":
                await self._read_next(actor, state)
        finally:
            then()

    async def _read_next(self, actor: TableActor, before: TableState) -> None:
        """Switch to the next game at a table, if others have begun one."""
        stored = await self.ask(self.reader.newest_game, before.table_id)
        if stored is None or stored.id == before.stored.id:
            return
        state = TableState(stored)
        state.read(await self.ask(self.reader.entries_after, stored.id, 0))
        if actor.state is before:
            actor.begin_anew(state)

    def _on_news(self, news: LogNews) -> None:
        """Receive another worker's notification, in the listener's thread."""
        self._loop.call_soon_threadsafe(self._apply_news, news)

    def _apply_news(self, news: LogNews) -> None:
        """Apply another worker's entries, or read the log if they are not the next ones here."""
        actor = self.tables.get(news.table_id)
        if actor is not None and not actor.apply_news(news):
            self._read_new_entries(news.table_id)

    def _on_listening(self) -> None:
        """Read all tables' logs after a gap in listening; called in the listener's thread."""
        self._loop.call_soon_threadsafe(self._read_all_logs)

    def _read_all_logs(self) -> None:
        for table_id in list(self.tables):
            self._read_new_entries(table_id)

    def _read_new_entries(self, table_id: str) -> None:
        actor = self.tables.get(table_id)
        if actor is not None:
            actor.read_log()

    async def make(self, game: NewGame, address: str) -> TableActor:
        """Store a new game and open its table for the address that requested it."""
        deals, games = game.rows(self.now())
        write = Write(deals=deals, games=games, table_id=game.stored.table_id)
        write = await self.written(write)
        if write.taken or write.failed:
            raise Refusal(Reason("not_stored"))
        actor = self._open(game.stored, [], address)
        await self._begin_if_ready(actor)
        return actor

    async def rematch(self, actor: TableActor) -> Reason | None:
        """Begin the next game at a table whose game is over; return the refusal, or None."""
        before = actor.state
        if before.status != "over":
            return Reason("not_over")
        game = next_game(before, self.deal_key)
        deals, games = game.rows(self.now())
        write = await self.written(Write(deals=deals, games=games, table_id=game.stored.table_id))
        if write.failed:
            return Reason("not_stored")
        if write.taken:
            await self._read_log(actor, lambda: None)
            return None
        if actor.state is before:  # otherwise it has been read from the database meanwhile
            actor.begin_anew(TableState(game.stored))
        await self._begin_if_ready(actor)
        return None

    async def _begin_if_ready(self, actor: TableActor) -> None:
        state = actor.state
        if state.status == "waiting" and all(seat.ready for seat in state.seats):
            await self.submitted(actor, on_begin)

    async def submitted(self, actor: TableActor, handler: Handler) -> int:
        """Submit a command and await its commit; return the seq of its entry."""
        answered: asyncio.Future[int | Reason] = self._loop.create_future()
        actor.submit(Submission(handler, answer=answered.set_result))
        answer = await answered
        if isinstance(answer, Reason):
            raise Refusal(answer)
        return answer
