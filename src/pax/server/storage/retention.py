"""Retention: tables that nobody has used for a set time are deleted, with all their games.

Games of a campaign are kept, because its progress is computed from them. A deal is deleted with the
last game that was dealt from it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, Row, delete, func, select

from pax.game import Record
from pax.server.storage.operator_rules import put_rule, table_changed
from pax.server.storage.reader import Reader
from pax.server.storage.schema import campaigns, deals, entries, games, records
from pax.server.storage.subscriptions import delete_notices
from pax.tables.entries import unpack
from pax.tables.finished import full_record

DAY: Final = 86400.0


class Ages(NamedTuple):
    """Days without use after which a table is deleted, by the status of its game; None: never."""

    waiting: float | None = None
    running: float | None = None
    over: float | None = None

    def of(self, status: str) -> float | None:
        """Return the age for a status; a closed table counts as over."""
        return {"waiting": self.waiting, "running": self.running}.get(status, self.over)


def outdated_tables(engine: Engine, ages: Ages, now: float) -> list[str]:
    """Return the tables that nobody has used for longer than their age, without campaigns."""
    campaign = select(games.c.home).where(games.c.campaign.is_not(None))
    with engine.connect() as connection:
        newest = {row.home: row for row in connection.execute(_NEWEST)}
        kept = set(connection.execute(campaign).scalars())
        return [
            table_id
            for table_id, row in newest.items()
            if table_id not in kept and _is_outdated(connection, row, ages, now)
        ]


_NEWEST: Final = select(games.c.home, games.c.id, games.c.status, games.c.created).order_by(
    games.c.home, games.c.number
)


def _is_outdated(
    connection: Connection, row: Row[Any, Any, Any, Any], ages: Ages, now: float
) -> bool:
    """Whether nobody has used a table for longer than its age, given its newest game."""
    days = ages.of(row.status)
    if days is None or row.created > now - days * DAY:
        return False
    return last_use(connection, row.id) <= now - days * DAY


def prune_table(engine: Engine, table_id: str, ages: Ages, now: float) -> bool:
    """Delete a table, unless somebody has used it since it was found outdated."""
    with engine.connect() as connection:
        put_rule(connection, table_changed(table_id, now))  # a write: it locks SQLite
        newest = _locked(connection, games.c.home == table_id)
        if not newest or not _is_outdated(connection, newest[-1], ages, now):
            return False
        if not _delete_locked(connection, table_id, newest):
            return False
        connection.commit()
    return True


def prune_campaign(engine: Engine, campaign: str, days: float, now: float) -> bool:
    """Delete a campaign with its tables, unless it was used since it was found outdated."""
    with engine.connect() as connection:
        connection.execute(delete(campaigns).where(campaigns.c.lock == campaign))
        homes = select(games.c.home).where(games.c.campaign == campaign)
        found = _locked(connection, games.c.home.in_(homes))
        if _campaign_use(connection, campaign) > now - days * DAY:
            return False
        for table_id in {row.home for row in found}:
            own = [row for row in found if row.home == table_id]
            if not _delete_locked(connection, table_id, own):
                return False
            put_rule(connection, table_changed(table_id, now))
        if connection.execute(homes.limit(1)).first() is not None:
            return False
        connection.commit()
    return True


def _locked(
    connection: Connection, which: ColumnElement[bool]
) -> Sequence[Row[Any, Any, Any, Any]]:
    """Return games in the order of their numbers; no entry can be added to them meanwhile."""
    return connection.execute(_NEWEST.where(which).with_for_update()).all()


def _delete_locked(
    connection: Connection, table_id: str, locked: Sequence[Row[Any, Any, Any, Any]]
) -> bool:
    """Delete the locked games of a table; False if another one was added to it meanwhile."""
    _delete_games(connection, games.c.id.in_([row.id for row in locked]))
    delete_notices(connection, table_id)
    others = select(func.count()).select_from(games).where(games.c.home == table_id)
    return not connection.execute(others).scalar_one()


def outdated_records(engine: Engine, days: float, now: float) -> list[str]:
    """Return the imported records, by their digests, that were added so many days ago."""
    query = select(records.c.digest).where(records.c.added <= now - days * DAY)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def delete_records(engine: Engine, found: Iterable[str]) -> None:
    """Delete imported records by their digests."""
    with engine.begin() as connection:
        for digest in found:
            connection.execute(delete(records).where(records.c.digest == digest))


def outdated_campaigns(engine: Engine, days: float, now: float) -> list[str]:
    """Return the campaigns, by their locks, that nobody has used for so many days."""
    before = now - days * DAY
    query = select(campaigns.c.lock).where(campaigns.c.created <= before)
    with engine.connect() as connection:
        found = list(connection.execute(query).scalars())
        return [each for each in found if _campaign_use(connection, each) <= before]


def _campaign_use(connection: Connection, campaign: str) -> float:
    """Return when a game of a campaign was last created or played; 0 if there is none."""
    query = select(games.c.id, games.c.created).where(games.c.campaign == campaign)
    found = connection.execute(query).all()
    return max((max(row.created, last_use(connection, row.id)) for row in found), default=0.0)


def tables_of_campaigns(engine: Engine, found: Iterable[str]) -> list[str]:
    """Return the tables of campaigns."""
    query = select(games.c.home).where(games.c.campaign.in_(list(found))).distinct()
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def last_use(connection: Connection, game: str) -> float:
    """Return the time of a game's last log entry; 0 if it has none."""
    query = (
        select(entries.c.data).where(entries.c.game == game).order_by(entries.c.seq.desc()).limit(1)
    )
    data = connection.execute(query).scalar_one_or_none()
    return 0.0 if data is None else unpack(data).at


def records_of(engine: Engine, tables: Iterable[str]) -> Iterator[Record]:
    """Yield the records of the finished games of tables, to be archived."""
    reader = Reader(engine)
    for table_id in tables:
        query = select(games.c.id).where(games.c.home == table_id, games.c.outcome.is_not(None))
        with engine.connect() as connection:
            finished = list(connection.execute(query).scalars())
        for game in finished:
            state = reader.state(game)
            if state is not None:
                yield full_record(state)


def delete_table(engine: Engine, table_id: str) -> None:
    """Delete a table with its games, their logs, and deals that no other game uses."""
    with engine.begin() as connection:
        _delete_games(connection, games.c.home == table_id)
        delete_notices(connection, table_id)


def _delete_games(connection: Connection, which: ColumnElement[bool]) -> None:
    own = select(games.c.id).where(which)
    found = list(connection.execute(select(games.c.deal).where(which)).scalars())
    connection.execute(delete(entries).where(entries.c.game.in_(own)))
    connection.execute(delete(games).where(which))
    for deal in found:
        used = select(func.count()).select_from(games).where(games.c.deal == deal)
        if not connection.execute(used).scalar_one():
            connection.execute(delete(deals).where(deals.c.id == deal))
