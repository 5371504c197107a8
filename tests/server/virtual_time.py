"""A server on an event loop with virtual time: it jumps to the next timer.

Manager, tables, scheduler, pools, dispatcher and connections are the real ones. Work of threads is
done immediately; a stub that states its duration replaces the process of the bots.
"""

import asyncio
import selectors
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast
from unittest.mock import patch

from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from pax import protocol
from pax.server.bots import pool
from pax.server.bots.pool import BotPool
from pax.server.security.admission import Admission
from pax.server.storage import writer as writer_module
from pax.server.storage.engine import open_engine
from pax.server.storage.writer import Writer
from pax.server.tables.manager import TableManager
from pax.server.transport.handshake import WebSocketDispatcher
from pax.server.transport.websocket import WebSocketConnection, deliver
from pax.tables.fair_deal import DealKey
from pax.tables.rows import Write
from tests.server.clients import SERVER_MESSAGE
from tests.server.servers import GENEROUS

BEGINNING = 1000.0
"""The wall clock at the loop's time 0."""


class Later(NamedTuple):
    """The result of a stub for a thread that is busy for some time."""

    seconds: float
    answer: object


class _Jumping(selectors.SelectSelector):
    """A selector that does not wait, but adds up the time that it would have waited."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Advance the time to the next timer."""
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        self.now += max(timeout, 0.0)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop with virtual time, and without threads."""

    def __init__(self) -> None:
        """Begin at 0."""
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self._jumping.now

    def run_in_executor(
        self, _executor: object, func: Callable[..., Any], *args: object
    ) -> asyncio.Future[Any]:
        """Call the function now; its result arrives after its stated duration."""
        future: asyncio.Future[Any] = self.create_future()
        found = func(*args)
        if isinstance(found, Later):
            self.call_later(found.seconds, _answer, future, found.answer)
        else:
            future.set_result(found)
        return future


def _answer(future: asyncio.Future[Any], answer: object) -> None:
    if not future.done():  # otherwise the caller was cancelled
        future.set_result(answer)


class WriterAtOnce(Writer):
    """A writer that commits before it returns."""

    def submit(self, writes: Sequence[Write]) -> None:
        """Write, and hand back the writes."""
        if writes:
            self._commit(list(writes))
            self._hand_back(list(writes))


class Room:
    """A server to connect to."""

    def __init__(self, manager: TableManager) -> None:
        """Begin without connections."""
        self.manager = manager
        self.loop = cast("VirtualLoop", asyncio.get_running_loop())
        self._state = SimpleNamespace(connections=set())
        self._dispatcher = WebSocketDispatcher(manager)

    def connect(self, hello: protocol.Hello) -> "VirtualClient":
        """Connect a client that sends hello."""
        config: Any = None
        state: Any = self._state
        return VirtualClient(
            WebSocketConnection(config, state, {"dispatcher": self._dispatcher}), self.loop, hello
        )


class VirtualClient(asyncio.Transport):
    """A client together with its transport: it keeps what it is sent, and when."""

    def __init__(
        self, socket: WebSocketConnection, loop: VirtualLoop, hello: protocol.Hello
    ) -> None:
        """Do the handshake and send hello."""
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.received: list[tuple[float, bytes]] = []
        self.listeners: list[Callable[[protocol.FromServer], None]] = []
        self._socket, self._loop = socket, loop
        self._protocol = ClientProtocol(parse_uri("ws://127.0.0.1/play"))
        socket.connection_made(self)
        self._protocol.send_request(self._protocol.connect())
        self._flush()
        self.send(hello)

    def send(self, message: protocol.Message) -> None:
        """Send a message to the server."""
        self._protocol.send_text(protocol.encode(message))
        self._flush()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Receive data from the server."""
        self._protocol.receive_data(bytes(data))
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.data:
                self.received.append((self._loop.time(), bytes(event.data)))
                for listener in self.listeners:
                    listener(SERVER_MESSAGE.decode(event.data))
        self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._socket.data_received(data)

    def get_write_buffer_size(self) -> int:
        """Return 0: nothing is buffered."""
        return 0

    def is_closing(self) -> bool:
        """Return False: the client never closes."""
        return False


@asynccontextmanager
async def room(folder: Path, pace: float, worker: object) -> AsyncIterator[Room]:
    """Run a server whose bots share one process, replaced by the stub `worker`."""
    loop = asyncio.get_running_loop()
    engine = open_engine(folder)
    with (
        patch.object(writer_module, "Writer", WriterAtOnce),
        patch.object(pool, "TaskWorker", lambda **_: worker),
    ):
        manager = TableManager(
            engine,
            Admission([], GENEROUS, now=loop.time),
            BotPool(1, limits=GENEROUS),
            pace,
            lambda: BEGINNING + loop.time(),
            DealKey(bytes(32)),
            deliver,
        )
    try:
        yield Room(manager)
    finally:
        await manager.stop()
        engine.dispose()
