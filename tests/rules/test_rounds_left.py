"""The bounds on the rounds to come hold, and are reached."""

from hypothesis import given
from hypothesis import strategies as st

from pax.game import Game
from pax.game.observation.events import Ended, RomeTook, RoundBegan, events_of
from pax.rules import Rng
from pax.rules.rounds_left import (
    fewest_rounds,
    most_rounds,
    rome_would_take,
    rounds_to_come,
)
from tests.text.tables import a_table


@given(players=st.integers(1, 8), seed=st.integers(0, 2**32), peek=st.booleans())
def test_the_rounds_that_come_lie_between_the_bounds(players: int, seed: int, peek: bool) -> None:
    table = a_table(players, level=1 if players == 1 else None, solo_peek=peek)
    rng = Rng(seed)
    game = Game.shuffled(table, rng)
    bounds: list[tuple[int, int, int]] = []
    while not game.is_over:
        state = game.view(None).state
        if state.round:
            bounds.append((int(state.round), *rounds_to_come(state)))
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    last = int(game.view(None).state.round)
    for now, fewest, most in bounds:
        assert fewest <= last - now <= most


def test_everybody_peeking_makes_the_game_longest() -> None:
    game = Game.shuffled(a_table(2), Rng(1))
    while not game.view(None).state.round:
        game.play(game.legal()[0])
    most = most_rounds(game.view(None).state)
    while not game.is_over:
        game.play("peek")
    assert game.view(None).state.round - 1 == most == 46


def test_solo_without_peeking_and_buying_is_longest() -> None:
    game = Game.shuffled(a_table(1, 1), Rng(1))
    game.play(game.legal()[0])
    fewest, most = fewest_rounds(game.view(0).state), most_rounds(game.view(0).state)
    while not game.is_over:
        legal = game.legal()
        game.play(next((move for move in legal if move in {"skip", "end"}), legal[0]))
    assert fewest < game.view(0).state.round - 1 == most


@given(players=st.integers(1, 8), seed=st.integers(0, 2**32), last=st.booleans())
def test_rome_takes_what_was_foretold(players: int, seed: int, last: bool) -> None:
    table = a_table(players, level=1 if players == 1 else None, rome_takes_last=last)
    rng = Rng(seed)
    game = Game.shuffled(table, rng)
    while not game.is_over:
        view = game.view(None)
        foretold = rome_would_take(view.state)
        is_last = view.state.turns_left == 1
        legal = game.legal()
        move = legal[rng.below(len(legal))]
        game.play(move)
        news = list(events_of(game.view(None).batches[-1], table.deck))
        ends = any(isinstance(event, RoundBegan | Ended) for event in news)
        if is_last and move in {"end", "pass", "peek"} and ends:
            taken = [event.legion for event in news if isinstance(event, RomeTook)]
            assert taken == ([foretold] if foretold else [])
