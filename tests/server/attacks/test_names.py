"""Misleading names, and the length of texts."""

import json
import unicodedata
from typing import Final

import pytest

from .client import ask, code_of
from .server_process import ServerProcess
from .tables import join, make_table, record_of

LETTERS: Final = ("x", "漢", "🏛", "e\u0301", "👍🏽")
"""Single characters of one to eight bytes and one or two code points."""

DECEIVING: Final = {
    "blank": "   ",
    "a no-break space": "\u00a0",
    "a zero-width space": "\u200b",
    "an invisible filler": "\u3164",
    "right to left": "\u202eaivil",
    "an isolate": "Liv\u2066ia",
}


@pytest.mark.parametrize("name", DECEIVING.values(), ids=list(DECEIVING))
def test_an_invisible_name_is_refused(name: str, server: ServerProcess) -> None:
    form = {"seats": [{"kind": "person", "name": name}, {"kind": "open"}]}
    assert ask(server.port, "POST", "/api/tables", form).code == "wrong_name"
    assert take(server, name) == "wrong_name"


@pytest.mark.parametrize(
    "name",
    ["Livia", "LIVIA", " Livia ", "L\u0456via", "Li\u0301via", "\uff2civia", "Liv1a", "Liv\u0131a"],
)
def test_a_name_that_looks_like_another_is_refused(name: str, server: ServerProcess) -> None:
    assert take(server, name) == "name_is_taken"


def take(server: ServerProcess, name: str) -> str:
    """Take a seat next to Livia; return the result."""
    form = {"seats": [{"kind": "person", "name": "Livia"}, {"kind": "open"}]}
    table = ask(server.port, "POST", "/api/tables", form).json["table"]["id"]
    return ask(server.port, "POST", f"/api/tables/{table}/seats", {"name": name}).summary


@pytest.mark.parametrize("letter", LETTERS)
def test_names_are_counted_in_characters(letter: str, server: ServerProcess) -> None:
    assert take(server, letter * 30) == "200"
    assert take(server, letter * 31) != "200"


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("written", ["as it is", "escaped"])
def test_chat_is_counted_in_characters(letter: str, written: str, server: ServerProcess) -> None:
    table = make_table(server.port, "person", "person")
    with join(server.port, table, 0) as player:
        chat = {"type": "chat", "id": "1", "text": letter * 500}
        player.send(json.dumps(chat, ensure_ascii=written == "escaped").encode())
        answer = player.next_message()
        assert code_of(answer) == ""
        (said,) = answer["news"]
        assert unicodedata.normalize("NFD", said["text"]) == letter * 500
        assert player.refusal("chat", text=letter * 501)


@pytest.mark.parametrize("text", ["  ", "\u200b", "good \u202egame"])
def test_invisible_chat_is_refused(text: str, server: ServerProcess) -> None:
    table = make_table(server.port, "person", "person")
    with join(server.port, table, 0) as player:
        assert player.refusal("chat", text=text) == "wrong_text"


def test_a_record_that_is_too_long_is_not_refused_for_its_seats(
    server: ServerProcess, attacker: str
) -> None:
    # Re-encoded with spaces it would be too long for a record; as it is sent it is not.
    record = record_of(2) | {"more": ["x"] * 235_000}
    form = {"seats": [{"kind": "person"}] * 2, "begin": {"record": record, "moves": 0}}
    body = json.dumps(form, separators=(",", ":")).encode()
    answer = ask(server.port, "POST", "/api/tables", body, address=attacker)
    assert answer.code != "wrong_seats", "it has two"
