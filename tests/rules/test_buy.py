"""RULES.md 4, Buy."""

import pytest

from .arrange import cards, given


def test_a_group_is_bought_whole_for_the_sum_of_its_values_and_goes_into_the_hand() -> None:
    game = given(step="buy", legions=("W12 F23 A11", "L11"), coins=[6, 5]).play("buy 1")
    assert game.coins() == [0, 5]
    assert game.hand(0) == ["W12", "F23", "A11"]
    assert game.legions() == [[], ["L11"]]


def test_at_most_one_group_a_turn() -> None:
    game = given(step="buy", legions=("W11", "L11")).play("buy 2")
    assert game.legal() == ["end", "play L11"]


def test_buying_is_optional() -> None:
    game = given(step="buy").play("skip")
    assert game.coins() == [5, 5]
    assert game.legal() == ["end"]


def test_an_empty_legion_is_not_for_sale() -> None:
    assert given(step="buy", legions=("", "L11")).legal() == ["buy 2", "skip"]


def test_a_group_must_be_paid_for() -> None:
    game = given(step="buy", legions=("W12", "W23", "W24"), coins=[3, 9])
    assert game.legal() == ["buy 1", "buy 2", "skip"]


@pytest.mark.parametrize(
    ("wealth", "price"), [(0, 4), (2, 4), (3, 3), (5, 3), (6, 2), (8, 2), (9, 1)]
)
def test_one_aureus_less_for_every_three_wealth_symbols(wealth: int, price: int) -> None:
    game = given(step="buy", legions=("A12 A12",), displays={0: cards(W=wealth)}).play("buy 1")
    assert game.coins()[0] == 5 - price


def test_the_discount_goes_by_symbols_of_the_buyers_own_display() -> None:
    three_cards = given(step="buy", legions=("A12",), displays={0: "W11 W11 W11", 1: "W91"})
    assert three_cards.play("buy 1").coins() == [4, 5]


def test_a_price_is_never_below_0() -> None:
    game = given(step="buy", legions=("A11",), displays={0: "W91"}, coins=[0, 0]).play("buy 1")
    assert game.coins() == [0, 0]
    assert game.hand(0) == ["A11"]


def test_a_group_worth_nothing_is_free() -> None:
    assert given(step="buy", legions=("A10",), coins=[0, 0]).play("buy 1").coins() == [0, 0]


def test_bought_cards_may_be_played_this_turn() -> None:
    game = given(step="buy", legions=("W12 S11",)).play("buy 1")
    assert game.legal() == ["end", "play S11", "play W12"]


def test_the_legion_is_not_refilled_during_the_round_but_cards_may_be_offered_there() -> None:
    game = given(step="buy", legions=("W11", "L11"), pile="S11 S12 S23 R11")
    game.play("buy 1", "end", "draw")
    assert game.legion(1) == []
    assert game.play("offer S11 1").legion(1) == ["S11"]
    assert game.play("take S12", "bury S23").can("buy 1")
    assert game.play("buy 1").hand(1) == ["S11", "S12"]
