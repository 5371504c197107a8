"""An HTTP connection with limits; uvicorn's own limits neither request heads nor idle time."""

import asyncio
from http import HTTPStatus
from typing import Any, Final

import httptools  # type: ignore[import-untyped] # no stubs; used as in uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from pax.backend.limits import HEAD_BYTES, HEAD_SECONDS, SEND_SECONDS
from pax.game.reasons import Reason
from pax.protocol.http import Problem
from pax.server.security.admission import Admission, Lease
from pax.server.transport.websocket import WebSocketConnection
from pax.tables.broadcast import ENCODER

_STATUS: Final = {
    "too_many_connections": HTTPStatus.TOO_MANY_REQUESTS,
    "server_is_full": HTTPStatus.SERVICE_UNAVAILABLE,
    "head_too_large": HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    "too_slow": HTTPStatus.REQUEST_TIMEOUT,
    "not_http": HTTPStatus.BAD_REQUEST,
}


class HttpConnection(HttpToolsProtocol):
    """Counts itself, limits heads in size and time, and closes if the client does not read."""

    transport: asyncio.Transport

    def __init__(self, *arguments: Any, **more: Any) -> None:  # noqa: ANN401 - as uvicorn makes it
        """Wait for the first request."""
        super().__init__(*arguments, **more)
        self._admission: Admission = self.app_state["manager"].admission
        self._lease: Lease | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._flush_timer: asyncio.TimerHandle | None = None
        self._head_bytes = 0
        self._in_head = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept the connection, unless there are too many."""
        super().connection_made(transport)  # type: ignore[arg-type] # as uvicorn declares it
        admitted = self._admission.connect(self._peer)
        if isinstance(admitted, Reason):
            self._refuse(admitted)
            return
        self._lease = admitted
        self._wait_for_head()

    @property
    def _peer(self) -> str:
        return "" if self.client is None else self.client[0]

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        super().connection_lost(exc)
        self._stop_timers()
        if self._lease is not None:
            self._lease.release()

    def data_received(self, data: bytes) -> None:
        """Read a request, unless its head is too large or too late."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        if not self._is_answering:
            self._wait_for_head()
        if self._in_head:
            self._head_bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._refuse(Reason("not_http"))
        except httptools.HttpParserError:
            self._refuse(Reason("not_http"))
        else:
            if self._in_head and self._head_bytes > HEAD_BYTES:
                self._refuse(Reason("head_too_large", {"bytes": HEAD_BYTES}))

    def on_message_begin(self) -> None:
        """Start reading a head."""
        super().on_message_begin()
        self._in_head = True

    def on_headers_complete(self) -> None:
        """Start answering; from here on the handler limits the time for the body."""
        self._in_head, self._head_bytes = False, 0
        self._stop_waiting()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request; the client must read this answer within a time limit."""
        if self._flush_timer is None:
            self._flush_timer = self.loop.call_later(SEND_SECONDS, self._end_unless_read)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; from here on the WebSocket protocol is notified of its end."""
        self.connections.discard(self)
        self._stop_timers()
        head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        head.append(b"\r\n")
        socket = WebSocketConnection(self.config, self.server_state, self.app_state)
        socket.hold(self._lease)
        self._lease = None
        self.transport.set_protocol(socket)
        socket.connection_made(self.transport)
        socket.data_received(b"".join(head))

    def _wait_for_head(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def _too_slow(self) -> None:
        self._timer = None
        if self._head_bytes:
            self._refuse(Reason("too_slow", {"seconds": int(HEAD_SECONDS)}))
        else:
            self._admission.refusals.count("idle_connection")
            self.transport.abort()

    def _refuse(self, reason: Reason) -> None:
        """Answer a request that cannot be routed, and close the connection."""
        self._admission.refusals.count(reason.code)
        status, body = _STATUS[reason.code], ENCODER.encode(Problem(reason))
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self._stop_waiting()
        self.transport.write(head.encode() + body)
        self.transport.close()
        if self._flush_timer is None:
            self._flush_timer = self.loop.call_later(SEND_SECONDS, self._end_unless_read)

    def _end_unless_read(self) -> None:
        """Close the connection if the client has not read its answer in time."""
        self._flush_timer = None
        if self.transport.get_write_buffer_size() > 0:
            self._admission.refusals.count("unread_answer")
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_timers(self) -> None:
        self._stop_waiting()
        if self._flush_timer is not None:
            self._flush_timer.cancel()
            self._flush_timer = None
