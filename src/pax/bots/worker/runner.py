"""Bots of other people, each in a process of its own.

Such a bot is fed what its seat is sent and never has the game in its reach. One that crashes, hangs
or answers nonsense is ended and noted by name; for the rest of the game any legal move is played.
"""

import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from pax.bots.bot import Bot, Budget
from pax.bots.players.search_bots import read_seconds
from pax.bots.registry import BotError, is_built_in, make_bot, parse_spec
from pax.bots.worker.messages import MoveRequest, Seating
from pax.bots.worker.pipe import Child, CrashedError, HungError, NonsenseError
from pax.game import View
from pax.rules import Rng

STARTING: Final = 120.0
"""So many seconds a process has to start and to import its bot."""

PATIENCE: Final = 60.0
"""So many seconds a move may take if the bot has no budget in seconds."""

GRACE: Final = 10.0
"""So many seconds beyond its budget a bot may take: machines are busy."""


@dataclass(frozen=True)
class Failure:
    """A bot failed in a game: `how` is crashed, hung or nonsense, with the details."""

    bot: str
    how: str
    details: str

    def __str__(self) -> str:
        """Say who failed and how."""
        return f"{self.bot} {self.how} ({self.details})"


class ProcessBot:
    """A bot in a process of its own, which is started anew for a game after one that it spoiled."""

    def __init__(self, spec: str, patience: float = PATIENCE) -> None:
        """Start the process; raise BotError if there is no such bot or not with such options."""
        self.spec = spec
        self.failures: list[Failure] = []
        self._patience = patience
        self._child: Child | None = None
        self._view: View | None = None
        self._sent = 0
        self._asked = 0
        try:
            self._start()
        except (CrashedError, HungError, NonsenseError) as error:
            self.close()
            raise BotError(str(_failure(spec, error))) from None

    @property
    def process(self) -> int | None:
        """The id of the process, while there is one."""
        return None if self._child is None else self._child.number

    def choose(self, view: View, legal: Sequence[str], budget: Budget, rng: Rng) -> str:
        """Ask the process; if it fails, return any legal move."""
        seed = int(rng.word()) << 32 | int(rng.word())
        try:
            if view is not self._view:
                self._begin(view)
            if self._child is not None:
                return self._ask(self._child, view, legal, budget, seed)
        except (CrashedError, HungError, NonsenseError) as error:
            self.failures.append(_failure(self.spec, error))
            self.close()
        return legal[rng.below(len(legal))]

    def close(self) -> None:
        """End the process, if there is one."""
        if self._child is not None:
            self._finalizer()
            self._child = None

    def _start(self) -> None:
        self._child = child = Child(self.spec)
        self._finalizer = weakref.finalize(self, child.end)
        word = child.hear(STARTING)
        if "refused" in word:
            self.close()
            raise BotError(str(word["refused"]))
        _check_error(word)

    def _begin(self, view: View) -> None:
        """Turn to another game."""
        self._view = view
        self._sent = 0
        if self._child is None:
            try:
                self._start()
            except BotError as error:
                raise CrashedError(str(error)) from None

    def _ask(
        self, child: Child, view: View, legal: Sequence[str], budget: Budget, seed: int
    ) -> str:
        self._asked += 1
        seating = None if self._sent else Seating(view.table, view.seat)
        batches = tuple(tuple(batch) for batch in view.batches[self._sent :])
        question = MoveRequest(self._asked, seating, batches, tuple(legal), budget, seed)
        self._sent = len(view.batches)
        answer = child.ask(question, self._limit(budget))
        _check_error(answer)
        move = answer.get("move")
        if answer.get("to") != self._asked or move not in legal:
            raise NonsenseError(ascii(move)[:60])
        return str(move)

    def _limit(self, budget: Budget) -> float:
        """Return how long one move may take, in seconds."""
        seconds = budget.seconds
        if seconds is None:
            with suppress(KeyError, BotError):
                seconds = read_seconds(self.spec, parse_spec(self.spec)[1]["seconds"])
        return self._patience if seconds is None else seconds + GRACE


def seated(spec: str) -> Bot:
    """Return a new bot for a seat: in this process if it is one of ours, else in its own."""
    return make_bot(spec) if is_built_in(spec) else ProcessBot(spec)


def check_bot(spec: str) -> None:
    """Raise BotError if there is no such bot, or not with such options."""
    release(seated(spec))


def release(bot: Bot) -> None:
    """End the process of a bot, if it has one."""
    if isinstance(bot, ProcessBot):
        bot.close()


def failures_of(bot: Bot) -> list[Failure]:
    """Return how a bot has failed since this was asked last."""
    if not isinstance(bot, ProcessBot):
        return []
    found, bot.failures = bot.failures, []
    return found


def _check_error(answer: Mapping[str, object]) -> None:
    if "error" in answer:
        raise CrashedError(str(answer["error"])[:200])


def _failure(spec: str, error: Exception) -> Failure:
    how = {CrashedError: "crashed", HungError: "hung", NonsenseError: "nonsense"}[type(error)]
    return Failure(spec, how, str(error))
