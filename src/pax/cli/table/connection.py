"""Two things that a player at a server's table waits for at once: keys, and the server's word."""

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
_PATIENCE: Final = 60.0
_PAUSES: Final = (0.2, 1.0, 3.0)
"""Seconds before the first, the second and every later try to connect again."""


@dataclass(frozen=True)
class Typed:
    """A line from the keyboard."""

    line: str


@dataclass(frozen=True)
class Lost:
    """The connection is gone; it is being made again."""


@dataclass(frozen=True)
class RemoteEnded:
    """No more lines will come."""


Happening = Typed | Lost | RemoteEnded | protocol.FromServer


class RemoteConnection:
    """Connects, and connects again; what was sent and not answered is then sent once more.

    A message has an id, so that the server acts on it once however often it comes.
    """

    def __init__(self, link: Link) -> None:
        """Begin to listen to the keyboard and to the server."""
        self.happenings: SimpleQueue[Happening] = SimpleQueue()
        self._link = link
        self._unanswered: dict[str, protocol.Command] = {}
        self._socket: ClientConnection | None = None
        self._lock = threading.Lock()
        self._sent = 0
        self._name = secrets.token_hex(4)
        self._closed = threading.Event()
        self._start(self._listen)
        self._start(self._read_keys)

    def send(self, make: Callable[[str], protocol.Command]) -> str:
        """Send a message, which is made with a new id; return the id."""
        with self._lock:
            self._sent += 1
            message = make(f"{self._name}-{self._sent}")
            self._unanswered[message.id] = message
            self._write(message)
        return message.id

    def answered(self, message: str) -> None:
        """Note that a message need not be sent again."""
        with self._lock:
            self._unanswered.pop(message, None)

    def close(self) -> None:
        """Leave; the seat stays one's own."""
        self._closed.set()
        with self._lock:
            if self._socket is not None:
                self._socket.close()

    def _write(self, message: protocol.Message) -> None:
        if self._socket is not None:
            with suppress(WebSocketException, OSError):  # then it is sent again
                self._socket.send(protocol.encode(message).decode())

    def _listen(self) -> None:
        tries = 0
        while not self._closed.is_set():
            try:
                with connect(self._link.socket, open_timeout=_PATIENCE, max_size=None) as socket:
                    tries = 0
                    self._talk(socket)
            except (WebSocketException, OSError):
                pass  # told below
            with self._lock:
                self._socket = None
            if tries == 0 and not self._closed.is_set():
                self.happenings.put(Lost())
            self._closed.wait(_PAUSES[min(tries, len(_PAUSES) - 1)])
            tries += 1

    def _talk(self, socket: ClientConnection) -> None:
        with self._lock:
            self._socket = socket
            self._write(self._link.hello)
            for unanswered in self._unanswered.values():
                self._write(unanswered)
        for data in socket:
            message = _DECODER.decode(data)
            if isinstance(message, protocol.Welcome):
                for each in self._with_whole_log(socket, message):
                    self.happenings.put(each)
            else:
                self.happenings.put(message)

    def _with_whole_log(
        self, socket: ClientConnection, welcome: protocol.Welcome
    ) -> list[protocol.FromServer]:
        """Fetch the lines before those of a welcome; return it with all, and what came meanwhile.

        A view is made from every line. If another game begins meanwhile, only that one matters.
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

    def _read_keys(self) -> None:
        """Read lines below Python's own buffer, which must be free when the program ends."""
        rest = b""
        while data := os.read(sys.stdin.fileno(), 4096):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self.happenings.put(Typed(line.decode(errors="replace").strip()))
        self.happenings.put(RemoteEnded())

    @staticmethod
    def _start(work: Callable[[], None]) -> None:
        threading.Thread(target=work, daemon=True).start()
