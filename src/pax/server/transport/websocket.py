"""A WebSocket connection, below ASGI: it reads with `websockets` and writes prepared frames.

A server's frames are not masked, so the same bytes fit every connection. Writing them directly to
the transport saves a task, a queue and two layers for each of the four or more receivers of a move;
see `docs/decisions/0008`. uvicorn creates one for each connection (`ws=`).
"""

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from pax.backend.dispatcher import Opened
from pax.backend.limits import MESSAGE_BYTES, SECONDS_TO_SAY_HELLO, UNSENT_BYTES
from pax.server.security.admission import Lease
from pax.server.security.message_rate import MessageRate
from pax.server.transport.frames import are_whole, frame, short_text
from pax.tables.actor import TableActor
from pax.tables.ports import Connection

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

PATH: Final = "/play"
_PING_SECONDS: Final = 30.0
_END_OF_HEAD: Final = b"\r\n\r\n"


class MessageHandler(Protocol):
    """The handler of the messages of all connections."""

    def message_rate(self) -> MessageRate:
        """Return the rate limiter of a new connection."""

    def why_not_connect(
        self, connection: "WebSocketConnection", request: Request
    ) -> tuple[HTTPStatus, str] | None:
        """Return the answer to a refused handshake, or None."""

    def handle_message(
        self, connection: "WebSocketConnection", data: bytes, *, binary: bool, allowed: bool
    ) -> None:
        """Handle a message, or refuse it."""

    def count_refusal(self, code: str) -> None:
        """Count a refusal for the log."""


class WebSocketConnection(asyncio.Protocol):
    """One client's connection: messages go to a handler, prepared frames to the transport."""

    transport: asyncio.Transport

    def __init__(
        self,
        config: "Config",  # noqa: ARG002 - uvicorn's constructor signature
        server_state: "ServerState",
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        """Wait for the handshake."""
        self._handler = cast("MessageHandler", app_state["dispatcher"])
        self._rate = self._handler.message_rate()
        self._connections = server_state.connections
        self._protocol = ServerProtocol(max_size=MESSAGE_BYTES)
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._received = True
        self._parts: list[bytes] = []
        self._binary = False
        self._between_frames = False
        self.seat: int | None = None
        self.lock: str | None = None
        self.host = False
        self.shows: int | None = None
        self.table: TableActor | None = None
        self.address = ""
        self._lease: Lease | None = None
        self.greeting = False
        self.gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the transport from the HTTP connection."""
        self.transport = cast("asyncio.Transport", transport)
        self._connections.add(self)  # type: ignore[arg-type] # as uvicorn's own protocols do
        self._timer = self._loop.call_later(SECONDS_TO_SAY_HELLO, self._too_late)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's interface
        """Release the connection."""
        self._connections.discard(self)
        self._stop_timer()
        self.gone = True
        if self._lease is not None:
            self._lease.release()
        if self.table is not None:
            self.table.leave(self)
            self.table = None

    def data_received(self, data: bytes) -> None:
        """Read data of the client; nearly always it is one short message."""
        if self._between_frames and not self._parts and self._protocol.state is OPEN:
            message = short_text(data)
            if message is not None:
                self._received = True
                self._handler.handle_message(
                    self, message, binary=False, allowed=self._is_allowed()
                )
                return
        self._between_frames = self._between_frames and are_whole(data)
        self._read_out(data)

    def _read_out(self, data: bytes) -> None:
        """Read in pieces, so that a client over its rate limit is stopped early."""
        for start in range(0, len(data), MESSAGE_BYTES):
            if self.transport.is_closing():
                return
            self._read(data[start : start + MESSAGE_BYTES])

    def _read(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
                self._between_frames = data.find(_END_OF_HEAD) == len(data) - len(_END_OF_HEAD)
            elif isinstance(event, Frame):
                self._frame(event)
        self._flush()

    def eof_received(self) -> bool:
        """Let the transport close."""
        self._protocol.receive_eof()
        return False

    def send(self, payload: bytes) -> None:
        """Send a message to this client."""
        self.write(frame(payload))

    def write(self, data: bytes) -> None:
        """Write a prepared frame; a client that does not read is dropped."""
        if self._protocol.state is not OPEN or self.transport.is_closing():
            return
        self._put(data)

    def _put(self, data: bytes) -> None:
        self.transport.write(data)
        if self.transport.get_write_buffer_size() > UNSENT_BYTES:
            self.drop()

    def drop(self) -> None:
        """Abort the connection immediately."""
        self.transport.abort()

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        """Close the connection with a code for the reason."""
        if self._protocol.state is OPEN:
            self._protocol.send_close(code, reason)
            self._flush()
        self._stop_timer()

    def supersede(self) -> None:
        """Close the connection because its player has too many others."""
        self.close(CloseCode.POLICY_VIOLATION, "too_many_connections")
        self.transport.close()

    def fail(self) -> None:
        """Close the connection after an unexpected error; the client reconnects."""
        self.close(CloseCode.INTERNAL_ERROR)
        self.transport.close()

    def shutdown(self) -> None:
        """Close the connection because the server stops; called by uvicorn."""
        self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()

    def count_refusal(self, code: str) -> None:
        """Count a refusal for the log."""
        self._handler.count_refusal(code)

    def hold(self, lease: Lease | None) -> None:
        """Replace the lease that is released when the connection ends."""
        if self._lease is not None:
            self._lease.release()
        self._lease = lease

    def count_under(self, address: str) -> None:
        """Count the client under an address from now on."""
        self.address = address

    def begin_greeting(self) -> None:
        """Record that a hello is being handled: its table is being loaded."""
        self.greeting = True

    def end_greeting(self) -> None:
        """Allow another hello, unless the client has been admitted."""
        self.greeting = False

    def sit_at(self, table: TableActor, opened: Opened) -> None:
        """Join a table after a successful hello."""
        self.table = table
        self.host, self.seat, self.shows, self.lock = opened
        self._stop_timer()
        self._timer = self._loop.call_later(_PING_SECONDS, self._ping)

    def look_from(self, shows: int | None) -> None:
        """Switch to the view of this seat, or to the public view."""
        self.shows = shows

    def change_seat(self, seat: int) -> None:
        """Change the number of the seat; the player stays the same."""
        self.seat = self.shows = seat

    def lose_seat(self) -> None:
        """Become a spectator."""
        self.seat = self.shows = None

    @property
    def peer(self) -> str:
        """The address at the other end: the client's, or a proxy's."""
        found = self.transport.get_extra_info("peername")
        return str(found[0]) if isinstance(found, tuple) else ""

    def _shake_hands(self, request: Request) -> None:
        refused = self._handler.why_not_connect(self, request)
        if refused is not None:
            response = self._protocol.reject(*refused)
        else:
            response = self._protocol.accept(request)
        self._protocol.send_response(response)

    def _frame(self, event: Frame) -> None:
        self._received = True
        allowed = self._is_allowed()  # answering pings and storing fragments is work, too
        if event.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._parts, self._binary = [bytes(event.data)], event.opcode is Opcode.BINARY
        elif event.opcode is Opcode.CONT:
            self._parts.append(bytes(event.data))
        else:
            return
        if event.fin:
            data, self._parts = b"".join(self._parts), []
            self._handler.handle_message(self, data, binary=self._binary, allowed=allowed)

    def _is_allowed(self) -> bool:
        """Count a frame; False if the connection exceeds its rate."""
        allowed = self._rate.spend()
        if self._rate.is_exceeded:
            self.drop()
        return allowed

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if self.transport.is_closing():
                return
            if data:
                self._put(data)
            else:
                self.transport.close()

    def _ping(self) -> None:
        if not self._received:
            self.drop()
            return
        self._received = False
        try:
            self._protocol.send_ping(b"")
        except ProtocolError:
            self.drop()
            return
        self._flush()
        self._timer = self._loop.call_later(_PING_SECONDS, self._ping)

    def _too_late(self) -> None:
        self._timer = None
        self.close(CloseCode.POLICY_VIOLATION, "hello")
        self.transport.close()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def deliver(messages: Sequence[tuple[Connection, bytes]]) -> None:
    """Send messages to connections; one that goes to many is framed once."""
    frames: dict[int, bytes] = {}
    for connection, payload in messages:
        data = frames.get(id(payload))
        if data is None:
            data = frames[id(payload)] = frame(payload)
        cast("WebSocketConnection", connection).write(data)
