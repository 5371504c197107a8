"""What operators are told when a command fails, and what it leaves behind: nothing."""

import resource
import secrets
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import insert

from pax.server.storage.engine import open_engine
from pax.server.storage.schema import records
from tests.cli.program import run
from tests.server.servers import PATIENCE

INTERRUPTED = """
import os, runpy, signal
from sqlalchemy import Engine, event

def interrupt(connection, cursor, statement, *rest):
    if statement.startswith("INSERT INTO records"):
        os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
event.listen(Engine, "after_cursor_execute", interrupt)
runpy.run_module("pax", run_name="__main__")
"""
"""The program, sent a Ctrl-C while it writes the first records into a backup."""

LITTLE = 200_000
"""Bytes that a file may have: the backup of some rows has more."""


def database(folder: Path, rows: int = 0) -> Path:
    """Make a database with records of 5 kB."""
    file = folder / "tables.sqlite"
    engine = open_engine(file)
    if rows:
        found = [{"digest": f"{n:064}", "record": secrets.token_bytes(5000)} for n in range(rows)]
        with engine.begin() as connection:
            connection.execute(insert(records), found)
    engine.dispose()
    return file


def backing_up(
    file: Path, backup: Path, most: int = resource.RLIM_INFINITY
) -> subprocess.Popen[str]:
    """Start `pax backup`, with a limit on the size of its files."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    words = ("backup", str(backup), "--database", str(file), "--lang", "en")
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "pax", *words],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=limit,  # noqa: PLW1509 - this process has no threads that hold locks
    )


def test_a_full_disk_is_reported_in_one_line_and_leaves_no_draft(tmp_path: Path) -> None:
    file, folder = database(tmp_path, 100), tmp_path / "backups"
    folder.mkdir()
    process = backing_up(file, folder / "pax.sqlite", LITTLE)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert said.startswith("The database cannot be used: ")
    assert said.count("\n") == 1
    assert list(folder.iterdir()) == []


def test_an_interrupted_backup_leaves_the_last_one(tmp_path: Path) -> None:
    file, folder = database(tmp_path, 10), tmp_path / "backups"
    folder.mkdir()
    backup = folder / "pax.sqlite"
    backup.write_text("the last one", "utf-8")
    words = ("backup", str(backup), "--database", str(file), "--lang", "en")
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", INTERRUPTED, *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
    assert [path.read_text("utf-8") for path in folder.iterdir()] == ["the last one"]


def test_a_restore_does_not_write_to_the_backup(tmp_path: Path) -> None:
    backup, folder = tmp_path / "backup.sqlite", tmp_path / "kept"
    assert run("backup", backup, "--database", database(tmp_path)).code == 0
    folder.mkdir()
    kept = backup.rename(folder / "backup.sqlite")
    before = (kept.read_bytes(), kept.stat().st_mtime_ns)
    kept.chmod(0o400)
    folder.chmod(0o500)
    done = run("restore", kept, "--database", tmp_path / "new.sqlite", "--lang", "en")
    assert (done.code, done.out) == (0, "0 games restored\n")
    assert (kept.read_bytes(), kept.stat().st_mtime_ns) == before
    assert [path.name for path in folder.iterdir()] == [kept.name]


@pytest.mark.parametrize("content", ["", "This is a letter to Livia. " * 100])
def test_a_file_that_is_no_backup_is_not_restored(tmp_path: Path, content: str) -> None:
    file, new = tmp_path / "letter", tmp_path / "new.sqlite"
    file.write_text(content, "utf-8")
    done = run("restore", file, "--database", new, "--lang", "en")
    assert (done.code, done.err) == (2, f"{file} is not a backup of PAX.\n")
    assert not new.exists()


@pytest.mark.parametrize(
    "words", [("limit", "max_connections", "inf"), ("announce", "Salve!", "--hours", "inf")]
)
def test_a_number_without_end_is_refused(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = run("admin", *words, "--database", database(tmp_path))
    assert done.code == 2
    assert "is not in the range" in done.err or "less than or equal" in done.err, done.err
