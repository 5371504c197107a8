"""Names and chat at a real table: invisible text is refused, everything else fits."""

import json

import msgspec
import pytest

from pax import protocol
from pax.backend.limits import MESSAGE_BYTES
from pax.protocol.http import Problem, TableMade
from pax.protocol.message import CODE_POINTS, TEXT_LENGTH
from tests.server.clients import Client, ask, hello, make_table


def refused(body: bytes) -> tuple[str, str]:
    """Return the reason and the field of a refusal."""
    problem = msgspec.json.decode(body, type=Problem)
    return problem.reason.code, problem.where


def seats_of(*names: str | None) -> dict[str, object]:
    """Return a table request with open seats of these names."""
    return {"seats": [{"kind": "open", "name": name} for name in names]}


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("Livia", "1ivia"), "name_is_taken"),
        (("Livia", "\u3164"), "wrong_name"),
        (("Livia", "x" * 31), "malformed_request"),
        (("Livia", "x" * 121), "malformed_request"),
    ],
)
def test_a_table_with_invalid_names_is_refused(port: int, names: list[str], code: str) -> None:
    status, body = ask(port, "POST", "/api/tables", seats_of(*names))
    assert (status, refused(body)) == (422, (code, "seats[1].name"))


def test_made_up_names_never_collide(port: int) -> None:
    plans = [{"kind": "open", "name": "2"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    status, body = ask(port, "POST", "/api/tables", {"seats": plans})
    assert status == 200
    table = msgspec.json.decode(body, type=TableMade).table
    assert [seat.name for seat in table.seats] == ["2", "4", "random 3"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("random 2", "name_is_taken"),
        ("Lіvіa", "name_is_taken"),  # noqa: RUF001 - Cyrillic
        ("\u200b", "wrong_name"),
        ("x" * 31, "malformed_request"),
    ],
)
def test_an_invalid_name_cannot_take_a_seat(port: int, name: str, code: str) -> None:
    plans = [{"kind": "person", "name": "Livia"}, {"kind": "bot", "level": "random"}]
    body = {"seats": [*plans, {"kind": "open"}]}
    made = msgspec.json.decode(ask(port, "POST", "/api/tables", body)[1], type=TableMade)
    path = f"/api/tables/{made.table.id}/seats"
    status, answer = ask(port, "POST", path, {"name": name})
    assert (status, refused(answer)) == (422, (code, "name"))
    assert ask(port, "POST", path, {"name": " Titus "})[0] == 200
    table = msgspec.json.decode(ask(port, "GET", path.removesuffix("/seats"))[1])
    assert [seat["name"] for seat in table["seats"]] == ["Livia", "random 2", "Titus"]


def test_an_open_seats_name_is_available_only_to_its_taker(port: int) -> None:
    made = make_table(port, "open", "open")
    path = f"/api/tables/{made.table.id}/seats"
    assert refused(ask(port, "POST", path, {"name": "P0", "seat": 1})[1])[0] == "name_is_taken"
    assert ask(port, "POST", path, {"name": "p 0", "seat": 0})[0] == 200


LETTERS = ["x", "ü", "語", "क्षि"[:2], "\U0001e922", "\U0001f44d\U0001f3fd"]


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("escaped", [True, False])
def test_chat_may_have_500_characters_of_any_script(
    port: int, letter: str, *, escaped: bool
) -> None:
    text = letter * TEXT_LENGTH
    made = make_table(port, "person", solo=1)
    with Client(port, hello(made, 0)) as client:
        message = {"type": "chat", "id": "said", "text": text}
        client.send(json.dumps(message, ensure_ascii=escaped))
        client.wait_for(lambda: any(isinstance(each, protocol.Said) for each in client.news))
        (said,) = (each.text for each in client.news if isinstance(each, protocol.Said))
        assert said == text


def test_the_longest_line_of_chat_fits_into_a_message() -> None:
    text = "\U0001f44d" * (TEXT_LENGTH * CODE_POINTS)
    longest = json.dumps({"type": "chat", "id": "\U0001f44d" * 40, "text": text})
    assert MESSAGE_BYTES - 256 < len(longest) <= MESSAGE_BYTES


@pytest.mark.parametrize(
    ("text", "code"),
    [("  ", "wrong_text"), ("a\u202eb", "wrong_text"), ("x" * 501, "malformed_message")],
)
def test_invisible_chat_is_refused(port: int, text: str, code: str) -> None:
    made = make_table(port, "person", solo=1)
    with Client(port, hello(made, 0)) as client:
        answer = client.request(protocol.Chat(id="said", text=text))
        assert isinstance(answer, protocol.Refused)
        assert answer.reason.code == code
