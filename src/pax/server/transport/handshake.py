"""Dispatcher of WebSocket connections: checks handshakes and counts connections."""

from http import HTTPStatus

from websockets.http11 import Request

from pax.backend.dispatcher import Dispatcher
from pax.backend.limits import REQUESTS
from pax.game.reasons import Reason
from pax.server.security.message_rate import MessageRate
from pax.server.tables.manager import TableManager
from pax.server.transport.websocket import PATH, WebSocketConnection
from pax.tables.errors import Refusal


class WebSocketDispatcher(Dispatcher):
    """Handles the handshakes and the messages of all connections of a worker."""

    def __init__(self, manager: TableManager) -> None:
        """Dispatch to the tables of this manager."""
        super().__init__(manager)
        self._server = manager

    def why_not_connect(
        self, socket: WebSocketConnection, request: Request
    ) -> tuple[HTTPStatus, str] | None:
        """Return the answer to a refused handshake, or None."""
        headers, admission = request.headers, self._server.admission
        if request.path != PATH:
            return HTTPStatus.NOT_FOUND, "not_found\n"
        if not admission.allows(headers.get_all("Host"), headers.get_all("Origin")):
            admission.refusals.count("wrong_host")
            return HTTPStatus.FORBIDDEN, "wrong_host\n"
        address = admission.address(socket.peer, headers.get_all("X-Forwarded-For"))
        socket.count_under(address)
        if admission.is_banned(address):
            admission.refusals.count("banned")
            return HTTPStatus.FORBIDDEN, "banned\n"
        reason = self._why_not_count(socket)
        if reason is not None:
            admission.refusals.count(reason.code)
            return HTTPStatus.TOO_MANY_REQUESTS, f"{reason.code}\n"
        return None

    def _why_not_count(self, socket: WebSocketConnection) -> Reason | None:
        """Count a connection against its client; one through a proxy was not counted before."""
        admission = self._server.admission
        try:
            admission.spend(socket.address, REQUESTS)
        except Refusal as refusal:
            return refusal.reason
        if not admission.is_proxy(socket.peer):
            return None
        counted = admission.connect_client(socket.address)
        if isinstance(counted, Reason):
            return counted
        socket.hold(counted)
        return None

    def message_rate(self) -> MessageRate:
        """Return the rate limiter of a new connection."""
        return self._server.admission.message_rate()
