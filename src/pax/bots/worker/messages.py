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

    `spec` names the bot that answers; None: the requests are tasks, each a function and its
    argument. `prepare` is called first: it sets limits.
    """

    spec: str | None = None
    prepare: Callable[[], None] | None = None


@dataclass(frozen=True)
class TaskResult:
    """What a task returned, or the exception that it raised and where."""

    result: Any = None
    error: Exception | None = None
    fault: Fault | None = None


@dataclass(frozen=True)
class Seating:
    """A new game begins: the table, and the seat of the bot."""

    table: GameConfig
    seat: int | None


@dataclass(frozen=True)
class MoveRequest:
    """A decision: what the seat was sent since the last one, and the legal moves.

    `seed` starts the bot's random numbers; `seating` is set if the game is new.
    """

    number: int
    seating: Seating | None
    batches: tuple[tuple[Entry, ...], ...]
    legal: tuple[str, ...]
    budget: Budget
    seed: int
