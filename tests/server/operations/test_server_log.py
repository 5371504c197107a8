"""The server's log: the table of a fault and the refusals, without secrets."""

import asyncio
import io
import json
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from pax import protocol
from pax.backend.scheduler import Scheduler
from pax.protocol.http import TableMade
from pax.server.app import Settings
from pax.server.logs import LogFormat, log_loop_failure
from pax.server.storage.writer import Writer
from pax.tables.actor import TableActor
from pax.tables.entries import AnyEntry
from pax.tables.state import TableState
from tests.server.clients import Client, ask, hello, make_table
from tests.server.operations.test_logs import CARD, NAME, logging_to
from tests.server.processes import Server
from tests.server.servers import PATIENCE, running


def test_a_failing_table_is_logged_with_its_id_and_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def add(state: TableState, entry: AnyEntry) -> None:
        raise ValueError(f"{entry} at a table of {state.names}")

    with logging_to() as stream, running(Settings(str(tmp_path / "t.sqlite"), pace=0)) as port:
        made = make_table(port, "person", solo=1)
        with Client(port, hello(made, 0)) as client:
            client.wait_for(lambda: client.asked)
            monkeypatch.setattr(TableState, "add", add)
            client.send(protocol.Chat(id="said", text=f"{NAME} {CARD}"))
            until = time.monotonic() + PATIENCE
            while "table_failed" not in stream.getvalue() and time.monotonic() < until:
                time.sleep(0.01)
    (line,) = (each for each in stream.getvalue().splitlines() if "table_failed" in each)
    assert f"table_failed table={made.table.id} error=ValueError" in line
    assert "pax/tables/actor.py" in line
    for hidden in (NAME, CARD, made.seats[0].secret, made.host, "P0"):
        assert hidden not in stream.getvalue()


def test_refusals_of_requests_and_messages_are_counted(tmp_path: Path) -> None:
    with logging_to() as stream, running(Settings(str(tmp_path / "t.sqlite"), pace=0)) as port:
        assert ask(port, "GET", "/api/tables/none")[0] == 404
        assert ask(port, "POST", "/api/tables", b"{")[0] == 400
        made = make_table(port, "person", solo=1)
        with Client(port, hello(made, 0)) as client:
            client.send("{}")
            client.request(protocol.Back(id="back"))
    (line,) = stream.getvalue().splitlines()
    counted = dict(word.split("=") for word in line.split() if "=" in word)
    assert counted == {
        "total": "4",
        "refused.no_such_table": "1",
        "refused.not_json": "1",
        "refused.malformed_message": "1",
        "refused.seat_is_a_persons": "1",
    }


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_server_logs_in_the_format_that_was_asked_for(
    tmp_path: Path, log_format: LogFormat
) -> None:
    server = Server(str(tmp_path / "t.sqlite"), "--log-format", log_format)
    assert ask(server.port, "GET", "/api/tables/none")[0] == 404
    (line,) = server.stop().splitlines()
    if log_format == "json":
        assert json.loads(line)["refused"] == {"no_such_table": 1}
    else:
        assert line.endswith("INFO pax.server refusals total=1 refused.no_such_table=1")


def wait_for_line(stream: io.StringIO, event: str) -> str:
    """Wait until an event is logged; return its line."""
    until = time.monotonic() + PATIENCE
    while not (found := [each for each in stream.getvalue().splitlines() if f" {event} " in each]):
        assert time.monotonic() < until, stream.getvalue()
        time.sleep(0.01)
    return found[0]


def fail_with_secrets(*found: object, **more: object) -> None:
    """Raise an error whose message contains all that a table knows."""
    raise LookupError(f"{NAME} {CARD} P0 {found} {more}")


def check_line(line: str, made: TableMade, *expected: str) -> None:
    """Check that a fault is logged with its table and its locations, without secrets."""
    for each in (f"table={made.table.id}", "error=LookupError", "in fail_with_secrets", *expected):
        assert each in line
    for hidden in (NAME, CARD, made.seats[0].secret, made.host):
        assert hidden not in line
    assert "P1" not in line.replace(made.table.id, "")


def test_a_fault_in_a_command_handler_is_logged_and_the_client_can_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(str(tmp_path / "t.sqlite"), pace=0)
    with logging_to() as stream, running(settings) as port:
        made = make_table(port, "person", "person")
        with Client(port, hello(made, 0)) as client:
            with monkeypatch.context() as patched:
                patched.setattr("pax.tables.actor.decide", fail_with_secrets)
                client.send(protocol.Chat(id="said", text=f"{NAME} {CARD}"))
                line = wait_for_line(stream, "command_failed")
            with pytest.raises(ConnectionClosed) as closed:
                client.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.INTERNAL_ERROR
        with Client(port, hello(made, 0)) as client:
            assert isinstance(
                client.request(protocol.Chat(id="again", text="hello")), protocol.Update
            )
    check_line(line, made, "command=Chat", "pax/tables/actor.py")


def test_a_fault_in_the_scheduler_is_logged_and_other_tables_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pax.backend.scheduler.ROUND_SECONDS", 0.05)
    ring = Scheduler._on_timeout  # noqa: SLF001 - a fault in it is the point
    rung: list[str] = []
    settings = Settings(str(tmp_path / "t.sqlite"), pace=0)
    with logging_to() as stream, running(settings) as port:
        made, other = (make_table(port, "person", "person") for _ in range(2))

        def failing(self: Scheduler, actor: TableActor) -> None:
            if actor.state.table_id == made.table.id:
                fail_with_secrets(actor.state.names)
            rung.append(actor.state.table_id)
            ring(self, actor)

        monkeypatch.setattr(Scheduler, "_on_timeout", failing)
        monkeypatch.setattr(
            "pax.server.storage.reader.Reader.due", lambda *_: [made.table.id, other.table.id]
        )
        line = wait_for_line(stream, "table_failed")
        until = time.monotonic() + PATIENCE
        while other.table.id not in rung and time.monotonic() < until:
            time.sleep(0.01)
        assert other.table.id in rung
    check_line(line, made, "pax/backend/scheduler.py")


def test_a_fault_when_a_bot_moves_is_logged_with_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pax.backend.scheduler.Submission", fail_with_secrets)
    settings = Settings(str(tmp_path / "t.sqlite"), pace=0.01)
    with logging_to() as stream, running(settings) as port:
        made = make_table(port, "person", "random")
        with Client(port, hello(made, 0)) as client:
            while client.asked:
                client.move(client.choices[0])
            line = wait_for_line(stream, "table_failed")
    check_line(line, made, "pax/backend/scheduler.py")
    assert "loop_failed" not in stream.getvalue()


def test_a_fault_in_a_built_in_bot_is_logged_with_its_locations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pax.server.bots.pool.choose", fail_with_secrets)
    settings = Settings(str(tmp_path / "t.sqlite"), pace=0)
    with logging_to() as stream, running(settings) as port:
        made = make_table(port, "person", "random")
        with Client(port, hello(made, 0)) as client:
            while client.asked:
                client.move(client.choices[0])
            line = wait_for_line(stream, "task_failed")
    check_line(line, made, "bot=random how=crashed", "in a process")


def test_a_fault_in_the_writer_is_logged_and_the_command_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(str(tmp_path / "t.sqlite"), pace=0)
    with logging_to() as stream, running(settings) as port:
        made = make_table(port, "person", "person")
        with Client(port, hello(made, 0)) as client:
            with monkeypatch.context() as patched:
                patched.setattr(Writer, "_write", fail_with_secrets)
                answer = client.request(protocol.Chat(id="said", text=f"{NAME} {CARD}"))
            assert isinstance(answer, protocol.Refused)
            assert answer.reason.code == "not_stored"
            assert isinstance(
                client.request(protocol.Chat(id="again", text="hello")), protocol.Update
            )
    check_line(wait_for_line(stream, "write_failed"), made, "pax/server/storage/writer.py")
    assert " commit_failed " in stream.getvalue()


def test_a_fault_in_a_request_is_logged_with_the_table_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(str(tmp_path / "t.sqlite"), pace=0)
    with logging_to() as stream, running(settings) as port:
        made = make_table(port, "person", "person")
        with monkeypatch.context() as patched:
            patched.setattr(TableActor, "info", fail_with_secrets)
            assert ask(port, "GET", f"/api/tables/{made.table.id}")[0] == 500
        assert ask(port, "GET", f"/api/tables/{made.table.id}")[0] == 200
    check_line(wait_for_line(stream, "request_failed"), made, "pax/backend/routes.py")


def test_an_unhandled_loop_error_is_logged_without_arguments() -> None:
    async def fail() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(log_loop_failure)
        loop.call_soon(fail_with_secrets, NAME, CARD)
        await asyncio.sleep(0)

    with logging_to() as stream:
        asyncio.run(fail())
    (line,) = stream.getvalue().splitlines()
    assert 'loop_failed what="Exception in callback fail_with_secrets" error=LookupError' in line
    assert "in fail_with_secrets" in line
    for hidden in (NAME, CARD):
        assert hidden not in line
