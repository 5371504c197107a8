"""RULES.md 4, Income."""

import pytest

from .arrange import given


def income(display: str, *played: str) -> int:
    """Return the income of a turn in which these cards are played onto a display."""
    game = given(step="play", hands={0: " ".join(played)}, displays={0: display}, coins=[50, 0])
    for card in played:
        game.play(f"play {card}")
    before = game.coins()[0]
    return game.play("end").coins()[0] - before


def test_no_card_played_brings_two_aurei() -> None:
    assert income("W11 W12 W23") == 2


@pytest.mark.parametrize("others", [(), ("W11",), ("S11",), ("W11", "S11", "L11")])
def test_an_intrigue_played_brings_nothing_at_all(others: tuple[str, ...]) -> None:
    assert income("W11 W11 W11", *others, "I11") == 0
    assert income("W11 W11 W11", "I11", *others) == 0


def test_an_intrigue_from_an_earlier_turn_does_not_reduce_income() -> None:
    assert income("I11 I11 I11", "W11") == 1


@pytest.mark.parametrize("category", "WFARL")
def test_the_cards_of_the_category_count_not_the_symbols(category: str) -> None:
    display = f"L91 {category}23 {category}23"
    expected = 4 if category == "L" else 3
    assert income(display, f"{category}23") == expected


def test_the_highest_count_among_the_categories_that_received_a_card() -> None:
    assert income("W11 W11 R11 R11 R11", "W12", "R12") == 4
    assert income("W11 W11 R11 R11 R11", "W12", "L12") == 3


def test_a_category_that_received_nothing_does_not_count() -> None:
    assert income("L11 L11 L11 L11 L11", "R11") == 1


def test_a_senator_played_brings_one_more() -> None:
    assert income("", "S11") == 2
    assert income("W11 W11", "W11", "S11") == 4


def test_several_senators_bring_one_more_only_once() -> None:
    assert income("", "S11", "S12") == 3
    assert income("S11", "S11", "S12", "S23") == 5


def test_a_senator_from_an_earlier_turn_brings_nothing_more() -> None:
    assert income("S11 S11", "W11") == 1


def test_income_goes_by_the_active_players_own_display() -> None:
    game = given(step="play", hands={0: "W11"}, displays={1: "W11 W11 W11"}, coins=[0, 0])
    assert game.play("play W11", "end").coins() == [1, 0]
