"""RULES.md 5: the end of a round."""

import pytest

from .arrange import given
from .game import Game

FULL = "S11 S12 S23 R11 R12 R23"


def round_ends(
    *legions: str,
    pile: str = FULL,
    conspirator: int | None = None,
    starter: int = 0,
    rome_takes_last: bool = False,
) -> Game:
    """Return a game after the end of a round with these legions and this pile."""
    game = given(
        step="play",
        seat=1,
        turns_left=1,
        legions=legions,
        pile=pile,
        conspirator=conspirator,
        starter=starter,
        rome_takes_last=rome_takes_last,
    )
    return game.play("end")


def test_with_an_empty_pile_the_game_ends_and_rome_takes_nothing() -> None:
    game = round_ends("W11", "W23", pile="")
    assert game.state.is_over
    assert game.legions() == [["W11"], ["W23"]]
    assert game.rome() == ["W12", "L12", "I12"]


def test_with_the_option_rome_takes_a_last_group_before_the_game_ends() -> None:
    game = round_ends("W11", "W23", pile="", rome_takes_last=True)
    assert game.state.is_over
    assert game.legions() == [["W11"], []]
    assert game.rome() == ["W12", "W23", "L12", "I12"]


def test_with_the_option_and_no_group_left_the_game_just_ends() -> None:
    game = round_ends("", "", pile="", rome_takes_last=True)
    assert game.state.is_over
    assert game.rome() == ["W12", "L12", "I12"]


def test_with_an_empty_pile_the_starter_does_not_change() -> None:
    assert round_ends("W11", pile="", conspirator=1).state.starter == 0


def test_rome_empties_the_legion_with_the_highest_sum_of_printed_values() -> None:
    game = round_ends("W12", "W11 L11 L11", "W12")
    assert game.rome() == ["W11", "L11", "L11"]
    assert game.legions() == [["W12"], ["S11"], ["W12"]]


def test_the_sum_counts_not_the_number_of_cards_or_symbols() -> None:
    game = round_ends("W91 W91", "F13", "L10 L10 L10")
    assert game.rome() == ["F13"]


def test_the_lowest_number_breaks_a_tie() -> None:
    game = round_ends("W11", "W12", "F12", "A12")
    assert game.rome() == ["W12"]


def test_a_group_worth_nothing_is_taken_rather_than_an_empty_legion() -> None:
    game = round_ends("", "W10", "F10")
    assert game.rome() == ["W10"]
    assert game.legions() == [["S11"], ["S12"], ["F10"]]


def test_rome_knows_no_limit_and_no_discount() -> None:
    game = given(step="play", seat=1, turns_left=1, legions=("F91", "W13 W13"), rome="W91 F91")
    game.play("end")
    assert game.rome() == ["W13", "W13", "W91", "F91"]


def test_if_the_players_emptied_all_legions_rome_takes_nothing() -> None:
    game = round_ends("", "")
    assert game.rome() == []
    assert game.legions() == [["S11"], ["S12"]]


def test_romes_hidden_cards_stay_hidden_until_the_end() -> None:
    assert round_ends("W11").hidden() == ["W12", "L12", "I12"]


@pytest.mark.parametrize("conspirator", [0, 1])
def test_the_conspirator_becomes_the_starter(conspirator: int) -> None:
    game = round_ends("W11", conspirator=conspirator, starter=1 - conspirator)
    assert game.state.starter == conspirator
    assert (game.state.seat, game.state.active) == (conspirator, conspirator)


@pytest.mark.parametrize("starter", [0, 1])
def test_without_a_conspirator_the_starter_stays(starter: int) -> None:
    game = round_ends("W11", starter=starter)
    assert game.state.starter == game.state.seat == starter


def test_every_empty_legion_from_1_upwards_gets_one_card_from_the_top() -> None:
    game = round_ends("", "W23", "W11", "")
    assert game.legions() == [["S11"], ["S12"], ["W11"], ["S23"]]
    assert game.pile() == ["R11", "R12", "R23"]
    assert game.state.round == 2


def test_with_fewer_cards_than_empty_legions_the_game_ends_and_none_is_placed() -> None:
    game = round_ends("", "W23", "", pile="S11 S12", conspirator=1)
    assert game.state.is_over
    assert game.legions() == [[], [], []]
    assert game.pile() == ["S11", "S12"]
    assert game.rome() == ["W12", "W23", "L12", "I12"]
    assert game.state.starter == 1


def test_with_just_enough_cards_a_new_round_begins() -> None:
    game = round_ends("", "W23", "W11", pile="S11 S12")
    assert not game.state.is_over
    assert game.pile() == []
    assert game.legal() == ["draw", "peek"]
    assert game.state.turns_left == 2


def test_when_the_game_is_over_nothing_is_legal() -> None:
    assert round_ends("W11", pile="").legal() == []
