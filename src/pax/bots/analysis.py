"""A finished game looked back on: what each decision was worth, by what its seat could know."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pax.bots.advice import Advice, advise
from pax.bots.bot import Budget
from pax.game import Record, View
from pax.rules import Rng

SURE: Final = 2
"""A difference of so many times its standard error is no chance: 95 % of them are real."""


@dataclass(frozen=True)
class DecisionQuestion:
    """A decision of a recorded game that is to be weighed: the one after so many moves."""

    record: Record
    made: int
    budget: Budget
    seed: int


@dataclass(frozen=True)
class Decision:
    """One decision of a game: after how many moves it came, what was played, what was advised."""

    made: int
    played: str
    advice: Advice

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.advice.seat

    @property
    def is_best(self) -> bool:
        """Whether nothing was given away for sure: no clearly better chance was missed."""
        return self.cost == 0

    @property
    def chance(self) -> float:
        """The chance to win that the player kept by the move that was played."""
        return self.advice.of(self.played).chance

    @property
    def cost(self) -> float:
        """How much chance the player gave away; 0 if it is too little to be told from luck."""
        best, played = self.advice.best, self.advice.of(self.played)
        missed = best.chance - played.chance
        return missed if missed > SURE * math.hypot(best.error, played.error) else 0.0


def questions(record: Record, budget: Budget, seed: int) -> Iterator[DecisionQuestion]:
    """Go through the decisions of a game that left a choice; a wrong move raises RecordError."""
    for made, game in enumerate(record.replay()):
        if made < len(record.moves) and len(game.legal()) > 1:
            yield DecisionQuestion(record, made, budget, seed)


def weigh(question: DecisionQuestion) -> Decision:
    """Weigh one decision; each has random numbers of its own, so the order does not matter."""
    view, played = view_at(question.record, question.made), question.record.moves[question.made]
    advice = advise(view, question.budget, Rng(question.seed, question.made), watched=played)
    return Decision(question.made, played, advice)


def view_at(record: Record, made: int) -> View:
    """Return the game after so many moves as the seat that has the decision saw it."""
    game = record.game(made)
    if game.seat is None:
        raise ValueError("the game is over by then: nobody has a decision")
    return game.view(game.seat)
