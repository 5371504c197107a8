"""Servers for tests: inside this process, on a free port."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from pax.backend.limits import Limits
from pax.server.app import Settings, make_app
from pax.server.run import bind, config

GENEROUS = Limits(
    connections_per_address=10_000,
    requests_a_minute=10**9,
    messages_a_second=1e9,
    messages_at_once=1e9,
    tables_an_hour=10**9,
    replays_a_minute=10**9,
    absence_seconds=0.0,
    bot_tables_per_address=10**9,
    bots_waiting=10**9,
    bots_waiting_per_address=10**9,
)
PATIENCE = float(os.environ.get("PAX_PATIENCE", "120"))
"""Timeout of tests in seconds; long, because the machine may be busy."""


@contextmanager
def running(
    settings: Settings,
    clock: Callable[[], float] = time.time,
    now: Callable[[], float] = time.monotonic,
) -> Iterator[int]:
    """Run a server in a thread; yield its port."""
    with bind("127.0.0.1", 0) as listener:
        server = uvicorn.Server(config(make_app(settings, clock=clock, now=now)))
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield listener.getsockname()[1]  # clients that connect early wait until it has started
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()
