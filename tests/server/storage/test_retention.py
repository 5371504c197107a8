"""Unused tables are deleted after their time; others, and campaigns, are kept."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, func, insert, select, update

from pax import deal, protocol
from pax.game import Record, read_records
from pax.server.app import Settings
from pax.server.storage import retention
from pax.server.storage.engine import open_engine
from pax.server.storage.records import put_in
from pax.server.storage.retention import (
    DAY,
    Ages,
    outdated_campaigns,
    outdated_tables,
    prune_campaign,
    prune_table,
)
from pax.server.storage.schema import deals, entries, games, records
from tests.server.clients import Client, ask, hello, make_table
from tests.server.conftest import new_database
from tests.server.servers import GENEROUS, PATIENCE, running
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


def test_a_table_that_is_used_again_is_not_deleted(database: str) -> None:
    settings = Settings(database, limits=GENEROUS, pace=0)
    ages, now = Ages(waiting=7, running=7, over=7), time.time()
    with running(settings, clock=lambda: now - 100 * DAY) as port:
        made = make_table(port, "person", "person")
        campaign = new_campaign(port)
        level = make_table(port, "person", solo=1, campaign=campaign)
    engine = open_engine(database)
    (table_id,), (lock,) = outdated_tables(engine, ages, now), outdated_campaigns(engine, 7, now)
    with running(settings) as port:
        for table in (made, level):
            with Client(port, hello(table, 0)) as client:
                client.request(protocol.Chat(id="c", text="I am back."))
    before = rows(database)
    assert not prune_table(engine, table_id, ages, now)
    assert not prune_campaign(engine, lock, 7, now)
    assert rows(database) == before
    engine.dispose()


@pytest.mark.parametrize("is_campaign", [False, True])
def test_a_table_with_a_new_game_is_not_deleted(
    database: str, monkeypatch: pytest.MonkeyPatch, *, is_campaign: bool
) -> None:
    now = time.time()
    with running(Settings(database, limits=GENEROUS, pace=0), clock=lambda: 0.0) as port:
        campaign = {"campaign": new_campaign(port)} if is_campaign else {}
        make_table(port, "person", solo=1, **campaign)
    engine = open_engine(database)
    with engine.connect() as reading:
        game = dict(reading.execute(select(games)).mappings().one())

    def rematch(connection: Connection, _: str) -> None:
        """Add the next game after the lock, as another program may."""
        connection.execute(insert(deals).values(id="other", secret=b""))
        other = {"id": "other", "deal": "other", "number": game["number"] + 1}
        connection.execute(insert(games).values(game | other))

    monkeypatch.setattr(retention, "delete_notices", rematch)
    before = rows(database)
    if is_campaign:
        (found,) = outdated_campaigns(engine, 7, now)
        assert not prune_campaign(engine, found, 7, now)
    else:
        (found,) = outdated_tables(engine, Ages(waiting=7), now)
        assert not prune_table(engine, found, Ages(waiting=7), now)
    assert rows(database) == before
    engine.dispose()


def test_a_running_server_forgets_a_deleted_table(database: str) -> None:
    settings = Settings(database, limits=GENEROUS, pace=0)
    with running(settings, clock=lambda: time.time() - 100 * DAY) as port:
        made = make_table(port, "person", "person")
        client = Client(port, hello(made, 0))  # it has the table in memory
        assert prune(database, "--lobbies", "7", "--idle", "7") == "1 table deleted\n"
        until = time.monotonic() + PATIENCE
        while ask(port, "GET", f"/api/tables/{made.table.id}")[0] != 404:
            assert time.monotonic() < until
            time.sleep(0.05)
        client.close()


def test_imported_records_are_deleted_after_their_time(database: str) -> None:
    engine = open_engine(database)
    put_in(
        engine, [Record.from_game(deal(players=["Ada", "Brutus"], seed=seed)) for seed in (1, 2)]
    )
    with engine.begin() as connection:
        first = select(records.c.digest).limit(1).scalar_subquery()
        old = update(records).where(records.c.digest == first).values(added=time.time() - 100 * DAY)
        connection.execute(old)
    engine.dispose()
    assert prune(database, "--lobbies", "0") == "0 tables deleted\n"
    said = "0 tables deleted\n1 imported record deleted\n"
    would = said.replace("deleted", "would be deleted")
    assert prune(database, "--imported", "99", "--dry-run") == would
    assert prune(database, "--imported", "99") == said
    assert prune(database, "--imported", "99").endswith("0 imported records deleted\n")
