"""RULES.md 8: each option changes its rule and nothing else."""

import pytest

from pax.decks import built_in_deck
from pax.rules import solo, standard

from .arrange import given

CARDS = built_in_deck().cards


def test_by_default_a_solo_player_may_not_peek_and_rome_takes_no_last_group() -> None:
    for setup in (standard(CARDS, 2), solo(CARDS, 1)):
        assert not setup.solo_peek
        assert not setup.rome_takes_last


@pytest.mark.parametrize("solo_peek", [False, True])
def test_solo_peek_does_not_matter_to_several_players(solo_peek: bool) -> None:
    assert given(players=2, solo_peek=solo_peek).legal() == ["draw", "peek"]


def test_a_solo_player_who_peeks_gains_two_aurei_and_rome_takes_its_group() -> None:
    game = given(players=1, solo_peek=True, legions=("W11", "W12")).play("peek")
    assert game.coins() == [7]
    assert game.rome() == ["W12"]


@pytest.mark.parametrize("rome_takes_last", [False, True])
def test_rome_takes_last_changes_nothing_while_the_pile_has_cards(rome_takes_last: bool) -> None:
    game = given(step="play", turns_left=1, rome_takes_last=rome_takes_last).play("end")
    assert game.rome() == ["W11"]
    assert not game.state.is_over


def test_rome_takes_last_changes_nothing_if_the_pile_is_too_small_to_refill() -> None:
    for option in (False, True):
        game = given(
            step="play", turns_left=1, legions=("", "W11"), pile="S11", rome_takes_last=option
        )
        game.play("end")
        assert game.state.is_over
        assert game.rome() == ["W11", "W12", "L12", "I12"]


def test_set_ups_store_their_options() -> None:
    for setup in (
        standard(CARDS, 3, solo_peek=True, rome_takes_last=True),
        solo(CARDS, 2, solo_peek=True, rome_takes_last=True),
    ):
        assert setup.solo_peek
        assert setup.rome_takes_last
