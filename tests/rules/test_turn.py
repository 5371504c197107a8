"""RULES.md 4: a round and its turns, and peeking."""

import pytest

from .arrange import given


def test_a_round_is_one_turn_for_each_player_clockwise_from_the_starter() -> None:
    game = given(players=4, seat=2, starter=2, legions=("W11",) * 5)
    seats = []
    for _ in range(4):
        seats.append(int(game.state.seat))
        game.play("peek")
    assert seats == [2, 3, 0, 1]
    assert game.state.round == 2


def test_a_turn_begins_with_a_choice_between_drawing_and_peeking() -> None:
    assert given().legal() == ["draw", "peek"]


def test_drawing_is_compulsory_and_then_come_buy_play_and_income_in_that_order() -> None:
    game = given(pile="S11 S12 S23 R11", coins=[5, 5])
    game.play("draw")
    assert all(move.split()[0] in {"take", "offer", "bury"} for move in game.legal())
    game.play("take S11", "bury S12", "offer S23 2")
    assert game.legal() == ["buy 1", "buy 2", "buy 3", "skip"]
    game.play("skip")
    assert game.legal() == ["end", "play S11"]
    game.play("play S11", "end")
    assert game.coins() == [7, 5]
    assert game.state.seat == 1


def test_buying_and_playing_are_not_compulsory() -> None:
    game = given(pile="")
    game.play("draw", "skip", "end")
    assert game.state.seat == 1


def test_peek_pays_two_aurei_and_the_turn_is_over_without_income() -> None:
    game = given(coins=[0, 3]).play("peek")
    assert game.coins() == [2, 3]
    assert (game.state.seat, game.state.active) == (1, 1)
    assert game.legal() == ["draw", "peek"]


def test_peek_is_noted_for_that_seat_alone_and_changes_no_card() -> None:
    game = given(players=3, legions=("W11",) * 4)
    hidden, pile = game.hidden(), game.pile()
    game.play("peek")
    assert list(game.state.peeked) == [1, 0, 0]
    assert game.hidden() == hidden
    assert game.pile() == pile


def test_a_player_may_peek_repeatedly() -> None:
    game = given(players=2, coins=[0, 0])
    game.play("peek", "peek", "peek", "peek")
    assert game.coins() == [4, 4]


@pytest.mark.parametrize("verb", ["draw", "peek"])
def test_cards_played_in_a_turn_do_not_count_in_the_next(verb: str) -> None:
    game = given(step="play", hands={0: "W11", 1: "W12"}, coins=[0, 0], pile="")
    game.play("play W11", "end", verb)
    if verb == "draw":
        game.play("skip", "play W12")
        assert game.coins() == [1, 2]
