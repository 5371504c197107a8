"""Every refusal of a server has a text in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pax
from pax.backend.requests import STATUS
from pax.game.reasons import Reason
from pax.rules.reasons import NAMES
from pax.text import Voice, load_language
from pax.text.reasons import reason_text
from pax.text.words import entries
from tests.text.tables import LANGUAGES, a_table

OF_THE_RULES = {name for name, *_ in NAMES.values()}
SAID_AS_ERRORS = {"not_your_decision", "cannot_take_back"}
"""Codes whose texts are those of the rules."""

WITH_NUMBERS = {
    "not_your_decision": {"deciding": 1},
    "cannot_take_back": {"possible": 0},
    "too_many_connections": {"most": 40},
    "too_many_requests": {"a_minute": 600},
    "too_many_replays": {"a_minute": 60},
    "too_many_spectators": {"most": 100},
    "too_many_entries": {"a_minute": 30},
    "head_too_large": {"bytes": 16384},
    "log_is_full": {"entries": 300},
    "seat_is_here": {"seconds": 60},
    "too_slow": {"seconds": 20},
    "took_too_long": {"seconds": 5},
}
"""Codes whose texts need a number."""

LIMITS = {
    *("too_many_connections", "server_is_full", "too_many_requests", "too_many_replays"),
    *("bots_are_busy", "too_many_spectators", "log_is_full", "seat_is_here", "name_is_taken"),
    *("wrong_name", "wrong_text", "deal_is_played", "deal_key_is_missing", "too_slow"),
    *("took_too_long", "seat_is_not_taken"),
}
"""Codes of a server's limits."""

NEVER_SENT = {"nothing"}
"""Codes that are never sent to a client."""


def made() -> Iterator[tuple[str, bool]]:
    """Yield all codes in the sources, and whether each has numbers."""
    for path in Path(pax.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                name = node.args[0]
                if isinstance(name, ast.Constant):
                    yield str(name.value), len(node.args) > 1


def codes() -> list[str]:
    """Return the codes that a server can send, besides those of the rules."""
    return sorted(({code for code, _ in made()} | STATUS.keys() | LIMITS) - NEVER_SENT)


def test_codes_are_found() -> None:
    assert {"too_many_messages", "shoulder_is_covered", "not_over"} <= set(codes())
    assert len(codes()) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_own_text(language: str) -> None:
    said = {entry.id.name for _, entry in entries(language)}
    plain = [code for code in codes() if code not in SAID_AS_ERRORS]
    assert [code for code in plain if f"web-refused-{code.replace('_', '-')}" not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_code_can_be_formatted(language: str) -> None:
    voice = Voice(load_language(language), a_table(3), 0)
    unknown = reason_text(Reason("?"), voice, "draw")
    for code in codes():
        assert reason_text(Reason(code, WITH_NUMBERS.get(code, {})), voice, "draw") != unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_limit_has_its_number(language: str) -> None:
    voice = Voice(load_language(language), a_table(3), 0)
    for code in LIMITS & WITH_NUMBERS.keys():
        (number,) = WITH_NUMBERS[code].values()
        assert str(number) in reason_text(Reason(code, WITH_NUMBERS[code]), voice)


def test_a_code_that_needs_numbers_has_them() -> None:
    bare = {code for code, has_numbers in made() if not has_numbers}
    assert bare & (OF_THE_RULES | WITH_NUMBERS.keys()) == set()
