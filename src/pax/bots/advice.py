"""Advice: the estimated chance to win of each legal move, computed by the bots' search."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Final

from pax.bots.bot import Budget
from pax.bots.players.search_bots import BATCH, MOST_PLAYOUTS, begin_search
from pax.bots.search.ismcts import ANY_WIN, Search, reward_of
from pax.bots.steps import Steps, result_of
from pax.game import Move, View
from pax.rules import Rng
from pax.rules.ending import rome_wins

__all__ = ["Advice", "MoveAdvice", "advise"]

ORDINARY: Final = Budget(playouts=2000)
"""Default budget of `advise`."""


@dataclass(frozen=True)
class MoveAdvice:
    """A legal move with its win rate over `tries` simulations.

    A victory shared by k counts 1/k. `error` is the standard error of `chance`; `rome` is the
    share of the simulations that Rome won. `chances` are the win rates of all seats in the same
    simulations; what they lack to 1 is the share without a winner: Rome wins alone.
    """

    move: Move
    chance: float
    error: float
    tries: int
    rome: float
    chances: tuple[float, ...] = ()

    @property
    def at_least(self) -> float:
        """Lower confidence bound: the chance minus its standard error."""
        return self.chance - self.error


@dataclass(frozen=True)
class Advice:
    """All legal moves of one decision, best first."""

    seat: int
    moves: tuple[MoveAdvice, ...]

    @property
    def best(self) -> MoveAdvice:
        """The move with the highest lower confidence bound; a few lucky wins do not suffice."""
        return self.moves[0]

    @property
    def chance(self) -> float:
        """The player's chance to win with the best move."""
        return self.best.chance

    @property
    def rome(self) -> float:
        """Rome's chance to win with the best move."""
        return self.best.rome

    @property
    def chances(self) -> tuple[float, ...]:
        """Each seat's chance to win with the best move; all are estimated from this seat's view."""
        return self.best.chances

    @property
    def tries(self) -> int:
        """The number of simulated games."""
        return sum(move.tries for move in self.moves)

    def of(self, move: str) -> MoveAdvice:
        """Return the advice on one of the legal moves."""
        (found,) = (each for each in self.moves if each.move == move)
        return found


class _Tally:
    """Counts the simulations of one move."""

    def __init__(self, players: int) -> None:
        self.tries = 0
        self.won = [0.0] * players
        self.rome = 0

    def add(self, search: Search) -> None:
        """Add the last simulated game."""
        self.tries += 1
        for seat in range(len(self.won)):
            self.won[seat] += reward_of(search.state, seat, ANY_WIN)
        self.rome += rome_wins(search.state)

    def advice(self, move: Move, seat: int) -> MoveAdvice:
        tries = max(self.tries, 1)
        error = standard_error(self.won[seat], self.tries)
        chances = tuple(won / tries for won in self.won)
        return MoveAdvice(move, chances[seat], error, self.tries, self.rome / tries, chances)


def advise(view: View, budget: Budget, rng: Rng, watched: str | None = None) -> Advice:
    """Evaluate every legal move of the view's seat, which must have the decision.

    Uses the bots' search with minimum visit counts at the root: every move gets a quarter of an
    even share of the simulations, so that bad moves get an estimate too; the `watched` move gets a
    third of all, so that it can be compared with the best. Only the view is read.
    """
    return result_of(advise_in_steps(view, budget, rng, watched))


def advise_in_steps(
    view: View, budget: Budget, rng: Rng, watched: str | None = None
) -> Steps[Advice]:
    """Evaluate every legal move as `advise` does, in steps of a few milliseconds."""
    legal = view.state.legal()
    tallies = {move: _Tally(view.config.setup.players) for move in legal}
    search = begin_search(view, rng)
    search.visit_all = True
    if watched is not None:
        search.tree.watched = legal.index(view.config.notation.read(watched))
    for number in _simulations(search, budget if budget != Budget() else ORDINARY):
        if number and number % BATCH == 0:
            yield
        move = legal[0] if len(legal) == 1 else search.tree.moves[search.path[0]]
        tallies[move].add(search)
    write = view.config.notation.write
    moves = [tally.advice(write(move), search.seat) for move, tally in tallies.items()]
    return Advice(search.seat, tuple(sorted(moves, key=lambda each: -each.at_least)))


def standard_error(won: float, tries: int) -> float:
    """Return the standard error of a win rate, after adding two wins and two losses.

    With this correction (Agresti and Coull) three wins out of three still have an error.
    """
    share = (won + 2) / (tries + 4)
    return math.sqrt(share * (1 - share) / (tries + 4))


def _simulations(search: Search, budget: Budget) -> Iterator[int]:
    """Run simulations, at least one, until the budget is used up; yield their numbers."""
    playouts = MOST_PLAYOUTS if budget.playouts is None else budget.playouts
    end = math.inf if budget.seconds is None else monotonic() + budget.seconds
    for number in range(max(playouts, 1)):
        if number and number % BATCH == 0 and monotonic() >= end:
            return
        search.run(1)
        yield number
