"""Malformed input gets a clear answer, and does not affect other tables."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pax import protocol
from pax.backend.limits import BODY_BYTES, MESSAGE_BYTES, Limits
from pax.game.reasons import Reason
from pax.protocol.http import Problem
from pax.server.app import Settings
from pax.server.http.schema import openapi
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import PATIENCE, running

REPEATABLE = settings(deadline=None, derandomize=True, database=None)
"""The same examples every time: all use one server."""

TEXT = st.text(st.characters(codec="utf-8"), max_size=200)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)
TYPES = st.sampled_from(
    ["hello", "move", "undo", "chat", "look", "why", "hint", "ready", "leave", "replace", "x"]
)
FIELDS = st.dictionaries(
    st.sampled_from(
        ["id", "seq", "move", "moves", "text", "at", "table", "secret", "seat", "level"]
    ),
    JSON,
    max_size=5,
)
HOSTILE = [
    "",
    "null",
    "[]",
    "{",
    '"move"',
    "[" * 3000,
    '{"type":"move"}',
    '{"type":"move","id":"1","seq":1e400,"move":"draw"}',
    '{"type":"move","id":"1","seq":-1,"move":"draw"}',
    '{"type":"move","id":"1","seq":1,"move":"draw","more":1}',
    '{"type":"move","id":1,"seq":1,"move":"draw"}',
    '{"type":"chat","id":"1","text":""}',
    json.dumps({"type": "chat", "id": "1", "text": "x" * 501}),
    json.dumps({"type": "move", "id": "x" * 41, "seq": 1, "move": "draw"}),
    '{"type":"hello","table":"\\ud800"}',
]


@pytest.fixture(scope="module")
def table(port: int) -> Iterator[Client]:
    """Return a connection to a table that must keep working."""
    made = make_table(port, "person", solo=1)
    with Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        yield client


def is_alive(client: Client) -> bool:
    """Whether a table still answers."""
    answer = client.request(protocol.Why(id=client.new_id(), move="draw"))
    return isinstance(answer, protocol.Explanation)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_malformed_messages_are_refused(table: Client, text: str) -> None:
    table.send(text)
    answer = table.receive()
    assert isinstance(answer, protocol.Refused)
    assert answer.reason.code == "malformed_message"
    assert is_alive(table)


@given(TYPES, FIELDS)
@settings(REPEATABLE, max_examples=60)
def test_any_fields_get_an_answer(table: Client, kind: str, fields: dict[str, object]) -> None:
    table.send(msgspec.json.encode({**fields, "type": kind}).decode())
    assert is_alive(table)


@given(st.binary(max_size=300))
@settings(REPEATABLE, max_examples=20)
def test_bytes_are_refused(table: Client, data: bytes) -> None:
    table.send(data)
    answer = table.receive()
    assert isinstance(answer, protocol.Refused)
    assert answer.reason.code == "not_text"


def test_text_that_is_not_utf_8_is_refused(port: int, table: Client) -> None:
    table.connection.send(b'{"type":"chat","id":"1","text":"\xd2"}', text=True)
    answer = table.receive()
    assert isinstance(answer, protocol.Refused)
    assert answer.reason.code == "malformed_message"
    assert is_alive(table)
    assert ask(port, "POST", "/api/tables", b'{"seats":[{"kind":"\xd2"}]}')[0] == 400


def test_a_message_that_is_too_long_ends_only_its_own_connection(port: int, table: Client) -> None:
    with connect(f"ws://127.0.0.1:{port}/play", open_timeout=PATIENCE) as connection:
        connection.send("x" * (MESSAGE_BYTES + 1))
        with pytest.raises(ConnectionClosed):
            connection.recv(timeout=PATIENCE)
    assert connection.close_code == 1009
    assert is_alive(table)


def test_hello_comes_first_and_once(port: int, table: Client) -> None:
    with connect(f"ws://127.0.0.1:{port}/play", open_timeout=PATIENCE) as connection:
        connection.send('{"type":"move","id":"1","seq":1,"move":"draw"}')
        assert "hello_first" in str(connection.recv(timeout=PATIENCE))
        connection.send('{"type":"hello","table":"nowhere"}')
        assert "no_such_table" in str(connection.recv(timeout=PATIENCE))
    table.send(protocol.Hello(table="x"))
    assert isinstance(answer := table.receive(), protocol.Refused)
    assert answer.reason.code == "hello_twice"


def test_a_wrong_secret_opens_nothing(port: int) -> None:
    made, other = make_table(port, "person", solo=1), make_table(port, "person", solo=1)
    for secret in (other.seats[0].secret, made.host, "x"):
        refused = Client(port, protocol.Hello(table=made.table.id, secret=secret))
        assert isinstance(refused.first, protocol.Refused)
        assert refused.first.reason.code == "wrong_secret"
        refused.close()
    wrong = protocol.Hello(table=made.table.id, host=made.seats[0].secret)
    refused = Client(port, wrong)
    assert isinstance(refused.first, protocol.Refused)
    refused.close()


def test_another_version_of_the_protocol_is_refused_with_both_numbers(port: int) -> None:
    made = make_table(port, "person", solo=1)
    other = protocol.PROTOCOL_VERSION + 1
    numbers = {"client": other, "server": protocol.PROTOCOL_VERSION}
    spoken = msgspec.structs.replace(hello(made, 0), version=other)
    refused = Client(port, spoken)
    assert isinstance(refused.first, protocol.Refused)
    assert refused.first.reason == Reason("wrong_version", numbers)
    refused.close()
    with connect(f"ws://127.0.0.1:{port}/play", open_timeout=PATIENCE) as connection:
        connection.send(f'{{"type":"hello","version":{other},"place":{{"of":"tables"}}}}')
        assert '"wrong_version"' in str(connection.recv(timeout=PATIENCE))
        connection.send('{"type":"hello","place":{"of":"tables"}}')
        assert '"malformed_message"' in str(connection.recv(timeout=PATIENCE))


@pytest.mark.parametrize("version", [None, protocol.PROTOCOL_VERSION])
def test_the_same_version_and_no_version_are_accepted(port: int, version: int | None) -> None:
    made = make_table(port, "person", solo=1)
    client = Client(port, msgspec.structs.replace(hello(made, 0), version=version))
    assert isinstance(client.first, protocol.Welcome)
    assert client.first.version == protocol.PROTOCOL_VERSION
    client.close()
    about = json.loads(ask(port, "GET", "/api/about")[1])
    assert about["protocol"] == protocol.PROTOCOL_VERSION


def test_another_sites_page_and_another_hosts_name_are_refused(port: int) -> None:
    with pytest.raises(InvalidStatus):
        Client(port, protocol.Hello(table="x"), origin="http://evil.example")
    Client(port, protocol.Hello(table="x"), origin=f"http://127.0.0.1:{port}").close()
    assert ask(port, "GET", "/api/about", headers={"Origin": "http://evil.example"})[0] == 403
    assert ask(port, "GET", "/api/about", headers={"Host": "evil.example"})[0] == 403
    assert ask(port, "GET", "/api/about", headers={"Host": f"localhost:{port}"})[0] == 200


def test_limits_on_tables_messages_and_bodies(tmp_path: Path) -> None:
    limits = Limits(messages_a_second=0.001, messages_at_once=6, tables_an_hour=2)
    with running(Settings(str(tmp_path / "l.sqlite"), limits=limits, pace=0)) as port:
        made = make_table(port, "person", solo=1)
        make_table(port, "person", solo=1)
        seats = {"seats": [{"kind": "person"}], "solo": 1}
        status, body = ask(port, "POST", "/api/tables", seats)
        assert status == 429
        assert msgspec.json.decode(body, type=Problem).reason.code == "too_many_tables"
        with Client(port, hello(made, 0)) as client:
            codes = [client.refusal_of(protocol.Why(id=f"{n}", move="draw")) for n in range(8)]
        assert "too_many_messages" in codes
        status, body = ask(port, "POST", "/api/replay", b" " * (BODY_BYTES + 1))
        assert status == 413


def test_chat_is_limited_per_minute(port: int) -> None:
    made = make_table(port, "person", solo=1)
    with Client(port, hello(made, 0)) as client:
        answers = [client.request(protocol.Chat(id=f"c{n}", text="salve")) for n in range(31)]
    assert isinstance(answers[29], protocol.Update)
    assert isinstance(answers[30], protocol.Refused)
    assert answers[30].reason.code == "too_many_chats"


def test_changes_of_a_seat_are_limited_per_minute(port: int) -> None:
    made = make_table(port, "person", "person")
    with Client(port, hello(made, 0)) as client:
        for number in range(20):
            assert isinstance(client.request(protocol.Leave(id=f"l{number}")), protocol.Update)
            assert isinstance(client.request(protocol.Back(id=f"b{number}")), protocol.Update)
        opened = [protocol.Shoulder(id=f"s{n}", allow=True) for n in range(10)]
        assert all(isinstance(client.request(each), protocol.Update) for each in opened)
        for more in (protocol.Leave(id="l"), protocol.Shoulder(id="s", allow=True)):
            assert client.refusal_of(more) == "too_many_entries"
        assert client.refusal_of(protocol.Chat(id="c", text="salve")) == "too_many_chats"
        assert isinstance(client.request(protocol.Shoulder(id="t", allow=False)), protocol.Update)


def test_undo_is_limited_per_minute(port: int) -> None:
    made = make_table(port, "person", solo=1)
    with Client(port, hello(made, 0)) as client:
        client.wait_for(lambda: client.asked)
        while "skip" not in client.choices:
            client.move(client.choices[0])
        client.move("skip")
        for number in range(30):
            undo = protocol.Undo(id=f"u{number}", seq=client.seq)
            assert isinstance(client.request(undo), protocol.Update)
            client.move("skip")
        assert client.refusal_of(protocol.Undo(id="u", seq=client.seq)) == "too_many_entries"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/a%0Ab", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/about", 405),
    ],
)
def test_unknown_routes_are_refused_in_the_same_format(
    port: int, method: str, path: str, status: int
) -> None:
    answered, body = ask(port, method, path)
    assert answered == status
    assert msgspec.json.decode(body, type=Problem).reason.code == "malformed_request"


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(REPEATABLE, max_examples=12)
def test_the_http_api_conforms_to_its_schema(port: int, case: "schemathesis.Case[Any]") -> None:
    case.call_and_validate(
        base_url=f"http://127.0.0.1:{port}",
        excluded_checks=[positive_data_acceptance],  # a form can be right, and a record in it wrong
    )
