"""A backup is taken while people play; restored, every game continues from it."""

import subprocess
import sys
import threading
from pathlib import Path
from random import Random

import pytest

from pax import protocol
from tests.server.clients import Client, ask, hello, make_table
from tests.server.processes import Server, serving
from tests.server.tables.test_play import play_to_the_end
from tests.support.needs import needs


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
    file = tmp_path / "backup.sqlite"
    server = Server(database)
    try:
        finished = make_table(server.port, "person", "person")
        play_to_the_end([Client(server.port, hello(finished, seat)) for seat in (0, 1)], Random(1))
        made = make_table(server.port, "person", "person")
        clients = [Client(server.port, hello(made, seat)) for seat in (0, 1)]
        playing = threading.Thread(target=play_to_the_end, args=(clients, Random(2)))
        playing.start()
        said = pax("backup", file, "--database", database, "--lang", "en")
        playing.join()
    finally:
        server.stop()
    assert said == f"2 games saved in {file}\n"
    assert file.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob("*backup*")] == [file.name]
    restored = tmp_path / "restored.sqlite"
    assert pax("restore", file, "--database", restored, "--lang", "en") == "2 games restored\n"
    with serving(str(restored)) as port:
        clients = [Client(port, hello(made, seat)) for seat in (0, 1)]
        play_to_the_end(clients, Random(3))
        status, _ = ask(port, "GET", f"/api/tables/{made.table.id}/record")
        assert status == 200
        records = tmp_path / "games.jsonl"
        pax("export", records, "--database", restored)
        assert len(records.read_text("utf-8").splitlines()) == 2
        pax("verify", records)


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
