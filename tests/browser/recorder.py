"""A proxy between browser and server that records requests and WebSocket messages."""

import json
import socket
from threading import Lock
from typing import Any, Final, NamedTuple

from .networks import Network

END_OF_HEAD: Final = b"\r\n\r\n"
TEXT: Final = 1
MASK: Final = 0x80
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127


class Asked(NamedTuple):
    """A request of a browser."""

    method: str
    path: str


class Recorder(Network):
    """Forwards everything unchanged; keeps what browsers have sent."""

    def __init__(self, port: int) -> None:
        """Begin with nothing recorded."""
        self.requests: list[Asked] = []
        self.messages: list[dict[str, Any]] = []
        self._recording = Lock()
        self._to_server: dict[socket.socket, _ClientStream] = {}
        super().__init__(port)

    def has_message(self, kind: str) -> bool:
        """Whether a browser has sent a message of this type."""
        with self._recording:
            return any(message["type"] == kind for message in self.messages)

    def _connect(self, near: socket.socket) -> None:
        with self._recording:
            self._to_server[near] = _ClientStream(self)
        super()._connect(near)

    def _record(self, sender: socket.socket, data: bytes) -> None:
        with self._recording:
            stream = self._to_server.get(sender)
            if stream is not None:
                stream.read(data)


class _ClientStream:
    """The bytes of one connection from a browser: requests, or WebSocket frames after one."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._data = b""
        self._is_socket = False
        self._body = 0

    def read(self, data: bytes) -> None:
        self._data += data
        while self._frame() if self._is_socket else self._request():
            pass

    def _request(self) -> bool:
        if self._body:
            taken = min(self._body, len(self._data))
            self._data, self._body = self._data[taken:], self._body - taken
            if self._body:
                return False
        head, end, rest = self._data.partition(END_OF_HEAD)
        if not end:
            return False
        first, *lines = head.decode("latin-1").split("\r\n")
        method, path, _ = first.split(" ")
        fields = {
            name.lower(): value.strip() for name, _, value in (x.partition(":") for x in lines)
        }
        self._recorder.requests.append(Asked(method, path.partition("?")[0]))
        self._data, self._body = rest, int(fields.get("content-length", "0"))
        self._is_socket = fields.get("upgrade", "").lower() == "websocket"
        return True

    def _frame(self) -> bool:
        """Read one frame; those of a browser are masked and, being short, never divided."""
        data = self._data
        if len(data) < 2:
            return False
        size, at = data[1] & ~MASK, 2
        if size > SHORT:
            wide = 2 if size == TWO_BYTES else 8
            size, at = int.from_bytes(data[2 : 2 + wide], "big"), 2 + wide
        if len(data) < at + 4 + size:
            return False
        mask, payload = data[at : at + 4], data[at + 4 : at + 4 + size]
        self._data = data[at + 4 + size :]
        if data[0] & 0x0F == TEXT:
            text = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
            self._recorder.messages.append(json.loads(text))
        return True
