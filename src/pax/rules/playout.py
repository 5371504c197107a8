"""Random games played inside the engine, for simulations and measurements."""

from mypy_extensions import i64

from pax.rules.deal import shuffled_pile
from pax.rules.decisions import list_moves, perform
from pax.rules.moves import MoveList
from pax.rules.position import OVER
from pax.rules.rng import Rng
from pax.rules.setup import Setup
from pax.rules.state import State, deal


def play_randomly(state: State, rng: Rng) -> i64:
    """Play a game to its end, every legal move equally likely; return the number of decisions."""
    decisions: i64 = 0
    moves = MoveList()
    while state.step != OVER:
        list_moves(state, moves)
        perform(state, moves.row[rng.below(moves.size)])
        decisions += 1
    return decisions


def random_game(setup: Setup, seed: int, stream: int = 0) -> tuple[State, int]:
    """Deal and play one random game; return its end and the number of decisions."""
    rng = Rng(seed, stream)
    state = deal(setup, shuffled_pile(setup, rng))
    return state, play_randomly(state, rng)
