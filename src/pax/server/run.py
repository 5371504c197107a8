"""Running a server: uvicorn with our own connections, in one process or several."""

import os
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from sqlalchemy.engine import make_url
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from pax.server.app import Settings, make_app
from pax.server.socket import Socket
from pax.server.store.engine import database_url

SETTINGS: Final = "PAX_SERVER_SETTINGS"
"""The variable by which worker processes get their settings; they may hold a password."""

_BACKLOG: Final = 4096
_HEALTH_SECONDS: Final = 60
_STOP_SECONDS: Final = 10


class OneWriterError(ValueError):
    """Several workers were asked for, but SQLite has one writer."""


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    listener.listen(_BACKLOG)
    return listener


def serve(
    settings: Settings,
    listener: socket.socket,
    *,
    workers: int = 1,
    started: Callable[[], None] = lambda: None,
) -> None:
    """Serve until interrupted; `started` is called when the first connection can come."""
    _make_folder(settings.database)
    if workers == 1:
        server = _Server(config(make_app(settings)), started)
        server.run([listener])
        return
    if make_url(database_url(settings.database)).get_backend_name() == "sqlite":
        raise OneWriterError("several workers need PostgreSQL")
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    shared = config("pax.server.run:app_of_worker", factory=True, workers=workers)
    started()
    Multiprocess(shared, sockets=[listener]).run()


def app_of_worker() -> Starlette:
    """Return the application of a worker process, which ends with the one that started it."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    return make_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def _end_with_parent() -> None:
    """Wait until the parent has died without a word, then stop in good order and free the port."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def config(app: Any, **more: Any) -> uvicorn.Config:  # noqa: ANN401 - as uvicorn takes them
    """Return uvicorn's configuration: the fastest parts, and nothing in the log that is secret."""
    return uvicorn.Config(
        app,
        ws=Socket,
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
        backlog=_BACKLOG,
        timeout_worker_healthcheck=_HEALTH_SECONDS,
        timeout_graceful_shutdown=_STOP_SECONDS,
        **more,
    )


class _Server(uvicorn.Server):
    """A server that says when it has started."""

    def __init__(self, config: uvicorn.Config, told: Callable[[], None]) -> None:
        super().__init__(config)
        self._told = told

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._told()


def _make_folder(database: str) -> None:
    if "://" not in database:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
