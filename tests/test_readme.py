"""The README is executed: its library tour as a doctest, its commands by the program."""

import doctest
from pathlib import Path

import pytest

import pax
from pax.cli.lazy_commands import load
from tests.cli.program import run
from tools.build.sources import ROOT

README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = [line.split()[1:] for line in README.splitlines() if line.startswith("    pax ")]
UNTIL_STOPPED = {"play", "table", "serve"}
"""Commands that run until somebody stops them: only their arguments are parsed here."""


def test_the_library_tour_prints_what_it_shows() -> None:
    tour = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert len(tour.examples) > 10
    failures: list[str] = []
    doctest.DocTestRunner(verbose=False).run(tour, out=failures.append)
    assert "".join(failures) == ""


def test_the_commands_work_in_this_order(tmp_path: Path) -> None:
    for words in COMMANDS:
        if words[0] not in UNTIL_STOPPED:
            done = run(*words, folder=tmp_path)
            assert done.code == 0, done.err
    assert (tmp_path / "games.jsonl").exists()


@pytest.mark.parametrize(
    "words", [words for words in COMMANDS if words[0] in UNTIL_STOPPED], ids=" ".join
)
def test_a_command_that_runs_until_stopped_accepts_its_arguments(words: list[str]) -> None:
    name, *arguments = words
    load(name).make_context(name, arguments)  # raises for an unknown option or a wrong value


@pytest.mark.parametrize("name", pax.__all__)
def test_every_name_in_all_can_be_imported(name: str) -> None:
    assert getattr(pax, name) is not None
    assert name in dir(pax)


def test_dir_lists_the_public_names_alone() -> None:
    assert {name for name in dir(pax) if not name.startswith("__")} == set(pax.__all__)


def test_deal_returns_a_game() -> None:
    assert isinstance(pax.deal(["Livia", "Decimus"]), pax.Game)
    assert pax.deal(["Livia"], level=3, seed=1).pile == pax.deal(["Livia"], level=3, seed=1).pile
    assert pax.deal(["a", "b"]).pile != pax.deal(["a", "b"]).pile


@pytest.mark.parametrize("name", ["nonsense", "State", "random_games"])
def test_an_unknown_name_raises_attribute_error(name: str) -> None:
    with pytest.raises(AttributeError, match=f"'pax' has no attribute '{name}'"):
        getattr(pax, name)
