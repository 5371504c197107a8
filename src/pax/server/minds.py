"""Bots think in processes, as many at a time as there are; the other thoughts wait."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from pax.bots import bot_names
from pax.bots.advice import Advice
from pax.bots.analysis import Decision, Question
from pax.bots.analysis import weigh as weigh_again
from pax.server.thoughts import Mind, OverrunError, Thought, Work, choose, weigh

MOST_WAITING: Final = 16
"""When so many thoughts wait, nobody is given a hint."""

THOUGHT_SECONDS: Final = 60.0
"""A thought that takes longer is ended, and the stand-in moves."""

STAND_IN: Final = ("citizen", "random")
"""Who moves when time runs out or a bot fails: the first of these that is installed."""


def stand_in() -> str:
    """Return the level that moves for those who do not."""
    names = bot_names()
    return next(name for name in STAND_IN if name in names)


def is_level(name: str) -> bool:
    """Whether a client may ask for such a bot: one that is installed, as it is.

    A spec can name anything that can be imported, and give it options: that is for those who start
    programs here, never for those who are connected to one.
    """
    return name in bot_names()


def new_seed() -> int:
    """Return a seed for a bot's own random numbers."""
    return secrets.randbits(63)


class _Task(NamedTuple):
    """Something to be thought about, and who waits for it."""

    work: Work
    thought: Thought | Question
    answer: Callable[[Any], None]


class Minds:
    """Processes that think.

    A table has one decision at a time, so moves always find a place in the queue; hints only if
    few wait. Looking back is done when nobody waits for anything else; each decision of a finished
    game is a small thought of its own, so a move that comes meanwhile waits for one at most.
    """

    def __init__(self, processes: int, seconds: float = THOUGHT_SECONDS) -> None:
        """Start a process with the first thought that needs it."""
        self._seconds = seconds
        self._stopped = False
        self._all = [Mind() for _ in range(processes)]
        self._free = list(self._all)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="pax-mind")
        self._queue: deque[_Task] = deque()
        self._later: deque[_Task] = deque()
        self._running: set[asyncio.Task[None]] = set()

    def ask(self, thought: Thought, answer: Callable[[str | None], None]) -> None:
        """Have a decision thought about; the answer is a move, or None if the bot failed."""
        self._queue.append(_Task(choose, thought, answer))
        self._next()

    def advise(self, thought: Thought, answer: Callable[[Advice | None], None]) -> bool:
        """Have moves weighed; False if too many wait already."""
        if len(self._queue) >= MOST_WAITING:
            return False
        self._queue.append(_Task(weigh, thought, answer))
        self._next()
        return True

    def look_back(self, question: Question, answer: Callable[[Decision | None], None]) -> None:
        """Have a decision of a finished game weighed, when no move or hint waits."""
        self._later.append(_Task(weigh_again, question, answer))
        self._next()

    def stop(self) -> None:
        """End all processes."""
        self._stopped = True
        self._queue.clear()
        self._later.clear()
        for mind in self._all:
            mind.interrupt()
        self._threads.shutdown()
        for mind in self._all:
            mind.end()

    def _next(self) -> None:
        while (queue := self._queue or self._later) and self._free and not self._stopped:
            task = asyncio.create_task(self._think(self._free.pop(), queue.popleft()))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _think(self, mind: Mind, task: _Task) -> None:
        loop = asyncio.get_running_loop()
        answer = None
        try:
            answer = await loop.run_in_executor(
                self._threads, mind.think, task.work, task.thought, self._seconds
            )
        except (OverrunError, OSError):  # or no process could be started
            pass
        finally:
            self._free.append(mind)
        if not self._stopped:
            task.answer(answer)
            self._next()
