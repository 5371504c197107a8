"""Dask clusters as executors, the same interface as for local processes."""

from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import Any, Final, cast

from pax.arena.workers import WorkerLostError
from pax.build_info import advice

_PATIENCE: Final = 30
"""Seconds for a scheduler to answer."""


class ClusterError(RuntimeError):
    """The cluster is not reachable, or Dask is not installed; the message says what to do."""


@contextmanager
def cluster_at(address: str) -> Iterator[tuple[Executor, int]]:
    """Connect to a Dask scheduler; yield an executor and its number of threads."""
    try:
        from distributed import Client, KilledWorker  # noqa: PLC0415 - an optional extra
    except ImportError:
        message = f"a cluster needs Dask: {advice('cluster')}"
        raise ClusterError(message) from None
    try:
        client: Any = Client(  # type: ignore[no-untyped-call] # Dask is partly typed
            address, timeout=_PATIENCE, set_as_default=False
        )
    except (OSError, ValueError) as error:
        raise ClusterError(f"{address}: no Dask scheduler answers there: {error}") from None
    with client:
        threads = sum(client.nthreads().values())
        if threads == 0:
            raise ClusterError(f"{address}: the scheduler has no workers")
        try:
            yield cast("Executor", client.get_executor(pure=False)), threads
        except (KilledWorker, CancelledError) as error:
            raise WorkerLostError(f"{address}: workers were lost: {error}") from None
