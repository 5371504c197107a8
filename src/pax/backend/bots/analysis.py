"""Analysis of finished games, in the background, one decision after the other."""

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Final

from pax.backend.bots.ports import BotService, RecordReader
from pax.backend.bots.record_reading import choices
from pax.backend.limits import DEFAULT_LIMITS, Limits
from pax.bots import Budget
from pax.bots.analysis import Decision, DecisionQuestion
from pax.game import Record
from pax.game.reasons import Reason
from pax.protocol.http import Analysis, Weighed
from pax.tables.errors import Refusal

BUDGET: Final = Budget(playouts=300)
SEED: Final = 1
"""Fixed seed, so that every worker computes the same analysis."""

UNWATCHED_SECONDS: Final = 10.0
"""Time after the last request for an analysis after which it pauses until the next one."""

MOST_KEPT: Final = 100
"""Maximum number of analyses in memory; an evicted one can be computed again."""


class GameAnalysis:
    """The analysis of one game, decision by decision."""

    def __init__(self, game: str, address: str, bots: BotService) -> None:
        """Reserve a slot; the decisions are not listed yet."""
        self.game = game
        self.address = address
        self.listed = asyncio.Event()
        self._left: list[DecisionQuestion] | None = None
        self._bots = bots
        self._found: list[Weighed] = []
        self._asked_at = monotonic()
        self.is_paused = False

    def begin(self, asked: Sequence[DecisionQuestion]) -> None:
        """Analyse the first of these decisions."""
        self._left = list(reversed(asked))
        self._next()

    def ask(self) -> None:
        """Record a request; it ends a pause."""
        self._asked_at = monotonic()
        if self.is_paused:
            self.is_paused = False
            self._next()

    @property
    def is_running(self) -> bool:
        """Whether decisions are being analysed."""
        return not (self.is_whole or self.is_paused)

    @property
    def is_whole(self) -> bool:
        """Whether every decision has been analysed."""
        return self._left is not None and not self._left

    @property
    def analysis(self) -> Analysis:
        """The analysis so far."""
        return Analysis(len(self._found) + len(self._left or ()), list(self._found))

    def _next(self) -> None:
        self.is_paused = bool(self._left) and monotonic() - self._asked_at > UNWATCHED_SECONDS
        if self._left and not self.is_paused:
            self._bots.analyse(self._left[-1], self._take, address=self.address, game=self.game)

    def _take(self, decision: Decision | None) -> None:
        """Store the analysis of a decision, and go on; a failed one is left out."""
        if self._left:
            self._left.pop()
        if decision is not None:
            self._found.append(weighed(decision))
        self._next()


class AnalysisService:
    """Analyses games, and caches the results."""

    def __init__(
        self, bots: BotService, readers: RecordReader, limits: Limits = DEFAULT_LIMITS
    ) -> None:
        """Begin with an empty cache."""
        self._bots = bots
        self._readers = readers
        self._limits = limits
        self._games: dict[str, GameAnalysis] = {}

    async def analyse(self, game: str, record: Record, address: str = "") -> Analysis:
        """Return the analysis of a game so far; start it if there is none.

        Concurrent requests wait while the decisions are being listed.
        """
        while (known := self._games.get(game)) is not None and not known.listed.is_set():
            await known.listed.wait()
        if known is None:
            known = await self._begun(game, record, address)
        elif known.is_paused:
            self._check_room(address)
        known.ask()
        return known.analysis

    async def _begun(self, game: str, record: Record, address: str) -> GameAnalysis:
        """Start the analysis of a game; its slot is reserved before the first await."""
        self._check_room(address)
        new = self._games[game] = GameAnalysis(game, address, self._bots)
        try:
            places = await self._readers.read(choices, record, address)
            new.begin([DecisionQuestion(record, made, BUDGET, SEED) for made in places])
        except BaseException:
            del self._games[game]
            raise
        finally:
            new.listed.set()
        self._forget()
        return new

    def _check_room(self, address: str) -> None:
        running = [each.address for each in self._games.values() if each.is_running]
        here, limits = running.count(address), self._limits
        if len(running) >= limits.analyses or here >= limits.analyses_per_address:
            raise Refusal(Reason("too_many_thoughts"))

    def _forget(self) -> None:
        """Evict the oldest analyses, but none that is still running."""
        idle = [game for game, each in self._games.items() if not each.is_running]
        for game in idle[: max(len(self._games) - MOST_KEPT, 0)]:
            del self._games[game]


def weighed(decision: Decision) -> Weighed:
    """Return the analysis of a decision as a message."""
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
        chances=list(best.chances),
        comparison=decision.advice.comparison,
    )
