"""Opening the database so that what was committed stays: on disk before anyone is told."""

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
"""The number of PostgreSQL's lock under which one worker at a time migrates."""


PATIENCE: Final = 30
"""For so many seconds a connection to SQLite waits for others."""

_FULL: Final = 2
"""What `PRAGMA synchronous` says when a commit waits for the disk; each connection has its own."""


class UnsafeDatabaseError(RuntimeError):
    """The database does not promise to keep what it has committed."""


def database_url(database: str | Path) -> str:
    """Return the URL of a database that is given as a file or as a URL."""
    named = str(database)
    if "://" not in named:
        return f"sqlite:///{Path(named).absolute()}"
    return named.replace("postgresql://", "postgresql+psycopg://", 1)


def open_engine(database: str | Path) -> Engine:
    """Connect to a database, bring it to the newest version and check that it keeps things."""
    url = make_url(database_url(database))
    if (file := sqlite_file(database_url(database))) is not None:
        refuse_foreign(file)
        make_private(file)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
    else:
        engine = create_engine(url, pool_size=3, pool_pre_ping=True, hide_parameters=True)
        # It warns of every write that another worker was faster with, which is no fault.
        logging.getLogger("psycopg").setLevel(logging.ERROR)
    with engine.begin() as connection:
        _lock(connection)
        migrate(connection)
    with engine.connect() as connection:
        check_durable(connection)
    return engine


def _lock(connection: Connection) -> None:
    """Let one process at a time migrate, and all of it or nothing be done.

    SQLite's driver begins a transaction of its own accord only before rows are changed.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))


def is_postgresql(engine: Engine) -> bool:
    """Whether this is PostgreSQL, which workers can share."""
    return engine.dialect.name == "postgresql"


def _prepare_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401 - sqlite3's or a proxy
    _log_ahead(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()
    (found,) = connection.execute("PRAGMA synchronous").fetchone()
    if found != _FULL:
        raise UnsafeDatabaseError(f"the connection may lose what it commits: synchronous={found}")


def _log_ahead(connection: Any) -> None:  # noqa: ANN401 - sqlite3's or a proxy
    """Switch to write-ahead logging; SQLite itself does not wait for others who do the same."""
    end = monotonic() + PATIENCE
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
    """Return the settings that decide whether a commit outlives a crash."""
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
        message = f"the database may lose what it has committed: {wrong}"
        raise UnsafeDatabaseError(message)
