"""What operators do to tables in the database; servers that run are told by a rule."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from sqlalchemy import Engine, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pax.game.reasons import Reason
from pax.server.storage.notices import put_turns
from pax.server.storage.operator_rules import put_rule, set_rule, table_changed
from pax.server.storage.reader import Reader
from pax.server.storage.retention import delete_table, last_use
from pax.server.storage.schema import entries, games
from pax.tables.command_handlers import Answer, on_withdraw
from pax.tables.entries import WasClosed, pack
from pax.tables.projection import changes
from pax.tables.state import TableState
from pax.tables.turns import turn_rows

_CHANGED: Final = ("status", "deadline", "outcome")


class TableRow(NamedTuple):
    """A table as an operator sees it in a list, without its cards."""

    id: str
    status: str
    game: int
    created: float
    used: float
    entries: int


def tables(engine: Engine) -> Iterator[TableRow]:
    """Yield all tables with their newest game, the oldest first."""
    newest = select(games.c.home, func.max(games.c.number).label("number")).group_by(games.c.home)
    found = newest.subquery()
    query = (
        select(games.c.id, games.c.home, games.c.status, games.c.number, games.c.created)
        .join(found, (games.c.home == found.c.home) & (games.c.number == found.c.number))
        .order_by(games.c.created)
    )
    with engine.connect() as connection:
        for row in connection.execute(query).all():
            count = select(func.count()).select_from(entries).where(entries.c.game == row.id)
            yield TableRow(
                row.home,
                row.status,
                row.number,
                row.created,
                max(last_use(connection, row.id), row.created),
                connection.execute(count).scalar_one(),
            )


def table_state(engine: Engine, table_id: str) -> TableState | None:
    """Return the newest game at a table, or None."""
    reader = Reader(engine)
    stored = reader.newest_game(table_id)
    return None if stored is None else reader.state(stored.id)


def close_table(engine: Engine, table_id: str, now: float) -> bool:
    """Close a table as its host could; False if there is none, or it is closed already."""
    return _append(engine, table_id, now, lambda _: [WasClosed(at=now)])


def withdraw(engine: Engine, table_id: str, lock: str, now: float) -> bool:
    """Give up the seat of a player: in the lobby it is free, in a running game a bot plays."""
    return _append(engine, table_id, now, lambda state: on_withdraw(lock, state, now))


def _append(
    engine: Engine, table_id: str, now: float, order: Callable[[TableState], Answer]
) -> bool:
    """Append an entry to the log of an open table; False if there is nothing to do."""
    while (state := table_state(engine, table_id)) is not None and not state.closed:
        added = order(state)
        if isinstance(added, Reason):
            return False
        game = state.stored.id
        rows = [
            {"game": game, "seq": state.seq + place, "data": pack(entry)}
            for place, entry in enumerate(added, start=1)
        ]
        try:
            with engine.begin() as connection:
                connection.execute(insert(entries), rows)
                for change in changes(state, added):
                    values = {name: change[f"new_{name}"] for name in _CHANGED}
                    connection.execute(update(games).where(games.c.id == game).values(values))
                put_turns(connection, turn_rows(state, added, 0.0))
                put_rule(connection, table_changed(table_id, now))
        except IntegrityError:  # a server wrote at the same time
            continue
        return True
    return False


def remove_table(engine: Engine, table_id: str, now: float) -> bool:
    """Delete a table with all its games; False if there is none."""
    if Reader(engine).newest_game(table_id) is None:
        return False
    delete_table(engine, table_id)
    set_rule(engine, table_changed(table_id, now))
    return True
