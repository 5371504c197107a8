"""The scheduler survives failures, and no table monopolises the bots."""

import asyncio
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Event

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from pax import protocol
from pax.backend import scheduler
from pax.backend.bots.bot_task import BotTask, choose
from pax.bots.worker.tasks import TaskWorker
from pax.server.app import Settings
from pax.server.bots import pool
from pax.server.bots.pool import BotPool
from pax.server.storage.reader import Reader
from tests.server.bots.test_bot_pool import about
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import GENEROUS, PATIENCE, running


class Slow:
    """A worker process stub that answers on command."""

    def __init__(self) -> None:
        """Record no task yet."""
        self.begun, self.go_on = Event(), Event()
        self.asked: list[BotTask] = []

    def run(self, work: object, task: BotTask, _seconds: float) -> str | None:
        """Record the task, wait, and choose the first move; hints get no advice."""
        self.asked.append(task)
        self.begun.set()
        assert self.go_on.wait(PATIENCE)
        return task.legal[0] if work is choose else None

    def interrupt(self) -> None:
        """Release the waiting task."""
        self.go_on.set()

    def end(self) -> None:
        """Do nothing."""


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Let the bots of servers that are started from now on wait until they are released."""
    slow = Slow()
    monkeypatch.setattr(pool, "TaskWorker", lambda **_: slow)
    return slow


def test_a_table_has_one_bot_task_at_a_time_however_often_a_seat_changes_hands(
    tmp_path: Path, slow: Slow
) -> None:
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0, bot_processes=9)
    with running(settings) as port:
        made = make_table(port, "person", solo=1)
        with Client(port, hello(made, 0)) as client:
            client.wait_for(lambda: client.asked)
            for number in range(5):
                client.request(protocol.Leave(id=f"l{number}"))
                client.request(protocol.Back(id=f"b{number}"))
            client.request(protocol.Leave(id="l"))
            assert slow.begun.wait(PATIENCE)
            asked = len(slow.asked)
            slow.go_on.set()
            assert asked == 1
            client.wait_for(lambda: any(isinstance(each, protocol.Moved) for each in client.news))
            client.request(protocol.Back(id="b"))


def test_a_table_has_one_hint_at_a_time(tmp_path: Path, slow: Slow) -> None:
    with running(Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)) as port:
        made = make_table(port, "person", solo=1, hints=True)
        with Client(port, hello(made, 0)) as client:
            client.wait_for(lambda: client.asked)
            client.send(protocol.Hint(id="h0", seq=client.seq))
            answer = client.request(protocol.Hint(id="h1", seq=client.seq))
            slow.go_on.set()
            assert isinstance(answer, protocol.Refused)
            assert answer.reason.code == "too_many_thoughts"


def test_a_process_that_cannot_be_started_fails_its_task(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(TaskWorker, "run", fail)

    async def ask() -> None:
        thinking, answers = BotPool(1, PATIENCE), asyncio.Queue[object]()
        for _ in range(2):
            thinking.ask(about("move"), answers.put_nowait)
            assert await asyncio.wait_for(answers.get(), PATIENCE) is None
        thinking.stop()

    asyncio.run(ask())


def test_rounds_continue_after_a_database_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "ROUND_SECONDS", 0.01)
    asked: list[float] = []

    def due(_: Reader, now: float) -> list[str]:
        asked.append(now)
        if len(asked) < 3:
            raise OperationalError("SELECT", {}, Exception("database is locked"))
        return []

    monkeypatch.setattr(Reader, "due", due)
    with running(Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)):
        until = time.monotonic() + PATIENCE
        while len(asked) < 5 and time.monotonic() < until:
            time.sleep(0.01)
    assert len(asked) >= 5


def test_a_long_queue_refuses_tables_with_bots_and_hints(tmp_path: Path, slow: Slow) -> None:
    limits = msgspec.structs.replace(GENEROUS, bots_waiting_per_address=2)
    settings = Settings(str(tmp_path / "t.sqlite"), limits=limits, pace=0)
    bots = {"seats": [{"kind": "bot", "level": "consul"}] * 8}
    with running(settings) as port, ExitStack() as watchers:
        made = make_table(port, "person", solo=1, hints=True)
        with Client(port, hello(made, 0)) as client:
            client.wait_for(lambda: client.asked)
            for _ in range(3):  # one is running, two are queued
                watched = make_table(port, *["consul"] * 8)
                watchers.enter_context(Client(port, protocol.Hello(table=watched.table.id)))
            for _ in range(2):
                status, answer = ask(port, "POST", "/api/tables", bots)
                assert (status, b"bots_are_busy" in answer) == (503, True)
            hint = client.request(protocol.Hint(id="h", seq=client.seq))
            assert isinstance(hint, protocol.Refused)
            assert hint.reason.code == "bots_are_busy"
            assert isinstance(client.move(client.choices[0]), protocol.Update)
            slow.go_on.set()


def test_a_table_of_bots_alone_plays_only_while_somebody_watches(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite"
    with running(Settings(str(database), limits=GENEROUS, pace=0)) as port:
        made = make_table(port, "random", "random")
        watch = protocol.Hello(table=made.table.id)
        time.sleep(0.5)
        with Client(port, watch) as client:
            assert client.seq == 1, "it moved while nobody watched"
            client.wait_for(lambda: client.seq > 5)
        seen = client.seq
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:  # a started task is finished
            time.sleep(0.3)
            before, seen = seen, _newest(database)
            if seen == before:
                break
        _, table = ask(port, "GET", f"/api/tables/{made.table.id}")
        assert b'"running"' in table, "it was played to the end without a watcher"
        with Client(port, watch) as client:
            client.wait_for(lambda: client.is_over)


def test_a_table_of_bots_alone_has_no_deadline(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite"
    with running(Settings(str(database), limits=GENEROUS, pace=0)) as port:
        made = make_table(port, "random", "random")
        with Client(port, protocol.Hello(table=made.table.id)) as client:
            client.wait_for(lambda: client.seq > 5)
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("SELECT deadline FROM games").fetchall() == [(None,)]


def _newest(database: Path) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT max(seq) FROM entries").fetchone()[0])
