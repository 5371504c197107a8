"""Running a server: uvicorn with our own connection classes, in one process or several."""

import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from multiprocessing import parent_process
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from pax.backend.limits import Limits
from pax.server import logs, metrics
from pax.server.app import Settings, make_app
from pax.server.http.connection import HttpConnection
from pax.server.security.usage import Usage
from pax.server.storage.engine import database_url
from pax.server.storage.files import server_lock, sqlite_file
from pax.server.transport.websocket import WebSocketConnection

SETTINGS: Final = "PAX_SERVER_SETTINGS"
"""Environment variable that passes the settings to worker processes; may contain a password."""

_BACKLOG: Final = 4096
_HEALTH_SECONDS: Final = 60
_STOP_SECONDS: Final = 10
_OWN_FILES: Final = 64
"""File descriptors reserved for a worker's database, bots and the system."""


if sys.platform != "win32":
    import resource


class OneWriterError(ValueError):
    """Several workers were requested, but SQLite has one writer."""


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 chooses a free one."""
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


def serve(  # noqa: PLR0913 - what a server can be given
    settings: Settings,
    listener: socket.socket,
    *,
    workers: int = 1,
    operations: socket.socket | None = None,
    prepare: Callable[[], None] = lambda: None,
    started: Callable[[], None] = lambda: None,
    wait: float = 0.0,
    waiting: Callable[[], None] = lambda: None,
) -> None:
    """Serve until interrupted; `started` is called when connections are accepted.

    `prepare` is called first, when no other server uses the SQLite file. `operations` is the
    socket for operators, which alone serves `/metrics`. If another server has the SQLite file,
    `waiting` is called, and this one waits for `wait` seconds; clients that connect meanwhile wait,
    too.
    """
    listeners = [listener]
    if operations is not None:
        listeners.append(operations)
        port = operations.getsockname()[1]
        settings = msgspec.structs.replace(settings, operations_port=port)
    settings = msgspec.structs.replace(settings, limits=_within_descriptors(settings.limits))
    logs.configure(settings.log_format, quiet=settings.quiet)
    if workers == 1:
        with server_lock(database_url(settings.database), wait, waiting):
            prepare()
            server = _Server(config(make_app(settings)), started)
            server.run(listeners)
        return
    if sqlite_file(database_url(settings.database)) is not None:
        raise OneWriterError("several workers need PostgreSQL")
    prepare()
    usage = Usage.create(workers)
    folder = tempfile.mkdtemp(prefix="pax-metrics-")
    try:
        os.environ[metrics.FOLDER] = folder
        settings = msgspec.structs.replace(settings, usage=usage.description)
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        shared = config("pax.server.run:app_of_worker", factory=True, workers=workers)
        started()
        _Supervisor(shared, sockets=listeners).run()
    finally:
        usage.delete()
        shutil.rmtree(folder, ignore_errors=True)


def _within_descriptors(limits: Limits) -> Limits:
    """Limit the connections to the available file descriptors, less those that the server needs."""
    if sys.platform == "win32":
        return limits
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.max_connections + _OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    else:
        soft = wanted
    return msgspec.structs.replace(limits, max_connections=max(soft - _OWN_FILES, 1))


def app_of_worker() -> Starlette:
    """Return the application of a worker process, which ends when its parent does."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    given = os.environ.pop(SETTINGS)  # the worker's own child processes must not see it
    settings = msgspec.json.decode(given, type=Settings)
    logs.configure(settings.log_format, quiet=settings.quiet)
    return make_app(settings)


def _end_with_parent() -> None:
    """Wait until the parent has died, then shut down gracefully and free the port."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def config(app: Any, **more: Any) -> uvicorn.Config:  # noqa: ANN401 - as uvicorn takes them
    """Return uvicorn's configuration: the fastest implementations, and no secrets in the log."""
    return uvicorn.Config(
        app,
        http=HttpConnection,
        ws=WebSocketConnection,
        proxy_headers=False,
        lifespan="on",
        access_log=False,
        log_config=None,  # configured in `logs`
        log_level="warning",
        server_header=False,
        date_header=False,
        backlog=_BACKLOG,
        timeout_worker_healthcheck=_HEALTH_SECONDS,
        timeout_graceful_shutdown=_STOP_SECONDS,
        **more,
    )


class _Supervisor(Multiprocess):
    """Keeps the workers alive, and notices immediately when one of them dies.

    A worker that dies during its start does not answer the health check. As long as this process
    also holds the worker's end of the pipe open, that looks like being busy, and no worker would be
    replaced for a minute.
    """

    def init_processes(self) -> None:
        super().init_processes()
        self._close_far_ends()

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        self._close_far_ends()
        for pid in before - {process.pid for process in self.processes}:
            metrics.forget_worker(pid)

    def _close_far_ends(self) -> None:
        for process in self.processes:
            process.child_conn.close()


class _Server(uvicorn.Server):
    """A server with a callback for its start."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._started()
