"""Processes that read what strangers sent, with bounds on time, memory and how many wait."""

import asyncio
from functools import partial
from typing import Any, Final

from pax.bots.worker.tasks import TaskWorker, Work
from pax.game.reasons import Reason
from pax.game.records.parsing import LONGEST
from pax.server.bots.memory import limit_reader
from pax.server.bots.reading import Wrong
from pax.server.bots.worker_pool import Pool, Task
from pax.server.limits import DEFAULT_LIMITS, Limits
from pax.tables.errors import Refusal

PROCESSES: Final = 2
"""While one is held up, the other reads for the other addresses."""

READ_SECONDS: Final = 5.0
"""A reader that takes longer is ended; a whole game takes 0.1 s."""

READ_BYTES: Final = 256 * 1024 * 1024
"""How much memory a reader may take beyond what it starts with."""

IDLE_SECONDS: Final = 20.0
"""After so long without a record a reader ends, and gives back the memory that it has."""


class Readers:
    """Processes apart from those of the bots, so that neither waits for the other."""

    def __init__(
        self,
        limits: Limits = DEFAULT_LIMITS,
        seconds: float = READ_SECONDS,
        memory: int = READ_BYTES,
        idle: float = IDLE_SECONDS,
    ) -> None:
        """Start a process with the first thing that is to be read."""
        self._limits = limits
        self._seconds = seconds
        workers = [TaskWorker(partial(limit_reader, memory)) for _ in range(PROCESSES)]
        self._pool = Pool("reader", workers, seconds, idle=idle)

    async def read(self, work: Work, asked: object, address: str = "") -> Any:  # noqa: ANN401 - as the work gives
        """Return what the work makes of something; raise Refusal if it is wrong or too much."""
        self._check_room(address)
        read: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def answer(found: object) -> None:
            if not read.done():  # or nobody waits any more
                read.set_result(found)

        self._pool.submit(Task(work, asked, answer), address)
        found = await read
        if found is None:
            raise Refusal(Reason("took_too_long", {"seconds": int(self._seconds)}))
        if isinstance(found, Wrong):
            raise Refusal(found.reason, found.where)
        return found

    def stop(self) -> None:
        """End all processes."""
        self._pool.stop()

    def _check_room(self, address: str) -> None:
        queue, limits = self._pool.queues[0], self._limits
        here = queue.waiting(address)
        if len(queue) >= limits.readers_waiting or here >= limits.readers_waiting_per_address:
            raise Refusal(Reason("too_many_replays", {"a_minute": limits.replays_a_minute}))


def check_size(record: bytes, where: str) -> None:
    """Raise Refusal for a record that is too long, before anybody reads it."""
    if len(record) > LONGEST:
        raise Refusal(Reason("too_large", {"bytes": LONGEST}), where)
