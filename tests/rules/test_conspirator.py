"""RULES.md 4, Primus Conspiratus."""

import pytest

from .arrange import given


def test_the_first_intrigue_makes_its_player_conspirator_at_once() -> None:
    game = given(step="play", hands={0: "I11"})
    assert game.conspirator() is None
    assert game.play("play I11").conspirator() == 0


def test_more_intrigue_symbols_than_the_conspirator_take_the_card_over() -> None:
    game = given(step="play", hands={0: "I23"}, displays={1: "I11"}, conspirator=1)
    assert game.play("play I23").conspirator() == 0


@pytest.mark.parametrize("theirs", ["I23", "I11 I11", "I31"])
def test_a_tie_or_fewer_symbols_change_nothing(theirs: str) -> None:
    game = given(step="play", hands={0: "I23"}, displays={1: theirs}, conspirator=1)
    assert game.play("play I23").conspirator() == 1


def test_symbols_count_not_cards() -> None:
    game = given(step="play", hands={0: "I31"}, displays={1: "I11 I11"}, conspirator=1)
    assert game.play("play I31").conspirator() == 0


def test_all_intrigue_of_the_display_counts() -> None:
    game = given(step="play", hands={0: "I11"}, displays={0: "I23", 1: "I23"}, conspirator=1)
    assert game.play("play I11").conspirator() == 0


def test_the_conspirator_who_plays_more_intrigue_stays_conspirator() -> None:
    game = given(step="play", hands={0: "I11"}, displays={0: "I11"}, conspirator=0)
    assert game.play("play I11").conspirator() == 0


def test_only_the_conspirators_symbols_are_compared() -> None:
    game = given(
        players=3,
        step="play",
        legions=("W11",) * 4,
        hands={0: "I11"},
        displays={0: "I11", 1: "I11", 2: "I11"},
        conspirator=2,
    )
    assert game.play("play I11").conspirator() == 0


def test_rome_never_counts() -> None:
    game = given(step="play", hands={0: "I11"}, rome="I91")
    assert game.play("play I11").conspirator() == 0


@pytest.mark.parametrize("card", ["W91", "S91", "L91"])
def test_other_categories_make_nobody_conspirator(card: str) -> None:
    game = given(step="play", hands={0: card})
    assert game.play(f"play {card}").conspirator() is None
