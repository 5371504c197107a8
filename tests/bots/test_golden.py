"""Golden games: a difference means that the bots choose other moves than before."""

import pytest

from tests.bots.golden.games import FOLDER, GAMES, golden_text


@pytest.mark.parametrize("name", GAMES)
def test_the_bots_choose_the_same_moves_as_in_the_golden_game(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden_text(name) == expected, "if intended, run make golden-bots and read the diff"


def test_every_golden_file_belongs_to_a_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
