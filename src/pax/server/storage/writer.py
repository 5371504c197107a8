"""The writer thread: writes that arrive during a commit share the next one.

A write is acknowledged only after its commit. A write is atomic; if a shared commit fails, each of
its writes is retried alone, so that one cannot make the others fail.
"""

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError

from pax.server import metrics
from pax.server.storage.engine import is_postgresql
from pax.server.storage.notices import put_turns
from pax.server.storage.schema import campaigns, deals, entries, games, records
from pax.tables.rows import LogNews, Row, Write

_log = logging.getLogger("pax.server")
CHANNEL: Final = "pax_news"
PRESENCE: Final = "pax_presence"
MOST_SHARED: Final = 2000
"""Maximum number of writes in one commit."""

NOTIFICATION_BYTES: Final = 7000
"""Maximum size of a notification in bytes; PostgreSQL's limit is 8000."""

_INSERTS: Final = (
    ("deals", insert(deals)),
    ("games", insert(games)),
    ("entries", insert(entries)),
    ("campaigns", insert(campaigns)),
    ("records", insert(records)),
)
_CHANGE: Final = (
    update(games)
    .where(games.c.id == bindparam("game"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "deadline", "outcome")})
)


class Writer:
    """Writes in its own thread, and hands back the finished writes of each commit."""

    def __init__(self, engine: Engine, hand_back: Callable[[list[Write]], None]) -> None:
        """Start the thread; `hand_back` is called from it."""
        self._engine = engine
        self._hand_back = hand_back
        self._queue: SimpleQueue[Sequence[Write] | None] = SimpleQueue()
        self.name = secrets.token_hex(8)
        self._notifies = is_postgresql(engine)
        self._thread = threading.Thread(target=self._run, name="pax-writer", daemon=True)
        self._thread.start()

    def submit(self, writes: Sequence[Write]) -> None:
        """Queue writes for the thread; writes of one call share a commit."""
        self._queue.put(writes)

    def stop(self) -> None:
        """Finish the queued writes, then end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            writes, more = self._collected()
            if writes:
                self._commit(writes)
                self._hand_back(writes)

    def _collected(self) -> tuple[list[Write], bool]:
        """Wait for a write and take all that are queued; False if the thread must end."""
        writes: list[Write] = []
        some = self._queue.get()
        try:
            while some is not None:
                writes += some
                if len(writes) >= MOST_SHARED:
                    return writes, True
                some = self._queue.get_nowait()
        except Empty:
            return writes, True
        return writes, False

    def _commit(self, writes: list[Write]) -> None:
        try:
            self._write(writes)
        except IntegrityError:  # another worker wrote first at one of the tables
            self._commit_each(writes)
        except Exception:  # noqa: BLE001 - the thread must not end
            _log.warning("commit_failed", extra={"writes": len(writes)}, exc_info=True)
            self._commit_each(writes)

    def _commit_each(self, writes: list[Write]) -> None:
        for write in writes:
            self._commit_alone(write)

    def _commit_alone(self, write: Write) -> None:
        try:
            self._write([write])
        except IntegrityError:
            write.refuse(taken=True)
        except Exception:  # noqa: BLE001 - as above
            _log.exception("write_failed", extra={"table": write.table_id})
            write.refuse(taken=False)

    def _write(self, writes: list[Write]) -> None:
        begun = perf_counter()
        with self._engine.begin() as connection:
            for name, statement in _INSERTS:
                if rows := _rows_of(writes, name):
                    connection.execute(statement, rows)
            if rows := _rows_of(writes, "changes"):
                connection.execute(_CHANGE, rows)
            put_turns(connection, _rows_of(writes, "turns"))
            if self._notifies:
                _notify(connection, self.name, writes)
        rows = _rows_of(writes, "entries")
        metrics.count_commit([row["data"] for row in rows], perf_counter() - begun)


class LogWriter:
    """The writer's interface for an event loop: writes go to and from the thread in batches."""

    def __init__(self, engine: Engine) -> None:
        """Write for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Write] = []
        self._writer = Writer(engine, self._hand_back)
        self.name = self._writer.name

    def append(self, write: Write) -> None:
        """Submit a write; its `done` is called in the event loop when it is committed.

        Writes of one iteration of the loop go to the thread together, and wake it once.
        """
        if not self._gathered:
            self._loop.call_soon(self._pass_on)
        self._gathered.append(write)

    async def written(self, write: Write) -> Write:
        """Submit a write and await its commit; return it with its result."""
        done: asyncio.Future[Write] = self._loop.create_future()
        self.append(msgspec.structs.replace(write, done=done.set_result))
        return await done

    def _pass_on(self) -> None:
        writes, self._gathered = self._gathered, []
        self._writer.submit(writes)

    def _hand_back(self, writes: list[Write]) -> None:
        self._loop.call_soon_threadsafe(_hand_out, writes)

    async def stop(self) -> None:
        """Finish the queued writes, then end."""
        self._pass_on()
        await asyncio.to_thread(self._writer.stop)


def _hand_out(writes: list[Write]) -> None:
    """Call back each write; an error at one table does not affect the others."""
    for write in writes:
        try:
            write.done(write)
        except Exception:  # noqa: BLE001 - the other tables of this commit must be called back
            _log.exception("table_failed", extra={"table": write.table_id})


def _rows_of(writes: Iterable[Write], name: str) -> list[Row]:
    return [row for write in writes for row in getattr(write, name)]


class Notification(msgspec.Struct, array_like=True):
    """A notification of a worker to the others about a commit, or a part of one."""

    writer: str
    news: list[LogNews]


def _news(write: Write) -> bytes:
    game = write.entries[0]["game"] if write.entries else ""
    rows = [(row["seq"], row["data"]) for row in write.entries]
    encoded = msgspec.json.encode(LogNews(write.table_id, game, rows))
    return (
        encoded
        if len(encoded) <= NOTIFICATION_BYTES
        else msgspec.json.encode(LogNews(write.table_id))
    )


def notifications(writer: str, writes: Iterable[Write]) -> Iterator[str]:
    """Pack the news of a commit into as few notifications as possible."""
    parts: list[bytes] = []
    for write in writes:
        if not write.table_id:
            continue
        news = _news(write)
        if parts and sum(map(len, parts)) + len(parts) + len(news) > NOTIFICATION_BYTES:
            yield _notification(writer, parts)
            parts = []
        parts.append(news)
    if parts:
        yield _notification(writer, parts)


def _notification(writer: str, parts: Sequence[bytes]) -> str:
    return f'["{writer}",[{b",".join(parts).decode()}]]'


def _notify(connection: Connection, writer: str, writes: Iterable[Write]) -> None:
    """Notify the other workers of the new entries, as part of the commit."""
    if values := [{"channel": CHANNEL, "news": each} for each in notifications(writer, writes)]:
        connection.execute(text("SELECT pg_notify(:channel, :news)"), values)
