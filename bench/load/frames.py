"""A minimal WebSocket client, so that the load generator is not the bottleneck.

It reads frames in place and masks its own with zeros: masking protects proxies, and there are none
on the loopback.
"""

import asyncio
import base64
import os
from abc import ABC, abstractmethod
from typing import Final, cast

_END: Final = b"\r\n\r\n"
_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_SHORT: Final = 126
_LONG: Final = 127
_MEDIUM: Final = 65536
_NO_MASK: Final = bytes(4)


def masked(first: int, payload: bytes) -> bytes:
    """Return a client's frame."""
    size = len(payload)
    if size < _SHORT:
        return bytes((first, _MASKED | size)) + _NO_MASK + payload
    if size < _MEDIUM:
        return bytes((first, _MASKED | _SHORT)) + size.to_bytes(2, "big") + _NO_MASK + payload
    raise ValueError("a message of a scripted player is too long")


class Line(asyncio.Protocol, ABC):
    """One connection."""

    transport: asyncio.Transport

    def __init__(self, host: str, path: str) -> None:
        """Prepare the handshake."""
        self._host, self._path = host, path
        self._rest = b""
        self._open = False
        self.read = 0
        self.lost: str | None = None

    @abstractmethod
    def opened(self) -> None:
        """Called after the handshake."""

    @abstractmethod
    def receive(self, text: bytes) -> None:
        """Handle a message."""

    def send(self, text: bytes) -> None:
        """Send a message, unless the connection is closed."""
        if not self.transport.is_closing():
            self.transport.write(masked(_TEXT, text))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade to a WebSocket."""
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Record that the connection is lost."""
        self.lost = self.lost or str(exc or "the server closed the connection")

    def data_received(self, data: bytes) -> None:
        """Handle all complete frames."""
        self.read += len(data)
        if self._rest:
            data = self._rest + data
        at = self._frames(data) if self._open else self._shaken(data)
        self._rest = data[at:]

    def _shaken(self, data: bytes) -> int:
        end = data.find(_END)
        if end < 0:
            return 0
        if b" 101 " not in data[: data.find(b"\r\n")]:
            self.lost = data[:end].decode(errors="replace")
            self.transport.abort()
            return len(data)
        self._open = True
        self.opened()
        rest = data[end + len(_END) :]
        return end + len(_END) + self._frames(rest)

    def _frames(self, data: bytes) -> int:
        """Handle the complete frames; return the offset of the rest."""
        at, size = 0, len(data)
        while size - at > 1:
            length, begin = data[at + 1], at + 2
            if length == _SHORT:
                begin = at + 4
                length = int.from_bytes(data[at + 2 : begin], "big")
            elif length == _LONG:
                begin = at + 10
                length = int.from_bytes(data[at + 2 : begin], "big")
            end = begin + length
            if begin > size or end > size:
                break
            self._frame(data[at], data[begin:end])
            at = end
        return at

    def _frame(self, first: int, payload: bytes) -> None:
        if first == _TEXT:
            self.receive(payload)
        elif first == _PING:
            self.transport.write(masked(_PONG, payload))
        elif first == _CLOSE:
            self.lost = f"closed by the server: {payload!r}"
