"""Backups: a consistent copy of a database as one SQLite file, while a server uses it.

The file has the same schema as every database of pax, so a backup of PostgreSQL can be restored
into SQLite and the other way round. The copy is one read transaction: a snapshot that blocks
nobody.
"""

import secrets
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, func, insert, select

from pax.server.storage.engine import is_postgresql, open_engine
from pax.server.storage.files import is_ours
from pax.server.storage.schema import (
    campaigns,
    deals,
    entries,
    games,
    receivers,
    records,
    subscriptions,
)

_TABLES: Final = (deals, games, entries, campaigns, records, receivers, subscriptions)
_ROWS: Final = 1000
"""Rows that are copied at a time."""


class NotEmptyError(RuntimeError):
    """The target contains games, which a restore would mix with those of the backup."""


class NoBackupError(RuntimeError):
    """The file is not a backup."""


def back_up(engine: Engine, file: Path) -> int:
    """Write a backup, which appears only when it is complete; return the number of games."""
    draft = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        target = open_engine(draft)
        try:
            with _snapshot(engine) as source, target.begin() as written:
                copied = _copy(source, written)
            with target.connect() as connection:  # no log file beside the backup
                connection.exec_driver_sql("PRAGMA journal_mode=DELETE").close()
        finally:
            target.dispose()
        draft.replace(file)
    finally:
        for left in (draft, *file.parent.glob(f"{draft.name}-*")):
            left.unlink(missing_ok=True)
    return copied


@contextmanager
def working_copy(file: Path) -> Iterator[Path]:
    """Copy a backup to a temporary file, or raise NoBackupError.

    Opening a database migrates it; the backup itself is never written to, and may be read-only.
    """
    if not is_ours(file):
        raise NoBackupError(f"{file} is not a backup")
    with tempfile.TemporaryDirectory(prefix="pax-restore-") as folder:
        copy = Path(folder, "backup.sqlite")
        shutil.copyfile(file, copy)
        yield copy


def restore(backup: Engine, engine: Engine) -> int:
    """Copy all rows of a backup into an empty database; return the number of games."""
    with backup.connect() as source, engine.begin() as target:
        if target.execute(select(func.count()).select_from(games)).scalar_one():
            raise NotEmptyError("the database contains games already")
        return _copy(source, target)


def _snapshot(engine: Engine) -> Connection:
    """Return a connection whose queries all see the same state of the database."""
    if is_postgresql(engine):
        return engine.connect().execution_options(isolation_level="REPEATABLE READ")
    connection = engine.connect()
    connection.exec_driver_sql("BEGIN").close()  # its driver begins none for queries
    return connection


def _copy(source: Connection, target: Connection) -> int:
    """Copy all rows; return the number of games."""
    copied = 0
    for table in _TABLES:
        found = source.execution_options(yield_per=_ROWS).execute(select(table))
        for rows in found.mappings().partitions(_ROWS):
            target.execute(insert(table), [dict(row) for row in rows])
            copied += len(rows) if table is games else 0
    return copied
