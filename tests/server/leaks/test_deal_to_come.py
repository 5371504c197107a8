"""A copy of the database reveals nothing about the deal of a waiting table."""

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from secrets import token_bytes

import pytest
from sqlalchemy import text

from pax import protocol
from pax.protocol.http import NewTable, SeatPlan, TableMade
from pax.server.app import Settings
from pax.server.security.deal_key_file import load_deal_key
from pax.server.storage.engine import open_engine
from pax.tables import factory
from pax.tables.fair_deal import DealKey, commitment, words
from pax.tables.spec import decode_spec
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_play import play_to_the_end
from tests.server.tables.test_table import reason
from tests.support.needs import needs


def settings(folder: Path, key: str = "deal.key") -> Settings:
    """Return the settings of a server with its own key."""
    file = str(folder / "t.sqlite")
    return Settings(file, limits=GENEROUS, pace=0, key_file=str(folder / key))


def secret_of(folder: Path, made: TableMade, game: int = 1) -> bytes:
    """Return the secret of a deal, computed with the key."""
    return load_deal_key(folder / "deal.key").secret(f"{made.table.id}.{game}")


def everything_in(folder: Path) -> str:
    """Return everything in a stolen database: the bytes of its files, and a dump."""
    files = [path.read_bytes() for path in sorted(folder.glob("t.sqlite*"))]
    with closing(sqlite3.connect(folder / "t.sqlite")) as connection:
        dump = "\n".join(connection.iterdump()).encode()
        values = [
            value if isinstance(value, bytes) else str(value).encode()
            for table in ("deals", "games", "entries", "campaigns", "records", "pax_version")
            for row in connection.execute(f"SELECT * FROM {table}")  # noqa: S608 - our own names
            for value in row
        ]
    return b"\n".join([*files, dump, *values]).hex()


def is_told(secret: bytes, text: str) -> bool:
    """Whether a text in hexadecimal contains a secret, raw or in hexadecimal."""
    return any(form in text for form in (secret.hex(), secret.hex().encode().hex()))


def test_the_secret_is_stored_with_the_deal_and_not_before(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as port:
        made = make_table(port, "person", "person")
        secret = secret_of(tmp_path, made)
        key = bytes.fromhex((tmp_path / "deal.key").read_text("ascii"))
        with Client(port, hello(made, 0)) as first:
            first.request(protocol.Chat(id="c", text="One of us is ready."))
            before = everything_in(tmp_path)
            assert not is_told(secret, before)
            with Client(port, hello(made, 1)) as second:
                second.wait_for(lambda: second.public is not None)
                after = everything_in(tmp_path)
                assert is_told(secret, after)
                play_to_the_end([second, first], Random(1))
            first.request(protocol.Rematch(id="again"))
            assert not is_told(secret_of(tmp_path, made, 2), everything_in(tmp_path))
        assert not is_told(key, everything_in(tmp_path))


def test_a_stolen_database_reveals_only_the_commitment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stored data depend on the key only by the commitment, and the deal only on the secret.

    The secret is an HMAC with a key that is not stored, and the commitment its SHA-256. So
    computing a future deal, with any nonces, means guessing 256 bits or finding a preimage.
    """
    monkeypatch.setattr(factory, "new_table_id", lambda _: "table")
    monkeypatch.setattr(factory, "new_secret", lambda _: "of a seat or the host")
    form = NewTable([SeatPlan(kind="person"), SeatPlan(kind="open")])
    rows, deals = set(), set()
    for number in range(100):
        key = DealKey(number.to_bytes(32, "big"))
        made = factory.new_game(form, key, token_bytes)
        secret = key.secret("table.1")
        assert made.plan.commitment == hashlib.sha256(secret).hexdigest()
        stored = repr(made.rows(0.0))
        assert made.plan.commitment in stored
        rows.add(stored.replace(made.plan.commitment, ""))
        stream = words(secret, ["chosen by a thief", "as he likes"])
        deals.add(tuple(next(stream) for _ in range(8)))
    assert len(rows) == 1
    assert len(deals) == 100


def test_the_rows_of_a_waiting_table_contain_no_secret(tmp_path: Path) -> None:
    """Every value is public, random, a hash of another secret, or the commitment."""
    with running(settings(tmp_path)) as port:
        made = make_table(port, "person", "open")
    with closing(sqlite3.connect(tmp_path / "t.sqlite")) as connection:
        assert connection.execute("SELECT secret FROM deals").fetchall() == [(b"",)]
        assert connection.execute("SELECT * FROM entries").fetchall() == []
        ((packed,),) = connection.execute("SELECT plan FROM games").fetchall()
    plan = decode_spec(packed)
    assert plan.secret == ""
    assert plan.nonces is None
    assert plan.commitment == made.table.commitment
    locks = [chair.lock for chair in plan.chairs]
    assert [lock is not None for lock in locks] == [True, False]
    assert commitment(secret_of(tmp_path, made)) == plan.commitment


@pytest.fixture
def lost(tmp_path: Path) -> Iterator[tuple[int, TableMade, TableMade]]:
    """Return a server with a changed key, and two of its tables: one waiting, one running."""
    with running(settings(tmp_path)) as port:
        waiting = make_table(port, "person", "person")
        playing = make_table(port, "person", "random")
        with Client(port, hello(waiting, 0)), Client(port, hello(playing, 0)) as client:
            client.wait_for(lambda: client.asked)
            client.move(client.choices[0])
    with running(settings(tmp_path, "another.key")) as port:
        yield port, waiting, playing


def test_without_its_key_a_table_cannot_be_dealt_and_says_so(
    lost: tuple[int, TableMade, TableMade],
) -> None:
    port, waiting, _ = lost
    with Client(port, hello(waiting, 1, host=True)) as client:  # a player who tried to be ready
        assert client.table.status == "waiting"
        assert not client.table.seats[1].ready
        assert reason(client.request(protocol.Ready(id="ready"))) == "deal_key_is_missing"
        assert reason(client.request(protocol.Start(id="start"))) == "deal_key_is_missing"
        client.request(protocol.Chat(id="chat", text="What now?"))
        client.request(protocol.Close(id="close"))
        client.wait_for(lambda: client.table.status == "closed")


def test_without_its_key_a_game_that_was_dealt_goes_on(
    lost: tuple[int, TableMade, TableMade],
) -> None:
    port, _, playing = lost
    with Client(port, hello(playing, 0)) as client:
        client.sent = 100  # no id is used twice
        play_to_the_end([client], Random(1))
        client.request(protocol.Rematch(id="again"))
        client.wait_for(lambda: client.table.game == 2)
        client.get_ready()
        client.wait_for(lambda: client.public is not None)
    status, body = ask(port, "GET", f"/api/tables/{playing.table.id}/fair?game=1")
    assert status == 200
    fair = json.loads(body)
    assert commitment(bytes.fromhex(fair["secret"])) == playing.table.commitment


@needs("postgresql")
def test_a_server_with_another_key_does_not_deal(shared_database: str, tmp_path: Path) -> None:
    first, second = (
        Settings(shared_database, limits=GENEROUS, pace=0, key_file=str(tmp_path / name))
        for name in ("one.key", "other.key")
    )
    with running(first) as one, running(second) as other:
        made = make_table(one, "person", "random")
        with Client(other, hello(made, 0)) as client:
            assert client.table.status == "waiting"
            assert reason(client.request(protocol.Ready(id="r"))) == "deal_key_is_missing"
        with Client(one, hello(made, 0)) as client:
            client.wait_for(lambda: client.public is not None)
    engine = open_engine(shared_database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT secret FROM deals")).scalar_one() == b""
    engine.dispose()
