"""Every language uses its own plurals and number formats, and has no English sentence left."""

import re

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from pax.text import load_language
from pax.text.words import entries
from tests.text.tables import LANGUAGES

SENTENCE = 3
"""The number of words that make a sentence."""


class Variants(Visitor):
    """Collects the variants of a message with their keys."""

    def __init__(self) -> None:
        """Start empty."""
        self.found: list[tuple[str, str]] = []

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 - name given by the visitor
        """Note a variant and the nested ones."""
        key = node.key.name if isinstance(node.key, ftl.Identifier) else node.key.value
        self.found.append((key, serialize_pattern(node.value)))
        self.generic_visit(node)


def variants(language: str) -> list[tuple[str, str]]:
    visitor = Variants()
    for _, entry in entries(language):
        visitor.visit(entry)
    return visitor.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_plurals_of_the_language(language: str) -> None:
    plurals = {"zero", "one", "two", "few", "many", "other"}
    used = {key for key, _ in variants(language)} & plurals
    assert used == {"one", "other"} <= {Locale(language).plural_form(n) for n in range(100)}


def test_french_uses_the_singular_for_0() -> None:
    assert Locale("fr").plural_form(0) == "one"
    assert [text for key, text in variants("fr") if key == "one" and "1" in text] == []
    assert load_language("fr")("aurei", n=0) == "0 aureus"


def test_portuguese_plurals_are_those_of_portugal() -> None:
    assert load_language("pt")("aurei", n=0) == "0 aurei"


def test_numbers_have_the_format_of_the_language() -> None:
    said = {
        language: load_language(language)("simulate-points", n=1234.5) for language in LANGUAGES
    }
    assert {language: re.sub(r"\s", " ", text) for language, text in said.items()} == {
        "de": "1.234,50",
        "en": "1,234.50",
        "fr": "1 234,50",
        "nl": "1.234,50",
        "pt": "1 234,50",
    }


class Text(Visitor):
    """Collects the text between the placeables of a message."""

    def __init__(self) -> None:
        """Start empty."""
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - name given by the visitor
        """Note a text."""
        self.text += f" {node.value}"


def texts(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for _, entry in entries(language):
        visitor = Text()
        visitor.visit(entry)
        found[entry.id.name] = visitor.text
    return found


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_sentence_was_left_in_english(language: str) -> None:
    english = texts("en")
    same = {name for name, text in texts(language).items() if text == english[name]}
    assert [name for name in same if len(re.findall("[a-z]{2,}", english[name])) >= SENTENCE] == []
