"""Dispatcher: authenticates connections and passes their messages to tables."""

import logging
from functools import partial
from typing import Final, NamedTuple, Protocol

import msgspec

from pax import protocol
from pax.backend.bots.bot_task import is_level
from pax.backend.finished import is_withheld
from pax.backend.limits import LOOKS
from pax.backend.registry import TableRegistry
from pax.game.reasons import Reason
from pax.tables.actor import Submission, TableActor
from pax.tables.broadcast import ENCODER
from pax.tables.command_handlers import on_arrive, refusal
from pax.tables.credentials import opens
from pax.tables.errors import Refusal
from pax.tables.finished import may_be_withheld
from pax.tables.history import moment
from pax.tables.limits import SPECTATORS_A_TABLE
from pax.tables.ports import Connection
from pax.tables.state import TableState

_MOST_ID: Final = 40
"""Maximum length of an unverified table id in the log."""

_log = logging.getLogger("pax.server")
_DECODER: Final[msgspec.json.Decoder[protocol.FromClient]] = msgspec.json.Decoder(
    protocol.FromClient
)


class _HelloVersion(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The version in a hello, decodable whatever other fields another version has."""

    version: int | None = None


_VERSION_DECODER: Final = msgspec.json.Decoder(_HelloVersion)


class Opened(NamedTuple):
    """What a client's secrets open: the host's rights, a seat, a view, and the seat's lock."""

    host: bool
    seat: int | None
    shows: int | None
    lock: str | None


class ClientConnection(Connection, Protocol):
    """A connection whose messages are dispatched, before and after it has joined a table."""

    @property
    def table(self) -> TableActor | None:
        """The table that it has joined."""

    @property
    def address(self) -> str:
        """The address that it is counted under."""

    @property
    def greeting(self) -> bool:
        """Whether a hello is being handled."""

    @property
    def gone(self) -> bool:
        """Whether the client has closed it."""

    def begin_greeting(self) -> None:
        """Record that a hello is being handled: its table is being loaded."""

    def end_greeting(self) -> None:
        """Allow another hello, unless the client has been admitted."""

    def sit_at(self, table: TableActor, opened: Opened) -> None:
        """Join a table after a successful hello."""

    def fail(self) -> None:
        """Close the connection after an unexpected error; the client reconnects."""

    def count_refusal(self, code: str) -> None:
        """Count a refusal for the log."""


class Dispatcher:
    """Handles the messages of all connections of a worker."""

    def __init__(self, manager: TableRegistry) -> None:
        """Dispatch to the tables of this manager."""
        self._manager = manager

    def count_refusal(self, code: str) -> None:
        """Count a refusal for the log."""
        self._manager.count_refusal(code)

    def handle_message(
        self, socket: ClientConnection, data: bytes, *, binary: bool, allowed: bool
    ) -> None:
        """Handle a message, or refuse it."""
        if not allowed:
            refuse(socket, None, Reason("too_many_messages"))
            return
        if binary:
            refuse(socket, None, Reason("not_text"))
            return
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            refuse(socket, None, _why_not_decoded(data))
            return
        try:
            self._act_on(socket, message)
        except Refusal as refusal:
            refuse(socket, getattr(message, "id", None), refusal.reason)
        except Exception:  # noqa: BLE001 - only here the table is known
            table = "" if socket.table is None else socket.table.state.table_id
            fields = {"table": table, "command": type(message).__name__}
            _log.exception("command_failed", extra=fields)
            socket.fail()

    def _act_on(self, socket: ClientConnection, message: protocol.FromClient) -> None:
        if isinstance(
            message, protocol.Hello | protocol.Look | protocol.History | protocol.AskToLook
        ):
            self._manager.admission.spend(socket.address, LOOKS)
        if isinstance(message, protocol.Hello):
            self._hello(socket, message)
        elif socket.table is None:
            refuse(socket, message.id, Reason("hello_first"))
        else:
            self._command(socket, socket.table, message)

    def _hello(self, socket: ClientConnection, message: protocol.Hello) -> None:
        if socket.table is not None or socket.greeting:
            refuse(socket, None, Reason("hello_twice"))
            return
        if protocol.is_other_version(message.version):
            refuse(socket, None, _wrong_version(message.version))
            return
        actor = self._manager.tables.get(message.table)
        if actor is not None and not may_be_withheld(actor.state, message.secret):
            self._admit(socket, message, actor)
        else:
            socket.begin_greeting()
            self._manager.start(self._admit_later(socket, message), message.table[:_MOST_ID])

    async def _admit_later(self, socket: ClientConnection, message: protocol.Hello) -> None:
        withheld = False
        try:
            actor = await self._manager.table_to_join(message.table)
            if actor is not None and may_be_withheld(actor.state, message.secret):
                withheld = await is_withheld(self._manager, actor.state)
        except Refusal as refusal:
            refuse(socket, None, refusal.reason)
            return
        except Exception:
            refuse(socket, None, Reason("not_stored"))
            raise
        finally:
            socket.end_greeting()
        if actor is None:
            refuse(socket, None, Reason("no_such_table"))
        elif withheld:
            refuse(socket, None, Reason("deal_is_played"))
        elif not socket.gone:
            self._admit(socket, message, actor)

    def _admit(self, socket: ClientConnection, message: protocol.Hello, actor: TableActor) -> None:
        _admit(socket, message, actor)
        if socket.table is not None and self._manager.announcement:
            socket.send(ENCODER.encode(protocol.Announcement(self._manager.announcement)))

    def _command(
        self, socket: ClientConnection, actor: TableActor, message: protocol.AnyCommand
    ) -> None:
        if isinstance(message, protocol.PlayMove):
            actor.handle(socket, message)
        elif isinstance(message, protocol.Ping | protocol.Why | protocol.Look | protocol.History):
            _answer(socket, actor, message)
        elif isinstance(message, protocol.Hint):
            self._advise(socket, actor, message)
        elif isinstance(message, protocol.Rematch):
            self._rematch(socket, actor, message)
        elif isinstance(message, protocol.AskToLook):
            _ask_to_look(socket, actor, message)
        elif _names_no_level(message):
            refuse(socket, message.id, Reason("no_such_level"))
        elif isinstance(message, protocol.Replace) and socket.host:
            self._manager.start(self._replace(socket, actor, message), actor.state.table_id)
        else:
            actor.handle(socket, message)

    async def _replace(
        self, socket: ClientConnection, actor: TableActor, message: protocol.Replace
    ) -> None:
        """Let a bot play for a player who has been absent long enough; nobody else loses a seat."""
        if not await self._manager.is_absent(actor, message.seat):
            seconds = int(self._manager.admission.limits.absence_seconds)
            refuse(socket, message.id, Reason("seat_is_here", {"seconds": seconds}))
        else:
            actor.handle(socket, message)

    def _rematch(
        self, socket: ClientConnection, actor: TableActor, message: protocol.Rematch
    ) -> None:
        if socket.seat is None and not socket.host:
            refuse(socket, message.id, Reason("only_players"))
            return
        self._manager.start(self._rematch_later(socket, actor, message), actor.state.table_id)

    async def _rematch_later(
        self, socket: ClientConnection, actor: TableActor, message: protocol.Rematch
    ) -> None:
        reason = await self._manager.rematch(actor)
        if reason is not None:
            refuse(socket, message.id, reason)
        else:
            done = protocol.Done(answers=message.id, seq=actor.state.seq)
            socket.send(ENCODER.encode(done))

    def _advise(self, socket: ClientConnection, actor: TableActor, message: protocol.Hint) -> None:
        """Ask the advisor for the seat that has the decision, if the table allows hints."""
        state = actor.state
        if not state.spec.hints:
            refuse(socket, message.id, Reason("no_hints"))
        elif state.deciding is None:
            refuse(socket, message.id, Reason("not_running"))
        elif socket.seat != state.deciding:
            reason = Reason("not_your_decision", {"deciding": state.deciding})
            refuse(socket, message.id, reason)
        else:
            self._manager.scheduler.advise(actor, socket, message)


def _why_not_decoded(data: bytes) -> Reason:
    """Return why a message cannot be decoded; it may be the hello of another version."""
    try:
        version = _VERSION_DECODER.decode(data).version
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Reason("malformed_message")
    if protocol.is_other_version(version):
        return _wrong_version(version)
    return Reason("malformed_message")


def _wrong_version(version: int | None) -> Reason:
    numbers = {"client": version or 0, "server": protocol.PROTOCOL_VERSION}
    return Reason("wrong_version", numbers)


def _names_no_level(message: protocol.AnyCommand) -> bool:
    """Whether a message names an unknown bot level."""
    if (
        not isinstance(message, protocol.Leave | protocol.Start | protocol.Replace)
        or message.level is None
    ):
        return False
    return not is_level(message.level)


def _admit(socket: ClientConnection, message: protocol.Hello, actor: TableActor) -> None:
    """Authenticate a connection and add it to its table."""
    opened = _opened(message, actor.state)
    if isinstance(opened, Reason):
        refuse(socket, None, opened)
        return
    seat = opened.seat
    if seat is None and not opened.host and actor.spectators >= SPECTATORS_A_TABLE:
        refuse(socket, None, Reason("too_many_spectators", {"most": SPECTATORS_A_TABLE}))
        return
    socket.sit_at(actor, opened)
    actor.join(socket)
    if seat is not None and actor.state.seats[seat].arrives_by is not None:
        actor.submit(Submission(partial(on_arrive, seat, socket.lock)))


def _opened(message: protocol.Hello, state: TableState) -> Opened | Reason:
    """Return what the secrets of a hello open, or the refusal if one opens nothing."""
    if message.host is not None and not opens(message.host, state.spec.host):
        return Reason("wrong_secret")
    seat = shows = None
    if message.secret is not None:
        seat = shows = state.seat_opened_by(message.secret)
        if seat is None:
            return Reason("wrong_secret")
    elif message.shoulder is not None:
        if message.shoulder >= len(state.seats) or not state.seats[message.shoulder].shoulder:
            return Reason("shoulder_is_covered")
        shows = message.shoulder
    lock = None if seat is None else state.seats[seat].lock
    return Opened(message.host is not None, seat, shows, lock)


def _answer(
    socket: ClientConnection,
    actor: TableActor,
    message: protocol.Ping | protocol.Why | protocol.Look | protocol.History,
) -> None:
    """Answer a question that changes nothing."""
    match message:
        case protocol.Ping():
            socket.send(ENCODER.encode(protocol.Pong(answers=message.id)))
        case protocol.Why():
            _explain(socket, actor, message)
        case protocol.Look():
            _show(socket, actor, message)
        case protocol.History():
            socket.send(actor.broadcaster.past(socket, message.before, message.id))


def _explain(socket: ClientConnection, actor: TableActor, message: protocol.Why) -> None:
    game = actor.state.game
    if socket.seat is None or game is None:
        refuse(socket, message.id, Reason("only_players"))
        return
    reason = refusal(game, message.move, socket.seat)
    socket.send(ENCODER.encode(protocol.Explanation(answers=message.id, reason=reason)))


def _show(socket: ClientConnection, actor: TableActor, message: protocol.Look) -> None:
    shown = moment(actor.state, message.at, socket.shows)
    if shown is None:
        refuse(socket, message.id, Reason("no_such_moment"))
        return
    answer = protocol.Moment(
        answers=message.id, at=message.at, public=shown.public, mine=shown.mine
    )
    socket.send(ENCODER.encode(answer))


def _ask_to_look(socket: ClientConnection, actor: TableActor, message: protocol.AskToLook) -> None:
    """Pass a spectator's question on to the connections that a player has to this worker."""
    reason = _why_not_ask(socket, actor, message.seat)
    if reason is not None:
        refuse(socket, message.id, reason)
        return
    wanted = ENCODER.encode(protocol.LookWanted(seat=message.seat))
    for each in actor.connections_of(message.seat):
        each.send(wanted)
    socket.send(ENCODER.encode(protocol.Done(answers=message.id, seq=actor.state.seq)))


def _why_not_ask(socket: ClientConnection, actor: TableActor, seat: int) -> Reason | None:
    if socket.seat is not None:
        return Reason("only_spectators")
    if seat >= len(actor.state.seats):
        return Reason("no_such_seat", {"seats": len(actor.state.seats)})
    return None if actor.connections_of(seat) else Reason("seat_is_absent")


def refuse(socket: ClientConnection, answers: str | None, reason: Reason) -> None:
    """Send a connection the reason why its message was refused."""
    socket.count_refusal(reason.code)
    socket.send(ENCODER.encode(protocol.Refused(answers=answers, reason=reason)))
