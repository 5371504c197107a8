"""Bots in the event loop: they think in slices, so that the worker can answer between them."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any, Final, NamedTuple

from pax.backend.bots.bot_task import BotTask, choose_in_steps, weigh_in_steps
from pax.bots.advice import Advice
from pax.bots.analysis import Decision, DecisionQuestion
from pax.bots.analysis import weigh_in_steps as weigh_again_in_steps
from pax.bots.models.files import table_of
from pax.bots.registry import is_built_in
from pax.bots.steps import Steps
from pax.browser.ports import ModelSource

SLICE_SECONDS: Final = 0.02
"""Time after which a bot's thinking is interrupted; with its last step it stays below 50 ms."""

_MOVE: Final = 0
_HINT: Final = 1
_ANALYSIS: Final = 2

_log = logging.getLogger("pax.server")


class _Task(NamedTuple):
    """A computation, the table whose models it needs, and the callback for its result."""

    steps: Steps[Any]
    models: str
    answer: Callable[[Any], None]
    begin: Callable[[], None]
    is_wanted: Callable[[], bool]


class SlicedBots:
    """A `BotService` that computes in the running event loop.

    A move comes before hints, and both before analyses, even if those have begun. A decision that
    is outdated, for example because a move was taken back, is given up.
    """

    def __init__(self, models: ModelSource, slice_seconds: float = SLICE_SECONDS) -> None:
        """Think with these models."""
        self._models = models
        self._slice = slice_seconds
        self._queues: tuple[deque[_Task], ...] = (deque(), deque(), deque())
        self._runner: asyncio.Task[None] | None = None

    def ask(  # noqa: PLR0913 - the port
        self,
        decision: BotTask,
        answer: Callable[[str | None], None],
        *,
        begin: Callable[[], None] = lambda: None,
        hold: float = 0.0,  # noqa: ARG002 - nobody else could measure the time
        address: str = "",  # noqa: ARG002 - one player
        table: str = "",  # noqa: ARG002 - one player
        game: str = "",  # noqa: ARG002 - no bot has a process
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """Queue a decision; the answer is a move, or None if it is outdated or the bot failed."""
        models = table_of(decision.table.setup)
        steps = choose_in_steps(decision)
        self._submit(_Task(steps, models, answer, begin, is_wanted), _MOVE)

    def has_failed(self, game: str, seat: int, level: str) -> bool:  # noqa: ARG002 - the port
        """Return False: only bots of other packages are given up."""
        return False

    def has_room(self, levels: Iterable[str]) -> bool:
        """Whether all levels are bots of this package; others cannot be installed in a browser."""
        return all(map(is_built_in, levels))

    def advise(
        self,
        decision: BotTask,
        answer: Callable[[Advice | None], None],
        *,
        address: str = "",  # noqa: ARG002 - one player
        table: str = "",  # noqa: ARG002 - one player
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Queue a hint; there is always room."""
        steps, models = weigh_in_steps(decision), table_of(decision.table.setup)
        self._submit(_Task(steps, models, answer, _nothing, is_wanted), _HINT)
        return True

    def is_busy(self, address: str = "") -> bool:  # noqa: ARG002 - the port
        """Return False: the only player waits for nobody else."""
        return False

    def analyse(
        self,
        question: DecisionQuestion,
        answer: Callable[[Decision | None], None],
        *,
        address: str = "",  # noqa: ARG002 - one player
        game: str = "",  # noqa: ARG002 - one player
    ) -> None:
        """Queue the analysis of a decision, behind all moves and hints; it takes a moment."""
        models = table_of(question.record.config.setup)
        steps = weigh_again_in_steps(question)
        self._submit(_Task(steps, models, answer, _nothing, _always), _ANALYSIS)

    def stop(self) -> None:
        """Stop thinking; pending callbacks are not called."""
        for queue in self._queues:
            queue.clear()
        if self._runner is not None:
            self._runner.cancel()

    def _submit(self, task: _Task, queue: int) -> None:
        self._queues[queue].append(task)
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())

    async def _run(self) -> None:
        """Work on the most urgent task, slice by slice, until none is left."""
        begun: set[int] = set()
        while (queue := next(filter(None, self._queues), None)) is not None:
            task = queue[0]
            if id(task) not in begun:
                begun.add(id(task))
                task.begin()
            is_done, result = await self._advance(task)
            if is_done:
                queue.remove(task)
                begun.discard(id(task))
                _answer(task, result)
            await asyncio.sleep(0)

    async def _advance(self, task: _Task) -> tuple[bool, Any]:
        """Work on a task for one slice; return whether it is done, and its result."""
        if not task.is_wanted():
            return True, None
        try:
            await self._models(task.models)
            end = monotonic() + self._slice
            while monotonic() < end:
                next(task.steps)
        except StopIteration as done:
            return True, done.value
        except Exception:  # noqa: BLE001 - the callback must always be called
            _log.exception("task_failed")
            return True, None
        return False, None


def _answer(task: _Task, result: object) -> None:
    try:
        task.answer(result)
    except Exception:  # noqa: BLE001 - the other tasks must go on
        _log.exception("task_failed")


def _nothing() -> None:
    pass


def _always() -> bool:
    return True
