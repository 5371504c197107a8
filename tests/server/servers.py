"""Servers to test against: inside this process, on a free port."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from pax.server.app import Settings
from pax.server.limits import Limits
from pax.server.run import config

GENEROUS = Limits(messages_a_second=1e9, messages_at_once=1e9, tables_an_hour=10**9)
PATIENCE = 120.0
"""So many seconds a test waits for what must come; a busy machine is no failure."""


@contextmanager
def running(settings: Settings) -> Iterator[int]:
    """Run a server in a thread; yield its port."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        server = uvicorn.Server(config(settings, "127.0.0.1", port))
        started = threading.Event()
        on_startup = server.startup

        async def startup(sockets: list[socket.socket] | None = None) -> None:
            await on_startup(sockets)
            started.set()

        server.startup = startup  # type: ignore[method-assign] # to know when it listens
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            assert started.wait(PATIENCE)
            yield port
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()
