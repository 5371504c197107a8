"""The golden games are unchanged: a difference is a change that users can see."""

import pytest

from tests.golden.games import FOLDER, GAMES, golden_text


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_unchanged(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden_text(name) == expected, "if this is meant, run make golden and read the diff"


def test_there_is_no_other_golden_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
