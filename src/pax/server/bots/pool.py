"""Bot pool: decisions of bots are made in worker processes, queued fairly."""

import secrets
from collections.abc import Callable, Iterable
from typing import Final

from pax.bots import bot_names
from pax.bots.advice import Advice
from pax.bots.analysis import Decision, DecisionQuestion
from pax.bots.analysis import weigh as weigh_again
from pax.bots.registry import is_built_in
from pax.bots.worker.tasks import TaskWorker
from pax.server.bots.bot_task import BotTask, choose, weigh
from pax.server.bots.memory import lower_priority
from pax.server.bots.seat_processes import BotSeat, SeatProcesses
from pax.server.bots.worker_pool import Pool, Task
from pax.server.limits import DEFAULT_LIMITS, Limits

TASK_SECONDS: Final = 60.0
"""A process whose task takes longer is ended, and the stand-in moves."""

_NOW: Final = 0
_LATER: Final = 1
"""The queues: moves and hints, and behind them decisions of finished games."""


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
    """Worker processes for the decisions of bots; who waits is served fairly.

    Addresses take turns, and the tables of each. A table has one decision at a time, and moves
    always find a place in the queue; hints, and new tables with bots, only if few wait. Decisions
    of finished games are looked at when nothing else waits; each is a small task of its own, so a
    move that comes meanwhile waits for one at most.

    A bot of another package has a process for each seat. One that fails is ended, and the stand-in
    plays for it until the game is over. No more processes than the pool has are at work at a time.
    """

    def __init__(
        self, processes: int, seconds: float = TASK_SECONDS, limits: Limits = DEFAULT_LIMITS
    ) -> None:
        """Start a process with the first task that needs it."""
        self._limits = limits
        workers = [TaskWorker(lower_priority) for _ in range(processes)]
        self._pool = Pool("bot", workers, seconds, queues=2)
        self._seats = SeatProcesses(max(limits.bot_processes, processes), seconds)

    def ask(  # noqa: PLR0913 - what is thought about, who is told, and whose turn it is
        self,
        decision: BotTask,
        answer: Callable[[str | None], None],
        *,
        begin: Callable[[], None] = lambda: None,
        hold: float = 0.0,
        address: str = "",
        table: str = "",
        game: str = "",
    ) -> None:
        """Have a decision made; the answer is a move, or None if the bot failed.

        `begin` is called when a process begins with it, which is taken for `hold` seconds at least.
        The address is that of whoever made the table.
        """
        task = Task(choose, decision, answer, begin, hold, table, decision.level)
        if not is_built_in(decision.level):
            task = self._in_own_process(task, BotSeat(game, decision.seat, decision.level))
        self._pool.submit(task, address, _NOW)

    def _in_own_process(self, task: Task, seat: BotSeat) -> Task:
        def answer(move: str | None) -> None:
            self._seats.release(seat, failed=move is None)
            task.answer(move)

        return task._replace(answer=answer, runner=lambda: self._seats.take(seat))

    def has_failed(self, game: str, seat: int, level: str) -> bool:
        """Whether a bot of another package has failed in a game, so that the stand-in plays."""
        return self._seats.has_failed(BotSeat(game, seat, level))

    def has_room(self, levels: Iterable[str]) -> bool:
        """Whether those of these bots that need processes of their own can have them.

        This is for new tables. At a running game the process that is idle for longest makes room.
        """
        return self._seats.has_room(sum(not is_built_in(level) for level in levels))

    def advise(
        self,
        decision: BotTask,
        answer: Callable[[Advice | None], None],
        *,
        address: str = "",
        table: str = "",
    ) -> bool:
        """Have moves weighed; False if too many decisions wait already."""
        if self.is_busy(address):
            return False
        self._pool.submit(Task(weigh, decision, answer, table=table), address, _NOW)
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
        self._pool.submit(Task(weigh_again, question, answer, table=game), address, _LATER)

    def stop(self) -> None:
        """End all processes."""
        self._seats.stop()
        self._pool.stop()
        self._seats.end()
