"""Tasks of our own in worker processes: what arena and server have computed elsewhere."""

import pickle
from collections.abc import Callable
from typing import Any, Final, cast

from pax.bots.worker.messages import TaskResult, WorkerSetup
from pax.bots.worker.process import WorkerError, WorkerProcess, WorkerSlot

START_SECONDS: Final = 60.0
"""A process that is not ready after this time is ended; it does not count as working."""

_LARGEST: Final = 2**40
"""Results come from our own code, whatever their size."""

Work = Callable[[Any], Any]
"""A function that can be imported by name; its argument and its result can be pickled."""


class TaskError(WorkerError):
    """A task raised an exception, which is `error`; `fault` says where, without any message."""

    def __init__(self, result: TaskResult) -> None:
        """Keep the exception."""
        super().__init__("" if result.fault is None else result.fault.places, result.fault)
        self.error = result.error or RuntimeError()


class TaskWorker:
    """Runs tasks, one at a time, in a process that is started when needed and after each loss."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        """Start the process with the first task; `prepare` is called there before it."""
        self._slot = WorkerSlot(WorkerSetup(prepare=prepare), _LARGEST)

    @property
    def process(self) -> int | None:
        """The id of the process, while there is one."""
        return None if self._slot.process is None else self._slot.process.pid

    def run(self, work: Work, argument: object, seconds: float | None = None) -> Any:  # noqa: ANN401 - as the work gives
        """Return what the work makes of its argument; raise WorkerError if there is no result.

        The thread waits. A process that takes longer, crashes or has no memory left is ended.
        """
        try:
            result = _result(self._started().request((work, argument), seconds))
        except WorkerError as error:
            if not isinstance(error, TaskError) or isinstance(error.error, MemoryError):
                self.end()
            raise
        return result

    def interrupt(self) -> None:
        """Kill the process for good, from any thread; one that waits for it goes on."""
        self._slot.interrupt()

    def end(self) -> None:
        """End the process, if there is one; the next task starts another."""
        self._slot.end()

    def _started(self) -> WorkerProcess:
        """Return the process, which is started if there is none that lives."""
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
