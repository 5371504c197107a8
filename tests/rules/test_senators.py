"""RULES.md 4, Senators with 5 to 8 players."""

import pytest

from pax.rules.position import BUYING

from .arrange import given
from .game import Game


def after_a_senator(  # noqa: PLR0913 - what the others have matters
    *,
    players: int = 5,
    seat: int = 0,
    played: tuple[str, ...] = ("S11",),
    hands: dict[int, str] | None = None,
    coins: list[int] | None = None,
    displays: dict[int, str] | None = None,
    conspirator: int | None = None,
    turns_left: int | None = None,
) -> Game:
    """Return a game in which the active player has just played these cards and got income."""
    game = given(
        players=players,
        seat=seat,
        step="play",
        legions=("W11",) * (players + 1),
        hands={**(hands or {}), seat: " ".join(played)},
        coins=coins,
        displays=displays or {},
        conspirator=conspirator,
        turns_left=turns_left,
    )
    for card in played:
        game.play(f"play {card}")
    return game.play("end")


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_each_other_seat_in_turn_order_gets_one_optional_play(players: int) -> None:
    game = after_a_senator(players=players, seat=3)
    asked = []
    while game.legal() == ["pass"]:
        asked.append(int(game.state.seat))
        assert game.state.active == 3
        game.play("pass")
    assert asked == [(3 + step) % players for step in range(1, players)]
    assert (game.state.seat, game.state.active) == (4 % players, 4 % players)
    assert game.legal() == ["draw", "peek"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_players_nobody_else_plays(players: int) -> None:
    game = after_a_senator(players=players, hands={1: "W11"})
    assert game.legal() == ["draw", "peek"]


def test_without_a_senator_nobody_else_plays() -> None:
    game = after_a_senator(played=("W11",), hands={1: "W11"})
    assert game.legal() == ["draw", "peek"]


def test_it_comes_after_the_active_players_income() -> None:
    assert after_a_senator(coins=[0, 5, 5, 5, 5]).coins() == [2, 5, 5, 5, 5]


def test_any_one_card_from_the_hand_for_one_aureus_without_income() -> None:
    game = after_a_senator(hands={1: "W11 R12 F11"})
    assert game.legal() == ["pass", "play R12", "play W11"]
    game.play("play R12")
    assert game.coins()[1] == 4
    assert game.display(1) == ["R12"]
    assert game.hand(1) == ["W11", "F11"]
    assert game.state.seat == 2


def test_the_limit_holds_here_too() -> None:
    game = after_a_senator(hands={1: "F11 F23"}, displays={1: "L11"})
    assert game.legal() == ["pass", "play F11"]


def test_a_seat_without_aurei_can_only_pass() -> None:
    game = after_a_senator(hands={1: "W11"}, coins=[5, 0, 5, 5, 5])
    assert game.legal() == ["pass"]


def test_the_price_is_one_aureus_however_many_cards_the_active_player_played() -> None:
    game = after_a_senator(played=("S11", "W11", "W12"), hands={1: "W11"}, coins=[9, 1, 5, 5, 5])
    assert game.play("play W11").coins()[1] == 0


def test_it_can_make_its_player_conspirator_at_once() -> None:
    game = after_a_senator(hands={1: "I11", 2: "I23"})
    assert game.play("play I11").conspirator() == 1
    assert game.play("play I23").conspirator() == 2


def test_a_senator_played_this_way_starts_nothing_further() -> None:
    game = after_a_senator(hands={1: "S12"}).play("play S12", "pass", "pass", "pass")
    assert game.legal() == ["draw", "peek"]
    assert game.state.seat == 1


def test_once_a_turn_however_many_senators() -> None:
    game = after_a_senator(played=("S11", "S12", "S23"), coins=[9, 5, 5, 5, 5])
    game.play("pass", "pass", "pass", "pass")
    assert game.legal() == ["draw", "peek"]


def test_a_senator_and_an_intrigue_still_let_the_others_play() -> None:
    game = after_a_senator(played=("S11", "I11"))
    assert game.legal() == ["pass"]
    assert game.coins()[0] == 4


def test_it_never_affects_its_players_own_turn() -> None:
    game = after_a_senator(hands={1: "I11 W11 W12"}, coins=[5, 1, 5, 5, 5])
    game.play("play I11", "pass", "pass", "pass")
    game.state.step = BUYING
    game.play("skip", "play W11")
    assert game.coins()[1] == 0
    assert game.play("end").coins()[1] == 1


def test_the_round_ends_after_the_last_answer() -> None:
    game = after_a_senator(turns_left=1)
    assert game.state.round == 1
    game.play("pass", "pass", "pass", "pass")
    assert game.state.round == 2
