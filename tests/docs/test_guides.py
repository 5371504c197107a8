"""Every example of the guides is executed: sessions as doctests, files and commands for real."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from pax.cli.lazy_commands import load
from tests.cli.program import run
from tools.build.sources import ROOT

GUIDES = ("write-a-bot", "library-guide")
FILE = re.compile(r"```python\n# (\S+\.py)\n(.*?)```", re.DOTALL)


def page(name: str) -> str:
    """Return the text of a page."""
    return (ROOT / "docs" / f"{name}.md").read_text("utf-8")


def commands(name: str) -> list[list[str]]:
    """Return the commands of a page."""
    lines = [line for line in page(name).splitlines() if line.startswith("    pax ")]
    return [shlex.split(line, comments=True)[1:] for line in lines]


@pytest.mark.parametrize("name", GUIDES)
def test_a_session_prints_what_it_shows(name: str) -> None:
    session = doctest.DocTestParser().get_doctest(page(name), {}, name, name, 0)
    assert session.examples
    failures: list[str] = []
    doctest.DocTestRunner(verbose=False).run(session, out=failures.append)
    assert "".join(failures) == ""


def test_the_bot_of_the_guide_plays_and_is_measured(tmp_path: Path) -> None:
    text = page("write-a-bot")
    files = FILE.findall(text)
    assert len(files) == text.count("```python")
    for name, content in files:
        (tmp_path / name).write_text(content, "utf-8")
    assert len(commands("write-a-bot")) == 3
    for words in commands("write-a-bot"):
        done = run(*words, folder=tmp_path)
        assert done.code == 0, done.err
        assert "crashed" not in done.out + done.err
    done = run("arena", "my_bots.Trader:gred=3", "random", "-n", "1", folder=tmp_path)
    assert "Trader has no option gred; there is: greed" in done.out + done.err


@pytest.mark.parametrize("words", commands("bots"), ids=" ".join)
def test_a_command_that_takes_minutes_accepts_its_arguments(words: list[str]) -> None:
    name, *arguments = words
    load(name).make_context(name, arguments)  # raises for an unknown option or a wrong value
