"""Export and erasure of a player's data at a table, in the database."""

import secrets

from sqlalchemy import Connection, Engine, delete, select, update

from pax.server.storage.operator_rules import put_rule, table_changed
from pax.server.storage.reader import Reader
from pax.server.storage.retention import delete_table
from pax.server.storage.schema import campaigns, entries, games
from pax.server.storage.subscriptions import delete_queued, unsubscribe
from pax.tables.entries import AnyEntry
from pax.tables.personal_data import erase_player, new_tombstone, own_entries, players_of
from pax.tables.rows import StoredGame


class SharedTableError(RuntimeError):
    """Other people have played at a table, so it is not one player's to delete."""


def export_player(engine: Engine, table_id: str, lock: str) -> list[tuple[int, list[AnyEntry]]]:
    """Return, by the number of the game, all entries about a player at a table."""
    reader = Reader(engine)
    found = []
    for stored in _games(reader, engine, table_id):
        rows = reader.entries_after(stored.id, 0)
        if lock in players_of(stored, rows):
            found.append((stored.number, own_entries(stored, rows, lock)))
    return found


def erase_at(engine: Engine, table_id: str, lock: str, now: float) -> int:
    """Overwrite a player's names and chat in all games of a table; return the number of games.

    An entry that is written meanwhile is not lost: only entries that exist are overwritten.
    """
    reader = Reader(engine)
    tombstone = new_tombstone(secrets.token_hex(16))
    erased = 0
    for stored in _games(reader, engine, table_id):
        rows = reader.entries_after(stored.id, 0)
        if lock not in players_of(stored, rows):
            continue
        with engine.begin() as connection:
            query = select(games.c.outcome).where(games.c.id == stored.id)
            outcome = connection.execute(query).scalar_one()
            found = erase_player(stored, rows, outcome, lock, tombstone)
            own = games.c.id == stored.id
            connection.execute(
                update(games).where(own).values(plan=found.plan, outcome=found.outcome)
            )
            for seq, data in found.entries:
                _overwrite(connection, stored.id, seq, data)
            put_rule(connection, table_changed(table_id, now))
        erased += 1
    unsubscribe(engine, table_id, lock)
    with engine.begin() as connection:
        delete_queued(connection, table_id)  # their texts contain the player's name
    return erased


def _overwrite(connection: Connection, game: str, seq: int, data: bytes) -> None:
    where = (entries.c.game == game, entries.c.seq == seq)
    connection.execute(update(entries).where(*where).values(data=data))


def delete_own_table(engine: Engine, table_id: str, now: float) -> None:
    """Delete a table at which at most one person ever had a seat, or raise SharedTableError."""
    reader = Reader(engine)
    people: set[str] = set()
    for stored in _games(reader, engine, table_id):
        people |= players_of(stored, reader.entries_after(stored.id, 0))
    if len(people) > 1:
        raise SharedTableError(table_id)
    delete_table(engine, table_id)
    with engine.begin() as connection:
        put_rule(connection, table_changed(table_id, now))


def delete_campaign(engine: Engine, lock: str, now: float) -> bool:
    """Delete a campaign with all its tables; False if there is none."""
    with engine.begin() as connection:
        gone = connection.execute(delete(campaigns).where(campaigns.c.lock == lock)).rowcount
        query = select(games.c.home).where(games.c.campaign == lock).distinct()
        found = list(connection.execute(query).scalars())
    for table_id in found:
        delete_table(engine, table_id)
        with engine.begin() as connection:
            put_rule(connection, table_changed(table_id, now))
    return bool(gone)


def _games(reader: Reader, engine: Engine, table_id: str) -> list[StoredGame]:
    query = select(games.c.id).where(games.c.home == table_id).order_by(games.c.number)
    with engine.connect() as connection:
        found = list(connection.execute(query).scalars())
    return [stored for each in found if (stored := reader.game(each)) is not None]
