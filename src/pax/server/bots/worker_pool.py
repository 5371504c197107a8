"""Processes that work off queues: each takes the next task of the first queue that has one."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from pax.server.bots.fair_queue import FairQueue
from pax.server.bots.worker import OverrunError, Work, WorkerProcess

_log = logging.getLogger("pax.server")


class Task(NamedTuple):
    """Something to be worked on, and who is told the answer; None if there is none.

    `begin` is called when a process takes the task. The process takes no other for `hold` seconds
    from then on, however soon it is done: so nobody who waits for it can tell.
    """

    work: Work
    thought: object
    answer: Callable[[Any], None]
    begin: Callable[[], None] = lambda: None
    hold: float = 0.0


class Pool:
    """Processes, a thread that waits for each, and queues in the order of their priority."""

    def __init__(
        self, name: str, workers: Sequence[WorkerProcess], seconds: float, queues: int = 1
    ) -> None:
        """Start a process with the first task that needs it; a task may take so many seconds."""
        self.queues = [FairQueue[Task]() for _ in range(queues)]
        self._name = name
        self._seconds = seconds
        self._stopped = False
        self._workers = workers
        self._free = list(workers)
        self._threads = ThreadPoolExecutor(len(workers), thread_name_prefix=f"pax-{name}")
        self._running: set[asyncio.Task[None]] = set()

    def submit(self, task: Task, address: str = "", table: str = "", queue: int = 0) -> None:
        """Append a task to a queue."""
        self.queues[queue].add(task, address, table)
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
            task = asyncio.create_task(self._work_on(self._free.pop(), queue.pop()))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _work_on(self, worker: WorkerProcess, task: Task) -> None:
        loop = asyncio.get_running_loop()
        answer = None
        free_at = loop.time() + task.hold
        task.begin()
        try:
            answer = await loop.run_in_executor(
                self._threads, worker.think, task.work, task.thought, self._seconds
            )
        except (OverrunError, OSError) as error:  # or no process could be started
            if not self._stopped:
                _log.warning("a process (%s) gave no answer: %s", self._name, error)
        finally:
            if loop.time() < free_at:
                loop.call_at(free_at, self._release, worker)
            else:
                self._free.append(worker)
        if not self._stopped:
            task.answer(answer)
            self._next()

    def _release(self, worker: WorkerProcess) -> None:
        self._free.append(worker)
        self._next()
