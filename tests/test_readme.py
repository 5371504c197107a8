"""What the README shows is true: its tour is played, its commands are run."""

import doctest
from pathlib import Path

import pytest

import pax
from tests.cli.program import run
from tools.build.sources import ROOT

README = (ROOT / "README.md").read_text("utf-8")


def test_the_tour_shows_what_happens() -> None:
    tour = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert len(tour.examples) > 10
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(tour, out=told.append)
    assert "".join(told) == ""


def test_the_commands_work_one_after_the_other(tmp_path: Path) -> None:
    commands = [line.split() for line in README.splitlines() if line.startswith("    pax ")]
    for _, *words in commands:
        if words[0] not in {"play", "table"}:  # these go on until somebody stops them
            done = run(*words, folder=tmp_path)
            assert done.code == 0, done.err
    assert (tmp_path / "games.jsonl").exists()


@pytest.mark.parametrize("name", pax.__all__)
def test_the_front_door_opens_to_everything_it_names(name: str) -> None:
    assert getattr(pax, name) is not None
    assert name in dir(pax)


def test_the_front_door_shows_nothing_that_it_is_built_with() -> None:
    assert {name for name in dir(pax) if not name.startswith("__")} == set(pax.__all__)


def test_the_front_door_deals_games_not_piles() -> None:
    assert isinstance(pax.deal(["Livia", "Decimus"]), pax.Game)
    assert pax.deal(["Livia"], level=3, seed=1).pile == pax.deal(["Livia"], level=3, seed=1).pile
    assert pax.deal(["a", "b"]).pile != pax.deal(["a", "b"]).pile


@pytest.mark.parametrize("name", ["nonsense", "State", "random_games"])
def test_what_is_not_there_is_no_attribute(name: str) -> None:
    with pytest.raises(AttributeError, match=f"'pax' has no attribute '{name}'"):
        getattr(pax, name)
