"""A move as an integer, and the buffer for lists of moves."""

import pytest

from pax.rules.decisions import list_moves
from pax.rules.moves import (
    MOST_MOVES,
    OFFER,
    PASS,
    VERBS,
    MoveList,
    kind_of,
    legion_of,
    move_of,
    verb_of,
)

from .arrange import given, given_end


@pytest.mark.parametrize("verb", range(VERBS))
@pytest.mark.parametrize("kind", [0, 1, 63, 127])
@pytest.mark.parametrize("legion", [0, 1, 8, 15])
def test_a_move_is_a_verb_a_kind_and_a_legion(verb: int, kind: int, legion: int) -> None:
    move = move_of(verb, kind, legion)
    assert (verb_of(move), kind_of(move), legion_of(move)) == (verb, kind, legion)


def test_parts_that_a_move_does_not_name_are_0() -> None:
    assert move_of(PASS) == move_of(PASS, 0) == move_of(PASS, 0, 0)
    assert move_of(OFFER, 3) == move_of(OFFER, 3, 0)


def test_a_list_can_be_refilled() -> None:
    moves = MoveList()
    over = given_end()
    for game in (given(), given(step="buy"), given(step="play"), over):
        for _ in range(2):
            list_moves(game.state, moves)
            assert list(moves.row[: moves.size]) == list(game.state.legal())
    assert moves.size == 0


def test_the_most_common_lists_are_cached() -> None:
    for game in (given(), given().play("draw")):
        first = game.state.legal()
        assert game.state.legal() is first
        assert game.copy().state.legal() is first


def test_there_is_a_list_for_every_card_and_blank_in_view() -> None:
    state = given().play("draw").state
    lists = set()
    for card in range(state.cards.rows):
        state.in_view[0] = card
        lists.add(tuple(state.legal()))
        assert {kind_of(move) for move in state.legal()} == {card}
    assert len(lists) == state.cards.rows


def test_a_list_has_room_for_every_kind_and_one_more_move() -> None:
    moves = MoveList()
    assert (len(moves.row), moves.size) == (MOST_MOVES, 0)
    assert MOST_MOVES == 128 + 1


def test_a_list_may_be_made_for_fewer_moves() -> None:
    moves = MoveList(3)
    assert list(moves.row) == [0, 0, 0]
    assert moves.size == 0


def test_two_lists_share_nothing() -> None:
    first, second = MoveList(), MoveList()
    first.row[0] = 7
    assert first.row[0] == 7
    assert second.row[0] == 0
