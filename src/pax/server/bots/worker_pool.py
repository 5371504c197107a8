"""Worker pool: processes that run tasks from queues of different priority."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

from pax.bots.worker.process import WorkerError
from pax.bots.worker.runner import how_failed
from pax.bots.worker.tasks import Work
from pax.server.bots.fair_queue import FairQueue

_log = logging.getLogger("pax.server")


class Runner(Protocol):
    """Runs one task at a time in a process."""

    def run(self, work: Work, argument: Any, seconds: float) -> Any:  # noqa: ANN401 - as the work takes and gives
        """Return the result; raise WorkerError if there is none."""

    def interrupt(self) -> None:
        """Kill the process permanently; callable from any thread."""

    def end(self) -> None:
        """End the process; the next task starts a new one."""


class Task(NamedTuple):
    """A unit of work and the callback for its result, which is None if it failed.

    `begin` is called when a process starts the task. The process stays occupied for `hold` seconds,
    even if the task finishes earlier, so that queued tasks do not reveal its duration. `table` and
    `bot` are for the log. `runner` returns a specific process to use instead of the pool's; the
    pool's process is idle meanwhile, so the number of busy processes never exceeds the size of the
    pool. A task that is not wanted any more when its turn comes has no result.
    """

    work: Work
    argument: object
    answer: Callable[[Any], None]
    begin: Callable[[], None] = lambda: None
    hold: float = 0.0
    table: str = ""
    bot: str = ""
    runner: Callable[[], Runner] | None = None
    is_wanted: Callable[[], bool] = lambda: True


class Pool:
    """Processes, one waiting thread for each, and queues in order of priority."""

    def __init__(
        self,
        name: str,
        workers: Sequence[Runner],
        seconds: float,
        queues: int = 1,
        idle: float | None = None,
    ) -> None:
        """Create the pool; processes start with the first task. `seconds` is the limit of a task.

        Processes exit after `idle` seconds without a task, unless that is None.
        """
        self.queues = [FairQueue[Task]() for _ in range(queues)]
        self._name = name
        self._seconds = seconds
        self._idle = idle
        self._stopped = False
        self._workers = workers
        self._free = list(workers)
        self._idle_timers: dict[Runner, asyncio.TimerHandle] = {}
        self._threads = ThreadPoolExecutor(len(workers), thread_name_prefix=f"pax-{name}")
        self._running: set[asyncio.Task[None]] = set()

    def submit(self, task: Task, address: str = "", queue: int = 0) -> None:
        """Append a task to a queue."""
        self.queues[queue].add(task, address, task.table)
        self._next()

    def stop(self) -> None:
        """Stop all processes; pending callbacks are not called."""
        self._stopped = True
        for queue in self.queues:
            queue.clear()
        for worker in self._workers:
            worker.interrupt()
        self._threads.shutdown()
        for worker in self._workers:
            worker.end()

    def _next(self) -> None:
        while self._free and not self._stopped:
            queue = next((each for each in self.queues if each), None)
            if queue is None:
                return
            worker = self._free.pop()
            if (timer := self._idle_timers.pop(worker, None)) is not None:
                timer.cancel()
            self._start(self._work_on(worker, queue.pop()))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _work_on(self, worker: Runner, task: Task) -> None:
        loop = asyncio.get_running_loop()
        free_at = loop.time() + task.hold
        try:
            task.begin()
            answer = await self._answer(worker, task) if task.is_wanted() else None
        finally:
            if loop.time() < free_at:
                loop.call_at(free_at, self._release, worker)
            else:
                self._release(worker)
        if not self._stopped:
            task.answer(answer)

    async def _answer(self, worker: Runner, task: Task) -> Any:  # noqa: ANN401 - as the work gives
        loop = asyncio.get_running_loop()
        runner = worker if task.runner is None else task.runner()
        try:
            return await loop.run_in_executor(
                self._threads, runner.run, task.work, task.argument, self._seconds
            )
        except Exception as error:  # noqa: BLE001 - the callback must always be called
            if not self._stopped:
                self._log_failure(task, error)
            return None

    def _log_failure(self, task: Task, error: Exception) -> None:
        """Log a failed task, with the type and traceback locations of its exception only."""
        names = {"pool": self._name, "table": task.table, "bot": task.bot}
        fields = {name: value for name, value in names.items() if value}
        if isinstance(error, WorkerError):
            fields["how"] = how_failed(error)
        _log.warning("task_failed", extra=fields, exc_info=error)

    def _release(self, worker: Runner) -> None:
        self._free.append(worker)
        if self._idle is not None:
            loop = asyncio.get_running_loop()
            timer = loop.call_later(self._idle, self._end_idle, worker)
            self._idle_timers[worker] = timer
        self._next()

    def _end_idle(self, worker: Runner) -> None:
        if not self._stopped:
            self._free.remove(worker)
            del self._idle_timers[worker]
            self._start(self._ended(worker))

    async def _ended(self, worker: Runner) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, worker.end)
        self._free.append(worker)
        self._next()
