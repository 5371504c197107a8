"""`pax serve` as a program: its error messages, and a clean shutdown."""

import http.client
import os
import shutil
import signal
import socket
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from pax.cli.commands import serve
from pax.server.app import Settings
from pax.server.http.static_files import pages
from pax.server.storage.engine import database_url, open_engine
from pax.server.storage.files import server_lock
from pax.server.storage.schema import MIGRATIONS, version
from tests.server.clients import Client, ask, hello, make_table
from tests.server.processes import Server, serving
from tests.server.servers import PATIENCE, running
from tests.support.needs import needs

OLD = Path(__file__).parents[1] / "storage" / "data" / "7704bbf.sqlite"
"""A database of the first version."""


def refused(database: str) -> str:
    """Return the error message about a database that cannot be used."""
    words = ["--port", "0", "--database", database, "--lang", "en"]
    done = CliRunner().invoke(serve.app, words)
    assert done.exit_code == 2, done.output
    return done.stderr


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    engine = open_engine(file)
    with engine.begin() as connection:
        connection.execute(update(version).values(version=99))
    engine.dispose()
    assert "has version 99" in refused(str(file))


@pytest.mark.parametrize(
    "database",
    ["{}/text.sqlite", "{}/text.sqlite/under.sqlite", "postgresql://nobody@127.0.0.1:1/x"],
)
def test_an_unusable_database_is_reported_in_one_line(tmp_path: Path, database: str) -> None:
    (tmp_path / "text.sqlite").write_text("This is no database, but only text. " * 100, "utf-8")
    said = refused(database.format(tmp_path))
    assert said.startswith("The database cannot be opened: ")
    assert said.count("\n") == 1


def test_a_database_of_another_kind_is_refused() -> None:
    assert refused("oracle://x/y").startswith("The database cannot be opened: ")


def test_a_database_is_migrated_only_when_no_other_server_has_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    shutil.copy(OLD, file)
    with server_lock(database_url(file)):
        assert refused(str(file)).startswith("Another server has")
        assert version_in(file) == 1
    with serving(str(file)):
        assert version_in(file) == len(MIGRATIONS)


def version_in(file: Path) -> int:
    """Return the version of a database, without migrating it."""
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT version FROM pax_version").fetchone()[0])


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_stops_gracefully_with_people_at_its_tables(
    tmp_path: Path, number: signal.Signals
) -> None:
    server = Server(str(tmp_path / "tables.sqlite"))
    made = make_table(server.port, "person", "random")
    with Client(server.port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        server.process.send_signal(number)
        _, log = server.process.communicate(timeout=PATIENCE)
    assert log == ""
    assert is_free(server.port)


@needs("postgresql")
def test_workers_end_with_the_process_that_started_them(shared_database: str) -> None:
    server = Server(shared_database, "--workers", "2")
    assert ask(server.port, "GET", "/api/about")[0] == 200
    os.kill(server.process.pid, signal.SIGKILL)
    try:
        until = time.monotonic() + PATIENCE
        while not is_free(server.port) and time.monotonic() < until:
            time.sleep(0.05)
        assert is_free(server.port)
    finally:
        with suppress(ProcessLookupError):  # the expected case
            os.killpg(server.process.pid, signal.SIGKILL)
        server.process.communicate(timeout=PATIENCE)


def is_free(port: int) -> bool:
    """Whether nothing listens on a port."""
    with closing(socket.socket()) as asking:
        return asking.connect_ex(("127.0.0.1", port)) != 0


def test_caches_distinguish_compressed_and_plain_responses(
    tmp_path: Path,
) -> None:
    with running(Settings(str(tmp_path / "p.sqlite"))) as port:
        for accepted, coding in (("gzip, br;q=1", "br"), ("gzip", "gzip"), ("identity", None)):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
            connection.request("GET", "/", headers={"Accept-Encoding": accepted})
            answer = connection.getresponse()
            assert answer.status == 200
            if pages():
                assert answer.headers["Vary"] == "Accept-Encoding"
                assert answer.headers["Content-Encoding"] == coding
            connection.close()


def test_the_page_and_its_workers_carry_the_policies_of_the_client(tmp_path: Path) -> None:
    """Chunks, styles and fonts obey those of the page: fifty headers less on the way to a table."""
    if not pages():
        pytest.skip("this build has no web client")
    with running(Settings(str(tmp_path / "p.sqlite"))) as port:
        for path in pages():
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
            connection.request("GET", f"/{path}")
            answer = connection.getresponse()
            governs = not path.startswith("assets/") or "worker" in path
            assert ("Content-Security-Policy" in answer.headers) is governs, path
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            connection.close()
