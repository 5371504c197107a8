"""Looking back on finished games, in the background, one decision after the other."""

import asyncio
from collections.abc import Sequence
from typing import Final

from pax.bots import Budget
from pax.bots.analysis import Decision, Question, questions
from pax.game import Record
from pax.game.picture import Code
from pax.server.forms import Analysis, Weighed
from pax.server.security.admission import Refusal
from pax.server.minds import Minds

BUDGET: Final = Budget(playouts=300)
SEED: Final = 1
"""The same for all, so that every worker finds the same."""

MOST_KEPT: Final = 100
"""So many games are remembered; what is forgotten can be found out again."""

MOST_RUNNING: Final = 4
"""While so many games are being looked back on, no other is begun."""


class LookBack:
    """One game on its way, one decision after the other."""

    def __init__(self, asked: Sequence[Question], minds: Minds) -> None:
        """Begin with the first decision."""
        self._left = list(reversed(asked))
        self._minds = minds
        self._found: list[Weighed] = []
        self._next()

    @property
    def is_whole(self) -> bool:
        """Whether every decision was weighed."""
        return not self._left

    @property
    def analysis(self) -> Analysis:
        """What is known so far."""
        return Analysis(len(self._found) + len(self._left), list(self._found))

    def _next(self) -> None:
        if self._left:
            self._minds.look_back(self._left[-1], self._take)

    def _take(self, decision: Decision | None) -> None:
        """Take what a decision was worth; one whose thought failed is left out."""
        self._left.pop()
        if decision is not None:
            self._found.append(weighed(decision))
        self._next()


class Analyst:
    """Looks back on games, and remembers what it found."""

    def __init__(self, minds: Minds) -> None:
        """Know no game yet."""
        self._minds = minds
        self._games: dict[str, LookBack] = {}

    async def look_back(self, game: str, record: Record) -> Analysis:
        """Return what is known about a game so far; begin with it if nothing is."""
        if game not in self._games:
            if sum(not other.is_whole for other in self._games.values()) >= MOST_RUNNING:
                raise Refusal(Code("too_many_thoughts"))
            asked = await asyncio.to_thread(_asked, record)
            if game not in self._games:
                self._games[game] = LookBack(asked, self._minds)
                self._forget()
        return self._games[game].analysis

    def _forget(self) -> None:
        while len(self._games) > MOST_KEPT:
            del self._games[next(iter(self._games))]


def _asked(record: Record) -> list[Question]:
    return list(questions(record, BUDGET, SEED))


def weighed(decision: Decision) -> Weighed:
    """Return a decision as it goes over the wire."""
    best = decision.advice.best
    return Weighed(
        moves=decision.made,
        seat=decision.seat,
        played=decision.played,
        best=decision.played if decision.is_best else best.move,
        chance=best.chance,
        error=best.error,
        rome=best.rome,
        cost=decision.cost,
    )
