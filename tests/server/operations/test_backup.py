"""A backup is taken while several tables play; restored, every game continues from it."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from pax import protocol
from pax.game import Record
from pax.server.storage.administration import table_state
from pax.server.storage.administration import tables as tables_in
from pax.server.storage.engine import open_engine
from tests.server.clients import Client, ask, hello, make_table
from tests.server.processes import Server, serving
from tests.server.servers import PATIENCE
from tests.server.tables.test_play import play_to_the_end
from tests.soak.kills.insisting import InsistingTable
from tests.support.needs import needs

TABLES = 3
"""Tables that play game after game during the backup."""


def pax(*words: str | Path) -> str:
    """Run a command; return its output."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "pax", *map(str, words)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs("postgresql"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return str(request.getfixturevalue("shared_database"))


def test_a_backup_under_load_is_restored_and_played_on(database: str, tmp_path: Path) -> None:
    file, restored = tmp_path / "backup.sqlite", tmp_path / "restored.sqlite"
    server = Server(database)
    tables = [InsistingTable([server.port], Random(seed)) for seed in range(TABLES)]
    try:
        for table in tables:
            table.start()
        until = time.monotonic() + PATIENCE
        while any(not table.games or table.moves_now < 3 for table in tables):
            assert time.monotonic() < until
            time.sleep(0.02)
        before = [table.moves for table in tables]
        pax("backup", file, "--database", database)
        after = [table.moves for table in tables]
        for table in tables:
            table.end_after_this_game()
        for table in tables:
            table.join()
            assert table.failure is None
            table.check_games()
    finally:
        server.stop()
    assert all(early < late for early, late in zip(before, after, strict=True)), "nobody played"
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob("*backup*")] == [file.name]
    saved = moves_in(file)
    for table, early, late in zip(tables, before, after, strict=True):
        assert early <= sum(saved.get(name, 0) for name, _ in table.games) <= late + 1
    assert pax("restore", file, "--database", restored, "--lang", "en").endswith(" restored\n")
    games = {name: players for table in tables for name, players in table.games if name in saved}
    with serving(str(restored)) as port:
        played_on = 0
        for name, players in games.items():
            clients = [Client(port, player.hello) for player in players]
            for client in clients:
                client.sent = 1000  # the ids of its first connection are known
            played_on += not clients[0].is_over
            play_to_the_end(clients, Random(3))
            for client in clients:
                client.close()
            status, record = ask(port, "GET", f"/api/tables/{name}/record")
            assert status == 200
            acknowledged = sorted(each for player in players for each in player.acknowledged)
            kept = [move for _, move in acknowledged][: saved[name]]
            assert Record.read(record).moves[: saved[name]] == kept
        assert played_on, "no game was running"
        records = tmp_path / "games.jsonl"
        pax("export", records, "--database", restored)
    assert len(records.read_text("utf-8").splitlines()) == len(games) == len(saved)
    pax("verify", records)


def moves_in(backup: Path) -> dict[str, int]:
    """Return the number of moves of each table in a backup."""
    engine = open_engine(backup)
    try:
        states = [table_state(engine, row.id) for row in tables_in(engine)]
        return {state.table_id: state.moves for state in states if state is not None}
    finally:
        engine.dispose()


@needs("postgresql")
def test_a_backup_moves_games_from_sqlite_to_postgresql(
    tmp_path: Path, shared_database: str
) -> None:
    file, first = tmp_path / "backup.sqlite", tmp_path / "tables.sqlite"
    with serving(str(first)) as port:
        made = make_table(port, "person", "random")
    pax("backup", file, "--database", first)
    pax("restore", file, "--database", shared_database)
    with serving(shared_database) as port, Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        assert isinstance(client.move(client.choices[0]), protocol.Update)


def test_a_restore_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(str(file)) as port:
        make_table(port, "person", "random")
    pax("backup", tmp_path / "backup.sqlite", "--database", file)
    done = subprocess.run(  # noqa: S603 - our own program
        [
            *(sys.executable, "-m", "pax", "restore", str(tmp_path / "backup.sqlite")),
            *("--database", str(file), "--lang", "en"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "This database contains games already. Restore into a new one.\n"
