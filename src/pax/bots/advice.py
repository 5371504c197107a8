"""Advice from the search of the bots: what each legal move is worth to the seat that decides."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Final

from pax.bots.bot import Budget
from pax.bots.players.search_bots import BATCH, MOST_PLAYOUTS, begin_search
from pax.bots.search.ismcts import ANY_WIN, Search, reward_of
from pax.game import Move, View
from pax.rules import Rng
from pax.rules.ending import rome_wins

__all__ = ["Advice", "MoveAdvice", "advise"]

ORDINARY: Final = Budget(playouts=2000)
"""What is spent if nothing else is said."""


@dataclass(frozen=True)
class MoveAdvice:
    """A legal move: the share of its tries that won, and how many tries there were.

    A victory shared by k counts 1/k. `error` is the standard error of the chance; `rome` is the
    share of the tries that Rome won.
    """

    move: Move
    chance: float
    error: float
    tries: int
    rome: float

    @property
    def at_least(self) -> float:
        """What the move is worth, cautiously: its chance less the error."""
        return self.chance - self.error


@dataclass(frozen=True)
class Advice:
    """All legal moves of one decision, the most advisable first."""

    seat: int
    moves: tuple[MoveAdvice, ...]

    @property
    def best(self) -> MoveAdvice:
        """The move that is worth most, cautiously: few lucky tries do not put a move first."""
        return self.moves[0]

    @property
    def chance(self) -> float:
        """The player's chance to win, with the best move."""
        return self.best.chance

    @property
    def rome(self) -> float:
        """Rome's chance to win, with the best move."""
        return self.best.rome

    @property
    def tries(self) -> int:
        """How many games were simulated."""
        return sum(move.tries for move in self.moves)

    def of(self, move: str) -> MoveAdvice:
        """Return what is known about one of the legal moves."""
        (found,) = (each for each in self.moves if each.move == move)
        return found


class _Tally:
    """The tries of one move."""

    def __init__(self) -> None:
        self.tries = 0
        self.won = 0.0
        self.rome = 0

    def add(self, search: Search) -> None:
        """Add the game that was simulated last."""
        self.tries += 1
        self.won += reward_of(search.state, search.seat, ANY_WIN)
        self.rome += rome_wins(search.state)

    def advice(self, move: Move) -> MoveAdvice:
        tries = max(self.tries, 1)
        error = standard_error(self.won, self.tries)
        return MoveAdvice(move, self.won / tries, error, self.tries, self.rome / tries)


def advise(view: View, budget: Budget, rng: Rng, watched: str | None = None) -> Advice:
    """Weigh the moves of the seat whose view this is; it must have the decision.

    The bots' own search is used, except that every move gets a quarter of an even share of the
    tries, so that something is known about bad ones, too, and a move that is `watched` a third of
    all, so that it can be compared with the best. Nothing but the view is looked at.
    """
    legal = view.state.legal()
    tallies = {move: _Tally() for move in legal}
    search = begin_search(view, rng)
    search.fair = True
    if watched is not None:
        search.tree.watched = legal.index(view.config.notation.read(watched))
    for _ in _simulations(search, budget if budget != Budget() else ORDINARY):
        move = legal[0] if len(legal) == 1 else search.tree.moves[search.path[0]]
        tallies[move].add(search)
    write = view.config.notation.write
    moves = [tally.advice(write(move)) for move, tally in tallies.items()]
    return Advice(search.seat, tuple(sorted(moves, key=lambda each: -each.at_least)))


def standard_error(won: float, tries: int) -> float:
    """Return the standard error of a share, two won and two lost tries added to those made.

    So a move that won all of its three tries is not taken to be certain (Agresti and Coull).
    """
    share = (won + 2) / (tries + 4)
    return math.sqrt(share * (1 - share) / (tries + 4))


def _simulations(search: Search, budget: Budget) -> Iterator[None]:
    """Simulate, once at least, until the play-outs are made or the time is over."""
    playouts = MOST_PLAYOUTS if budget.playouts is None else budget.playouts
    end = math.inf if budget.seconds is None else monotonic() + budget.seconds
    for number in range(max(playouts, 1)):
        if number and number % BATCH == 0 and monotonic() >= end:
            return
        search.run(1)
        yield
