"""Task worker: runs functions of this package in a worker process, for arena and server."""

import pickle
from collections.abc import Callable
from typing import Any, Final, cast

from pax.bots.worker.messages import TaskResult, WorkerSetup
from pax.bots.worker.process import WorkerError, WorkerProcess, WorkerSlot

START_SECONDS: Final = 60.0
"""Time for a process to become ready; it does not count against a task's time limit."""

_LARGEST: Final = 2**40
"""Effectively no limit: results come from our own code."""

Work = Callable[[Any], Any]
"""A function that is importable by name; its argument and result can be pickled."""


class TaskError(WorkerError):
    """A task raised `error`; `fault` says where, without the message."""

    def __init__(self, result: TaskResult) -> None:
        """Store the exception."""
        super().__init__("" if result.fault is None else result.fault.places, result.fault)
        self.error = result.error or RuntimeError()


class TaskWorker:
    """Runs tasks one at a time in a process that is started on demand and after a crash."""

    def __init__(self, prepare: Callable[[], None] | None = None, niceness: int = 0) -> None:
        """Store the settings; the first task starts the process, which calls `prepare` first."""
        setup = WorkerSetup(niceness=niceness, prepare=prepare)
        self._slot = WorkerSlot(setup, _LARGEST)

    @property
    def process(self) -> int | None:
        """The id of the process, while there is one."""
        return None if self._slot.process is None else self._slot.process.pid

    def run(self, work: Work, argument: object, seconds: float | None = None) -> Any:  # noqa: ANN401 - as the work gives
        """Call a function in the process and return its result; raise WorkerError if it fails.

        Blocks the thread. A process that times out, crashes or runs out of memory is ended.
        """
        try:
            result = _result(self._started().request((work, argument), seconds))
        except WorkerError as error:
            if not isinstance(error, TaskError) or isinstance(error.error, MemoryError):
                self.end()
            raise
        return result

    def interrupt(self) -> None:
        """Kill the process from any thread and never restart it; waiting threads continue."""
        self._slot.interrupt()

    def end(self) -> None:
        """End the process, if there is one; the next task starts another."""
        self._slot.end()

    def _started(self) -> WorkerProcess:
        """Return the running process; start one if there is none."""
        process = self._slot.process
        if process is None or not process.is_alive:
            process = self._slot.launch()
            _result(process.start(START_SECONDS))
        return process


def _result(data: bytes) -> Any:  # noqa: ANN401 - as the work gives
    answer = cast("TaskResult", pickle.loads(data))  # noqa: S301 - from a process of our own code
    if answer.error is not None:
        raise TaskError(answer)
    return answer.result
