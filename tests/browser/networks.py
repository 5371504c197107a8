"""A TCP proxy between browser and server that can cut all connections."""

import socket
from contextlib import suppress
from threading import Lock, Thread
from typing import Final

CHUNK: Final = 65536


class Network:
    """Forwards connections to a local port until it is cut."""

    def __init__(self, port: int) -> None:
        """Listen on a free port."""
        self._to = port
        self._lock = Lock()
        self._open: set[socket.socket] = set()
        self._whole = True
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Close every connection and refuse new ones."""
        with self._lock:
            self._whole = False
            broken, self._open = self._open, set()
        for each in broken:
            _close(each)

    def mend(self) -> None:
        """Accept connections again."""
        with self._lock:
            self._whole = True

    def close(self) -> None:
        """Stop the proxy."""
        self.cut()
        _close(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                self._connect(self._listener.accept()[0])

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self._to))
        except OSError:  # the server is down, so the connection is closed
            _close(near)
            return
        with self._lock:
            whole = self._whole
            if whole:
                self._open |= {near, far}
        if not whole:
            _close(near)
            _close(far)
            return
        for one, other in ((near, far), (far, near)):
            Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                other.sendall(data)
        with self._lock:
            self._open -= {one, other}
        _close(one)
        _close(other)


def _close(each: socket.socket) -> None:
    with suppress(OSError):
        each.shutdown(socket.SHUT_RDWR)
    each.close()
