"""Clients from any loopback address: one HTTP request, a WebSocket, a player at a table."""

import base64
import http.client
import json
import os
import socket
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple, Self

from .server_process import PATIENCE

HONEST: Final = "127.0.0.1"
Json = Any
_TEXT: Final = 0x1
_CLOSE: Final = 0x8
_PING: Final = 0x9
_PONG: Final = 0xA
_SHORT: Final = 126
_LONG: Final = 127
_END: Final = b"\r\n\r\n"


class Answer(NamedTuple):
    """The answer to a request over HTTP."""

    status: int
    body: bytes

    @property
    def json(self) -> Json:
        """The body as JSON."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a refusal, or an empty string."""
        try:
            return str(self.json["reason"]["code"])
        except (ValueError, KeyError, TypeError):
            return ""

    @property
    def summary(self) -> str:
        """The code of a refusal, or the status."""
        return self.code or str(self.status)


def ask(  # noqa: PLR0913 - the parts of a request
    port: int,
    method: str,
    path: str,
    body: Json = None,
    *,
    address: str = HONEST,
    secret: str = "",
    headers: dict[str, str] | None = None,
    seconds: float = PATIENCE,
) -> Answer:
    """Make one request from an address."""
    connection = http.client.HTTPConnection(
        HONEST, port, timeout=seconds, source_address=(address, 0)
    )
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    sent = {"Authorization": f"Bearer {secret}"} if secret else {}
    try:
        connection.request(method, path, data, sent | (headers or {}))
        response = connection.getresponse()
        return Answer(response.status, response.read())
    finally:
        connection.close()


def connect(port: int, address: str = HONEST, *, seconds: float = PATIENCE) -> socket.socket:
    """Open a connection from an address."""
    return socket.create_connection((HONEST, port), seconds, (address, 0))


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side has closed a connection; received data are discarded."""
    connection.settimeout(0)
    try:
        while connection.recv(65536):
            pass
    except (BlockingIOError, InterruptedError):
        return False
    except OSError:
        return True
    return True


class ClosedError(ConnectionError):
    """The server closed a connection; `args` contains its reason."""


class WebSocket:
    """A minimal WebSocket client, which may also read nothing at all."""

    def __init__(
        self, port: int, address: str = HONEST, *, headers: str = "", deaf: bool = False
    ) -> None:
        """Do the handshake; `headers` are additional header lines.

        A `deaf` client reads nothing, and has the smallest possible kernel buffers.
        """
        self._rest = b""
        self.socket = socket.socket()
        if deaf:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        self.socket.settimeout(PATIENCE)
        self.socket.bind((address, 0))
        try:
            self.socket.connect((HONEST, port))
            self._shake_hands(port, headers)
        except BaseException:
            self.socket.close()
            raise

    def _shake_hands(self, port: int, headers: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /play HTTP/1.1\r\nHost: {HONEST}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{headers}\r\n".encode()
        )
        while _END not in self._rest:
            self._read()
        head, _, self._rest = self._rest.partition(_END)
        self.status = int(head.split(b" ", 2)[1])
        if self.status != http.HTTPStatus.SWITCHING_PROTOCOLS:
            raise ClosedError(self.status)

    def _read(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise ClosedError("end of stream")
        self._rest += data

    def send(self, message: Json) -> None:
        """Send a message as one frame."""
        text = message if isinstance(message, bytes) else _encoded(message)
        self._send(_TEXT, text)

    def _send(self, opcode: int, data: bytes) -> None:
        size, first = len(data), 0x80 | opcode
        if size < _SHORT:
            head = struct.pack("!BB", first, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", first, 0x80 | _SHORT, size)
        else:
            head = struct.pack("!BBQ", first, 0x80 | _LONG, size)
        self.socket.sendall(head + bytes(4) + data)

    def receive(self, seconds: float = PATIENCE) -> Json:
        """Wait for the next message; TimeoutError if none comes."""
        end = time.monotonic() + seconds
        while True:
            opcode, data = self._frame(end)
            if opcode == _TEXT:
                return json.loads(data)
            if opcode == _PING:
                self._send(_PONG, data)
            elif opcode == _CLOSE:
                raise ClosedError(data)

    def _frame(self, end: float) -> tuple[int, bytes]:
        head = self._exactly(2, 0, end)
        size, begin = head[1] & 0x7F, 2
        if size == _SHORT:
            (size,), begin = struct.unpack("!H", self._exactly(2, 2, end)), 4
        elif size == _LONG:
            (size,), begin = struct.unpack("!Q", self._exactly(8, 2, end)), 10
        data = self._exactly(size, begin, end)
        self._rest = self._rest[begin + size :]
        return head[0] & 0xF, data

    def _exactly(self, size: int, begin: int, end: float) -> bytes:
        while len(self._rest) < begin + size:
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError
            self.socket.settimeout(left)
            self._read()
        return self._rest[begin : begin + size]

    def close(self) -> None:
        """Close the connection immediately."""
        self.socket.close()

    def __enter__(self) -> Self:
        """Use it as a context."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the connection."""
        self.close()


def _encoded(message: Json) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode()


class Player(WebSocket):
    """A connection to a table that keeps the newest state that it was sent."""

    def __init__(self, port: int, table: str, address: str = HONEST, **hello: Json) -> None:
        """Connect and send hello; raise ClosedError with the code if that is refused."""
        super().__init__(port, address)
        self._sent = 0
        self._name = os.urandom(4).hex()
        self.table: Json = None
        self.public: Json = None
        self.mine: Json = None
        self.news: list[Json] = []
        self.seq = 0
        self.send({"type": "hello", "table": table} | hello)
        self.welcome = self.next_message()
        if self.welcome["type"] != "welcome":
            self.close()
            raise ClosedError(self.welcome["reason"]["code"])

    def next_message(self, seconds: float = PATIENCE) -> Json:
        """Wait for the next message, and keep its contents."""
        message = self.receive(seconds)
        if message["type"] in {"welcome", "update"}:
            self.seq = message["seq"]
            for part in ("table", "public", "mine"):
                if message["type"] == "welcome" or message.get(part) is not None:
                    setattr(self, part, message.get(part))
            if message["type"] == "welcome":
                self.news = []
            self.news += message["news"]
        return message

    def command(self, kind: str, **fields: Json) -> str:
        """Send a command without waiting; return its id."""
        self._sent += 1
        name = f"{self._name}.{self._sent}"
        self.send({"type": kind, "id": name, **fields})
        return name

    def request(self, kind: str, **fields: Json) -> Json:
        """Send a command and wait for its answer; an undecodable command's answer has no id."""
        name = self.command(kind, **fields)
        while True:
            message = self.next_message()
            malformed = message["type"] == "refused" and message["answers"] is None
            if malformed or message.get("answers") == name:
                return message

    def refusal(self, kind: str, **fields: Json) -> str:
        """Send a command; return the code of its refusal, or an empty string."""
        return code_of(self.request(kind, **fields))

    def wait_for(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Receive until a condition holds; raise TimeoutError if that takes too long."""
        end = time.monotonic() + seconds
        while not holds():
            self.next_message(end - time.monotonic())

    def listen(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Receive for some seconds, or until a condition holds."""
        with suppress(TimeoutError):
            self.wait_for(until, seconds)

    @property
    def choices(self) -> list[str]:
        """The moves that this player may make now."""
        question = None if self.mine is None else self.mine["question"]
        return [] if question is None else [each["move"] for each in question["moves"]]

    def move(self, move: str | None = None) -> Json:
        """Make a move, the first legal one by default, and wait for the answer."""
        return self.request("move", seq=self.seq, move=move or self.choices[0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.public is not None and self.public["outcome"] is not None


def code_of(message: Json) -> str:
    """Return the code of a refusal, or an empty string."""
    return str(message["reason"]["code"]) if message["type"] == "refused" else ""
