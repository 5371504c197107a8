"""RULES.md 6: the end."""

import pickle

import pytest

from pax.rules import Result

from .arrange import cards, given, given_end
from .game import Game

SEVEN = "W11 F11 A11 R11 S11 L11 I11"


def result_of(game: Game) -> Result:
    """Return the result of a game that is over."""
    result = game.state.result()
    assert result is not None
    return result


def points(**end: object) -> tuple[int, ...]:
    """Return the points by seat of a game that ends like this."""
    return result_of(given_end(**end)).points  # type: ignore[arg-type]


def test_while_the_game_runs_there_is_no_result() -> None:
    assert given().state.result() is None


def test_romes_hidden_cards_join_the_face_up_ones() -> None:
    game = given_end(rome="W11", hidden="W12 F23 S24")
    assert game.rome() == ["W11", "W12", "F23", "S24"]
    assert list(game.state.rome_symbols) == [2, 2, 0, 0, 2, 0, 0]


def test_rome_holds_a_category_in_a_tie_even_0_to_0() -> None:
    beaten_in_three = given_end(displays={0: "W21 R21 S21"}, hidden="W11 R11 S11")
    assert result_of(beaten_in_three).rome_wins
    beaten_in_four = given_end(displays={0: "W21 R21 S21 L11"}, hidden="W11 R11 S11")
    assert not result_of(beaten_in_four).rome_wins
    tied_in_one = given_end(displays={0: "W21 R21 S21 L11"}, hidden="W11 R11 S11", rome="L11")
    assert result_of(tied_in_one).rome_wins


def test_a_single_player_must_be_stronger_not_all_together() -> None:
    together = given_end(displays={0: "W11 R21 S21 L11", 1: "W11"}, hidden="W11 R11 S11")
    assert result_of(together).rome_wins


def test_each_category_may_be_beaten_by_another_player() -> None:
    shared = given_end(displays={0: "W21 R21", 1: "S21 L11"}, hidden="W11 R11 S11")
    assert not result_of(shared).rome_wins


def test_if_rome_wins_the_conspirator_wins_the_game() -> None:
    result = result_of(given_end(players=3, displays={0: SEVEN}, rome=SEVEN, conspirator=2))
    assert result.rome_wins
    assert result.winners == (2,)


def test_if_rome_wins_and_there_is_no_conspirator_nobody_does() -> None:
    result = result_of(given_end(rome=SEVEN))
    assert result.rome_wins
    assert result.winners == ()


def test_if_the_players_win_the_most_points_win() -> None:
    result = result_of(given_end(displays={0: "W21 R21", 1: "S21 L11 I21"}, conspirator=0))
    assert not result.rome_wins
    assert result.points[1] > result.points[0]
    assert result.winners == (1,)


def test_equal_points_share_the_victory() -> None:
    displays = {0: "W31 R31 S31 L31", 2: "W31 R31 S31 L31"}
    result = result_of(given_end(players=3, displays=displays))
    assert result.winners == (0, 2)
    assert result.points[0] == result.points[2] > result.points[1]


def test_two_points_for_each_category_with_a_card_in_the_display() -> None:
    strong = " ".join(f"{letter}91" for letter in "WRSLI")
    assert points(displays={0: "W11 W12 R11"}, rome=strong, coins=[0, 9]) == (4, 4)


def test_three_points_for_each_category_in_which_the_player_is_stronger_than_rome() -> None:
    assert points(displays={0: "W21 R11", 1: "W11"}, hidden="W11 R11 S11", coins=[0, 9]) == (
        2 + 2 + 3,
        2 + 4,
    )


@pytest.mark.parametrize(
    ("fleet", "army", "bonus"),
    [(2, 0, 0), (3, 0, 1), (5, 0, 1), (6, 0, 2), (0, 2, 0), (0, 3, 1), (3, 3, 2), (5, 6, 3)],
)
def test_one_army_for_every_three_fleet_symbols_and_one_fleet_for_every_three_army(
    fleet: int, army: int, bonus: int
) -> None:
    shown = 2 * bool(fleet) + 2 * bool(army)
    rome = "F91 F91 A91 A91"
    total = points(displays={0: cards(F=fleet, A=army)}, rome=rome, coins=[0, 9])
    assert total[0] == shown + fleet + army + bonus


def test_bonuses_are_computed_from_printed_symbols_only() -> None:
    fleet_8_army_1 = points(displays={0: "F81 A11"}, rome="F91 F91 A91 A91", coins=[0, 9])
    assert fleet_8_army_1[0] == 4 + (8 + 0) + (1 + 2)


def test_bonuses_are_not_bound_by_the_limit_and_count_against_rome() -> None:
    game = given_end(displays={0: "F31"}, hidden="W11 R11 S11", coins=[0, 9])
    assert result_of(game).points[0] == 2 + 3 * 2 + 3 + 1


def test_rome_has_bonuses_too() -> None:
    without = points(displays={0: "A11"}, hidden="F21 R11 S11", coins=[0, 9])
    assert without[0] == 2 + 3 + 1
    with_bonus = points(displays={0: "A11"}, hidden="F31 R11 S11", coins=[0, 9])
    assert with_bonus[0] == 2 + 1
    fleet = points(displays={0: "F11"}, hidden="A31 R11 S11", coins=[0, 9])
    assert fleet[0] == 2 + 1


def test_strength_counts_in_points_also_where_rome_is_stronger() -> None:
    assert points(displays={0: "A21"}, rome="A91", coins=[0, 9])[0] == 2 + 2


def test_one_point_for_the_conspirator() -> None:
    assert points(coins=[0, 9], conspirator=0) == (1, 4)


def test_four_points_for_the_richest_by_aurei_plus_cards_in_hand() -> None:
    assert points(coins=[3, 4]) == (0, 4)
    assert points(coins=[3, 4], hands={0: "W24 W24"}) == (4, 0)


def test_all_who_tie_for_the_most_riches_get_the_four() -> None:
    assert points(players=3, coins=[3, 4, 2], hands={0: "W11"}) == (4, 4, 0)
    assert points(coins=[0, 0]) == (4, 4)


def test_cards_under_legions_or_in_the_pile_count_for_nobody() -> None:
    game = given(step="play", turns_left=1, legions=("", ""), pile="R91", hidden="W11 F11 A11")
    result = result_of(game.play("end"))
    assert result.points == (4, 0)
    assert list(game.state.rome_symbols) == [1, 1, 1, 0, 0, 0, 0]


def test_rome_wins_with_exactly_four_categories() -> None:
    hidden = "W11 F11 A11"
    three = given_end(displays={0: "R11 S11 L11 I11"}, hidden=hidden)
    assert not result_of(three).rome_wins
    four = given_end(displays={0: "R11 S11 L11"}, hidden=hidden)
    assert result_of(four).rome_wins


def test_a_result_can_be_sent_to_another_process() -> None:
    result = result_of(given_end(displays={0: SEVEN}, conspirator=0))
    twin = pickle.loads(pickle.dumps(result))  # noqa: S301 - our own
    assert (twin.rome_wins, twin.winners, twin.points) == (
        result.rome_wins,
        result.winners,
        result.points,
    )
