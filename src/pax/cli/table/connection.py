"""Connection to a server's table: one queue for typed lines and for the server's messages."""

import os
import secrets
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Final

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from pax import protocol
from pax.cli.table.link import Link

_DECODER: Final[msgspec.json.Decoder[protocol.FromServer]] = msgspec.json.Decoder(
    protocol.FromServer
)
_TIMEOUT: Final = 60.0
_PAUSES: Final = (0.2, 1.0, 3.0)
"""Seconds before the first, the second and every later attempt to reconnect."""


@dataclass(frozen=True)
class LineTyped:
    """A line was typed."""

    line: str


@dataclass(frozen=True)
class ConnectionLost:
    """The connection is lost; a reconnect is under way."""


@dataclass(frozen=True)
class InputEnded:
    """The standard input has ended."""


RemoteEvent = LineTyped | ConnectionLost | InputEnded | protocol.FromServer


class RemoteConnection:
    """Connects and reconnects; unanswered commands are then sent again.

    Each command has an id, so that the server executes a repeated one only once.
    """

    def __init__(self, link: Link) -> None:
        """Start to read from the keyboard and the server."""
        self.events: SimpleQueue[RemoteEvent] = SimpleQueue()
        self._link = link
        self._unanswered: dict[str, protocol.Command] = {}
        self._socket: ClientConnection | None = None
        self._lock = threading.Lock()
        self._sent = 0
        self._name = secrets.token_hex(4)
        self._closed = threading.Event()
        self._start(self._listen)
        self._start(self._read_lines)

    def send(self, make: Callable[[str], protocol.Command]) -> str:
        """Send the command that `make` returns for a new id; return the id."""
        with self._lock:
            self._sent += 1
            message = make(f"{self._name}-{self._sent}")
            self._unanswered[message.id] = message
            self._write(message)
        return message.id

    def answered(self, message: str) -> None:
        """Mark a command as answered: it is not sent again."""
        with self._lock:
            self._unanswered.pop(message, None)

    def close(self) -> None:
        """Close the connection; the seat stays reserved."""
        self._closed.set()
        with self._lock:
            if self._socket is not None:
                self._socket.close()

    def _write(self, message: protocol.Message) -> None:
        if self._socket is not None:
            with suppress(WebSocketException, OSError):  # it is sent again after the reconnect
                self._socket.send(protocol.encode(message).decode())

    def _listen(self) -> None:
        tries = 0
        while not self._closed.is_set():
            try:
                with connect(self._link.socket, open_timeout=_TIMEOUT, max_size=None) as socket:
                    tries = 0
                    self._receive_all(socket)
            except (WebSocketException, OSError):
                pass  # reported below
            with self._lock:
                self._socket = None
            if tries == 0 and not self._closed.is_set():
                self.events.put(ConnectionLost())
            self._closed.wait(_PAUSES[min(tries, len(_PAUSES) - 1)])
            tries += 1

    def _receive_all(self, socket: ClientConnection) -> None:
        with self._lock:
            self._socket = socket
            self._write(self._link.hello)
            for unanswered in self._unanswered.values():
                self._write(unanswered)
        for data in socket:
            message = _DECODER.decode(data)
            if isinstance(message, protocol.Welcome):
                for each in self._with_whole_log(socket, message):
                    self.events.put(each)
            else:
                self.events.put(message)

    def _with_whole_log(
        self, socket: ClientConnection, welcome: protocol.Welcome
    ) -> list[protocol.FromServer]:
        """Fetch the log before a welcome; return the completed welcome and later messages.

        A view needs the whole log. If another game begins meanwhile, its welcome replaces this one.
        """
        news, later = list(welcome.news), list[protocol.FromServer]()
        while news and news[0].seq > 1:
            asked = protocol.History(id=f"{self._name}-before-{news[0].seq}", before=news[0].seq)
            with self._lock:
                self._write(asked)
            while not isinstance(message := _DECODER.decode(socket.recv()), protocol.Past):
                if isinstance(message, protocol.Welcome):
                    answers = [each for each in later if not isinstance(each, protocol.Update)]
                    return [*answers, *self._with_whole_log(socket, message)]
                later.append(message)
            if not message.news:
                break
            news = [*message.news, *news]
        return [msgspec.structs.replace(welcome, news=news), *later]

    def _read_lines(self) -> None:
        """Read lines from the descriptor: a blocked `sys.stdin` would delay the program's exit."""
        rest = b""
        while data := os.read(sys.stdin.fileno(), 4096):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self.events.put(LineTyped(line.decode(errors="replace").strip()))
        self.events.put(InputEnded())

    @staticmethod
    def _start(work: Callable[[], None]) -> None:
        threading.Thread(target=work, daemon=True).start()
