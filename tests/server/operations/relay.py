"""A line to PostgreSQL on another loopback address, which can be cut."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from tests.server.servers import PATIENCE

ADDRESS: Final = "127.0.0.2"
_SOCKET: Final = ".s.PGSQL.5432"
_PART: Final = 65536


class Relay:
    """Passes bytes between a TCP port and PostgreSQL's Unix socket, unless the line is cut.

    A cut line is silent: nothing arrives, and nobody is told. When it is mended, the connections of
    before are closed, as the database has given them up.
    """

    def __init__(self, database: str) -> None:
        """Listen for connections to this database."""
        there = urlsplit(database)
        self._behind = str(Path(parse_qs(there.query)["host"][0], _SOCKET))
        self._whole = threading.Event()
        self._whole.set()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._listener = socket.create_server((ADDRESS, 0))
        port = self._listener.getsockname()[1]
        self.url = f"postgresql://{there.username}@{ADDRESS}:{port}{there.path}"
        self._threads: list[threading.Thread] = []
        self._start(self._accept)

    def cut(self) -> None:
        """Let nothing pass from now on."""
        self._whole.clear()

    def mend(self) -> None:
        """Close the connections of before, and let new ones pass."""
        self._drop()
        self._whole.set()

    def close(self) -> None:
        """End everything."""
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self.mend()
        for thread in self._threads:
            thread.join(PATIENCE)
        self._listener.close()

    def _drop(self) -> None:
        for end in [end for pair in self._pairs for end in pair]:
            with suppress(OSError):  # it has ended
                end.shutdown(socket.SHUT_RDWR)

    def _start(self, act: Callable[..., None], *given: socket.socket) -> threading.Thread:
        thread = threading.Thread(target=act, args=given, daemon=True)
        self._threads.append(thread)
        thread.start()
        return thread

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listener.accept()
                self._start(self._connect, near)

    def _connect(self, near: socket.socket) -> None:
        """Pass bytes both ways until one end closes."""
        with near, socket.socket(socket.AF_UNIX) as far:
            far.connect(self._behind)
            pair = (near, far)
            self._pairs.append(pair)
            back = self._start(self._pass, far, near)
            self._pass(near, far)
            back.join()
            self._pairs.remove(pair)

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(_PART):
                self._whole.wait(PATIENCE)
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
