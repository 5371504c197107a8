"""Hundreds of broken records are refused with an error that names the place."""

import json
from collections.abc import Callable
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

from pax.game import Record, RecordError, UnreadableRecord, read_records
from pax.game.records.parsing import DEEPEST, LONGEST
from tests.game.broken import broken
from tests.game.records import corpus, fields_of

BROKEN = list(broken())
GOOD = json.dumps(fields_of(3))


def refusal(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.read(text).check()
    assert len(str(caught.value)) < 400
    assert str(caught.value).startswith(caught.value.place)
    return caught.value


def test_there_are_enough_broken_records() -> None:
    assert len({name for name, _, _ in BROKEN}) == len(BROKEN) > 200


@pytest.mark.parametrize(
    ("fields", "place"), [row[1:] for row in BROKEN], ids=[r[0] for r in BROKEN]
)
def test_a_broken_record_is_refused_at_its_place(fields: dict[str, Any], place: str) -> None:
    error = refusal(json.dumps(fields))
    assert error.place.startswith(place)
    assert not isinstance(error, UnreadableRecord)


@pytest.mark.parametrize("part", [0.0, 0.001, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 0.999])
def test_a_truncated_record_is_not_json(part: float) -> None:
    for line in corpus()[::60]:
        error = refusal(line[: int(part * len(line))])
        assert isinstance(error, UnreadableRecord)
        assert error.place.startswith("line 1, column ")


NOT_JSON: list[tuple[str, bytes]] = [
    ("nothing", b""),
    ("blanks", b"   "),
    ("a word", b"hello"),
    ("single quotes", b"{'format': 'pax/1'}"),
    ("a comma too many", GOOD.encode()[:-1] + b",}"),
    ("two records", GOOD.encode() * 2),
    ("NaN", GOOD.encode()[:-1] + b', "x": NaN}'),
    ("Infinity", GOOD.encode()[:-1] + b', "x": -Infinity}'),
    ("an infinite number", GOOD.encode()[:-1] + b', "x": 1e999}'),
    ("a number of 5,000 digits", GOOD.encode()[:-1] + b', "x": ' + b"9" * 5000 + b"}"),
    ("a NUL byte", GOOD.encode().replace(b"pax/1", b"pax\x001")),
    ("NUL bytes alone", b"\0" * 100),
    ("a new line inside a text", GOOD.encode().replace(b"pax/1", b"pax\n1")),
    ("bad UTF-8", GOOD.encode().replace(b"pax/1", b"pax\xff1")),
    ("a lone surrogate as bytes", GOOD.encode().replace(b"pax/1", b"\xed\xa0\x80")),
    ("UTF-16", GOOD.encode("utf-16")),
    ("UTF-32", GOOD.encode("utf-32")),
    ("a byte order mark", b"\xef\xbb\xbf" + GOOD.encode()),
    ("deep lists", b"[" * 100_000),
    ("deep objects", b'{"a":' * 100_000),
    ("deep lists that end", b"[" * 20_000 + b"]" * 20_000),
    ("an unknown field too deep", GOOD.encode()[:-1] + b', "x": ' + b"[" * 60 + b"]" * 60 + b"}"),
    ("too long", b'{"x": "' + b"x" * LONGEST + b'"}'),
    ("too long and no JSON", b"x" * (LONGEST + 1)),
]  # fmt: skip


@pytest.mark.parametrize("text", [row[1] for row in NOT_JSON], ids=[row[0] for row in NOT_JSON])
def test_what_is_not_json_is_unreadable(text: bytes) -> None:
    assert isinstance(refusal(text), UnreadableRecord)


def test_the_error_names_the_place_of_invalid_json() -> None:
    assert str(refusal('{"format": "pax/1",\n  oops}')).startswith("line 2, column 3: not JSON")
    assert refusal(b'{"format": "\xff"}').place == "byte 13"


@pytest.mark.parametrize("text", ["[]", "null", "1", '"pax/1"', "true", "[{}]"])
def test_json_that_is_not_an_object_is_refused(text: str) -> None:
    assert str(refusal(text)) == "record: must be an object"


@pytest.mark.parametrize(
    ("twice", "place"),
    [
        (lambda text: text[:-1] + ', "moves": []}', "moves"),
        (lambda text: text.replace('{"mode"', '{"mode": "solo", "mode"'), "mode"),
        (lambda text: text[:-1] + ', "x": {"a": 1, "b": 2, "a": 3}}', "a"),
    ],
)
def test_a_repeated_key_is_refused(twice: Callable[[str], str], place: str) -> None:
    assert str(refusal(twice(GOOD))) == f"{place}: appears twice in one object"


def test_a_repeated_key_is_found_in_linear_time() -> None:
    times = [min(seconds_to_refuse(keys) for _ in range(3)) for keys in (1_500, 12_000)]
    assert times[1] < 3 * 8 * times[0]  # quadratic time would be a factor of 64


def seconds_to_refuse(keys: int) -> float:
    """Return the time to refuse a record with this many keys, of which the last is repeated."""
    text = "{" + "".join(f'"{number}":0,' for number in range(keys)) + f'"{keys - 1}":0}}'
    begin = thread_time()
    assert refusal(text).place == str(keys - 1)
    return thread_time() - begin


def test_unknown_fields_may_be_nested_up_to_the_limit() -> None:
    deep = GOOD[:-1] + ', "x": ' + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1) + "}"
    assert Record.read(deep).write() == deep


def test_the_error_names_an_illegal_move_and_its_rule() -> None:
    fields = fields_of(3)
    fields["moves"][0] = "draw"
    error = refusal(json.dumps(fields))
    assert error.reason is not None
    assert (
        str(error)
        == "move 1: 'draw' is not allowed: the current step is to keep one of the cards in view"
    )


def test_the_error_names_the_first_wrong_move() -> None:
    fields = fields_of(3)
    fields["moves"][30] = "nonsense"
    fields["moves"][12] = "draw" if fields["moves"][12] != "draw" else "end"
    assert refusal(json.dumps(fields)).place == "move 13"


def test_a_bad_line_does_not_stop_the_others(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n".join([corpus()[0], b"{", b"x" * 3 * LONGEST, b"", corpus()[1]]))
    found = [(number, type(record)) for number, record in read_records(path)]
    assert found == [(1, Record), (2, UnreadableRecord), (3, UnreadableRecord), (4, Record)]
