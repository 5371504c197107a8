"""The sources of the site: links, the parts of the README, and the players' pages."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from pax.text import SECTIONS, languages, load_language, rules_block
from pax.text.fluent import parse
from tools.build.sources import ROOT
from tools.docs import players, stage
from tools.docs.stage import UnknownPageError, linked, sections


@pytest.mark.parametrize(
    ("source", "link", "here", "expected"),
    [
        ("docs/hosting.md", "load.md", "hosting.md", "load.md"),
        ("docs/hosting.md", "../SECURITY.md", "hosting.md", "security.md"),
        ("docs/api.md", "../README.md#as-a-library", "api.md", "tutorial.md"),
        ("docs/decisions/0013-installs-that-fit.md", "../load.md", "decisions/x.md", "../load.md"),
        ("SECURITY.md", "examples/fair_deal.py", "security.md", "files/examples/fair_deal.py"),
        ("README.md", "docs/api.md#stable", "index.md", "api.md#stable"),
        ("README.md", "https://example.org/a.md", "index.md", "https://example.org/a.md"),
    ],
)
def test_a_link_of_the_repository_becomes_one_of_the_site(
    tmp_path: Path, source: str, link: str, here: str, expected: str
) -> None:
    assert linked(link, source, here, tmp_path) == expected


def test_a_link_without_a_target_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UnknownPageError, match=r"docs/api\.md: no page for the link nothing\.md"):
        linked("nothing.md", "docs/api.md", "api.md", tmp_path)


def test_headings_in_code_begin_no_section() -> None:
    text = "# A\n\n## B\n```\n## no\n```\n## C\nend\n"
    assert sections(text) == {"": "# A\n\n", "B": "## B\n```\n## no\n```\n", "C": "## C\nend\n"}


def test_every_page_of_the_repository_is_in_the_contents(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {path.stem for path in (ROOT / "docs").glob("*.md")} - {"index"}
    assert pages <= {name for names in stage.contents().values() for name in names}
    monkeypatch.setattr(stage, "CONTENTS", {})
    assert set(stage.contents()["More"]) == pages


def test_the_players_pages_are_in_every_language() -> None:
    assert sorted(players.LANGUAGES) == languages()
    texts = {code: messages(players.LOCALES / f"{code}.ftl") for code in players.LANGUAGES}
    assert all(set(text) == set(texts["en"]) for text in texts.values())
    source = Path(players.__file__).read_text("utf-8")
    assert [name for name in texts["en"] if f'"{name}"' not in source.replace("'", '"')] == []


def messages(file: Path) -> list[str]:
    """Return the names of the messages in a file."""
    body = parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", sorted(players.LANGUAGES))
def test_the_rules_are_those_of_the_program(language: str) -> None:
    words = load_language(language)
    page = players.rules(words)
    for section in SECTIONS:
        block = rules_block(section, words)
        assert f"## {players.escaped(block.heading)}\n" in page
        assert all(players.escaped(line) in page for line in block.lines)


def test_what_markdown_would_read_is_escaped() -> None:
    assert players.escaped("a_b *c* [d] <e> F23") == r"a\_b \*c\* \[d\] \<e\> F23"
    assert re.sub(r"\\(.)", r"\1", players.escaped("{x}`y`#|")) == "{x}`y`#|"
