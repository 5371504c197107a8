"""TCP proxies between browser and server: one can break in two ways, another is slow."""

import socket
import time
from contextlib import suppress
from queue import Queue
from threading import Lock, Thread
from typing import Final

CHUNK: Final = 65536
PACKET: Final = 1400
"""Bytes that a slow network sends at a time, and how many such packets are under way at most."""

MOST_IN_FLIGHT: Final = 64


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


class SlowNetwork(Network):
    """A bad mobile connection: few bits a second, shared by all connections, and a long way."""

    def __init__(self, port: int, *, bits: int = 400_000, round_trip: float = 0.4) -> None:
        """Set the bits a second in each direction, and the seconds there and back."""
        self._bits = bits
        self._round_trip = round_trip
        self._free = {True: 0.0, False: 0.0}
        self._near: set[socket.socket] = set()
        super().__init__(port)

    def _connect(self, near: socket.socket) -> None:
        self._near.add(near)
        super()._connect(near)

    def _arrives(self, data: bytes, *, up: bool) -> float:
        """Return when data that are sent now have arrived: the line sends one after the other."""
        with self._lock:
            begins = max(time.monotonic(), self._free[up])
            self._free[up] = begins + 8 * len(data) / self._bits
            return self._free[up] + self._round_trip / 2

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        up = one in self._near
        # The first data wait for the handshake of the connection, too.
        opened = time.monotonic() + (self._round_trip if up else 0)
        line: Queue[tuple[float, bytes]] = Queue(MOST_IN_FLIGHT)
        Thread(target=self._deliver, args=(line, other), daemon=True).start()
        with suppress(OSError):
            while data := one.recv(PACKET):
                if up and time.monotonic() < opened:
                    time.sleep(max(0.0, opened - time.monotonic()))
                line.put((self._arrives(data, up=up), data))
        line.put((0.0, b""))
        with self._lock:
            self._open.discard(one)

    @staticmethod
    def _deliver(line: "Queue[tuple[float, bytes]]", other: socket.socket) -> None:
        with suppress(OSError):
            while True:
                due, data = line.get()
                if not data:
                    break
                time.sleep(max(0.0, due - time.monotonic()))
                other.sendall(data)
        _close(other)


def _close(each: socket.socket) -> None:
    with suppress(OSError):
        each.shutdown(socket.SHUT_RDWR)
    each.close()
