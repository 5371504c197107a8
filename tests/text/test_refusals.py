"""Whatever a server refuses, players are told why in their own language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pax
from pax.game.picture import Code
from pax.rules.reasons import NAMES
from pax.server.web import STATUS
from pax.text import Voice, speak
from pax.text.reasons import code_text
from pax.text.words import entries
from tests.text.tables import LANGUAGES, a_table

OF_THE_RULES = {name for name, *_ in NAMES.values()}
WITH_NUMBERS = {"not_your_decision": {"deciding": 1}, "cannot_take_back": {"possible": 0}}
"""Codes whose sentences need a number."""

NEVER_SENT = {"nothing"}
"""What nobody asked for nobody is told."""


def made() -> Iterator[tuple[str, bool]]:
    """Go through all codes that the sources name, and whether each has numbers."""
    for path in Path(pax.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Code":
                name = node.args[0]
                if isinstance(name, ast.Constant):
                    yield str(name.value), len(node.args) > 1


def codes() -> list[str]:
    """Return the codes that a server can send beside those of the rules."""
    return sorted(({code for code, _ in made()} | STATUS.keys()) - NEVER_SENT)


def test_codes_are_found() -> None:
    assert {"too_many_messages", "shoulder_is_covered", "not_over"} <= set(codes())
    assert len(codes()) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_of_its_own(language: str) -> None:
    said = {entry.id.name for _, entry in entries(language)}
    plain = [code for code in codes() if code not in WITH_NUMBERS]
    assert [code for code in plain if f"web-refused-{code.replace('_', '-')}" not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_can_be_said(language: str) -> None:
    voice = Voice(speak(language), a_table(3), 0)
    unknown = code_text(Code("?"), "draw", voice)
    for code in codes():
        assert code_text(Code(code, WITH_NUMBERS.get(code, {})), "draw", voice) != unknown


def test_a_code_that_needs_numbers_has_them() -> None:
    bare = {code for code, has_numbers in made() if not has_numbers}
    assert bare & (OF_THE_RULES | WITH_NUMBERS.keys()) == set()
