"""The files of an SQLite database: readable by the owner only, locked by one server at a time."""

import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Final

from sqlalchemy.engine import make_url

_OWNER_FILE: Final = 0o600
_OWNER_FOLDER: Final = 0o700
_COMPANIONS: Final = ("", "-wal", "-shm", ".lock")
OUR_TABLE: Final = "pax_version"
_LOCK_POLL: Final = 0.05
"""Seconds between two attempts to take the lock."""


class ForeignDatabaseError(RuntimeError):
    """The file is a database of another program."""


class DatabaseInUseError(RuntimeError):
    """Another server has the database open."""


def sqlite_file(url: str) -> Path | None:
    """Return the resolved file of an SQLite database; None for any other database."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in {None, "", ":memory:"}:
        return None
    return Path(str(parsed.database)).resolve()


def make_private(file: Path) -> None:
    """Create the folder and the file if necessary, and make it readable for the owner only."""
    file.parent.mkdir(mode=_OWNER_FOLDER, parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, _OWNER_FILE))
    if sys.platform != "win32":
        for companion in _COMPANIONS:
            path = file.with_name(file.name + companion)
            if path.exists():
                path.chmod(_OWNER_FILE)


def refuse_foreign(file: Path) -> None:
    """Raise ForeignDatabaseError if the file contains tables of another program."""
    if not file.exists() or file.stat().st_size == 0:
        return
    names = _tables(file)
    if names and OUR_TABLE not in names:
        raise ForeignDatabaseError(f"{file} is a database of another program")


def is_ours(file: Path) -> bool:
    """Whether a file is a database of pax."""
    try:
        return OUR_TABLE in _tables(file)
    except sqlite3.Error:
        return False


def _tables(file: Path) -> set[str]:
    """Return the names of an SQLite database; reading creates no files beside it."""
    # A database that another program has open already has its log.
    way = "mode=ro" if file.with_name(f"{file.name}-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?{way}", uri=True)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}


@contextmanager
def server_lock(
    url: str, wait: float = 0.0, waiting: Callable[[], None] = lambda: None
) -> Iterator[None]:
    """Hold the lock of a server on an SQLite file, after so many seconds at most.

    `waiting` is called once if another server has the lock; if it keeps it, DatabaseInUseError is
    raised. Programs that only read or copy the file do not need the lock.
    """
    file = sqlite_file(url)
    if file is None:
        yield
        return
    make_private(file)
    path = file.with_name(file.name + ".lock")
    descriptor = os.open(path, os.O_CREAT | os.O_RDWR, _OWNER_FILE)
    with os.fdopen(descriptor, "r+b") as held:
        if not _lock_within(held, wait, waiting):
            raise DatabaseInUseError(f"another server has {file} open")
        yield


def _lock_within(held: IO[bytes], wait: float, waiting: Callable[[], None]) -> bool:
    """Take the lock, if necessary when another server has ended; False if that takes too long."""
    end, told = time.monotonic() + wait, False
    while True:
        try:
            _lock(held)
        except OSError:
            if time.monotonic() >= end:
                return False
        else:
            return True
        if not told:
            waiting()
            told = True
        time.sleep(_LOCK_POLL)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
