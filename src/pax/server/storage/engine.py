"""Opening the database durably: a commit is on disk before it is acknowledged."""

import logging
import sqlite3
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url

from pax.server.storage.files import make_private, refuse_foreign, sqlite_file
from pax.server.storage.schema import migrate

MIGRATION_LOCK: Final = 0x706178
"""Key of PostgreSQL's advisory lock under which one worker at a time migrates."""


LOCK_SECONDS: Final = 30
"""Time in seconds that a connection to SQLite waits for a lock."""

DEAD_AFTER: Final = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Parameters of PostgreSQL's client by which a dead connection is noticed within 25 seconds.

A cut network closes no connection, and a listener sends nothing that could fail. Parameters in the
URL have priority.
"""

_FULL: Final = 2
"""Value of `PRAGMA synchronous` if a commit waits for the disk; it is set per connection."""


class UnsafeDatabaseError(RuntimeError):
    """The database's settings do not make commits durable."""


def database_url(database: str | Path) -> str:
    """Return the URL of a database that is given as a file or a URL."""
    named = str(database)
    if "://" not in named:
        return f"sqlite:///{Path(named).absolute()}"
    return named.replace("postgresql://", "postgresql+psycopg://", 1)


def open_engine(database: str | Path) -> Engine:
    """Connect to a database, migrate it to the newest version and check its durability."""
    url = make_url(database_url(database))
    if (file := sqlite_file(database_url(database))) is not None:
        refuse_foreign(file)
        make_private(file)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": LOCK_SECONDS}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
    else:
        engine = create_engine(
            url,
            pool_size=3,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={name: most for name, most in DEAD_AFTER.items() if name not in url.query},
        )
        # It warns of every write that lost a race against another worker, which is not a fault.
        logging.getLogger("psycopg").setLevel(logging.ERROR)
    with engine.begin() as connection:
        _lock(connection)
        migrate(connection)
    with engine.connect() as connection:
        check_durable(connection)
    return engine


def _lock(connection: Connection) -> None:
    """Lock the database, so that one process at a time migrates, in one transaction.

    SQLite's driver begins a transaction implicitly only before rows are changed.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))


def is_postgresql(engine: Engine) -> bool:
    """Whether this is PostgreSQL, which several workers can share."""
    return engine.dialect.name == "postgresql"


def _prepare_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401 - sqlite3's or a proxy
    _enable_wal(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()
    (found,) = connection.execute("PRAGMA synchronous").fetchone()
    if found != _FULL:
        raise UnsafeDatabaseError(f"commits here are not durable: synchronous={found}")


def _enable_wal(connection: Any) -> None:  # noqa: ANN401 - sqlite3's or a proxy
    """Switch to write-ahead logging; SQLite itself does not wait for a concurrent switch."""
    end = monotonic() + LOCK_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
            sleep(0.01)
        else:
            return


def durability(connection: Connection) -> dict[str, str]:
    """Return the settings that decide whether a commit survives a crash."""
    if connection.dialect.name == "sqlite":
        synchronous = connection.execute(text("PRAGMA synchronous")).scalar_one()
        journal = connection.execute(text("PRAGMA journal_mode")).scalar_one()
        return {"synchronous": str(synchronous), "journal_mode": str(journal)}
    names = ("fsync", "synchronous_commit", "full_page_writes")
    return {name: connection.execute(text(f"SHOW {name}")).scalar_one() for name in names}


def check_durable(connection: Connection) -> None:
    """Raise unless a commit is on disk when it returns."""
    found = durability(connection)
    wrong = {name: value for name, value in found.items() if value in {"0", "1", "off", "local"}}
    if wrong:
        message = f"commits of this database are not durable: {wrong}"
        raise UnsafeDatabaseError(message)
