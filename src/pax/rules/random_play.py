"""Whole games played inside the engine: random games for simulations, and recorded moves."""

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.decisions import is_move, list_moves, perform, why_not
from pax.rules.moves import MoveList
from pax.rules.position import OVER
from pax.rules.reasons import ALLOWED
from pax.rules.rng import Rng
from pax.rules.setup import Setup
from pax.rules.shuffle import shuffled_pile
from pax.rules.start import begin_game
from pax.rules.state import State, deal
from pax.rules.statistics import Tally


def play_randomly(state: State, rng: Rng) -> i64:
    """Play a game to its end, every legal move equally likely; return the number of decisions."""
    return play_on(state, rng, MoveList())


def play_on(state: State, rng: Rng, moves: MoveList) -> i64:
    """Play a game to its end at random, using a given buffer for the moves."""
    decisions: i64 = 0
    while state.step != OVER:
        list_moves(state, moves)
        chosen: i64 = rng.below(moves.size)
        perform(state, moves.row[chosen])
        decisions += 1
    return decisions


def random_game(setup: Setup, seed: int, stream: int = 0) -> tuple[State, int]:
    """Deal and play one random game; return its final state and the number of decisions."""
    rng = Rng(seed, stream)
    state = deal(setup, shuffled_pile(setup, rng))
    return state, play_randomly(state, rng)


def random_games(setup: Setup, seed: int, first: int, count: int) -> Tally:
    """Play one random game for each of `count` streams from `first` on; tally the results."""
    tally = Tally(setup.players)
    unplayed, state, moves = State(setup), State(setup), MoveList()
    for stream in range(first, first + count):
        rng = Rng(seed, stream)
        state.copy_numbers(unplayed)
        state.lay_table(shuffled_pile(setup, rng))
        begin_game(state)
        tally.add(state, play_on(state, rng, moves))
    return tally


def written_game(setup: Setup, seed: int, stream: int) -> tuple["vec[i64]", list[int], State]:
    """Play the same game as `random_game`; return its pile, its moves and its final state."""
    rng = Rng(seed, stream)
    pile = shuffled_pile(setup, rng)
    state = deal(setup, pile)
    written: list[int] = []
    moves = MoveList()
    while state.step != OVER:
        list_moves(state, moves)
        move: i64 = moves.row[rng.below(moves.size)]
        perform(state, move)
        written.append(int(move))
    return pile, written, state


def play_moves(state: State, moves: list[int]) -> int:
    """Make moves up to the first illegal one; return how many were made."""
    made = 0
    for move in moves:
        if not is_move(state, move) or why_not(state, move) != ALLOWED:
            return made
        perform(state, move)
        made += 1
    return made
