"""Table registry: the tables that one process has in memory, and the services that they share.

It needs no network, database or process: those are passed in.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import monotonic
from typing import Any

from pax.backend.bots.analysis import AnalysisService
from pax.backend.bots.ports import BotService, RecordReader
from pax.backend.ports import ClientLimits, GameQueries, GameWriter
from pax.backend.scheduler import Scheduler
from pax.game.reasons import Reason
from pax.tables.actor import Submission, TableActor
from pax.tables.command_handlers import Handler, on_begin
from pax.tables.errors import Refusal
from pax.tables.factory import NewGame, next_game
from pax.tables.fair_deal import DealKey
from pax.tables.ports import Connection
from pax.tables.rows import LogNews, StoredGame, Write
from pax.tables.state import TableState

_log = logging.getLogger("pax.server")


class TableRegistry(ABC):
    """The tables in memory; it implements their `TableHost`. `shared`: others write, too."""

    def __init__(  # noqa: PLR0913, PLR0917 - the services that the tables share
        self,
        queries: GameQueries,
        writer: GameWriter,
        admission: ClientLimits,
        bots: BotService,
        readers: RecordReader,
        pace: float,
        clock: Callable[[], float],
        deal_key: DealKey,
        deliver: Callable[[Sequence[tuple[Connection, bytes]]], None],
        *,
        shared: bool,
    ) -> None:
        """Begin with no table in memory; `deliver` sends messages to connections."""
        self.queries = queries
        self.writer = writer
        self.append = writer.append
        self.admission = admission
        self.bots = bots
        self.readers = readers
        self.now = clock
        self.monotonic = monotonic
        self.deal_key = deal_key
        self.deliver = deliver
        self.shared = shared
        self.announcement = ""
        self.push_key = ""
        self.webhook_hosts: list[str] = []
        self.lan_address = ""
        self.analysis = AnalysisService(bots, readers, admission.limits)
        self.tables: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.get_running_loop()
        self.scheduler = Scheduler(self, bots, pace)

    @abstractmethod
    async def overdue(self) -> list[str]:
        """Return the tables with an overdue decision or an overdue player."""

    @abstractmethod
    async def trim_memory(self) -> None:
        """Return freed memory to the system, if that can be done."""

    async def is_absent(self, actor: TableActor, seat: int) -> bool:
        """Return whether a seat's player has been away for long."""
        return actor.absent_seconds(seat) >= self.admission.limits.absence_seconds

    def notice_delay(self, table_id: str) -> float | None:  # noqa: ARG002 - of the interface
        """Return after how many seconds of a turn a notice is due; None if nobody wants one."""
        return None

    @abstractmethod
    def count_refusal(self, code: str) -> None:
        """Count a refusal for the log."""

    async def stop(self) -> None:
        """Stop the scheduler and all background tasks."""
        self.scheduler.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
        return await self.writer.written(write)

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

    async def table_to_join(self, table_id: str) -> TableActor | None:
        """Return a table that a client wants to join; raise Refusal if it must not be played."""
        return await self.table(table_id)

    async def _load(self, table_id: str) -> TableActor | None:
        stored = await self.queries.newest_game(table_id)
        if stored is None:
            return None
        rows = await self.queries.entries_after(stored.id, 0)
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

    async def _read_log(self, actor: TableActor, then: Callable[[], None]) -> None:
        """Apply what others wrote; there can be a next game only if this one is over."""
        try:
            state = actor.state
            rows = await self.queries.entries_after(state.stored.id, state.seq)
            if actor.state is state:
                actor.catch_up(rows)
            if state.status == "over":
                await self._read_next(actor, state)
        finally:
            then()

    async def _read_next(self, actor: TableActor, before: TableState) -> None:
        """Switch to the next game at a table, if others have begun one."""
        stored = await self.queries.newest_game(before.table_id)
        if stored is None or stored.id == before.stored.id:
            return
        state = TableState(stored)
        state.read(await self.queries.entries_after(stored.id, 0))
        if actor.state is before:
            actor.begin_anew(state)

    def apply_news(self, news: LogNews) -> None:
        """Apply another worker's entries, or read the log if they are not the next ones here."""
        actor = self.tables.get(news.table_id)
        if actor is not None and not actor.apply_news(news):
            self._read_new_entries(news.table_id)

    def read_all_logs(self) -> None:
        """Read what others have written at all tables."""
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
