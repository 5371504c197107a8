"""The option `--database` of the commands that use a server's database."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from pax.cli.options.config import has_password
from pax.cli.output.safe_text import UNREADABLE, stop
from pax.server.app import default_database
from pax.server.security.deal_key_file import DealKeyError, load_deal_key
from pax.server.storage.engine import UnsafeDatabaseError, database_url, open_engine
from pax.server.storage.files import (
    ForeignDatabaseError,
    make_private,
    refuse_foreign,
    sqlite_file,
)
from pax.server.storage.schema import NewerDatabaseError
from pax.text import Words


def _refuse_password(ctx: typer.Context, database: str | None) -> str | None:
    """Refuse a password on the command line, which other users of the machine can read."""
    source = ctx.get_parameter_source("database")
    if database and source is not None and source.name == "COMMANDLINE" and has_password(database):
        raise typer.BadParameter(
            "no password on the command line: use PAX_DATABASE, a --config file, or ~/.pgpass"
        )
    return database


Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        envvar="PAX_DATABASE",
        callback=_refuse_password,
        help="SQLite file or postgresql://... URL; default: a file in your data folder.",
    ),
]


_REASONS: Final = (
    ForeignDatabaseError,
    sqlite3.Error,
    SQLAlchemyError,
    NewerDatabaseError,
    UnsafeDatabaseError,
    OSError,  # the folder cannot be created
    ValueError,  # the URL's port is no number
    ImportError,  # the URL's driver is not installed
)


def chosen_engine(database: str | None, words: Words, *, must_exist: bool = False) -> Engine:
    """Open a database, or exit with the reason why that fails.

    A missing file is created unless `must_exist` is set: then its name is probably mistyped.
    """
    named = database or str(default_database())
    if must_exist and "://" not in named and not Path(named).exists():
        stop(words("database-missing", file=named), UNREADABLE)
    try:
        return open_engine(named)
    except _REASONS as error:
        stop(words("database-cannot-open", why=_first_line(error)), UNREADABLE)


def check_file(database: str | None, words: Words) -> None:
    """Create an SQLite file if there is none; exit if it cannot be used. It is not migrated."""
    try:
        file = sqlite_file(database_url(database or default_database()))
        if file is not None:
            refuse_foreign(file)
            make_private(file)
    except _REASONS as error:
        stop(words("database-cannot-open", why=_first_line(error)), UNREADABLE)


@contextmanager
def opened(database: str | None, words: Words, *, must_exist: bool = False) -> Iterator[Engine]:
    """Open a database for a command; exit with the reason if it fails, also later: a full disk."""
    engine = chosen_engine(database, words, must_exist=must_exist)
    try:
        yield engine
    except (SQLAlchemyError, sqlite3.Error) as error:
        stop(words("database-failed", why=_first_line(error)), UNREADABLE)
    finally:
        engine.dispose()


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


def check_key(file: Path | None, words: Words) -> None:
    """Create the deal key if there is none; exit with the reason if it cannot be used."""
    try:
        load_deal_key(file)
    except DealKeyError as error:
        stop(words("deal-key-unusable", why=str(error)), UNREADABLE)
