"""Bot pool: runs the decisions of bots in worker processes, with fair queues."""

from collections.abc import Callable, Iterable
from typing import Final

from pax.backend.bots.bot_task import BotTask, choose, weigh
from pax.backend.limits import DEFAULT_LIMITS, WORKER_NICENESS, Limits
from pax.bots.advice import Advice
from pax.bots.analysis import Decision, DecisionQuestion
from pax.bots.analysis import weigh as weigh_again
from pax.bots.registry import is_built_in
from pax.bots.worker.tasks import TaskWorker
from pax.server.bots.seat_processes import BotSeat, SeatProcesses
from pax.server.bots.worker_pool import Pool, Task

TASK_SECONDS: Final = 60.0
"""Time limit of a task; then its process is killed, and the stand-in moves."""

_NOW: Final = 0
_LATER: Final = 1
"""Queue of finished games' decisions; moves and hints are in the queue before it."""


class BotPool:
    """Worker processes for the decisions of bots, scheduled fairly.

    Addresses take turns, and so do the tables of each address. A table has one queued decision at a
    time. Moves are always queued; hints, and new tables with bots, only if the queue is short.
    Decisions of finished games run when nothing else is queued; each is a small task, so a move
    waits for one at most.

    A third-party bot has one process per seat. If it fails, its process is killed, and the stand-in
    plays until the game is over. The number of busy processes never exceeds the size of the pool.
    """

    def __init__(
        self, processes: int, seconds: float = TASK_SECONDS, limits: Limits = DEFAULT_LIMITS
    ) -> None:
        """Create the pool; processes start with the first task that needs them."""
        self._limits = limits
        workers = [TaskWorker(niceness=WORKER_NICENESS) for _ in range(processes)]
        self._pool = Pool("bot", workers, seconds, queues=2)
        self._seats = SeatProcesses(max(limits.third_party_processes, processes), seconds)

    def ask(  # noqa: PLR0913 - the task, its callbacks, and its place in the queue
        self,
        decision: BotTask,
        answer: Callable[[str | None], None],
        *,
        begin: Callable[[], None] = lambda: None,
        hold: float = 0.0,
        address: str = "",
        table: str = "",
        game: str = "",
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """Queue a decision; the answer is a move, or None if the bot failed or it is outdated.

        `begin` is called when a process starts the task; the process is occupied for at least
        `hold` seconds. `address` is that of the client who created the table.
        """
        task = Task(choose, decision, answer, begin, hold, table, decision.level)
        if is_built_in(decision.level):
            task = task._replace(is_wanted=is_wanted)
        else:
            task = self._in_own_process(task, BotSeat(game, decision.seat, decision.level))
        self._pool.submit(task, address, _NOW)

    def _in_own_process(self, task: Task, seat: BotSeat) -> Task:
        def answer(move: str | None) -> None:
            self._seats.release(seat, failed=move is None)
            task.answer(move)

        return task._replace(answer=answer, runner=lambda: self._seats.take(seat))

    def has_failed(self, game: str, seat: int, level: str) -> bool:
        """Whether a third-party bot has failed in a game, so that the stand-in plays for it."""
        return self._seats.has_failed(BotSeat(game, seat, level))

    def has_room(self, levels: Iterable[str]) -> bool:
        """Whether the third-party bots among these levels can have processes of their own.

        This is for new tables. In a running game the longest idle process is replaced.
        """
        return self._seats.has_room(sum(not is_built_in(level) for level in levels))

    def advise(
        self,
        decision: BotTask,
        answer: Callable[[Advice | None], None],
        *,
        address: str = "",
        table: str = "",
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Queue a hint; False if too many decisions are queued already."""
        if self.is_busy(address):
            return False
        task = Task(weigh, decision, answer, table=table, is_wanted=is_wanted)
        self._pool.submit(task, address, _NOW)
        return True

    @property
    def waiting(self) -> int:
        """The number of decisions that wait for a process."""
        return sum(map(len, self._pool.queues))

    def is_busy(self, address: str = "") -> bool:
        """Whether the queue, in all or for an address, is too long for hints and new tables.

        A running game's move is never refused.
        """
        queues, limits = self._pool.queues, self._limits
        here = sum(queue.waiting(address) for queue in queues)
        return self.waiting >= limits.bots_waiting or here >= limits.bots_waiting_per_address

    def analyse(
        self,
        question: DecisionQuestion,
        answer: Callable[[Decision | None], None],
        *,
        address: str = "",
        game: str = "",
    ) -> None:
        """Queue the analysis of a finished game's decision, behind all moves and hints."""
        self._pool.submit(Task(weigh_again, question, answer, table=game), address, _LATER)

    def stop(self) -> None:
        """Stop all processes."""
        self._seats.stop()
        self._pool.stop()
        self._seats.end()
