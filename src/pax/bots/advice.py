"""Advice: the estimated chance to win of each legal move, computed by the bots' search."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from pax.bots.bot import Budget
from pax.bots.players.search_bots import BATCH, MOST_PLAYOUTS, begin_search
from pax.bots.reasons.explain import MOST_PAIRS, MovePair, explain_in_steps
from pax.bots.search.ismcts import ANY_WIN, Search, reward_of
from pax.bots.steps import Steps, result_of
from pax.game import Move, View
from pax.game.causes import Cause, Comparison
from pax.rules import Rng
from pax.rules.ending import rome_wins

__all__ = ["Advice", "MoveAdvice", "advise"]

ORDINARY: Final = Budget(playouts=2000)
"""Default budget of `advise`."""

_MOST_COMPARED: Final = 2

SURE: Final = 2
"""Differences below this many standard errors are not significant (95 % level)."""


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

    def plus(self, other: "MoveAdvice") -> "MoveAdvice":
        """Add the simulations of another estimate for the same move and decision."""
        tries = self.tries + other.tries
        old, new = self.tries / max(tries, 1), other.tries / max(tries, 1)
        chance = old * self.chance + new * other.chance
        rome = old * self.rome + new * other.rome
        both = zip(self.chances, other.chances, strict=False)
        chances = tuple(old * one + new * two for one, two in both)
        error = standard_error(chance * tries, tries)
        return MoveAdvice(self.move, chance, error, tries, rome, chances)

    def is_as_good_as(self, best: "MoveAdvice") -> bool:
        """Whether this move is as good as the best one, as far as the simulations can tell."""
        return best.chance - self.chance <= SURE * math.hypot(best.error, self.error)


@dataclass(frozen=True)
class Advice:
    """All legal moves of one decision, best first, and why the best is better than another."""

    seat: int
    moves: tuple[MoveAdvice, ...]
    comparison: Comparison | None = None

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

    @property
    def alternatives(self) -> tuple[MoveAdvice, ...]:
        """The moves that the best is compared with: those that are clearly worse, else the second.

        The search tries good moves more often, so the one with the most tries is the next best.
        """
        worse = [each for each in self.moves[1:] if not each.is_as_good_as(self.best)]
        return tuple(sorted(worse, key=lambda each: -each.tries)) or self.moves[1:2]

    def plus(self, other: "Advice") -> "Advice":
        """Add the simulations of another advice on the same decision.

        Of the two comparisons the other's is kept, unless only this one is about the best move.
        """
        moves = sorted(
            (each.plus(other.of(each.move)) for each in self.moves), key=lambda each: -each.at_least
        )
        compared = [each for each in (other.comparison, self.comparison) if each is not None]
        about_best = [each for each in compared if each.move == moves[0].move]
        pooled = Advice(self.seat, tuple(moves))
        if not about_best:
            return pooled
        return replace(pooled, comparison=pooled.measured(about_best[0]))

    def measured(self, comparison: Comparison) -> Comparison:
        """Return a comparison with the gain by these simulations.

        It is clear only if the games after both moves show a cause, too.
        """
        move, other = self.of(comparison.move), self.of(comparison.other)
        return Comparison(
            comparison.move,
            comparison.other,
            move.chance - other.chance,
            bool(comparison.causes) and not other.is_as_good_as(move),
            comparison.causes,
        )

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


def advise(
    view: View, budget: Budget, rng: Rng, watched: str | None = None, *, reasons: bool = False
) -> Advice:
    """Evaluate every legal move of the view's seat, which must have the decision.

    Uses the bots' search with minimum visit counts at the root: every move gets a quarter of an
    even share of the simulations, so that bad moves get an estimate too; the `watched` move gets a
    third of all, so that it can be compared with the best. Only the view is read.

    With `reasons` the best move is compared with the next best, or with the watched move if that is
    clearly worse.
    """
    return result_of(advise_in_steps(view, budget, rng, watched, reasons=reasons))


def advise_in_steps(
    view: View, budget: Budget, rng: Rng, watched: str | None = None, *, reasons: bool = False
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
    advice = Advice(search.seat, tuple(sorted(moves, key=lambda each: -each.at_least)))
    if not reasons:
        return advice
    return replace(advice, comparison=(yield from _comparison(search, view, advice, watched)))


def _comparison(
    search: Search, view: View, advice: Advice, watched: str | None
) -> Steps[Comparison | None]:
    """Compare the best move with the next best, or with a watched one that is clearly worse.

    If no cause is found, the next alternative gets its turn: with few tries a move can seem worse
    by chance.
    """
    best = advice.best
    others = advice.alternatives if watched is None else (advice.of(watched),)
    if not others or (watched is not None and others[0].is_as_good_as(best)):
        return None
    number, seed = min(MOST_PAIRS, advice.tries // 2), int(search.rng.word())
    causes: tuple[Cause, ...] = ()
    for other in others[:_MOST_COMPARED]:
        pair = MovePair(search, view, best.move, other.move)
        causes = yield from explain_in_steps(pair, number, seed)
        if causes:
            break
    else:
        other = others[0]
    found = Comparison(str(best.move), str(other.move), 0.0, clear=False, causes=causes)
    return advice.measured(found)


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
