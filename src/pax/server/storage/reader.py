"""Queries of the database: a game with its log, overdue tables, a campaign's games."""

from typing import Final

from sqlalchemy import Engine, and_, func, select, text

from pax.server.storage.engine import is_postgresql
from pax.server.storage.operator_rules import OperatorRules, rules_now
from pax.server.storage.schema import campaigns, deals, entries, games, records
from pax.tables.rows import PlayedGame, StoredGame
from pax.tables.state import TableState

_UNSTORABLE: Final = "\0"
"""A character that PostgreSQL's text type cannot hold; a query with it would fail."""


class Reader:
    """Queries of the database; each opens its own connection.

    A single query needs no transaction; on PostgreSQL one would cost two more round trips.
    """

    def __init__(self, engine: Engine) -> None:
        """Query this database."""
        alone = is_postgresql(engine)
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT") if alone else engine

    def operator_rules(self, now: float) -> OperatorRules:
        """Return what operators have ordered."""
        return rules_now(self._engine, now)

    def ping(self) -> None:
        """Check that the database answers."""
        with self._engine.connect() as connection:
            connection.execute(text("SELECT 1")).scalar_one()

    def newest_game(self, table_id: str) -> StoredGame | None:
        """Return the newest game at a table."""
        if _UNSTORABLE in table_id:
            return None
        query = _GAME.where(games.c.home == table_id).order_by(games.c.number.desc()).limit(1)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else StoredGame(*row)

    def entries_after(self, game: str, seq: int) -> list[tuple[int, bytes]]:
        """Return the entries of a game's log after `seq`, in order."""
        query = (
            select(entries.c.seq, entries.c.data)
            .where(and_(entries.c.game == game, entries.c.seq > seq))
            .order_by(entries.c.seq)
        )
        with self._engine.connect() as connection:
            return [(row.seq, row.data) for row in connection.execute(query)]

    def due(self, now: float) -> list[str]:
        """Return the tables with an overdue decision or an overdue player."""
        query = select(games.c.home).where(
            and_(games.c.status.in_(("waiting", "running")), games.c.deadline <= now)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def of_deal(self, deal: str) -> list[PlayedGame]:
        """Return all games of a deal."""
        query = _PLAYED.where(games.c.deal == deal).order_by(games.c.created)
        with self._engine.connect() as connection:
            return [PlayedGame(*row) for row in connection.execute(query)]

    def of_campaign(self, lock: str) -> list[PlayedGame] | None:
        """Return the games of a campaign, or None if there is no such campaign."""
        known = select(func.count()).select_from(campaigns).where(campaigns.c.lock == lock)
        with self._engine.connect() as connection:
            if not connection.execute(known).scalar_one():
                return None
            query = _PLAYED.where(games.c.campaign == lock)
            return [PlayedGame(*row) for row in connection.execute(query)]

    def finished(self) -> list[str]:
        """Return the ids of all finished games."""
        query = select(games.c.id).where(games.c.outcome.is_not(None)).order_by(games.c.created)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def game(self, number: str) -> StoredGame | None:
        """Return a game by its id."""
        with self._engine.connect() as connection:
            row = connection.execute(_GAME.where(games.c.id == number)).one_or_none()
        return None if row is None else StoredGame(*row)

    def state(self, game: str) -> TableState | None:
        """Return a game with its whole log applied, by its id."""
        stored = self.game(game)
        if stored is None:
            return None
        state = TableState(stored)
        state.read(self.entries_after(game, 0))
        return state

    def record(self, digest: str) -> bytes | None:
        """Return an imported record by its digest."""
        if _UNSTORABLE in digest:
            return None
        query = select(records.c.record).where(records.c.digest == digest)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def imported(self) -> list[bytes]:
        """Return all imported records."""
        with self._engine.connect() as connection:
            return list(connection.execute(select(records.c.record)).scalars())


_GAME = select(
    games.c.id,
    games.c.home,
    games.c.number,
    games.c.deal,
    deals.c.secret,
    games.c.status,
    games.c.plan,
).join_from(games, deals)
_PLAYED = select(
    games.c.home,
    games.c.number,
    games.c.status,
    games.c.created,
    games.c.solo,
    games.c.plan,
    games.c.outcome,
)
