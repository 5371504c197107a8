"""Work shared by processes, with results in the order of the tasks and bounded memory."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from itertools import chain, islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from time import monotonic
from types import FrameType
from typing import Final, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE: Final = 0.5
"""So many seconds are worth trying alone: starting processes takes about as long."""

AHEAD: Final = 2
"""How many tasks each process has before it, so that none waits while results are collected."""


_NOT_WANTED: Final = getattr(signal, "SIGUSR1", None)
"""Tells a worker to give up what it does; where there is no such signal it is waited for."""

_TO_SEND: Final = 2.0
"""So many seconds a worker has to send a result to its end."""


class WorkerLostError(RuntimeError):
    """A process that shared the work was ended from outside, or had no memory left."""


class NotWantedError(Exception):
    """A task was given up because nobody waits for its result any more."""


def cores_here() -> int:
    """Return how many cores this process may use."""
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
    """
    left = iter(tasks)
    yield from _alone(work, left, None if cores == 1 else monotonic() + patience)
    for task in islice(left, 1):  # what is left is worth starting processes for
        yield from _together(work, chain([task], left), cores)


def shared(
    pool: Executor, work: Callable[[Task], Result], tasks: Iterable[Task], cores: int
) -> Generator[Result]:
    """Yield the result of each task, in order, worked out by a pool that has so many cores."""
    left = iter(tasks)
    with _interrupts_held():  # the processes that start now inherit this
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
    others = set(active_children())
    pool = ProcessPoolExecutor(cores, mp_context=get_context("spawn"), initializer=_begin)
    try:
        yield from shared(pool, partial(_guarded, work), tasks, cores)
    except (GeneratorExit, KeyboardInterrupt):  # what is under way may take minutes
        for process in set(active_children()) - others:
            _stop(process)
        raise
    except BrokenProcessPool:
        message = "a worker process ended unexpectedly; with --cores 1 there is none"
        raise WorkerLostError(message) from None
    finally:
        with _interrupts_ignored():
            pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back until the end of the block, where the system can; else ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        with _interrupts_ignored():
            yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Let Ctrl-C do nothing for a moment."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Hand:
    """What a worker is doing, and whether anybody still wants it."""

    busy = False
    wanted = True

    def drop(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - signal's call
        """Give up the task under way; a result that is being sent is sent to its end."""
        self.wanted = False
        if self.busy:
            raise NotWantedError

    def end(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - signal's call
        """End this process, but leave time to send a result to its end."""
        if self.busy:
            os._exit(1)
        threading.Timer(_TO_SEND, os._exit, [1]).start()


_hand = _Hand()


def _guarded(work: Callable[[Task], Result], task: Task) -> Result:
    """Work a task out, unless it is given up.

    A worker that is killed while it sends a result leaves half of one, for whose rest the pool
    would wait for ever.
    """
    try:
        _hand.busy = True
        if not _hand.wanted:
            raise NotWantedError
        return work(task)
    finally:
        _hand.busy = False


def _stop(process: BaseProcess) -> None:
    """Tell a worker that nothing is wanted of it any more."""
    if _NOT_WANTED is not None and process.pid is not None:
        with suppress(ProcessLookupError):
            os.kill(process.pid, _NOT_WANTED)


def _begin() -> None:
    """Leave interrupts to the parent, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _hand.end)
    if _NOT_WANTED is not None:
        signal.signal(_NOT_WANTED, _hand.drop)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
