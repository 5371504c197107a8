"""Subscriptions of turn notices: who is told of a table, by the lock of a seat or of the host."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pax.server.storage.schema import notices, receivers, subscriptions

PER_PLAYER: Final = 8
"""Maximum number of subscriptions of one secret at a table; one more replaces the oldest."""


class Subscriber(NamedTuple):
    """A subscription as it is stored; `data` is a `Subscription` of `pax.server.notices`."""

    id: str
    kind: str
    data: bytes


def receiver_of(address: str) -> str:
    """Return the id of the receiver at an address."""
    return hashlib.sha256(address.encode()).hexdigest()


def subscribe(  # noqa: PLR0913 - the parts of a subscription
    engine: Engine,
    table_id: str,
    lock: str,
    *,
    address: str,
    kind: str,
    data: bytes,
    now: float,
    every_turn: bool,
) -> str:
    """Store a subscription in place of an earlier one with its address; return its id."""
    receiver = receiver_of(address)
    mine = (subscriptions.c.table_id == table_id, subscriptions.c.lock == lock)
    _add_receiver(engine, receiver)
    with engine.begin() as connection:
        same = select(subscriptions.c.id).where(*mine, subscriptions.c.receiver == receiver)
        found = connection.execute(same).scalar_one_or_none()
        values = {"kind": kind, "data": data, "made": now, "every_turn": int(every_turn)}
        if found is not None:
            which = subscriptions.c.id == found
            connection.execute(update(subscriptions).where(which).values(values))
            return str(found)
        _delete_oldest(connection, mine)
        name = secrets.token_urlsafe(15)
        key = {"id": name, "table_id": table_id, "lock": lock, "receiver": receiver}
        connection.execute(insert(subscriptions).values(key | values))
        return name


def _add_receiver(engine: Engine, receiver: str) -> None:
    values = {"failures": 0, "wait_until": 0.0, "busy_until": 0.0, "busy_by": ""}
    known = select(receivers.c.id).where(receivers.c.id == receiver)
    try:
        with engine.begin() as connection:
            if connection.execute(known).scalar_one_or_none() is None:
                connection.execute(insert(receivers).values({"id": receiver} | values))
    except IntegrityError:  # another request was first
        return


def _delete_oldest(connection: Connection, mine: Sequence[ColumnElement[bool]]) -> None:
    query = select(subscriptions.c.id).where(*mine).order_by(subscriptions.c.made)
    found = list(connection.execute(query).scalars())
    for each in found[: max(len(found) - PER_PLAYER + 1, 0)]:
        delete_subscriptions(connection, [each])


def subscribers(engine: Engine, table_id: str, lock: str) -> list[Subscriber]:
    """Return the subscriptions of one secret at a table."""
    query = (
        select(subscriptions.c.id, subscriptions.c.kind, subscriptions.c.data)
        .where(subscriptions.c.table_id == table_id, subscriptions.c.lock == lock)
        .order_by(subscriptions.c.made)
    )
    with engine.connect() as connection:
        return [Subscriber(*row) for row in connection.execute(query)]


def unsubscribe(engine: Engine, table_id: str, lock: str, name: str | None = None) -> int:
    """Delete a subscription of a secret, or all; return their number."""
    query = select(subscriptions.c.id).where(
        subscriptions.c.table_id == table_id, subscriptions.c.lock == lock
    )
    with engine.begin() as connection:
        found = [
            each for each in connection.execute(query).scalars() if name is None or each == name
        ]
        delete_subscriptions(connection, found)
    return len(found)


def delete_notices(connection: Connection, table_id: str) -> None:
    """Delete the subscriptions and notices of a table."""
    connection.execute(delete(subscriptions).where(subscriptions.c.table_id == table_id))
    delete_queued(connection, table_id)


def delete_queued(connection: Connection, table_id: str) -> None:
    """Delete the notices of a table that were not sent yet."""
    connection.execute(delete(notices).where(notices.c.table_id == table_id))


def delete_subscriptions(connection: Connection, names: Iterable[str]) -> None:
    """Delete subscriptions by their ids, with their notices."""
    for name in names:
        connection.execute(delete(subscriptions).where(subscriptions.c.id == name))
        connection.execute(delete(notices).where(notices.c.subscription == name))
