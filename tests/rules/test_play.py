"""RULES.md 4, Play: prices and the limit."""

import pytest

from .arrange import cards, given
from .game import Game


def test_a_card_goes_from_the_hand_to_the_display() -> None:
    game = given(step="play", hands={0: "W11 R12"}).play("play R12")
    assert game.hand(0) == ["W11"]
    assert game.display(0) == ["R12"]
    assert game.display(1) == []


def test_the_kth_card_of_a_turn_costs_k_minus_1_aurei() -> None:
    game = given(step="play", hands={0: "W11 W11 R12 S11"}, coins=[6, 5])
    left = []
    for card in ["W11", "W11", "R12", "S11"]:
        game.play(f"play {card}")
        left.append(game.coins()[0])
    assert left == [6, 5, 3, 0]
    assert game.legal() == ["end"]


def test_without_the_aurei_no_further_card_is_played() -> None:
    game = given(step="play", hands={0: "W11 W12 W23"}, coins=[1, 5])
    game.play("play W11")
    assert game.can("play W12")
    game.play("play W12")
    assert game.legal() == ["end"]


def test_equal_cards_in_the_hand_are_one_choice() -> None:
    assert given(step="play", hands={0: "W11 W11 W12"}).legal() == ["end", "play W11", "play W12"]


def test_playing_may_stop_at_any_time() -> None:
    game = given(step="play", hands={0: "W11 W12"}).play("play W11")
    assert game.can("end")
    assert game.play("end").hand(0) == ["W12"]


@pytest.mark.parametrize("category", "FA")
@pytest.mark.parametrize(
    ("land", "intrigue", "there", "allowed"),
    [
        (0, 0, 0, False),
        (1, 0, 0, False),
        (2, 0, 0, True),
        (0, 2, 0, True),
        (1, 1, 0, False),
        (3, 2, 1, True),
        (3, 3, 2, False),
        (2, 5, 3, True),
        (2, 5, 4, False),
    ],
)
def test_the_limit_is_the_larger_of_land_and_intrigue_not_the_sum(
    category: str, land: int, intrigue: int, there: int, allowed: bool
) -> None:
    display = cards(L=land, I=intrigue, **{category: there})
    game = given(step="play", hands={0: f"{category}23"}, displays={0: display})
    assert game.can(f"play {category}23") is allowed


def test_fleet_and_army_are_each_within_the_limit_on_their_own() -> None:
    game = given(step="play", hands={0: "F23 A23"}, displays={0: "L21"})
    assert game.play("play F23", "play A23").display(0) == ["F23", "A23", "L21"]


@pytest.mark.parametrize("card", ["W91", "R91", "S91", "L91", "I91"])
def test_other_categories_have_no_limit(card: str) -> None:
    assert given(step="play", hands={0: card}).can(f"play {card}")


def limited(hand: str) -> Game:
    """Return a game with an empty display and this hand."""
    return given(step="play", hands={0: hand})


@pytest.mark.parametrize("room", ["L23", "I23"])
def test_a_land_or_intrigue_played_first_makes_room_in_the_same_turn(room: str) -> None:
    game = limited(f"F12 {room}")
    assert not game.can("play F12")
    assert game.play(f"play {room}").can("play F12")


def test_the_limit_goes_by_the_players_own_display() -> None:
    game = given(step="play", hands={0: "F11"}, displays={1: "L91"})
    assert game.legal() == ["end"]


def test_a_fleet_over_the_limit_does_not_block_a_smaller_one() -> None:
    game = given(step="play", hands={0: "F11 F23"}, displays={0: "L11"})
    assert game.legal() == ["end", "play F11"]


def test_a_blank_in_the_hand_has_no_legal_play() -> None:
    game = given(step="play", hands={0: "W11"})
    for blank in range(game.state.cards.kinds, game.state.cards.rows):
        game.state.add_to_hand(0, blank)
    assert game.legal() == ["end", "play W11"]
