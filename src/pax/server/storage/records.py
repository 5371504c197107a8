"""Export of finished games as records, and import of records."""

import hashlib
import time
from collections.abc import Iterable, Iterator

from sqlalchemy import Engine, insert, select

from pax.game import Record
from pax.server.storage.reader import Reader
from pax.server.storage.schema import records
from pax.tables.finished import full_record, reveals_cards


def finished_records(engine: Engine) -> Iterator[Record]:
    """Yield the records of all finished games and all imported records.

    A game is left out while another table plays its deal: its record would reveal the cards.
    """
    reader = Reader(engine)
    for game in reader.finished():
        state = reader.state(game)
        if state is None:
            continue
        alike = reader.of_deal(state.stored.deal)
        if not reveals_cards(state.changed_at, alike, time.time()):
            yield full_record(state)
    for data in reader.imported():
        yield Record.read(data)


def digest_of(record: Record) -> str:
    """Return the digest under which a record is stored."""
    return hashlib.sha256(record.write().encode()).hexdigest()


def put_in(engine: Engine, found: Iterable[Record]) -> tuple[int, int]:
    """Store records; return how many are new, and how many were already stored."""
    new = old = 0
    with engine.begin() as connection:
        for record in found:
            digest = digest_of(record)
            query = select(records.c.digest).where(records.c.digest == digest)
            if connection.execute(query).first() is not None:
                old += 1
                continue
            row = {"digest": digest, "record": record.write().encode(), "added": time.time()}
            connection.execute(insert(records).values(row))
            new += 1
    return new, old
