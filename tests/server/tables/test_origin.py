"""A table shows the origin of its cards: before joining, in its log and in its record."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from pax import protocol
from pax.game import Record
from pax.protocol.http import TableMade
from tests.server.clients import Client, ask, hello, make_table
from tests.server.tables.test_play import play_to_the_end
from tests.text.tables import a_table, random_game


def from_record(port: int) -> TableMade:
    """Create a table from a record that its host wrote, so that the host knows every card."""
    fields = Record.from_game(random_game(a_table(2), 1, moves=0)).fields
    return make_table(port, "person", "random", begin={"record": fields, "moves": 0})


def dealt(port: int) -> TableMade:
    """Create an ordinary table."""
    return make_table(port, "person", "random")


def duplicate(port: int) -> TableMade:
    """Create a table with the deal of a finished game at another one."""
    first = dealt(port)
    play(port, first)
    form = {"seats": [{"kind": "person", "name": "P0"}, {"kind": "bot", "level": "random"}]}
    path = f"/api/tables/{first.table.id}/duplicates"
    return msgspec.json.decode(ask(port, "POST", path, form, first.host)[1], type=TableMade)


MADE = pytest.mark.parametrize(
    ("make", "origin"), [(dealt, "dealt"), (from_record, "record"), (duplicate, "duplicate")]
)


def play(port: int, made: TableMade) -> protocol.Begun:
    """Play to the end; return the line of the deal."""
    with Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.public is not None)
        (begun,) = (news for news in client.news if isinstance(news, protocol.Begun))
        play_to_the_end([client], Random(1))
    return begun


@MADE
def test_the_origin_is_public_before_joining(port: int, make: Any, origin: str) -> None:  # noqa: ANN401 - one of the above
    made = make(port)
    seen = ask(port, "GET", f"/api/tables/{made.table.id}")[1]
    assert json.loads(seen)["origin"] == made.table.origin == origin
    with Client(port, protocol.Hello(table=made.table.id)) as stranger:
        assert stranger.table.origin == origin


@MADE
def test_only_cards_that_were_dealt_here_have_a_commitment(
    port: int,
    make: Any,  # noqa: ANN401 - one of the above
    origin: str,
) -> None:
    made = make(port)
    begun = play(port, made)
    assert begun.commitment == made.table.commitment
    assert bool(begun.commitment) == bool(begun.nonces) == (origin != "record")


@MADE
def test_the_record_contains_the_origin(port: int, make: Any, origin: str) -> None:  # noqa: ANN401 - one of the above
    made = make(port)
    play(port, made)
    record = Record.read(ask(port, "GET", f"/api/tables/{made.table.id}/record")[1])
    record.check()
    assert record.fields["origin"] == origin


def test_the_game_after_one_from_a_record_is_dealt(port: int) -> None:
    made = from_record(port)
    with Client(port, hello(made, 0)) as client:
        play_to_the_end([client], Random(1))
        client.request(protocol.Rematch(id="again"))
        client.wait_for(lambda: client.table.game == 2)
        assert client.table.origin == "dealt"
        assert client.table.commitment
