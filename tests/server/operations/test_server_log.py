"""What a server logs: the table of a fault and what was refused, and nothing secret."""

import json
import time
from pathlib import Path

import pytest

from pax import protocol
from pax.server.app import Settings
from pax.server.logs import LogFormat
from pax.tables.entries import AnyEntry
from pax.tables.state import TableState
from tests.server.clients import Client, ask, hello, make_table
from tests.server.operations.test_logs import CARD, NAME, logging_to
from tests.server.processes import Server
from tests.server.servers import PATIENCE, running


def test_a_table_that_fails_is_named_in_the_log_and_nothing_of_it_is_told(
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
            client.tell(protocol.Back(id="back"))
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
