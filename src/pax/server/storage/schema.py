"""The database schema and its migrations."""

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    insert,
    inspect,
    select,
    update,
)

metadata = MetaData()

version = Table("pax_version", metadata, Column("version", Integer, nullable=False))

deals = Table(
    "deals",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("home", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("deal", String(40), ForeignKey("deals.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("status", String(10), nullable=False),
    Column("deadline", Float),
    Column("campaign", String(64)),
    Column("solo", Integer),
    Column("plan", LargeBinary, nullable=False),
    Column("outcome", LargeBinary),
    UniqueConstraint("home", "number"),
)
Index("games_by_status", games.c.status)
Index("games_by_deal", games.c.deal)
Index("games_by_campaign", games.c.campaign)
Index("games_by_deadline", games.c.deadline)

entries = Table(
    "entries",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("lock", String(64), primary_key=True),
    Column("created", Float, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("added", Float, nullable=False, server_default="0"),
)
"""Imported records, keyed by a digest of their text."""

operator_rules = Table(
    "operator_rules",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("value", String(2000), nullable=False),
    Column("made", Float, nullable=False),
    Column("expires", Float),
)
"""What an operator told the running servers by `pax admin`; they read it every second."""


receivers = Table(
    "receivers",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("failures", Integer, nullable=False),
    Column("wait_until", Float, nullable=False),
    Column("busy_until", Float, nullable=False),
    Column("busy_by", String(32), nullable=False),
)
"""Where notices go, by a digest of the address. One worker at a time sends to a receiver."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("lock", String(64), nullable=False),
    Column("every_turn", Integer, nullable=False),
    Column("receiver", String(64), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("made", Float, nullable=False),
    UniqueConstraint("table_id", "lock", "receiver"),
)
"""Who wants notices of a table: the player of a seat, or its host for the turns of all."""
Index("subscriptions_by_receiver", subscriptions.c.receiver)

notices = Table(
    "notices",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("subscription", String(32), nullable=False),
    Column("receiver", String(64), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("game", Integer, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("players", LargeBinary, nullable=False),
    Column("due", Float, nullable=False),
    sqlite_autoincrement=True,
)
"""The queue of notices, written in the commit of the move that begins the turn."""
Index("notices_by_receiver", notices.c.receiver)
Index("notices_by_table", notices.c.table_id)
Index("notices_by_due", notices.c.due)


def first_version(connection: Connection) -> None:
    """Create the tables of the first version in an empty database."""
    first = (version, deals, games, entries, campaigns, records)
    metadata.create_all(connection, tables=first)
    connection.execute(insert(version).values(version=0))


def add_operator_rules(connection: Connection) -> None:
    """Add the table of operators."""
    operator_rules.create(connection)


def add_notices(connection: Connection) -> None:
    """Add the queue of turn notices."""
    metadata.create_all(connection, tables=(receivers, subscriptions, notices))


def add_ages_of_records(connection: Connection) -> None:
    """Store when a record is added; those of older versions count from now."""
    if records.c.added.name not in {
        each["name"] for each in inspect(connection).get_columns(records.name)
    }:
        connection.exec_driver_sql(
            "ALTER TABLE records ADD COLUMN added DOUBLE PRECISION NOT NULL DEFAULT 0"
        )
    connection.execute(update(records).values(added=time.time()))


MIGRATIONS: Final = (first_version, add_operator_rules, add_notices, add_ages_of_records)
"""The migration from each version to the next; a released step never changes."""


class NewerDatabaseError(RuntimeError):
    """The database was created by a newer version of pax."""


def version_of(connection: Connection) -> int:
    """Return the version of a database; 0 if it is empty."""
    if not inspect(connection).has_table(version.name):
        return 0
    return int(connection.execute(select(version.c.version)).scalar_one())


def migrate(connection: Connection, steps: Sequence[object] = MIGRATIONS) -> None:
    """Migrate a database to the newest version, within the connection's transaction."""
    found = version_of(connection)
    if found > len(steps):
        message = f"the database has version {found}, but this pax supports at most {len(steps)}"
        raise NewerDatabaseError(message)
    for number, step in enumerate(steps[found:], start=found + 1):
        step(connection)  # type: ignore[operator] # each is a function of a connection
        connection.execute(update(version).values(version=number))
