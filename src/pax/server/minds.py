"""Bots think in processes of their own, a bounded number of thoughts at a time.

A process is handed what the bot's seat was sent, and nothing else: no game, no other seat's cards.
"""

import asyncio
import os
import secrets
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Final, NamedTuple

from pax.bots import BotError, Budget, bot_names, make_bot
from pax.game import Rng, Table, View
from pax.game.sides import Entry

PATIENCE: Final = 60.0
"""So many seconds a bot may think before another process is asked."""

STAND_IN: Final = ("citizen", "random")
"""Who moves when time runs out or a bot is gone: the first of these that is installed."""


class Thought(NamedTuple):
    """A decision to think about: what the seat was sent, its legal moves, and the bot's level."""

    level: str
    table: Table
    seat: int
    batches: list[list[Entry]]
    legal: list[str]
    seed: int


def stand_in() -> str:
    """Return the level that moves for those who do not."""
    names = bot_names()
    return next(name for name in STAND_IN if name in names)


def is_level(spec: str) -> bool:
    """Whether there is such a bot."""
    try:
        make_bot(spec)
    except BotError:
        return False
    return True


def think(thought: Thought) -> str:
    """Return a bot's move; runs in a process of its own."""
    view = View(thought.table, thought.seat)
    for batch in thought.batches:
        view.receive(batch)
    bot = make_bot(thought.level)
    return bot.choose(view, thought.legal, Budget(), Rng(thought.seed))


class Minds:
    """Processes that think, no more at once than there are, the others in a queue."""

    def __init__(self, processes: int) -> None:
        """Start with the first thought."""
        self._count = processes
        self._pool: ProcessPoolExecutor | None = None
        self._busy = 0
        self._queue: deque[tuple[Thought, Callable[[str | None], None]]] = deque()

    def ask(self, thought: Thought, answer: Callable[[str | None], None]) -> None:
        """Have a decision thought about; the answer is a move, or None if nobody could think."""
        self._queue.append((thought, answer))
        self._next()

    def stop(self) -> None:
        """End all processes."""
        self._queue.clear()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _next(self) -> None:
        while self._queue and self._busy < self._count:
            thought, answer = self._queue.popleft()
            self._busy += 1
            self._submit(thought, answer)

    def _submit(self, thought: Thought, answer: Callable[[str | None], None]) -> None:
        loop = asyncio.get_running_loop()

        def thought_out(future: "Future[str]") -> None:
            if not future.cancelled():
                loop.call_soon_threadsafe(self._answer, future, answer)

        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=get_context("spawn"), initializer=_begin
            )
        try:
            self._pool.submit(think, thought).add_done_callback(thought_out)
        except BrokenProcessPool:
            self._pool = None
            self._submit(thought, answer)

    def _answer(self, future: "Future[str]", answer: Callable[[str | None], None]) -> None:
        self._busy -= 1
        error = future.exception()
        if isinstance(error, BrokenProcessPool):
            self._pool = None
        answer(future.result() if error is None else None)
        self._next()


def new_seed() -> int:
    """Return a seed for a bot's own random numbers."""
    return secrets.randbits(63)


def _begin() -> None:
    """Give way to people's moves, leave interrupts to the parent, and end with it."""
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
