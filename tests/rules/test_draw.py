"""RULES.md 4, Draw: where cards go, and what is seen before deciding."""

import pytest

from .arrange import cards, given
from .game import Game


def drawing(pile: str, religion: int = 0, legions: tuple[str, ...] = ("W11", "")) -> Game:
    """Return a game in which seat 0, with these Religion symbols, has just begun to draw."""
    return given(pile=pile, displays={0: cards(R=religion)}, legions=legions).play("draw")


def verbs(game: Game) -> set[str]:
    """Return the verbs of the legal moves."""
    return {move.split(" ")[0] for move in game.legal()}


def test_three_cards_one_taken_one_offered_one_buried() -> None:
    game = drawing("S11 S12 S23 R11").play("take S11", "offer S12 2", "bury S23")
    assert game.hand(0) == ["S11"]
    assert game.legion(2) == ["S12"]
    assert game.pile() == ["R11", "S23"]
    assert "skip" in game.legal()


@pytest.mark.parametrize(
    "order",
    [
        ("take", "offer", "bury"),
        ("take", "bury", "offer"),
        ("offer", "take", "bury"),
        ("offer", "bury", "take"),
        ("bury", "take", "offer"),
        ("bury", "offer", "take"),
    ],
)
@pytest.mark.parametrize("religion", [0, 6])
def test_each_exactly_once_in_any_order(order: tuple[str, str, str], religion: int) -> None:
    game = drawing("S11 S12 S23 R11", religion)
    remaining = set(order)
    for verb, card in zip(order, ["S11", "S12", "S23"], strict=True):
        assert verbs(game) == remaining
        game.play(f"offer {card} 1" if verb == "offer" else f"{verb} {card}")
        remaining.remove(verb)


def test_a_card_may_be_offered_under_any_legion_an_empty_one_too() -> None:
    game = drawing("S11 S12 S23 R11", legions=("W11", "", "W12 L11"))
    assert [move for move in game.legal() if move.startswith("offer")] == [
        "offer S11 1",
        "offer S11 2",
        "offer S11 3",
    ]
    assert game.play("offer S11 3").legion(3) == ["W12", "L11", "S11"]


def test_with_exactly_three_cards_one_is_buried() -> None:
    game = drawing("S11 S12 S23").play("take S11", "offer S12 1", "bury S23")
    assert game.pile() == ["S23"]


def test_with_two_cards_one_is_taken_and_the_other_offered_in_either_order() -> None:
    game = drawing("S11 S12")
    assert game.legal() == ["offer S11 1", "offer S11 2", "take S11"]
    taken_first = game.copy().play("take S11")
    assert taken_first.legal() == ["offer S12 1", "offer S12 2"]
    offered_first = game.copy().play("offer S11 2")
    assert offered_first.legal() == ["take S12"]
    offered_first.play("take S12")
    assert "skip" in offered_first.legal()
    assert offered_first.pile() == []


def test_with_one_card_it_is_taken_or_offered() -> None:
    game = drawing("S11")
    assert game.legal() == ["offer S11 1", "offer S11 2", "take S11"]
    assert "skip" in game.copy().play("take S11").legal()
    assert "skip" in game.copy().play("offer S11 1").legal()


@pytest.mark.parametrize("pile", ["S11", "S11 S12"])
def test_with_one_or_two_cards_no_money_is_paid(pile: str) -> None:
    game = drawing(pile)
    while "skip" not in game.legal():
        game.play(game.legal()[-1])
    assert game.coins() == [5, 5]


def test_with_an_empty_pile_the_player_receives_two_aurei_and_goes_on_with_buying() -> None:
    game = drawing("")
    assert game.coins() == [7, 5]
    assert game.legal() == ["buy 1", "skip"]


@pytest.mark.parametrize("religion", [0, 1, 2])
def test_with_up_to_two_religion_each_card_is_placed_before_the_next_is_seen(religion: int) -> None:
    game = drawing("S11 S12 S23 R11", religion)
    assert game.in_view() == ["S11"]
    game.play("bury S11")
    assert game.in_view() == ["S12"]
    game.play("take S12")
    assert game.in_view() == ["S23"]


@pytest.mark.parametrize("religion", [3, 4, 5])
def test_with_three_to_five_religion_the_third_card_is_seen_after_one_was_offered_or_buried(
    religion: int,
) -> None:
    game = drawing("S11 S12 S23 R11", religion)
    assert game.in_view() == ["S11", "S12"]
    assert verbs(game) == {"offer", "bury"}
    offered = game.copy().play("offer S12 1")
    assert offered.in_view() == ["S11", "S23"]
    assert offered.legal() == ["bury S11", "bury S23", "take S11", "take S23"]
    buried = game.copy().play("bury S11")
    assert buried.in_view() == ["S12", "S23"]
    assert verbs(buried) == {"take", "offer"}


def test_with_three_religion_the_last_two_are_placed_in_either_order() -> None:
    game = drawing("S11 S12 S23 R11", 3).play("bury S11")
    game.copy().play("take S12", "offer S23 1")
    game.copy().play("offer S23 1", "take S12")
    last = game.copy().play("take S23")
    assert last.legal() == ["offer S12 1", "offer S12 2"]


def test_with_three_religion_and_two_cards_in_the_pile_one_may_be_taken_at_once() -> None:
    game = drawing("S11 S12", 3)
    assert game.in_view() == ["S11", "S12"]
    assert game.can("take S11")
    assert game.can("take S12")
    assert game.play("take S12").legal() == ["offer S11 1", "offer S11 2"]


@pytest.mark.parametrize("religion", [6, 7, 9])
def test_with_six_religion_all_three_are_seen_and_placed_in_any_order(religion: int) -> None:
    game = drawing("S11 S12 S23 R11", religion)
    assert game.in_view() == ["S11", "S12", "S23"]
    assert verbs(game) == {"take", "offer", "bury"}
    game.play("take S12")
    assert game.in_view() == ["S11", "S23"]
    assert verbs(game) == {"offer", "bury"}


@pytest.mark.parametrize("religion", [3, 6])
def test_no_more_cards_are_seen_than_there_are(religion: int) -> None:
    assert drawing("S11", religion).in_view() == ["S11"]
    assert drawing("S11 S12", religion).in_view() == ["S11", "S12"]


def test_religion_counts_by_symbols_and_by_the_moment_the_draw_begins() -> None:
    one_card_three_symbols = given(displays={0: "R31"}).play("draw")
    assert len(one_card_three_symbols.in_view()) == 2
    of_the_other_seat = given(displays={1: "R61"}).play("draw")
    assert len(of_the_other_seat.in_view()) == 1


def test_two_cards_of_one_kind_in_view_are_one_choice() -> None:
    game = drawing("S11 S11 S23 R11", 6, legions=("W11",))
    assert game.legal() == [
        "bury S11",
        "bury S23",
        "offer S11 1",
        "offer S23 1",
        "take S11",
        "take S23",
    ]
    assert game.play("bury S11").in_view() == ["S11", "S23"]


def test_a_card_taken_now_may_be_played_this_turn() -> None:
    game = drawing("S11 S12 S23 R11").play("take S11", "offer S12 1", "bury S23", "skip")
    assert game.can("play S11")
