"""Copies and pickles of games, views and states are equal and independent."""

import copy
import pickle
from collections.abc import Callable
from typing import TypeVar

import pytest

from pax.game import Game, GameConfig, Move, View, deal
from pax.rules import Rng, State

T = TypeVar("T")
SEED = 14
TABLES = [
    GameConfig(("Livia",), level=3),
    GameConfig(("Livia", "Decimus")),
    GameConfig(tuple("ABCDEFG")),
]


def pickled(thing: T) -> T:
    """Return an object after pickling and unpickling."""
    found: T = pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own
    return found


WAYS = [copy.copy, copy.deepcopy, pickled]
Way = Callable[[T], T]


def random_move(game: Game, rng: Rng) -> Move:
    """Return a random legal move."""
    legal = game.legal()
    return legal[rng.below(len(legal))]


def after(table: GameConfig, moves: int) -> Game:
    """Return a game after this many random moves, one of them undone on the way."""
    rng = Rng(SEED)
    game = Game.shuffled(table, rng)
    while len(game.moves) < moves and not game.is_over:
        seat = game.seat
        assert seat is not None
        game.play(random_move(game, rng))
        if len(game.moves) % 9 == 0 and game.undoable(seat):
            game.undo(seat)
            game.play(random_move(game, rng))
    return game


def seen(game: Game) -> list[object]:
    """Return everything that the seats and a spectator have been sent and know."""
    views = [game.view(seat) for seat in (None, *range(len(game.config.players)))]
    return [(view.batches, view.pile, view.unseen, view.legal()) for view in views]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(len(table.players)))
def test_a_copied_game_continues_alike(table: GameConfig, way: Way[Game]) -> None:
    game = after(table, 30)
    twin, one, other = way(game), Rng(5), Rng(5)
    assert seen(twin) == seen(game)
    while not game.is_over:
        assert twin.legal() == game.legal()
        assert [twin.undoable(seat) for seat in range(len(table.players))] == [
            game.undoable(seat) for seat in range(len(table.players))
        ]
        game.play(random_move(game, one))
        twin.play(random_move(twin, other))
    assert (seen(twin), twin.moves) == (seen(game), game.moves)
    assert repr(twin.result) == repr(game.result)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(len(table.players)))
def test_a_copied_game_is_independent(table: GameConfig, way: Way[Game]) -> None:
    game = after(table, 40)
    before, moves, legal = seen(game), game.moves, game.legal()
    before = copy.deepcopy(before)
    twin, rng = way(game), Rng(7)
    for _ in range(20):
        twin.play(random_move(twin, rng))
    assert (seen(game), game.moves, game.legal()) == (before, moves, legal)
    game.play(legal[0])
    assert len(twin.moves) == len(moves) + 20


def test_a_copied_game_can_undo_the_same_moves() -> None:
    game = deal(["Livia", "Decimus"], seed=3)
    while not game.undoable(0):
        game.play(game.legal()[0])
    twin = game.copy()
    game.undo(0)
    twin.undo(0)
    assert twin.legal() == game.legal()
    assert seen(twin) == seen(game)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_copied_view_knows_the_same_and_is_independent(way: Way[View], seat: int | None) -> None:
    game = after(TABLES[1], 35)
    view = game.view(seat)
    twin, known = way(view), (view.pile, view.unseen, list(view.batches))
    assert (twin.pile, twin.unseen, twin.batches) == known
    assert repr(twin) == repr(view)
    assert twin.sample(Rng(2)).legal() == view.sample(Rng(2)).legal()
    assert twin.world(Rng(3)) == view.world(Rng(3))
    twin.receive(after(TABLES[1], 36).view(seat).batches[-1])
    assert (view.pile, view.unseen, view.batches) == known


def test_a_pickled_view_contains_only_what_its_seat_was_sent() -> None:
    one = deal(["Livia", "Decimus"], seed=8)
    for text in one.legal()[:1]:
        one.play(text)
    view = one.view(0)
    world = view.world(Rng(4))
    other = Game(one.config, world.aside, world.pile)
    for item in world.script:
        other.play(str(item))
    assert other.pile != one.pile
    assert pickle.dumps(other.view(0)) == pickle.dumps(view)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(len(table.players)))
def test_a_copied_state_is_equal_and_independent(table: GameConfig, way: Way[State]) -> None:
    state = after(table, 25).open_state()
    before = [state.legal(), list(state.pile_row), list(state.hands), state.round]
    twin, third, rng = way(state), way(state), Rng(6)
    while not twin.is_over:
        moves = twin.legal()
        assert third.legal() == moves
        move = moves[rng.below(len(moves))]
        twin.apply(move)
        third.apply(move)
    assert repr(twin.result()) == repr(third.result())
    assert [state.legal(), list(state.pile_row), list(state.hands), state.round] == before
