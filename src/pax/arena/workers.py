"""Parallel map over worker processes: ordered results, bounded memory."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import chain, islice
from queue import SimpleQueue
from time import monotonic
from typing import Final, TypeVar

from pax.bots.worker.process import WorkerError, has_worker_processes
from pax.bots.worker.tasks import TaskError, TaskWorker

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE: Final = 0.5
"""Seconds to work in this process first: starting processes takes about as long."""

AHEAD: Final = 2
"""Queued tasks per process, so that none idles while results are collected."""


class WorkerLostError(RuntimeError):
    """A worker process was killed or ran out of memory."""


def cores_here() -> int:
    """Return the number of usable cores; 1 where worker processes are not supported."""
    if not has_worker_processes():
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    cores: int,
    patience: float = PATIENCE,
) -> Generator[Result]:
    """Yield the result of each task in order; after `patience` seconds worker processes are used.

    Tasks are taken from the iterable only when needed. An interrupt ends all processes. Where
    worker processes are not supported, everything runs in this process.
    """
    left = iter(tasks)
    alone = cores == 1 or not has_worker_processes()
    yield from _in_this_process(work, left, None if alone else monotonic() + patience)
    for task in islice(left, 1):  # starting processes pays off for the rest
        yield from _in_workers(work, chain([task], left), cores)


def shared(
    pool: Executor, work: Callable[[Task], Result], tasks: Iterable[Task], cores: int
) -> Generator[Result]:
    """Yield the result of each task in order, computed by a pool with this many cores."""
    left = iter(tasks)
    waiting = deque(pool.submit(work, task) for task in islice(left, AHEAD * cores))
    try:
        while waiting:
            result = waiting.popleft().result()
            waiting.extend(pool.submit(work, task) for task in islice(left, 1))
            yield result
    finally:
        for future in waiting:
            future.cancel()


def _in_this_process(
    work: Callable[[Task], Result], tasks: Iterator[Task], until: float | None
) -> Generator[Result]:
    while until is None or monotonic() < until:
        for task in islice(tasks, 1):
            yield work(task)
            break
        else:
            return


def _in_workers(
    work: Callable[[Task], Result], tasks: Iterable[Task], cores: int
) -> Generator[Result]:
    """Run the tasks in worker processes, each with a thread that waits for it.

    Each process has its own pipes, so killing one does not block the others, and its own session,
    so a Ctrl-C in the terminal reaches only this process.
    """
    workers = [TaskWorker() for _ in range(cores)]
    free: SimpleQueue[TaskWorker] = SimpleQueue()
    for worker in workers:
        free.put(worker)

    def run(task: Task) -> Result:
        worker = free.get()
        try:
            result: Result = worker.run(work, task)
        finally:
            free.put(worker)
        return result

    pool = ThreadPoolExecutor(cores, thread_name_prefix="pax-core")
    try:
        yield from shared(pool, run, tasks, cores)
    except TaskError as failed:
        raise failed.error from failed
    except WorkerError:
        message = "a worker process ended unexpectedly; with --cores 1 there is none"
        raise WorkerLostError(message) from None
    finally:
        for worker in workers:  # running tasks may take minutes; their results are not needed
            worker.interrupt()
        pool.shutdown(cancel_futures=True)
        for worker in workers:
            worker.end()
