"""Worker pool: processes that work off queues, each the next task of the first one that has any."""

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
        """Kill the process for good, from any thread."""

    def end(self) -> None:
        """End the process; the next task starts another."""


class Task(NamedTuple):
    """Something to be worked on, and who is told the answer; None if there is none.

    `begin` is called when a process takes the task. The process takes no other for `hold` seconds
    from then on, however soon it is done: so nobody who waits for it can tell. `table` and `bot`
    are for the log. `runner` returns the process to use, unless any of the pool will do; that one
    is idle meanwhile, so no more processes than the pool has are at work.
    """

    work: Work
    argument: object
    answer: Callable[[Any], None]
    begin: Callable[[], None] = lambda: None
    hold: float = 0.0
    table: str = ""
    bot: str = ""
    runner: Callable[[], Runner] | None = None


class Pool:
    """Processes, a thread that waits for each, and queues in the order of their priority."""

    def __init__(
        self,
        name: str,
        workers: Sequence[Runner],
        seconds: float,
        queues: int = 1,
        idle: float | None = None,
    ) -> None:
        """Start a process with the first task that needs it; a task may take so many seconds.

        Processes end after so many seconds without a task, unless `idle` is None.
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
        """End all processes; whoever waits is told nothing."""
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
            answer = await self._answer(worker if task.runner is None else task.runner(), task)
        finally:
            if loop.time() < free_at:
                loop.call_at(free_at, self._release, worker)
            else:
                self._release(worker)
        if not self._stopped:
            task.answer(answer)

    async def _answer(self, runner: Runner, task: Task) -> Any:  # noqa: ANN401 - as the work gives
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._threads, runner.run, task.work, task.argument, self._seconds
            )
        except Exception as error:  # noqa: BLE001 - who waits must get an answer
            if not self._stopped:
                self._log_failure(task, error)
            return None

    def _log_failure(self, task: Task, error: Exception) -> None:
        """Log a task without a result; of the exception only its type and places are written."""
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
