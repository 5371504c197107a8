"""Files on disk: their permissions, their secrets, and their locks."""

import hashlib
import hmac
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from .server_process import PATIENCE, command, serving
from .tables import make_table


def test_only_the_operator_can_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(tmp_path, database=folder / "tables.sqlite") as server:
        make_table(server.port, "person", "person")
        modes = {each.name: mode(each) for each in (folder, *folder.iterdir())}
    assert modes.pop("data") == 0o700
    assert set(modes.values()) == {0o600}, modes


def mode(file: Path) -> int:
    """Return the permission bits of a file."""
    return stat.S_IMODE(file.stat().st_mode)


def test_the_database_does_not_reveal_future_deals(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = make_table(server.port, "person", "person")
        commitment = table.info["commitment"]
        stored = list(values(server.database))
    assert commitment
    assert not [each for each in stored if commitment in digests(each)]


def values(database: str) -> Iterator[bytes]:
    """Yield all stored values as bytes."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in names:
            for row in connection.execute(f'SELECT * FROM "{name}"'):  # noqa: S608 - names of its own
                for value in row:
                    yield value if isinstance(value, bytes) else str(value).encode()


def digests(value: bytes) -> set[str]:
    """Return the possible commitments to a value."""
    digest = hashlib.sha256(value)
    keyed = hmac.new(value, b"", "sha256")
    return {digest.hexdigest(), hashlib.sha256(value.hex().encode()).hexdigest(), keyed.hexdigest()}


def test_a_second_server_does_not_open_the_same_file(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        code, said = started(tmp_path, first.database)
    assert code not in {0, None}, "it ran"
    assert "Traceback" not in said
    assert said.strip()
    with serving(tmp_path, database=first.database) as again:  # a killed server has no lock
        make_table(again.port, "person", "person")


def test_a_foreign_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "people.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE people (name TEXT)")
        connection.execute("INSERT INTO people VALUES ('Livia')")
        connection.commit()
    before = file.read_bytes()
    code, said = started(tmp_path, str(file))
    assert code not in {0, None}, "it ran"
    assert "Traceback" not in said
    assert file.read_bytes() == before


def started(folder: Path, database: str) -> tuple[int | None, str]:
    """Try to start a server; return its exit code, or None if it runs, and its output."""
    with subprocess.Popen(  # noqa: S603 - the program under attack
        command(database, "--bot-processes=1"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=folder,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" in line:
            process.kill()
            return None, line
        rest, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, line + rest
