"""Run with -m: a local Dask cluster of two processes, until standard input ends."""

import sys

import dask
from distributed import LocalCluster

PATIENT = {
    "distributed.comm.timeouts.connect": "120s",
    "distributed.comm.timeouts.tcp": "120s",
    "distributed.nanny.pre-spawn-environ.OMP_NUM_THREADS": "1",
}

if __name__ == "__main__":
    with (
        dask.config.set(PATIENT),
        LocalCluster(  # type: ignore[no-untyped-call] # Dask is partly typed
            n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
        ) as cluster,
    ):
        print(cluster.scheduler_address, flush=True)  # noqa: T201 - read by the parent process
        sys.stdin.read()
