"""A line to a server on another address, which can be cut."""

import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from tests.server.servers import PATIENCE

ADDRESS: Final = "127.0.0.2"
_SOCKET: Final = ".s.PGSQL.5432"
_PART: Final = 65536
_AT_ONCE: Final = struct.pack("ii", 1, 0)
"""The option by which a socket is reset when it is closed."""


class Relay:
    """Passes bytes between a TCP port and a server's socket, unless the line is cut.

    A cut line is silent: nothing arrives, and nobody is told. When it is mended, the connections of
    before are closed, as the database has given them up.
    """

    def __init__(self, connect: Callable[[], socket.socket], address: str = ADDRESS) -> None:
        """Listen at this address; `connect` opens the far end of a connection."""
        self._connect = connect
        self._whole = threading.Event()
        self._whole.set()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._listener = socket.create_server((address, 0))
        self.port = int(self._listener.getsockname()[1])
        self._threads: list[threading.Thread] = []
        self._start(self._accept)

    def cut(self) -> None:
        """Let nothing pass from now on."""
        self._whole.clear()

    def mend(self) -> None:
        """Close the connections of before, and let new ones pass."""
        self.drop()
        self._whole.set()

    def close(self) -> None:
        """End everything."""
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self.mend()
        for thread in self._threads:
            thread.join(PATIENCE)
        self._listener.close()

    def drop(self) -> None:
        """Forget all connections, like a server that restarts; its last packet may be lost."""
        for near, _ in self._pairs:
            near.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
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
                self._start(self._carry, near)

    def _carry(self, near: socket.socket) -> None:
        """Pass bytes both ways until one end closes."""
        with near, self._connect() as far:
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


@contextmanager
def line_to_postgresql(database: str, address: str = ADDRESS) -> Iterator[tuple[Relay, str]]:
    """Yield a line to a database that has a Unix socket, and the URL of its near end."""
    there = urlsplit(database)
    file = str(Path(parse_qs(there.query)["host"][0], _SOCKET))

    def connect() -> socket.socket:
        far = socket.socket(socket.AF_UNIX)
        far.connect(file)
        return far

    relay = Relay(connect, address)
    try:
        yield relay, f"postgresql://{there.username}@{address}:{relay.port}{there.path}"
    finally:
        relay.close()
