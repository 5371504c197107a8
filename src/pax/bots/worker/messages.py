"""Messages between a worker process and the process that started it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pax.bots.bot import Budget
from pax.faults import Fault
from pax.game import GameConfig
from pax.game.observation.visibility import Entry


@dataclass(frozen=True)
class WorkerSetup:
    """First message to a worker process.

    `spec` names the bot to serve; with None the requests are tasks, each a function and its
    argument. `prepare` is called first, to set resource limits. `niceness` is added to that of the
    process that starts it.
    """

    spec: str | None = None
    niceness: int = 0
    prepare: Callable[[], None] | None = None


@dataclass(frozen=True)
class TaskResult:
    """The result of a task, or the exception that it raised and where."""

    result: Any = None
    error: Exception | None = None
    fault: Fault | None = None


@dataclass(frozen=True)
class Seating:
    """Start of a new game: the table and the bot's seat."""

    table: GameConfig
    seat: int | None


@dataclass(frozen=True)
class MoveRequest:
    """A decision: the entries sent to the seat since the last one, and the legal moves.

    `seed` is that of the bot's random numbers; `seating` is set if the game is new.
    """

    number: int
    seating: Seating | None
    batches: tuple[tuple[Entry, ...], ...]
    legal: tuple[str, ...]
    budget: Budget
    seed: int
