"""Bot runner: third-party bots, each in its own process.

Such a bot is sent what its seat is sent; the game is not in its process. A bot that crashes, hangs
or gives an invalid answer is killed.
"""

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from pax.bots.bot import Bot, Budget
from pax.bots.players.search_bots import read_seconds
from pax.bots.registry import BotError, is_built_in, make_bot, parse_spec
from pax.bots.worker.messages import MoveRequest, Seating, WorkerSetup
from pax.bots.worker.process import (
    CrashedError,
    HungError,
    NonsenseError,
    UnsupportedPlatformError,
    WorkerError,
    WorkerProcess,
    WorkerSlot,
    shown,
)
from pax.faults import Fault
from pax.game import GameConfig, View
from pax.game.observation.visibility import Entry
from pax.rules import Rng

STARTING: Final = 120.0
"""Seconds for a process to start and to import its bot."""

PATIENCE: Final = 60.0
"""Seconds for a move of a bot without a budget in seconds."""

GRACE: Final = 10.0
"""Extra seconds over the budget, for a busy machine."""

LONGEST_ANSWER: Final = 65_536
"""Bytes. Answers are parsed as JSON: data from a bot is never unpickled."""

_MOST_PLACES: Final = 4000


class BotRunner:
    """Starts the process of a bot, requests its moves, and restarts it after a failure."""

    def __init__(
        self,
        spec: str,
        patience: float = PATIENCE,
        starting: float = STARTING,
        niceness: int = 0,
    ) -> None:
        """Store the spec; the process is started by the first request or by `start`."""
        self.spec = spec
        self._patience, self._starting = patience, starting
        self._slot = WorkerSlot(WorkerSetup(spec, niceness), LONGEST_ANSWER)
        self._sent: list[list[Entry]] = []
        self._requests = 0

    @property
    def process(self) -> int | None:
        """The id of the process, while there is one."""
        return None if self._slot.process is None else self._slot.process.pid

    def start(self) -> WorkerProcess:
        """Start the process; raise BotError if the bot is unknown or rejects its options."""
        self._sent = []
        process = self._slot.launch()
        try:
            answer = _parsed(process.start(self._starting))
            _check_error(answer)
        except (BotError, WorkerError):
            self.close()
            raise
        return process

    def begin_game(self) -> None:
        """Start another game, even if its first entries equal those of the last one."""
        self._sent = []

    def move(  # noqa: PLR0913, PLR0917 - the parts of a request
        self,
        table: GameConfig,
        seat: int | None,
        batches: Sequence[list[Entry]],
        legal: Sequence[str],
        budget: Budget,
        seed: int,
    ) -> str:
        """Return the bot's move; if it fails, end its process and raise WorkerError.

        The bot is sent the batches since the last request, or all of them after an undo.
        """
        try:
            return self._asked(table, seat, batches, legal, budget, seed)
        except BotError as error:
            raise CrashedError(str(error)) from None
        except WorkerError:
            self.close()
            raise

    def interrupt(self) -> None:
        """Kill the process from any thread and never restart it."""
        self._slot.interrupt()

    def close(self) -> None:
        """End the process, if there is one."""
        self._slot.end()

    def _asked(  # noqa: PLR0913, PLR0917 - as above
        self,
        table: GameConfig,
        seat: int | None,
        batches: Sequence[list[Entry]],
        legal: Sequence[str],
        budget: Budget,
        seed: int,
    ) -> str:
        process = self._slot.process or self.start()
        known = len(self._sent)
        is_new = known == 0 or list(batches[:known]) != self._sent
        seating = Seating(table, seat) if is_new else None
        more = tuple(tuple(batch) for batch in batches[0 if is_new else known :])
        self._sent = list(batches)
        self._requests += 1
        request = MoveRequest(self._requests, seating, more, tuple(map(str, legal)), budget, seed)
        answer = _parsed(process.request(request, self._limit(budget)))
        _check_error(answer)
        move = answer.get("move")
        if answer.get("to") != self._requests or move not in legal:
            raise NonsenseError(ascii(move)[:60])
        return str(move)

    def _limit(self, budget: Budget) -> float:
        """Return the time limit of a move in seconds."""
        seconds = budget.seconds
        if seconds is None:
            with suppress(KeyError, BotError):
                seconds = read_seconds(self.spec, parse_spec(self.spec)[1]["seconds"])
        return self._patience if seconds is None else seconds + GRACE


@dataclass(frozen=True)
class Failure:
    """A failure of a bot in a game: `how` is crashed, hung or nonsense."""

    bot: str
    how: str
    details: str

    def __str__(self) -> str:
        """Return the bot, how it failed, and the details."""
        return f"{self.bot} {self.how} ({self.details})"


class ProcessBot:
    """A bot that plays through a runner; after a failure it plays random moves.

    The next game starts a new process.
    """

    def __init__(self, spec: str, patience: float = PATIENCE) -> None:
        """Start the process; raise BotError if the bot is unknown or rejects its options."""
        self.spec = spec
        self.failures: list[Failure] = []
        self._runner = BotRunner(spec, patience)
        self._view: View | None = None
        self._failed = False
        try:
            self._runner.start()
        except WorkerError as error:
            raise BotError(str(_failure(spec, error))) from None
        except UnsupportedPlatformError as error:
            raise BotError(f"{spec}: {error}") from None

    @property
    def process(self) -> int | None:
        """The id of the process, while there is one."""
        return self._runner.process

    def choose(self, view: View, legal: Sequence[str], budget: Budget, rng: Rng) -> str:
        """Return the move of the process, or a random legal move if it has failed."""
        seed = int(rng.word()) << 32 | int(rng.word())
        if view is not self._view:
            self._view, self._failed = view, False
            self._runner.begin_game()
        if not self._failed:
            try:
                return self._runner.move(view.config, view.seat, view.batches, legal, budget, seed)
            except WorkerError as error:
                self._failed = True
                self.failures.append(_failure(self.spec, error))
        return legal[rng.below(len(legal))]

    def close(self) -> None:
        """End the process, if there is one."""
        self._runner.close()


def seated(spec: str) -> Bot:
    """Return a new bot: built-in ones run in this process, others in their own."""
    return make_bot(spec) if is_built_in(spec) else ProcessBot(spec)


def check_bot(spec: str) -> None:
    """Raise BotError if the bot is unknown or rejects its options."""
    release(seated(spec))


def release(bot: Bot) -> None:
    """End the process of a bot, if it has one."""
    if isinstance(bot, ProcessBot):
        bot.close()


def failures_of(bot: Bot) -> list[Failure]:
    """Return and clear the failures of a bot."""
    if not isinstance(bot, ProcessBot):
        return []
    found, bot.failures = bot.failures, []
    return found


def how_failed(error: WorkerError) -> str:
    """Return the kind of a failure: `crashed`, `hung` or `nonsense`."""
    return {HungError: "hung", NonsenseError: "nonsense"}.get(type(error), "crashed")


def _failure(spec: str, error: WorkerError) -> Failure:
    return Failure(spec, how_failed(error), str(error))


def _parsed(data: bytes) -> Mapping[str, object]:
    """Parse an answer; a bot can write anything into its pipe."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise NonsenseError(shown(data)) from None
    if not isinstance(found, dict):
        raise NonsenseError(shown(data))
    return found


def _check_error(answer: Mapping[str, object]) -> None:
    if "refused" in answer:
        raise BotError(str(answer["refused"]))
    if "error" in answer:
        name, places = str(answer.get("name")), str(answer.get("places"))[:_MOST_PLACES]
        fault = Fault(name, places) if re.fullmatch(r"[\w.]{1,80}", name) else None
        raise CrashedError(str(answer["error"])[:200], fault)
