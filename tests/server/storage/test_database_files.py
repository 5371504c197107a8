"""The files of a database: readable by the owner only, used by one server at a time."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from pax.server.storage.engine import database_url, open_engine
from pax.server.storage.files import server_lock
from tests.server.clients import Client, hello, make_table
from tests.server.processes import Server, serving
from tests.server.servers import PATIENCE
from tests.server.tables.test_play import play_to_the_end


def run(*words: str | Path) -> tuple[int, str]:
    """Run `pax`; return its exit code and its error output. A server that starts is not refused."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "pax", *map(str, words), "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.fixture
def careless() -> Iterator[None]:
    """Set a umask that makes new files readable for all."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """Return the permissions of the files of a folder."""
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir()}


@pytest.mark.usefixtures("careless")
def test_new_files_are_readable_by_the_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with serving(str(folder / "t.sqlite")) as port:
        make_table(port, "person", "random")
        names = ("t.sqlite", "t.sqlite-wal", "t.sqlite-shm", "t.sqlite.lock")
        assert modes(folder) == dict.fromkeys(names, "0o600")
        assert oct(stat.S_IMODE(folder.stat().st_mode)) == "0o700"


@pytest.mark.usefixtures("careless")
def test_existing_files_are_made_private(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    engine = open_engine(file)
    with engine.connect():
        for path in tmp_path.iterdir():
            path.chmod(0o644)
        assert len(modes(tmp_path)) > 1
        open_engine(file).dispose()
        assert set(modes(tmp_path).values()) == {"0o600"}
    engine.dispose()


def test_a_second_server_is_refused_with_a_message(tmp_path: Path) -> None:
    file, link = tmp_path / "t.sqlite", tmp_path / "link.sqlite"
    link.symlink_to(file)
    said = "Another server has {} open. Stop it first, or name another file with --database.\n"
    with serving(str(file)) as port:
        for name in (file, link):
            found = run("serve", "--port", "0", "--database", name)
            assert found == (2, said.format(name))
        found = run("play", "--port", "0", "--no-browser", "--database", file)
        assert found == (2, said.format(file))
        make_table(port, "person", "random")


def test_other_programs_can_open_the_file_meanwhile(tmp_path: Path) -> None:
    file, records = tmp_path / "t.sqlite", tmp_path / "games.jsonl"
    with serving(str(file)) as port:
        made = make_table(port, "person", "random")
        with Client(port, hello(made, 0)) as client:
            play_to_the_end([client], Random(1))
            assert run("export", records, "--database", file) == (0, "")
            assert records.read_text("utf-8").count("\n") == 1
            assert run("import", records, "--database", file) == (0, "")
            with (
                closing(sqlite3.connect(file)) as source,
                closing(sqlite3.connect(tmp_path / "backup.sqlite")) as backup,
            ):
                source.backup(backup)
                assert backup.execute("SELECT status FROM games").fetchall() == [("over",)]


def test_the_lock_of_a_killed_server_is_released(tmp_path: Path) -> None:
    """Even while its bot processes are still running."""
    file = str(tmp_path / "t.sqlite")
    server = Server(file)
    make_table(server.port, "consul", "consul")
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait(PATIENCE)
    with serving(file) as port:
        make_table(port, "person", "random")
    server.kill()


def test_a_lock_is_released_after_use(tmp_path: Path) -> None:
    url = database_url(tmp_path / "t.sqlite")
    for _ in range(2):
        with server_lock(url):
            pass


@pytest.mark.parametrize("journal", ["DELETE", "WAL"])
def test_a_file_of_another_program_is_refused_and_left_as_it_was(
    tmp_path: Path, journal: str
) -> None:
    file = tmp_path / "places.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA journal_mode={journal}").close()
        connection.execute("CREATE TABLE places (name TEXT)")
        connection.execute("INSERT INTO places VALUES ('Roma')")
        connection.commit()
    file.chmod(0o644)
    before = (file.read_bytes(), file.stat().st_mtime_ns, modes(tmp_path))
    said = f"The database cannot be opened: {file} is a database of another program\n"
    assert run("serve", "--port", "0", "--database", file) == (2, said)
    assert run("export", tmp_path / "x.jsonl", "--database", file) == (2, said)
    assert (file.read_bytes(), file.stat().st_mtime_ns, modes(tmp_path)) == before


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    for name in ("#1", "Ünï ☃", "a&b=c;d"):
        file = tmp_path / name / "t.sqlite"
        for _ in range(2):  # new, then existing
            open_engine(file).dispose()
        assert file.exists()
