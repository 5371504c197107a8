"""RULES.md 9: the nine worked examples."""

import pytest

from .arrange import cards, given, given_end


def test_1_pay_one_receive_three() -> None:
    game = given(step="play", hands={0: "W11 L11"}, displays={0: "W12 W23"}, coins=[5, 0])
    game.play("play W11", "play L11")
    assert game.coins()[0] == 4
    assert game.play("end").coins()[0] == 7


def test_2_with_land_2_and_intrigue_5_fleet_may_reach_5_and_so_may_army() -> None:
    game = given(step="play", hands={0: "F51 F11 A51 A11"}, displays={0: "L21 I51"}, coins=[9, 9])
    game.play("play F51", "play A51")
    assert game.legal() == ["end"]


@pytest.mark.parametrize(("wealth", "price"), [(0, 4), (3, 3), (12, 0), (15, 0)])
def test_3_a_legion_with_l11_and_i23_costs_4_or_3_or_nothing(wealth: int, price: int) -> None:
    display = " ".join(["W31"] * (wealth // 3))
    game = given(step="buy", legions=("L11 I23",), displays={0: display}).play("buy 1")
    assert game.coins()[0] == 5 - price


@pytest.mark.parametrize(
    ("more_intrigue", "rome_wins", "winners"), [(0, False, (0,)), (2, True, (1,))]
)
def test_4_the_end_of_a_game(more_intrigue: int, rome_wins: bool, winners: tuple[int, ...]) -> None:
    game = given_end(
        displays={
            0: cards(W=2, F=3, A=1, R=2, L=3),
            1: cards(W=1, A=3, R=1, S=2, I=3),
        },
        rome=cards(W=1, F=4, A=3, R=1) + " " + cards(I=more_intrigue),
        hidden="S21 L11 I11",
        coins=[1, 2],
        hands={0: "W11", 1: "W11 W12 W23"},
        conspirator=1,
    )
    result = game.state.result()
    assert result is not None
    assert (result.rome_wins, result.winners) == (rome_wins, winners)
    if not rome_wins:
        assert result.points == (10 + 9 + 2 + 3, 10 + 3 + 3 + 1 + 1 + 4)


@pytest.mark.parametrize(
    ("display", "played", "brings"),
    [
        ("", "S11", 2),
        ("", "S11 S12", 3),
        ("", "S11 I11", 0),
        ("L11 L11 L11 L11 L11", "R11", 1),
        ("W23 L11 L11", "W23 L11", 3),
    ],
)
def test_5_income_of_turns(display: str, played: str, brings: int) -> None:
    game = given(step="play", hands={0: played}, displays={0: display}, coins=[9, 9])
    game.play(*[f"play {card}" for card in played.split()])
    before = game.coins()[0]
    assert game.play("end").coins()[0] == before + brings


def test_6_a_buried_card_is_not_drawn_again_this_turn() -> None:
    game = given(pile="S11 S12 S23").play("draw", "bury S11", "take S12", "offer S23 1")
    assert game.pile() == ["S11"]
    assert game.can("skip")


def test_6_with_a_pile_of_4_the_next_player_draws_from_2() -> None:
    game = given(pile="S11 S12 S23 R11").play("draw", "bury S11", "take S12", "offer S23 1")
    game.play("skip", "end", "draw")
    assert game.in_view() == ["R11"]
    assert not game.can("bury R11")
    assert game.play("take R11").in_view() == ["S11"]


def test_7_the_two_aurei_for_not_drawing_come_before_buying() -> None:
    game = given(pile="", coins=[1, 0], legions=("W12 W11",)).play("draw", "buy 1")
    assert game.coins() == [0, 0]


def test_8_legions_2_and_3_are_both_worth_4_and_rome_empties_2() -> None:
    game = given(step="play", turns_left=1, legions=("W11", "W24", "F11 A11 L12")).play("end")
    assert game.rome() == ["W24"]


def test_9_two_legions_are_filled_with_exactly_2_cards_and_a_whole_round_is_played() -> None:
    game = given(step="play", turns_left=1, legions=("", "W24", "W11"), pile="S11 S12").play("end")
    assert game.legions() == [["S11"], ["S12"], ["W11"]]
    assert game.pile() == []
    game.play("draw", "skip", "end", "draw", "skip")
    assert not game.state.is_over
    assert game.play("end").state.is_over
