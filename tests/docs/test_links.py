"""The check of the site finds what it is for."""

from pathlib import Path

import pytest

from tools.docs.links import problems

FINE = '<h1 id="top">x</h1><a href="#top">x</a><a href="b.html#part">y</a><img src="x.png">'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (FINE, None),
        ('<a href="https://example.org/">a link elsewhere is no problem</a>', None),
        ('<a href="c.html">x</a>', "broken link: c.html"),
        ('<a href="b.html#no">x</a>', "broken link: b.html#no"),
        ('<a href="#no">x</a>', "broken link: #no"),
        ('<img src="y.png">', "loads a missing file: y.png"),
        ('<script src="https://example.org/a.js"></script>', "loads https://example.org/a.js"),
        ('<link rel="stylesheet" href="//example.org/a.css">', "loads //example.org/a.css"),
        ('<p style="background: url(//example.org/a.png)">', "loads //example.org/a.png"),
    ],
)
def test_a_page_is_checked(tmp_path: Path, text: str, problem: str | None) -> None:
    (tmp_path / "a.html").write_text(text, "utf-8")
    (tmp_path / "b.html").write_text('<p id="part">', "utf-8")
    (tmp_path / "x.png").touch()
    found = [each.partition(": ")[2] for each in problems(tmp_path)]
    assert found == ([problem] if problem else [])


def test_a_style_sheet_is_checked(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@import 'https://example.org/font.css';", "utf-8")
    assert problems(tmp_path) == ["a.css: loads https://example.org/font.css"]
