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
def test_the_number_of_further_rounds_is_within_the_bounds(
    players: int, seed: int, peek: bool
) -> None:
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


def test_the_game_is_longest_if_every_seat_peeks() -> None:
    game = Game.shuffled(a_table(2), Rng(1))
    while not game.view(None).state.round:
        game.play(game.legal()[0])
    most = most_rounds(game.view(None).state)
    while not game.is_over:
        game.play("peek")
    assert game.view(None).state.round - 1 == most == 46


def test_a_solo_game_is_longest_without_peeking_and_buying() -> None:
    game = Game.shuffled(a_table(1, 1), Rng(1))
    game.play(game.legal()[0])
    fewest, most = fewest_rounds(game.view(0).state), most_rounds(game.view(0).state)
    while not game.is_over:
        legal = game.legal()
        game.play(next((move for move in legal if move in {"skip", "end"}), legal[0]))
    assert fewest < game.view(0).state.round - 1 == most


@given(players=st.integers(1, 8), seed=st.integers(0, 2**32), last=st.booleans())
def test_rome_takes_the_predicted_legion(players: int, seed: int, last: bool) -> None:
    table = a_table(players, level=1 if players == 1 else None, rome_takes_last=last)
    rng = Rng(seed)
    game = Game.shuffled(table, rng)
    while not game.is_over:
        view = game.view(None)
        predicted = rome_would_take(view.state)
        is_last = view.state.turns_left == 1
        legal = game.legal()
        move = legal[rng.below(len(legal))]
        game.play(move)
        events = list(events_of(game.view(None).batches[-1], table.deck))
        ends = any(isinstance(event, RoundBegan | Ended) for event in events)
        if is_last and move in {"end", "pass", "peek"} and ends:
            taken = [event.legion for event in events if isinstance(event, RomeTook)]
            assert taken == ([predicted] if predicted else [])
