"""Work shared by processes, with results in the order of the tasks and bounded memory."""

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
"""So many seconds are worth trying alone: starting processes takes about as long."""

AHEAD: Final = 2
"""How many tasks each process has before it, so that none waits while results are collected."""


class WorkerLostError(RuntimeError):
    """A process that shared the work was ended from outside, or had no memory left."""


def cores_here() -> int:
    """Return how many cores this process may use; 1 where there are no worker processes."""
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
    """Yield the result of each task, in order; what takes longer than the patience is shared.

    Tasks are taken from their source only as they are needed. An interrupt ends all processes.
    Where there are no worker processes everything is done in this one.
    """
    left = iter(tasks)
    alone = cores == 1 or not has_worker_processes()
    yield from _alone(work, left, None if alone else monotonic() + patience)
    for task in islice(left, 1):  # what is left is worth starting processes for
        yield from _together(work, chain([task], left), cores)


def shared(
    pool: Executor, work: Callable[[Task], Result], tasks: Iterable[Task], cores: int
) -> Generator[Result]:
    """Yield the result of each task, in order, worked out by a pool that has so many cores."""
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


def _alone(
    work: Callable[[Task], Result], tasks: Iterator[Task], until: float | None
) -> Generator[Result]:
    while until is None or monotonic() < until:
        for task in islice(tasks, 1):
            yield work(task)
            break
        else:
            return


def _together(
    work: Callable[[Task], Result], tasks: Iterable[Task], cores: int
) -> Generator[Result]:
    """Share the tasks among processes, each with a thread that waits for it.

    Each process has pipes of its own, so killing one at any time leaves nobody waiting. They are in
    sessions of their own, so an interrupt from the terminal reaches this process alone.
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
        for worker in workers:  # what is under way may take minutes, and nobody wants it
            worker.interrupt()
        pool.shutdown(cancel_futures=True)
        for worker in workers:
            worker.end()
