"""Processes of third-party bots: one for each seat that such a bot plays.

No such bot shares a process, or any state in it, with another seat or with our own bots.
"""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from pax.backend.bots.bot_task import BotTask
from pax.backend.limits import WORKER_NICENESS
from pax.bots import Budget
from pax.bots.worker.runner import BotRunner
from pax.bots.worker.tasks import START_SECONDS, Work

IDLE_SECONDS: Final = 60.0
"""Idle time after which a process exits; the next decision starts a new one."""

MOST_FAILED: Final = 1024
"""Maximum number of failures that are remembered."""


class BotSeat(NamedTuple):
    """A seat in one game, and the bot that plays it."""

    game: str
    seat: int
    bot: str


class SeatProcess:
    """The process of one seat; a `Runner` for a worker pool."""

    def __init__(self, bot: str, seconds: float, replaced: "SeatProcess | None") -> None:
        """Start with the first decision, after the replaced process has exited."""
        self.is_busy = False
        self.used_at = 0.0
        self._runner = BotRunner(bot, seconds, START_SECONDS, WORKER_NICENESS)
        self._replaced = replaced

    def take(self) -> None:
        """Mark the process as busy."""
        self.is_busy = True

    def release(self, now: float) -> None:
        """Mark the process as idle."""
        self.is_busy, self.used_at = False, now

    @property
    def process(self) -> int | None:
        """The process id, while there is a process."""
        return self._runner.process

    def run(self, _work: Work, task: BotTask, _seconds: float) -> str:
        """Return the bot's move."""
        if self._replaced is not None:
            self._replaced.end()
            self._replaced = None
        budget = Budget(seconds=task.seconds)
        return self._runner.move(task.table, task.seat, task.batches, task.legal, budget, task.seed)

    def interrupt(self) -> None:
        """Kill the process permanently."""
        self._runner.interrupt()

    def end(self) -> None:
        """End the process; the next decision starts a new one."""
        self._runner.close()


class SeatProcesses:
    """A limited number of processes; one more replaces the longest idle one.

    A bot that fails in a game does not play on in it.
    """

    def __init__(self, most: int, seconds: float, idle: float = IDLE_SECONDS) -> None:
        """Begin without processes; `seconds` is the time limit for bots without a budget."""
        self._most = most
        self._seconds = seconds
        self._idle = idle
        self._processes: OrderedDict[BotSeat, SeatProcess] = OrderedDict()
        self._failed: OrderedDict[BotSeat, None] = OrderedDict()

    def __len__(self) -> int:
        """Return the number of processes."""
        return len(self._processes)

    def has_room(self, seats: int) -> bool:
        """Whether this number of further seats can have processes of their own."""
        return len(self) + seats <= self._most

    def has_failed(self, seat: BotSeat) -> bool:
        """Whether a bot has failed in its game."""
        return seat in self._failed

    def take(self, seat: BotSeat) -> SeatProcess:
        """Return the process of a seat, and mark it as busy."""
        process = self._processes.pop(seat, None)
        if process is None:
            replaced = None if self.has_room(1) else self._pop_idle()
            process = SeatProcess(seat.bot, self._seconds, replaced)
        self._processes[seat] = process  # move to the end: most recently used
        process.take()
        return process

    def release(self, seat: BotSeat, *, failed: bool) -> None:
        """Return a process after use; that of a failed bot has already exited."""
        loop = asyncio.get_running_loop()
        process = self._processes[seat]
        process.release(used_at := loop.time())
        if failed:
            del self._processes[seat]
            self._failed[seat] = None
            if len(self._failed) > MOST_FAILED:
                self._failed.popitem(last=False)
            loop.run_in_executor(None, process.end)
        else:
            loop.call_later(self._idle, self._end_idle, seat, process, used_at)

    def stop(self) -> None:
        """Kill all processes; pending decisions fail."""
        for process in self._processes.values():
            process.interrupt()

    def end(self) -> None:
        """Reap all processes, when none is in use."""
        for process in self._processes.values():
            process.end()
        self._processes.clear()

    def _pop_idle(self) -> SeatProcess | None:
        """Remove and return the least recently used idle process."""
        for seat, process in self._processes.items():
            if not process.is_busy:
                return self._processes.pop(seat)
        return None

    def _end_idle(self, seat: BotSeat, process: SeatProcess, used_at: float) -> None:
        """End a process that has not been used since this time."""
        unused = process.used_at == used_at and not process.is_busy
        if unused and self._processes.get(seat) is process:
            del self._processes[seat]
            asyncio.get_running_loop().run_in_executor(None, process.end)
