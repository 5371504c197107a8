"""The bots play as they did: a difference means that other moves are chosen from now on."""

import pytest

from tests.bots.golden.games import FOLDER, GAMES, golden_text


@pytest.mark.parametrize("name", GAMES)
def test_the_bots_choose_as_they_did(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden_text(name) == expected, "if this is meant, run make golden-bots, read the diff"


def test_there_is_no_other_golden_game_of_bots() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
