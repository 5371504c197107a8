"""Undo: not past a card that the mover saw, not past another seat's move, else always."""

import pytest
from hypothesis import given

from pax.game import CannotTakeBack, Game, GameConfig
from pax.game.observation.events import Filled, Saw, Shown, TookBack, Turned, events_of
from pax.rules import Rng
from tests.rules.plays import snapshot

from .courses import Course, Plan, plans
from .small_games import Small
from .test_memory import after


def learned(course: Course, mover: int, *, had_peeked: bool) -> bool:
    """Whether the newest move showed its mover a new card."""
    view = course.game.view(mover)
    for event in events_of(view.batches[-1], view.config.deck):
        if isinstance(event, Filled | Turned) or (isinstance(event, Saw) and event.card):
            return True
        if isinstance(event, Shown) and event.card and not had_peeked:
            return True
    return False


@given(plans(take_backs=0.25, length=150))
def test_a_seat_can_undo_its_consecutive_moves_since_its_last_new_card(plan: Plan) -> None:
    row: list[int] = []
    peeked: set[int] = set()
    for course in plan.steps():
        if course.script:
            item = course.script[-1]
            if isinstance(item, int):
                del row[-item:]
            else:
                mover = course.movers[-1]
                row = [*row, mover] if row[-1:] == [mover] else [mover]
                if learned(course, mover, had_peeked=mover in peeked):
                    row = []
                if item == "peek":
                    peeked.add(mover)
        for seat in range(len(plan.table.players)):
            assert course.game.undoable(seat) == row.count(seat)


@given(plans(take_backs=0.25, length=120))
def test_a_game_with_undos_equals_the_game_without_the_undone_moves(plan: Plan) -> None:
    course = plan.play()
    plain = Course(Game(plan.table, plan.aside, plan.pile)).make_all(course.game.moves)
    assert plain.game.moves == course.game.moves
    assert plain.game.legal() == course.game.legal()
    assert plain.game.is_over == course.game.is_over
    assert snapshot(plain.game.open_state()) == snapshot(course.game.open_state())


@given(plans(length=120))
def test_undo_and_the_same_moves_again_give_the_same_game(plan: Plan) -> None:
    course = plan.play()
    mover = course.movers[-1] if course.movers else 0
    moves, shot = course.game.moves, snapshot(course.game.open_state())
    for number in range(1, course.game.undoable(mover) + 1):
        course.make(number)
        assert course.game.moves == moves[: len(moves) - number]
        course.make_all(moves[len(moves) - number :])
        assert course.game.moves == moves
        assert snapshot(course.game.open_state()) == shot


START = "keep W24, keep R31, draw, take W12, offer L12 1, bury A11"


def test_moves_can_be_undone_back_to_the_last_new_card() -> None:
    course = after(f"{START}, buy 1, play W12, play L12")
    assert course.game.undoable(0) == 4
    course.make(4)
    assert course.game.seat == 0
    assert course.game.legal() == ["bury A11"]
    assert course.game.undoable(0) == 0


def test_a_move_that_drew_a_card_cannot_be_undone() -> None:
    course = after("keep W24, keep R31, draw, take W12")
    with pytest.raises(CannotTakeBack, match="no move can be taken back: a new card"):
        course.game.undo(0)


def test_moves_before_another_seats_move_cannot_be_undone() -> None:
    course = after("keep W24, keep R31, draw, take W12, offer L12 1, bury A11, skip, end")
    assert course.game.undoable(0) == 3
    assert course.game.undoable(1) == 0
    course.make("peek")
    assert course.game.undoable(0) == 0


def test_moves_before_another_seats_undone_move_cannot_be_undone() -> None:
    small = Small({"W11": 14}, "W11 " * 14, "keep W11, keep W11, back 1", 0, draws=(2, 2, 2))
    course = small.course()
    assert course.game.seat == 1
    assert [course.game.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_a_turn_can_be_undone_until_the_next_seat_moves() -> None:
    course = after(f"{START}, skip, end")
    assert course.game.seat == 1
    course.game.undo(0)
    assert course.game.seat == 0
    assert course.game.legal() == ["end", "play W12", "play W24"]


def test_a_second_peek_can_be_undone() -> None:
    course = after("keep W24, keep R31, peek, draw, take W12, offer L12 1, bury A11, skip, end")
    assert course.game.undoable(0) == 0
    course.make("peek")
    assert course.game.undoable(0) == 1
    course.make(1)
    assert course.game.legal() == ["draw", "peek"]


def test_undos_can_be_nested() -> None:
    course = after(f"{START}, buy 1, play W12, back 1, play L12, play L11, back 2, play W24")
    assert course.game.moves[-2:] == ["buy 1", "play W24"]
    assert course.game.undoable(0) == 3
    course.make_all([2, "skip", "play W12", 3])
    assert course.game.legal() == ["bury A11"]
    assert course.game.view(1).hand(0) == ["W12", "W24"]


def test_an_undo_is_a_public_event() -> None:
    course = after(f"{START}, skip, end, back 2")
    for seat in (0, 1, None):
        assert TookBack(seat=0, moves=2) in course.game.view(seat).events


def test_a_view_handles_many_undos_of_a_hidden_move() -> None:
    game = Game.shuffled(GameConfig(("Livia", "Decimus", "Gaia")), Rng(7))
    for _ in range(40):
        game.play(game.legal()[0])
        game.undo(0)
    assert game.view(2).hand(0) == []
    assert len(game.view(2).world(Rng(1)).script) == 80


@pytest.mark.parametrize("moves", [-1, 0, 2, 100])
def test_an_invalid_number_of_moves_cannot_be_undone(moves: int) -> None:
    course = after(f"{START}")
    assert course.game.undoable(0) == 1
    with pytest.raises(CannotTakeBack) as refused:
        course.game.undo(0, moves)
    assert (refused.value.wanted, refused.value.possible) == (moves, 1)
    assert str(refused.value) == "only the last move can be taken back"
    assert course.game.moves == START.split(", ")
