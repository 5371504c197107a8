"""Where connections are heard: who they are, what they may say, and what is wrong with it."""

import hmac
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from pax import protocol
from pax.game.painting import refusal
from pax.game.picture import Code
from pax.server.bots.pool import is_level
from pax.server.security.admission import LOOKS, REQUESTS
from pax.server.tables.finished import is_withheld, may_be_withheld
from pax.server.transport.websocket import PATH, WebSocketConnection
from pax.tables.actor import Submission, TableActor
from pax.tables.broadcast import ENCODER
from pax.tables.commands import handler_for, on_arrive
from pax.tables.credentials import lock_of, opens
from pax.tables.errors import Refusal
from pax.tables.history import moment
from pax.tables.limits import SPECTATORS_A_TABLE
from pax.tables.state import TableState

if TYPE_CHECKING:
    from websockets.http11 import Request

    from pax.server.tables.manager import TableManager

_DECODER: Final[msgspec.json.Decoder[protocol.FromClient]] = msgspec.json.Decoder(
    protocol.FromClient
)


class Dispatcher:
    """Hears all connections of a worker."""

    def __init__(self, hub: "TableManager") -> None:
        """Send those who may to the tables of this hub."""
        self._hub = hub

    def why_not_connect(
        self, socket: WebSocketConnection, request: "Request"
    ) -> tuple[HTTPStatus, str] | None:
        """Return the answer to a handshake that is refused, or None."""
        headers, admission = request.headers, self._hub.admission
        if request.path != PATH:
            return HTTPStatus.NOT_FOUND, "not_found\n"
        if not admission.allows(headers.get_all("Host"), headers.get_all("Origin")):
            admission.refusals.count("wrong_host")
            return HTTPStatus.FORBIDDEN, "wrong_host\n"
        socket.address = admission.address(socket.peer, headers.get_all("X-Forwarded-For"))
        reason = self._why_not_count(socket)
        if reason is not None:
            admission.refusals.count(reason.code)
            return HTTPStatus.TOO_MANY_REQUESTS, f"{reason.code}\n"
        return None

    def _why_not_count(self, socket: WebSocketConnection) -> Code | None:
        """Count a connection against its client; one through a proxy was not counted before."""
        admission = self._hub.admission
        try:
            admission.spend(socket.address, REQUESTS)
        except Refusal as refusal:
            return refusal.reason
        if not admission.is_proxy(socket.peer):
            return None
        counted = admission.connect_client(socket.address)
        if isinstance(counted, Code):
            return counted
        if socket.lease is not None:
            socket.lease.release()
        socket.lease = counted
        return None

    @staticmethod
    def lost(socket: WebSocketConnection) -> None:
        """Forget a connection."""
        if socket.table is not None:
            socket.table.part(socket)
            socket.table = None

    def count_refusal(self, code: str) -> None:
        """Count a refusal, for the log."""
        self._hub.admission.refusals.count(code)

    def counts(self, socket: WebSocketConnection) -> bool:
        """Count a frame; False if a connection sends more than it may."""
        return self._hub.admission.counts(socket)

    def heard(
        self, socket: WebSocketConnection, data: bytes, *, binary: bool, allowed: bool
    ) -> None:
        """Act on a message, or say what is wrong with it."""
        if not allowed:
            refuse(socket, None, Code("too_many_messages"))
            return
        if binary:
            refuse(socket, None, Code("not_text"))
            return
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            refuse(socket, None, Code("malformed_message"))
            return
        try:
            self._act_on(socket, message)
        except Refusal as refusal:
            refuse(socket, getattr(message, "id", None), refusal.reason)

    def _act_on(self, socket: WebSocketConnection, message: protocol.FromClient) -> None:
        if isinstance(message, protocol.Hello | protocol.Look | protocol.History):
            self._hub.admission.spend(socket.address, LOOKS)
        if isinstance(message, protocol.Hello):
            self._hello(socket, message)
        elif socket.table is None:
            refuse(socket, message.id, Code("hello_first"))
        else:
            self._command(socket, socket.table, message)

    def _hello(self, socket: WebSocketConnection, message: protocol.Hello) -> None:
        if socket.table is not None or socket.greeting:
            refuse(socket, None, Code("hello_twice"))
            return
        live = self._hub.tables.get(message.table)
        if live is not None and not may_be_withheld(live.ledger, message.secret):
            _admit(socket, message, live)
        else:
            socket.greeting = True
            self._hub.start(self._admit_later(socket, message))

    async def _admit_later(self, socket: WebSocketConnection, message: protocol.Hello) -> None:
        withheld = False
        try:
            live = await self._hub.table(message.table)
            if live is not None and may_be_withheld(live.ledger, message.secret):
                withheld = await is_withheld(self._hub, live.ledger)
        except SQLAlchemyError:
            refuse(socket, None, Code("not_stored"))
            raise
        finally:
            socket.greeting = False
        if live is None:
            refuse(socket, None, Code("no_such_table"))
        elif withheld:
            refuse(socket, None, Code("deal_is_played"))
        elif not socket.gone:
            _admit(socket, message, live)

    def _command(
        self, socket: WebSocketConnection, live: TableActor, message: protocol.AnyCommand
    ) -> None:
        if isinstance(message, protocol.Move):
            self._wish(socket, live, message)
        elif isinstance(message, protocol.Why):
            _explain(socket, live, message)
        elif isinstance(message, protocol.Look):
            _show(socket, live, message)
        elif isinstance(message, protocol.History):
            socket.send(live.teller.past(socket, message.before, message.id))
        elif isinstance(message, protocol.Hint):
            self._advise(socket, live, message)
        elif isinstance(message, protocol.Rematch):
            self._rematch(socket, live, message)
        elif _names_no_level(message):
            refuse(socket, message.id, Code("no_such_level"))
        elif isinstance(message, protocol.Replace) and socket.host:
            self._hub.start(self._replace(socket, live, message))
        else:
            self._wish(socket, live, message)

    @staticmethod
    def _wish(socket: WebSocketConnection, live: TableActor, message: protocol.AnyCommand) -> None:
        ruling = handler_for(message, socket.seat, socket.lock, host=socket.host)
        if isinstance(ruling, Code):
            refuse(socket, message.id, ruling)
            return
        who = "host" if socket.seat is None else str(socket.seat)
        seq = message.seq if isinstance(message, protocol.Move | protocol.Undo) else 0
        live.wish(Submission(ruling, socket, message.id, f"{who}:{message.id}", seq))

    async def _replace(
        self, socket: WebSocketConnection, live: TableActor, message: protocol.Replace
    ) -> None:
        """Let a bot play for somebody who has been absent long enough; nobody else loses a seat."""
        if not await self._hub.is_absent(live, message.seat):
            seconds = int(self._hub.admission.limits.absence_seconds)
            refuse(socket, message.id, Code("seat_is_here", {"seconds": seconds}))
        else:
            self._wish(socket, live, message)

    def _rematch(
        self, socket: WebSocketConnection, live: TableActor, message: protocol.Rematch
    ) -> None:
        if socket.seat is None and not socket.host:
            refuse(socket, message.id, Code("only_players"))
            return
        self._hub.start(self._rematch_later(socket, live, message))

    async def _rematch_later(
        self, socket: WebSocketConnection, live: TableActor, message: protocol.Rematch
    ) -> None:
        reason = await self._hub.rematch(live)
        if reason is not None:
            refuse(socket, message.id, reason)
        else:
            done = protocol.Done(answers=message.id, seq=live.ledger.seq)
            socket.send(ENCODER.encode(done))

    def _advise(
        self, socket: WebSocketConnection, live: TableActor, message: protocol.Hint
    ) -> None:
        """Ask the advisor for somebody whose decision it is, where the table allows it."""
        ledger = live.ledger
        if not ledger.plan.hints:
            refuse(socket, message.id, Code("no_hints"))
        elif ledger.deciding is None:
            refuse(socket, message.id, Code("not_running"))
        elif socket.seat != ledger.deciding:
            reason = Code("not_your_decision", {"deciding": ledger.deciding})
            refuse(socket, message.id, reason)
        else:
            self._hub.keeper.advise(live, socket, message)


def _names_no_level(message: protocol.AnyCommand) -> bool:
    """Whether a message asks for a bot that there is not."""
    if (
        not isinstance(message, protocol.Leave | protocol.Start | protocol.Replace)
        or message.level is None
    ):
        return False
    return not is_level(message.level)


def _admit(socket: WebSocketConnection, message: protocol.Hello, live: TableActor) -> None:
    """Let a connection see what its secret opens."""
    reason = _why_not_admit(socket, message, live.ledger)
    if reason is not None:
        refuse(socket, None, reason)
        return
    if socket.seat is None and not socket.host and live.spectators >= SPECTATORS_A_TABLE:
        refuse(socket, None, Code("too_many_spectators", {"most": SPECTATORS_A_TABLE}))
        return
    socket.table = live
    socket.greeted()
    live.join(socket)
    if socket.seat is not None and live.ledger.seats[socket.seat].arrives_by is not None:
        live.wish(Submission(partial(on_arrive, socket.seat, socket.lock)))


def _why_not_admit(
    socket: WebSocketConnection, message: protocol.Hello, ledger: TableState
) -> Code | None:
    """Find out what a connection's secrets open; say so if one opens nothing."""
    if message.host is not None and not opens(message.host, ledger.plan.host):
        return Code("wrong_secret")
    seat = shows = None
    if message.secret is not None:
        seat = shows = seat_of(ledger, message.secret)
        if seat is None:
            return Code("wrong_secret")
    elif message.shoulder is not None:
        if message.shoulder >= len(ledger.seats) or not ledger.seats[message.shoulder].shoulder:
            return Code("shoulder_is_covered")
        shows = message.shoulder
    socket.host, socket.seat, socket.shows = message.host is not None, seat, shows
    socket.lock = None if seat is None else ledger.seats[seat].lock
    return None


def seat_of(ledger: TableState, secret: str) -> int | None:
    """Return the seat that a secret opens; every lock is tried, whichever fits."""
    lock, found = lock_of(secret), None
    for number, seat in enumerate(ledger.seats):
        if seat.lock is not None and hmac.compare_digest(lock, seat.lock):
            found = number
    return found


def _explain(socket: WebSocketConnection, live: TableActor, message: protocol.Why) -> None:
    game = live.ledger.game
    if socket.seat is None or game is None:
        refuse(socket, message.id, Code("only_players"))
        return
    reason = refusal(game, message.move, socket.seat)
    socket.send(ENCODER.encode(protocol.Reason(answers=message.id, reason=reason)))


def _show(socket: WebSocketConnection, live: TableActor, message: protocol.Look) -> None:
    shown = moment(live.ledger, message.at, socket.shows)
    if shown is None:
        refuse(socket, message.id, Code("no_such_moment"))
        return
    answer = protocol.Moment(
        answers=message.id, at=message.at, public=shown.public, mine=shown.mine
    )
    socket.send(ENCODER.encode(answer))


def refuse(socket: WebSocketConnection, answers: str | None, reason: Code) -> None:
    """Tell a connection why its message was not accepted."""
    socket.count_refusal(reason.code)
    socket.send(ENCODER.encode(protocol.Refused(answers=answers, reason=reason)))
