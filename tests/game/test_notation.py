"""Moves as text: one text for each move, and a clear error for anything else."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax.decks import built_in_deck
from pax.game import Game, GameConfig, MalformedMove, Notation
from pax.rules import Rng

NOTATION = Notation(built_in_deck())


MOVES = """
lay F23, keep W11, draw, peek, take I24, offer A12 2, bury L11, buy 3, skip, play S12, end, pass
"""
NO_MOVES = """
, ,Draw,draw , draw,take,take f23,take F99,take F23 1,offer F23,offer F23 0,offer F23 16,buy,buy 0
offer F23 02,offer 2 F23,buy -1,buy 1.0,buy \u0661,play  F23,take F23\x00,end\r
"""


@pytest.mark.parametrize("text", MOVES.strip().split(", "))
def test_every_kind_of_move_is_read_and_written(text: str) -> None:
    assert NOTATION.write(NOTATION.read(text)) == text


@pytest.mark.parametrize("text", [*re.split(r"[,\n]", NO_MOVES.strip("\n")), "x" * 1000])
def test_a_malformed_move_is_refused_with_a_message(text: str) -> None:
    with pytest.raises(MalformedMove, match="is not a move") as refused:
        NOTATION.read(text)
    assert len(str(refused.value)) < 200


def test_the_error_names_a_card_that_the_deck_lacks() -> None:
    with pytest.raises(MalformedMove, match="this deck has no card 'F99'"):
        NOTATION.read("take F99")


@given(st.text(max_size=12))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    try:
        move = NOTATION.read(text)
    except MalformedMove:
        return
    assert NOTATION.write(move) == text


def test_legal_moves_are_sorted_as_strings() -> None:
    game = Game.shuffled(GameConfig(("Livia", "Decimus")), Rng(3))
    for _ in range(60):
        assert game.legal() == sorted(game.legal())
        game.play(game.legal()[-1])
