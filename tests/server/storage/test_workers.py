"""Several workers share one PostgreSQL database and notify each other of their writes."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from bench.load.meter import family
from pax import protocol
from pax.backend.bots.bot_task import BotTask
from pax.backend.scheduler import ABANDONED_SECONDS
from pax.server.app import Settings
from pax.server.bots.pool import BotPool
from pax.server.storage.engine import database_url
from pax.server.storage.reader import Reader
from pax.server.storage.writer import CHANNEL
from tests.server.clients import Client, ask, hello, make_table
from tests.server.processes import Server, serving
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end
from tests.server.tables.test_time import Clock
from tests.support.needs import needs

pytestmark = needs("postgresql")


def test_two_workers_play_one_game(shared_database: str) -> None:
    settings = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(settings) as here, running(settings) as there:
        made = make_table(here, "person", "person", "random")
        with Client(here, hello(made, 0)) as first, Client(there, hello(made, 1)) as second:
            play_to_the_end([first, second], Random(4))
            assert first.public == second.public
            first.request(protocol.Rematch(id="r"))
            second.wait_for(lambda: second.table.game == 2)
            first.get_ready()
            second.get_ready()
            second.wait_for(lambda: second.public is not None)
            first.wait_for(lambda: first.public is not None)
            assert first.public == second.public


def test_a_message_to_both_workers_acts_once(shared_database: str) -> None:
    settings = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(settings) as here, running(settings) as there:
        made = make_table(here, "person", solo=1)
        with Client(here, hello(made, 0)) as one, Client(there, hello(made, 0)) as other:
            for number in range(12):
                one.wait_for(lambda: one.asked)
                other.wait_for(lambda: other.seq == one.seq)
                move = protocol.PlayMove(id=f"x{number}", seq=one.seq, move=one.choices[0])
                one.send(move)
                other.send(move)
                for answer in (one.answer(move.id), other.answer(move.id)):
                    assert isinstance(answer, protocol.Update | protocol.Done)
                    assert answer.seq == move.seq + 1
                hear(one, move.seq + 1)
                hear(other, move.seq + 1)


def hear(client: Client, seq: int) -> None:
    """Wait until a client has received an entry."""
    while client.seq < seq:
        client.receive()


def test_a_server_of_two_processes(shared_database: str) -> None:
    with serving(shared_database, "--workers", "2") as port:
        made = make_table(port, "person", "person")
        with Client(port, hello(made, 0)) as first, Client(port, hello(made, 1)) as second:
            play_to_the_end([first, second], Random(6))
            assert first.public == second.public


def test_workers_that_die_during_their_start_are_replaced_at_once(shared_database: str) -> None:
    server = Server(shared_database, "--workers", "2")
    try:
        make_table(server.port, "person", solo=1)
        old = workers_of(server)
        os.kill(old[0], signal.SIGKILL)
        while not (new := set(workers_of(server)) - set(old)):
            time.sleep(0.01)
        for pid in new:
            os.kill(pid, signal.SIGSTOP)  # it does not answer health checks
        time.sleep(2)  # a health check has been sent by now
        begin = time.monotonic()
        for pid in (*new, old[1]):
            os.kill(pid, signal.SIGKILL)
        make_table(server.port, "person", solo=1)
        assert time.monotonic() - begin < 45  # the health check alone would take a minute
    finally:
        server.kill()


def workers_of(server: Server) -> list[int]:
    """Return the worker processes of a server."""
    found = family(server.process.pid)
    return [each.pid for each in found if b"spawn_main" in command_of(each.pid)]


def command_of(pid: int) -> bytes:
    """Return the command line of a process; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def test_a_reconnected_listener_has_missed_nothing(shared_database: str) -> None:
    settings = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(settings) as here, running(settings) as there:
        made = make_table(here, "person", "person")
        with Client(here, hello(made, 0)) as first, Client(there, hello(made, 1)) as second:
            first.wait_for(lambda: first.asked)
            second.wait_for(lambda: second.seq == first.seq)
            assert cut(shared_database, "LISTEN%") == 2
            first.move(first.choices[0])
            second.wait_for(lambda: second.seq == first.seq)


def test_notifications_contain_entries_so_that_workers_need_not_read(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    entries_after = Reader.entries_after

    def read(self: Reader, game: str, seq: int) -> list[tuple[int, bytes]]:
        asked.append(game)
        return entries_after(self, game, seq)

    settings = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(settings) as here, running(settings) as there:
        made = make_table(here, "person", solo=1)
        with Client(here, hello(made, 0)) as one, Client(there, hello(made, 0)) as other:
            one.wait_for(lambda: one.asked)
            other.wait_for(lambda: other.seq == one.seq)
            monkeypatch.setattr(Reader, "entries_after", read)
            for _ in range(10):
                one.wait_for(lambda: one.asked)
                one.move(one.choices[0])
                other.wait_for(lambda: other.seq == one.seq)
            assert one.public == other.public
            assert len(asked) < 5  # some may be from before


@pytest.mark.parametrize("payload", ["", "writer table", '["writer",1]'])
def test_an_undecodable_notification_makes_workers_read(shared_database: str, payload: str) -> None:
    settings = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(settings) as here, running(settings) as there:
        made = make_table(here, "person", solo=1)
        with Client(here, hello(made, 0)) as one, Client(there, hello(made, 0)) as other:
            engine = create_engine(database_url(shared_database), isolation_level="AUTOCOMMIT")
            with engine.connect() as connection:
                told = {"channel": CHANNEL, "news": payload}
                connection.execute(text("SELECT pg_notify(:channel, :news)"), told)
            engine.dispose()
            one.wait_for(lambda: one.asked)
            one.move(one.choices[0])
            other.wait_for(lambda: other.seq == one.seq)


def test_workers_reconnect_to_the_database(shared_database: str) -> None:
    settings = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(settings) as here, running(settings) as there:
        made = make_table(here, "person", "person")
        with Client(here, hello(made, 0)) as first, Client(there, hello(made, 1)) as second:
            first.wait_for(lambda: first.asked)
            assert cut(shared_database, "%") >= 4
            play_to_the_end([first, second], Random(8))


def test_a_bot_goes_on_at_once_after_a_restart(shared_database: str) -> None:
    clock = Clock()
    slow = Settings(shared_database, limits=GENEROUS, pace=10**6)
    with running(slow, clock) as port:
        made = make_table(port, "person", "random")
        with Client(port, hello(made, 0)) as client:
            client.wait_for(lambda: client.asked)
            while client.asked:
                client.move(client.choices[0])
    clock.now += ABANDONED_SECONDS
    swift = Settings(shared_database, limits=GENEROUS, pace=0)
    with running(swift, clock) as port, Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)


def test_a_bot_task_of_another_worker_is_not_repeated(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    ask_bots = BotPool.ask

    def note(
        self: BotPool,
        task: BotTask,
        answer: Callable[[str | None], None],
        **more: Any,  # noqa: ANN401 - its own parameters
    ) -> None:
        asked.append(task.level)
        ask_bots(self, task, answer, **more)

    monkeypatch.setattr(BotPool, "ask", note)
    clock, slow = Clock(), Settings(shared_database, limits=GENEROUS, pace=10**6)
    with running(slow, clock) as here, running(slow, clock) as there:
        made = make_table(here, "random", "random")
        with Client(there, protocol.Hello(table=made.table.id)) as client:
            client.request(protocol.Look(id="l", at=1))
    assert asked == ["random"]


def cut(database: str, query: str) -> int:
    """Terminate the database connections with such a last query; return how many."""
    engine = create_engine(database_url(database), isolation_level="AUTOCOMMIT")
    ending = (
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database() AND query LIKE :query"
    )
    with engine.connect() as connection:
        count = connection.execute(text(ending), {"query": query}).scalar_one()
    engine.dispose()
    return int(count)


@pytest.mark.parametrize("path", ["tables/a%00b", "records/a%00b"])
def test_an_unstorable_id_is_not_found(shared_database: str, path: str) -> None:
    with running(Settings(shared_database, limits=GENEROUS)) as port:
        assert ask(port, "GET", f"/api/{path}")[0] == 404
        with Client(port, protocol.Hello(table="a\0b")) as client:
            assert isinstance(client.first, protocol.Refused)
            assert client.first.reason.code == "no_such_table"
