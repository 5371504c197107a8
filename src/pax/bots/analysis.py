"""Analysis of a finished game: each decision is rated from the view of the seat that made it."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from pax.bots.advice import SURE, Advice, advise_in_steps
from pax.bots.bot import Budget
from pax.bots.steps import Steps, result_of
from pax.game import Record, View
from pax.rules import Rng


@dataclass(frozen=True)
class DecisionQuestion:
    """Request to analyse the decision of a recorded game after `made` moves."""

    record: Record
    made: int
    budget: Budget
    seed: int


@dataclass(frozen=True)
class Decision:
    """An analysed decision: the number of moves before it, the move played, and the advice."""

    made: int
    played: str
    advice: Advice

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return self.advice.seat

    @property
    def is_best(self) -> bool:
        """Whether no other move was significantly better."""
        return self.cost == 0

    @property
    def chance(self) -> float:
        """The chance to win with the move that was played."""
        return self.advice.of(self.played).chance

    @property
    def cost(self) -> float:
        """The chance to win lost against the best move; 0 if the difference is not significant."""
        best, played = self.advice.best, self.advice.of(self.played)
        missed = best.chance - played.chance
        return missed if missed > SURE * math.hypot(best.error, played.error) else 0.0


def questions(record: Record, budget: Budget, seed: int) -> Iterator[DecisionQuestion]:
    """Yield the decisions with more than one legal move; an illegal move raises RecordError."""
    for made, game in enumerate(record.replay()):
        if made < len(record.moves) and len(game.legal()) > 1:
            yield DecisionQuestion(record, made, budget, seed)


def weigh(question: DecisionQuestion) -> Decision:
    """Analyse one decision; its random stream depends on the seed and the decision only."""
    return result_of(weigh_in_steps(question))


def weigh_in_steps(question: DecisionQuestion) -> Steps[Decision]:
    """Analyse one decision as `weigh` does, in steps of a few milliseconds."""
    view, played = view_at(question.record, question.made), question.record.moves[question.made]
    rng = Rng(question.seed, question.made)
    advice = yield from advise_in_steps(view, question.budget, rng, watched=played, reasons=True)
    return Decision(question.made, played, advice)


def view_at(record: Record, made: int) -> View:
    """Return the view of the deciding seat after `made` moves."""
    game = record.game(made)
    if game.seat is None:
        raise ValueError("the game is over: no seat has a decision")
    return game.view(game.seat)
