"""Unused tables are deleted after their time; others, and campaigns, are kept."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select

from pax.game import Record, read_records
from pax.server.app import Settings
from pax.server.storage.engine import open_engine
from pax.server.storage.retention import DAY
from pax.server.storage.schema import deals, entries, games
from tests.server.clients import Client, ask, hello, make_table
from tests.server.conftest import new_database
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end
from tests.support.needs import needs


def prune(database: str, *words: str) -> str:
    """Run `pax prune`; return its output."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "pax", "prune", "--database", database, "--lang", "en", *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs("postgresql"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return new_database(str(request.getfixturevalue("database_server")))


def rows(database: str) -> list[int]:
    """Return the numbers of games, deals and log entries."""
    engine = open_engine(database)
    with engine.connect() as connection:
        counts = [
            connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (games, deals, entries)
        ]
    engine.dispose()
    return counts


def test_old_tables_are_deleted_and_archived(database: str, tmp_path: Path) -> None:
    settings = Settings(database, limits=GENEROUS, pace=0)
    with running(settings, clock=lambda: time.time() - 100 * DAY) as port:
        make_table(port, "person", "open")
        idle = make_table(port, "person", "person")
        with Client(port, hello(idle, 0)) as client, Client(port, hello(idle, 1)):
            client.wait_for(lambda: client.public is not None)
        finished = make_table(port, "person", "person")
        clients = [Client(port, hello(finished, seat)) for seat in (0, 1)]
        play_to_the_end(clients, Random(1))
        for client in clients:
            client.close()
    assert prune(database) == "0 tables deleted\n"
    assert prune(database, "--lobbies", "7", "--dry-run") == "1 table would be deleted\n"
    assert rows(database)[:2] == [3, 3]
    with running(settings) as port:  # a server may be running
        new = make_table(port, "person", "open")
        assert prune(database, "--lobbies", "7", "--idle", "101") == "1 table deleted\n"
        archive = tmp_path / "archive.jsonl"
        ages = ("--lobbies", "7", "--idle", "90", "--finished", "99", "--archive", str(archive))
        assert prune(database, *ages) == "2 tables deleted\n"
        assert ask(port, "GET", f"/api/tables/{idle.table.id}")[0] == 404
        assert ask(port, "GET", f"/api/tables/{new.table.id}")[0] == 200
    assert rows(database) == [1, 1, 0]
    ((_, record),) = read_records(archive)
    assert isinstance(record, Record)
    record.check()


def test_a_campaign_is_deleted_only_by_its_own_option(database: str) -> None:
    settings = Settings(database, limits=GENEROUS, pace=0)
    with running(settings, clock=lambda: time.time() - 100 * DAY) as port:
        begun, _ = (new_campaign(port) for _ in range(2))
        level = make_table(port, "person", solo=1, campaign=begun)
    with running(settings, clock=lambda: time.time() - 50 * DAY) as port:
        client = Client(port, hello(level, 0))
        client.wait_for(lambda: client.asked)
        client.move(client.choices[0])
        client.close()
    ages = ("--lobbies", "0", "--idle", "0", "--finished", "0")
    assert prune(database, *ages) == "0 tables deleted\n"
    unused, used = (("--campaigns", days) for days in ("60", "40"))
    said = "0 tables deleted\n1 campaign deleted\n"
    would = said.replace("deleted", "would be deleted")
    assert prune(database, *unused, "--dry-run") == would
    assert prune(database, *unused) == said
    with running(settings) as port:
        assert ask(port, "GET", "/api/campaign", secret=begun)[0] == 200
        assert prune(database, *used) == said
        assert ask(port, "GET", "/api/campaign", secret=begun)[0] == 404
    assert rows(database) == [0, 0, 0]


def new_campaign(port: int) -> str:
    """Begin a campaign; return its secret."""
    return str(json.loads(ask(port, "POST", "/api/campaigns")[1])["secret"])
