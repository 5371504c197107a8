"""The queue of turn notices.

A notice is inserted in the commit of the move that begins the turn, and deleted in that of the move
that ends it, so the queue survives a crash and never tells of a turn that is over.

A receiver is claimed before anything is sent to it, for `LEASE_SECONDS` at a time. So one worker at
a time sends to it, in order; the claim of a worker that died ends by itself.
"""

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    Float,
    Integer,
    LargeBinary,
    String,
    bindparam,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from pax.server.storage.schema import notices, receivers, subscriptions
from pax.server.storage.subscriptions import delete_subscriptions
from pax.tables.rows import Row

LEASE_SECONDS: Final = 12.0
"""Time for which a receiver is claimed; longer than sending one notice may take."""

MOST_FAILURES: Final = 14
"""Consecutive failures after which a receiver is deleted; that takes about two days."""

FIRST_WAIT: Final = 30.0
LONGEST_WAIT: Final = 6 * 3600.0

UNUSED_SECONDS: Final = 90 * 86400.0
"""Age of a subscription that the page has not renewed, after which it is deleted."""

_COPIED: Final = (
    ("game", Integer),
    ("seq", BigInteger),
    ("seat", Integer),
    ("players", LargeBinary),
    ("due", Float),
)
_END_TURNS: Final = delete(notices).where(notices.c.table_id == bindparam("of_table"))
_BEGIN_TURNS: Final = insert(notices).from_select(
    ["subscription", "receiver", "table_id", *(name for name, _ in _COPIED)],
    select(
        subscriptions.c.id,
        subscriptions.c.receiver,
        subscriptions.c.table_id,
        *(cast(bindparam(f"new_{name}", type_=kind()), kind()) for name, kind in _COPIED),
    ).where(
        subscriptions.c.table_id == bindparam("of_table", type_=String()),
        or_(
            subscriptions.c.lock == bindparam("of_lock", type_=String()),
            subscriptions.c.every_turn == 1,
        ),
    ),
)


class QueuedNotice(NamedTuple):
    """A notice that is due, with its subscription."""

    id: int
    table_id: str
    game: int
    seq: int
    seat: int
    players: bytes
    kind: str
    data: bytes


def put_turns(connection: Connection, turns: Sequence[Row]) -> None:
    """Delete the notices of turns that end, and queue those of turns that begin."""
    if not turns:
        return
    connection.execute(_END_TURNS, [{"of_table": each["of_table"]} for each in turns])
    if begun := [each for each in turns if each["of_lock"]]:
        connection.execute(_BEGIN_TURNS, begun)


class NoticeQueue:
    """The queue as one worker sees it."""

    def __init__(self, engine: Engine) -> None:
        """Take a name of one's own."""
        self._engine = engine
        self._name = secrets.token_hex(8)
        self._known: tuple[int, float] = (0, 0.0)
        self._tables: frozenset[str] = frozenset()

    def tables(self) -> frozenset[str]:
        """Return the tables with subscriptions; they are read only after a change."""
        count = select(func.count(), func.max(subscriptions.c.made))
        with self._engine.connect() as connection:
            number, newest = connection.execute(count).one()
            if (number, newest or 0.0) != self._known:
                query = select(subscriptions.c.table_id).distinct()
                self._tables = frozenset(connection.execute(query).scalars())
                self._known = (number, newest or 0.0)
        return self._tables

    def end_claims(self) -> None:
        """End the claims of processes that died; only with one worker."""
        with self._engine.begin() as connection:
            connection.execute(update(receivers).values(busy_until=0.0))

    def claim(self, now: float, most: int, most_failing: int) -> list[str]:
        """Claim receivers with due notices, few of them such as failed the last time."""
        due = select(notices.c.receiver).where(notices.c.due <= now).distinct()
        query = (
            select(receivers.c.id, receivers.c.failures)
            .where(
                receivers.c.busy_until <= now,
                receivers.c.wait_until <= now,
                receivers.c.id.in_(due),
            )
            .order_by(receivers.c.failures, receivers.c.wait_until)
            .limit(most)
        )
        with self._engine.connect() as connection:
            found = connection.execute(query).all()
        sound = [row.id for row in found if not row.failures]
        failing = [row.id for row in found if row.failures][:most_failing]
        return [each for each in (*sound, *failing) if self._claim(each, now)]

    def _claim(self, receiver: str, now: float) -> bool:
        values = {"busy_until": now + LEASE_SECONDS, "busy_by": self._name}
        free = (receivers.c.id == receiver, receivers.c.busy_until <= now)
        with self._engine.begin() as connection:
            return bool(connection.execute(update(receivers).where(*free).values(values)).rowcount)

    def next(self, receiver: str, now: float) -> QueuedNotice | None:
        """Return the first due notice of a claimed receiver, and claim it for longer."""
        with self._engine.begin() as connection:
            values = {"busy_until": now + LEASE_SECONDS}
            mine = (*self._mine(receiver), receivers.c.busy_until > now)
            if not connection.execute(update(receivers).where(*mine).values(values)).rowcount:
                return None  # this worker stood still, and another has taken it
            query = (
                select(
                    notices.c.id,
                    notices.c.table_id,
                    notices.c.game,
                    notices.c.seq,
                    notices.c.seat,
                    notices.c.players,
                    subscriptions.c.kind,
                    subscriptions.c.data,
                )
                .join(subscriptions, subscriptions.c.id == notices.c.subscription)
                .where(notices.c.receiver == receiver, notices.c.due <= now)
                .order_by(notices.c.id)
                .limit(1)
            )
            row = connection.execute(query).one_or_none()
        return None if row is None else QueuedNotice(*row)

    def sent(self, receiver: str, notice: int) -> None:
        """Delete a notice that was delivered."""
        with self._engine.begin() as connection:
            connection.execute(delete(notices).where(notices.c.id == notice))
            connection.execute(update(receivers).where(*self._mine(receiver)).values(failures=0))

    def drop(self, notice: int) -> None:
        """Delete a notice that cannot be sent."""
        with self._engine.begin() as connection:
            connection.execute(delete(notices).where(notices.c.id == notice))

    def postpone(self, notice: int, until: float) -> None:
        """Let a notice be due later."""
        with self._engine.begin() as connection:
            connection.execute(update(notices).where(notices.c.id == notice).values(due=until))

    def failed(self, receiver: str, now: float, at_least: float) -> None:
        """Send nothing to a receiver for a while, longer with each failure; at last delete it."""
        with self._engine.begin() as connection:
            query = select(receivers.c.failures).where(receivers.c.id == receiver)
            failures = connection.execute(query).scalar_one_or_none()
            if failures is None:
                return
            if failures + 1 >= MOST_FAILURES:
                _delete_receiver(connection, receiver)
                return
            wait = max(min(FIRST_WAIT * 2**failures, LONGEST_WAIT), min(at_least, LONGEST_WAIT))
            values = {"failures": failures + 1, "wait_until": now + wait}
            connection.execute(update(receivers).where(*self._mine(receiver)).values(values))

    def gone(self, receiver: str) -> None:
        """Delete a receiver that no longer exists, with its subscriptions and notices."""
        with self._engine.begin() as connection:
            _delete_receiver(connection, receiver)

    def release(self, receiver: str) -> None:
        """End the claim of a receiver."""
        with self._engine.begin() as connection:
            mine = self._mine(receiver)
            connection.execute(update(receivers).where(*mine).values(busy_until=0.0))

    def _mine(self, receiver: str) -> tuple[ColumnElement[bool], ...]:
        return (receivers.c.id == receiver, receivers.c.busy_by == self._name)

    def tidy(self, now: float) -> None:
        """Delete subscriptions that nobody renews, and what nothing refers to."""
        with self._engine.begin() as connection:
            old = select(subscriptions.c.id).where(subscriptions.c.made < now - UNUSED_SECONDS)
            delete_subscriptions(connection, list(connection.execute(old).scalars()))
            lost = notices.c.subscription.not_in(select(subscriptions.c.id))
            connection.execute(delete(notices).where(lost))
            unused = receivers.c.id.not_in(select(subscriptions.c.receiver))
            connection.execute(delete(receivers).where(unused, receivers.c.busy_until <= now))


def _delete_receiver(connection: Connection, receiver: str) -> None:
    connection.execute(delete(notices).where(notices.c.receiver == receiver))
    connection.execute(delete(subscriptions).where(subscriptions.c.receiver == receiver))
    connection.execute(delete(receivers).where(receivers.c.id == receiver))
