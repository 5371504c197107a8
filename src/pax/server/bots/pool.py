"""Bot pool: decisions of bots are made in worker processes, queued fairly."""

import secrets
from collections.abc import Callable
from typing import Final

from pax.bots import bot_names
from pax.bots.advice import Advice
from pax.bots.analysis import Decision, DecisionQuestion
from pax.bots.analysis import weigh as weigh_again
from pax.server.bots.worker import BotTask, WorkerProcess, choose, weigh
from pax.server.bots.worker_pool import Pool, Task
from pax.server.limits import DEFAULT_LIMITS, Limits

THOUGHT_SECONDS: Final = 60.0
"""A thought that takes longer is ended, and the stand-in moves."""

_NOW: Final = 0
_LATER: Final = 1
"""The queues: moves and hints, and behind them tables of bots alone and finished games."""


def is_level(name: str) -> bool:
    """Whether a client may ask for such a bot: one that is installed, as it is.

    A spec can name anything that can be imported, and give it options: that is for those who start
    programs here, never for those who are connected to one.
    """
    return name in bot_names()


def new_seed() -> int:
    """Return a seed for a bot's own random numbers."""
    return secrets.randbits(63)


class BotPool:
    """Processes that think; who waits is served fairly, by address and by table.

    A table has one decision at a time, and moves always find a place in the queue; hints, and new
    tables with bots, only if few wait. Looking back is done when nobody waits for anything else;
    each decision of a finished game is a small thought of its own, so a move that comes meanwhile
    waits for one at most.
    """

    def __init__(
        self, processes: int, seconds: float = THOUGHT_SECONDS, limits: Limits = DEFAULT_LIMITS
    ) -> None:
        """Start a process with the first thought that needs it."""
        self._limits = limits
        self._pool = Pool("bot", [WorkerProcess() for _ in range(processes)], seconds, queues=2)

    def ask(  # noqa: PLR0913 - what is thought about, who is told, and whose turn it is
        self,
        thought: BotTask,
        answer: Callable[[str | None], None],
        *,
        begin: Callable[[], None] = lambda: None,
        hold: float = 0.0,
        later: bool = False,
        address: str = "",
        table: str = "",
    ) -> None:
        """Have a decision thought about; the answer is a move, or None if the bot failed.

        `begin` is called when the thinking begins, and its process is taken for `hold` seconds at
        least. `later`: when no other move or hint waits. The address is that of whoever made the
        table.
        """
        task = Task(choose, thought, answer, begin, hold)
        self._pool.submit(task, address, table, _LATER if later else _NOW)

    def advise(
        self,
        thought: BotTask,
        answer: Callable[[Advice | None], None],
        *,
        address: str = "",
        table: str = "",
    ) -> bool:
        """Have moves weighed; False if too many decisions wait already."""
        if self.is_busy(address):
            return False
        self._pool.submit(Task(weigh, thought, answer), address, table, _NOW)
        return True

    def is_busy(self, address: str = "") -> bool:
        """Whether so many decisions wait, in all or for an address, that nothing is added to them.

        This is for hints and new tables. A running game's move is never refused.
        """
        queues, limits = self._pool.queues, self._limits
        waiting = sum(map(len, queues))
        here = sum(queue.waiting(address) for queue in queues)
        return waiting >= limits.bots_waiting or here >= limits.bots_waiting_per_address

    def look_back(
        self,
        question: DecisionQuestion,
        answer: Callable[[Decision | None], None],
        *,
        address: str = "",
        game: str = "",
    ) -> None:
        """Have a decision of a finished game weighed, when no move or hint waits."""
        self._pool.submit(Task(weigh_again, question, answer), address, game, _LATER)

    def stop(self) -> None:
        """End all processes."""
        self._pool.stop()
