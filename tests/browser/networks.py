"""A TCP proxy between browser and server that can cut all connections, or swallow all data."""

import socket
from contextlib import suppress
from threading import Lock, Thread
from typing import Final

CHUNK: Final = 65536


class Network:
    """Forwards connections to a local port until it is cut or silent."""

    def __init__(self, port: int) -> None:
        """Listen on a free port."""
        self._to = port
        self._lock = Lock()
        self._open: set[socket.socket] = set()
        self._whole = True
        self._silent = False
        self._dead: set[socket.socket] = set()
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

    def silence(self) -> None:
        """Swallow all data, also of new connections, without closing any: nobody gets an error."""
        with self._lock:
            self._silent = True
            self._dead |= self._open

    def mend(self) -> None:
        """Forward new connections again; those that were silent stay dead, since data were lost."""
        with self._lock:
            self._whole, self._silent = True, False

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
                self._dead |= {near, far} if self._silent else set()
        if not whole:
            _close(near)
            _close(far)
            return
        for one, other in ((near, far), (far, near)):
            Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _record(self, sender: socket.socket, data: bytes) -> None:
        """Do nothing with data before it is passed on; a subclass may record it."""

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                self._record(one, data)
                if one not in self._dead:
                    other.sendall(data)
        with self._lock:
            self._open -= {one, other}
            self._dead -= {one, other}
        _close(one)
        _close(other)


def _close(each: socket.socket) -> None:
    with suppress(OSError):
        each.shutdown(socket.SHUT_RDWR)
    each.close()
