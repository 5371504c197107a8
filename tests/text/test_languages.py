"""Every language has the same messages with the same arguments, and all of them are used."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pax.text
from pax.game.notation import VERBS
from pax.game.steps import STEPS
from pax.rules.reasons import NAMES
from pax.text import SECTIONS, LanguageError, Words, languages, load_language
from pax.text.fluent import Bundle, parse
from pax.text.numbers import FORMATS
from pax.text.words import entries
from tests.text.tables import LANGUAGES

SOURCES = Path(pax.text.__file__).parent


class Variables(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        """Start empty."""
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - name given by the visitor
        """Note an argument."""
        self.names.add(node.id.name)


def arguments_of(entry: ftl.Message | ftl.Term) -> dict[str, set[str]]:
    """Return the arguments of a message and of each of its attributes."""
    found: dict[str, set[str]] = {}
    parts = {"": entry.value, **{part.id.name: part.value for part in entry.attributes}}
    for name, pattern in parts.items():
        visitor = Variables()
        visitor.visit(pattern)
        found[name] = visitor.names
    return found


def files(language: str) -> dict[str, str]:
    """Return the file of each message."""
    return {entry.id.name: file for file, entry in entries(language)}


def messages(language: str) -> dict[str, dict[str, set[str]]]:
    return {entry.id.name: arguments_of(entry) for _, entry in entries(language)}


def test_there_are_five_languages() -> None:
    assert languages() == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_messages_of_english_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_in_the_same_file_in_every_language(language: str) -> None:
    assert files(language) == files("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    counts = Counter(entry.id.name for _, entry in entries(language))
    assert [name for name, count in counts.items() if count > 1] == []


def test_every_computed_id_has_a_message() -> None:
    names = {f"reason-{name.replace('_', '-')}" for name, *_ in NAMES.values()}
    names |= {f"{what}-{step}" for what in ("question", "help", "now") for step in STEPS}
    names |= {f"form-{verb}" for verb in VERBS} | {f"move-{verb}" for verb in VERBS}
    names |= {f"rules-{section}" for section in SECTIONS}
    assert names - messages("en").keys() == set()


def test_every_message_is_used() -> None:
    used = StringLiterals()
    for path in SOURCES.parent.rglob("*.py"):
        used.visit(ast.parse(path.read_text("utf-8")))
    assert [name for name in messages("en") if not used.has(name) and not in_browser(name)] == []


def in_browser(name: str) -> bool:
    """Whether the web client uses a message, by a literal or a computed id."""
    parts = name.split("-")
    beginnings = ["-".join(parts[:count]) for count in range(1, len(parts))]
    client = browser_sources()
    return f'"{name}"' in client or any(f"`{begin}-${{" in client for begin in beginnings)


@cache
def browser_sources() -> str:
    """Return all sources of the web client as one text."""
    folder = Path(__file__).parents[2] / "web" / "src"
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    return "".join(path.read_text("utf-8") for path in paths)


class StringLiterals(ast.NodeVisitor):
    """Collects the string literals of sources, and patterns of the f-strings."""

    def __init__(self) -> None:
        """Start empty."""
        self.texts: set[str] = set()
        self.patterns: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        """Note a string, without the attribute of a message."""
        if isinstance(node.value, str):
            self.texts.add(node.value.partition(".")[0])

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Note a pattern, unless it would match almost everything."""
        parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        pattern = "".join(".+" if part is None else re.escape(str(part)) for part in parts)
        pattern = pattern.partition(re.escape("."))[0]
        if re.search("[a-z]{2}", pattern):
            self.patterns.add(pattern)

    def has(self, name: str) -> bool:
        """Whether the sources use a message."""
        return name in self.texts or any(re.fullmatch(part, name) for part in self.patterns)


def test_every_reason_has_the_numbers_of_its_rule() -> None:
    english = messages("en")
    for name, *numbers in NAMES.values():
        expected = {"now"} if numbers == ["step"] else set(numbers)
        assert english[f"reason-{name.replace('_', '-')}"][""] == expected


def test_a_language_falls_back_on_english() -> None:
    half, english = Bundle(FORMATS["nl"]), Bundle(FORMATS["en"])
    half.add(parse("none = geen\nlegions =\n    .other = iets"))
    english.add(parse("none = none\nlegions = Legions"))
    words = Words([half, english])
    assert (words("none"), words("legions"), words("legions.other")) == ("geen", "Legions", "iets")


def test_a_regional_language_is_the_language() -> None:
    assert load_language("en-GB")("none") == load_language("en_US.UTF-8")("none") == "none"


def test_the_error_for_an_unknown_language_lists_all_languages() -> None:
    with pytest.raises(LanguageError, match=r"no language 'tlh': there are .*en"):
        load_language("tlh")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LanguageError, match="aurei"):
        load_language()("aurei")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        load_language()("no-such-message")


@pytest.mark.parametrize("path", sorted(SOURCES.glob("*.py")), ids=lambda path: path.stem)
def test_sentences_are_in_fluent_files_and_not_in_python(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    documentation = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node not in documentation
        and not is_in_error(node, tree)
    ]
    assert [text for text in texts if len(text.split()) > 1 and any(map(str.isalpha, text))] == []


def is_in_error(constant: ast.Constant, tree: ast.Module) -> bool:
    """Whether a string is part of an error message for programmers."""
    assigned = (node for node in ast.walk(tree) if isinstance(node, ast.Assign))
    return any(
        isinstance(node.targets[0], ast.Name)
        and node.targets[0].id in {"message", "complaint"}
        and constant in ast.walk(node.value)
        for node in assigned
    )
