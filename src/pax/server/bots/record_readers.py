"""Reader processes: parse untrusted records, with limits on time, memory and queue length."""

import asyncio
from functools import partial
from typing import Any, Final

from pax.backend.bots.record_reading import Wrong
from pax.backend.limits import DEFAULT_LIMITS, WORKER_NICENESS, Limits
from pax.bots.worker.tasks import TaskWorker, Work
from pax.game.reasons import Reason
from pax.server.bots.memory import bound_memory
from pax.server.bots.worker_pool import Pool, Task
from pax.tables.errors import Refusal

PROCESSES: Final = 2
"""Two, so that a slow record of one address does not block the others."""

READ_SECONDS: Final = 5.0
"""Time limit; a reader that exceeds it is killed. A whole game takes 0.1 s."""

READ_BYTES: Final = 256 * 1024 * 1024
"""Memory that a reader may allocate beyond its size at the start."""

IDLE_SECONDS: Final = 20.0
"""Idle time after which a reader exits and frees its memory."""


class Readers:
    """A pool of reader processes, separate from the bots so that neither blocks the other."""

    def __init__(
        self,
        limits: Limits = DEFAULT_LIMITS,
        seconds: float = READ_SECONDS,
        memory: int = READ_BYTES,
        idle: float = IDLE_SECONDS,
    ) -> None:
        """Create the pool; processes start with the first task."""
        self._limits = limits
        self._seconds = seconds
        prepare = partial(bound_memory, memory)
        workers = [TaskWorker(prepare, WORKER_NICENESS) for _ in range(PROCESSES)]
        self._pool = Pool("reader", workers, seconds, idle=idle)

    async def read(self, work: Work, asked: object, address: str = "") -> Any:  # noqa: ANN401 - as the work gives
        """Run a task in a reader and return its result; raise Refusal if the input is refused."""
        self._check_room(address)
        read: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def answer(found: object) -> None:
            if not read.done():  # the caller may have been cancelled
                read.set_result(found)

        self._pool.submit(Task(work, asked, answer), address)
        found = await read
        if found is None:
            raise Refusal(Reason("took_too_long", {"seconds": int(self._seconds)}))
        if isinstance(found, Wrong):
            raise Refusal(found.reason, found.where)
        return found

    def stop(self) -> None:
        """Stop all processes."""
        self._pool.stop()

    def _check_room(self, address: str) -> None:
        queue, limits = self._pool.queues[0], self._limits
        here = queue.waiting(address)
        if len(queue) >= limits.readers_waiting or here >= limits.readers_waiting_per_address:
            raise Refusal(Reason("too_many_replays", {"a_minute": limits.replays_a_minute}))
