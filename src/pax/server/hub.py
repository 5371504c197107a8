"""All tables of one worker: who is connected where, what is written, who is to think."""

import asyncio
import hmac
import time
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from pax.game.painting import refusal
from pax.game.picture import Code
from pax.server import wire
from pax.server.ledger import Ledger
from pax.server.live import LiveTable, Wish
from pax.server.locks import lock_of, opens
from pax.server.minds import Minds, Thought, new_seed, stand_in
from pax.server.rulings import Chosen, on_bot, on_clock, ruling_on
from pax.server.socket import PATH, Socket, frame
from pax.server.store.reader import Reader, StoredGame
from pax.server.store.writer import Write, Writer
from pax.server.telling import ENCODER

if TYPE_CHECKING:
    from sqlalchemy import Engine
    from websockets.http11 import Request

    from pax.server.guard import Guard

_DECODER: Final = msgspec.json.Decoder(wire.FromClient)
Found = TypeVar("Found")


class Hub:
    """The tables that this worker has in memory, and everything they need."""

    frame = staticmethod(frame)

    def __init__(self, engine: "Engine", guard: "Guard", minds: Minds) -> None:
        """Begin with no table in memory."""
        self.clock: Callable[[], float] = time.time
        self.reader = Reader(engine)
        self.guard = guard
        self.minds = minds
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(engine, self._hand_back)

    def stop(self) -> None:
        """Finish what is being written, and let everybody go."""
        for timer in self._timers.values():
            timer.cancel()
        self.minds.stop()
        self._writer.stop()

    # The database.

    def write(self, write: Write) -> None:
        """Have something written; its `done` is called when that is so."""
        self._writer.submit(write)

    def _hand_back(self, writes: list[Write]) -> None:
        self._loop.call_soon_threadsafe(self._written, writes)

    @staticmethod
    def _written(writes: list[Write]) -> None:
        for write in writes:
            write.done(write)

    async def ask(self, question: Callable[..., Found], *arguments: Any) -> Found:  # noqa: ANN401 - as the question takes
        """Ask the database, in a thread."""
        return await self._loop.run_in_executor(None, question, *arguments)

    async def table(self, home: str) -> LiveTable | None:
        """Return a table, from memory or from the database."""
        live = self.tables.get(home)
        if live is not None:
            return live
        task = self._loading.get(home)
        if task is None:
            task = self._loading[home] = asyncio.create_task(self._load(home))
            task.add_done_callback(lambda _: self._loading.pop(home, None))
        return await asyncio.shield(task)

    async def _load(self, home: str) -> LiveTable | None:
        stored = await self.ask(self.reader.newest_game, home)
        if stored is None:
            return None
        rows = await self.ask(self.reader.entries_after, stored.id, 0)
        return self.tables.get(home) or self.open(stored, rows)

    def open(self, stored: StoredGame, rows: list[tuple[int, bytes]]) -> LiveTable:
        """Take a stored game into memory."""
        ledger = Ledger(stored)
        ledger.read(rows)
        live = self.tables[stored.home] = LiveTable(self, ledger)
        self.attend(live)
        return live

    def read_on(self, live: LiveTable, then: Callable[[], None]) -> None:
        """Read what others have written at a table, then go on."""
        task = asyncio.create_task(self._read_on(live))
        task.add_done_callback(lambda _: then())

    async def _read_on(self, live: LiveTable) -> None:
        ledger = live.ledger
        live.catch_up(await self.ask(self.reader.entries_after, ledger.stored.id, ledger.seq))

    # Connections.

    def why_not_connect(self, request: "Request") -> tuple[HTTPStatus, str] | None:
        """Return the answer to a handshake that is refused, or None."""
        if request.path != PATH:
            return HTTPStatus.NOT_FOUND, "not_found\n"
        host, origin = request.headers.get("Host"), request.headers.get("Origin")
        if not self.guard.allows(host, origin):
            return HTTPStatus.FORBIDDEN, "wrong_origin\n"
        return None

    def lost(self, socket: Socket) -> None:
        """Forget a connection."""
        if socket.table is not None:
            socket.table.part(socket)
            socket.table = None

    def heard(self, socket: Socket, data: bytes, *, binary: bool) -> None:
        """Act on a message, or say what is wrong with it."""
        if not self.guard.counts(socket, self.clock()):
            _refuse(socket, None, Code("too_many_messages"))
            return
        if binary:
            _refuse(socket, None, Code("not_text"))
            return
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, RecursionError):
            _refuse(socket, None, Code("malformed_message"))
            return
        if isinstance(message, wire.Hello):
            self._hello(socket, message)
        elif socket.table is None:
            _refuse(socket, message.id, Code("hello_first"))
        else:
            self._command(socket, socket.table, message)

    def _hello(self, socket: Socket, message: wire.Hello) -> None:
        if socket.table is not None or socket.greeting:
            _refuse(socket, None, Code("hello_twice"))
            return
        socket.greeting = True
        live = self.tables.get(message.table)
        if live is not None:
            self._admit(socket, message, live)
        else:
            asyncio.create_task(self._admit_later(socket, message))  # noqa: RUF006 - the hub keeps it loading

    async def _admit_later(self, socket: Socket, message: wire.Hello) -> None:
        live = await self.table(message.table)
        if live is None:
            socket.greeting = False
            _refuse(socket, None, Code("no_such_table"))
        elif not socket.gone:
            self._admit(socket, message, live)

    def _admit(self, socket: Socket, message: wire.Hello, live: LiveTable) -> None:
        """Let a connection see what its secret opens."""
        reason = _why_not_admit(socket, message, live.ledger)
        if reason is not None:
            socket.greeting = False
            _refuse(socket, None, reason)
            return
        socket.table = live
        socket.greeted()
        live.welcome(socket)

    def _command(self, socket: Socket, live: LiveTable, message: wire.AnyCommand) -> None:
        if isinstance(message, wire.Why):
            _explain(socket, live, message)
            return
        ruling = ruling_on(message, socket.seat, host=socket.host)
        if isinstance(ruling, Code):
            _refuse(socket, message.id, ruling)
            return
        who = "host" if socket.seat is None else str(socket.seat)
        live.wish(Wish(ruling, socket, message.id, f"{who}:{message.id}"))

    # Bots and clocks.

    def attend(self, live: LiveTable) -> None:
        """Let the bot that has the decision think, or wait for the time limit."""
        ledger = live.ledger
        if ledger.bot is not None:
            self._think(live, ledger.bot)
        elif ledger.deadline is not None:
            self._wait_for(live, ledger.deadline)

    def _think(self, live: LiveTable, level: str) -> None:
        ledger = live.ledger
        seat, seq = ledger.deciding, ledger.turn
        if seat is None or live.thinking == seq:
            return
        live.thinking = seq

        def answer(move: str | None) -> None:
            live.thinking = 0
            if move is None:
                self._think(live, stand_in())
            else:
                live.wish(Wish(partial(on_bot, Chosen(seq, seat, move, level))))

        self.minds.ask(thought_of(ledger, seat, level), answer)

    def _wait_for(self, live: LiveTable, deadline: float) -> None:
        home = live.ledger.home
        if (timer := self._timers.pop(home, None)) is not None:
            timer.cancel()
        delay = max(deadline - self.clock(), 0.0)
        self._timers[home] = self._loop.call_later(delay, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        """Have a move made for a seat whose time has run out."""
        ledger = live.ledger
        self._timers.pop(ledger.home, None)
        seat, seq, deadline = ledger.deciding, ledger.turn, ledger.deadline
        if seat is None or deadline is None:
            return
        if deadline > self.clock():
            self._wait_for(live, deadline)
            return
        level = stand_in()

        def answer(move: str | None) -> None:
            if move is not None:
                live.wish(Wish(partial(on_clock, Chosen(seq, seat, move, level))))

        self.minds.ask(thought_of(ledger, seat, level), answer)


def thought_of(ledger: Ledger, seat: int, level: str) -> Thought:
    """Return the decision of a seat, with all that it was sent."""
    game = ledger.game
    if game is None:
        raise ValueError("nothing to think about before the deal")
    view = game.view(seat)
    return Thought(level, game.table, seat, view.batches, game.legal(), new_seed())


def _why_not_admit(socket: Socket, message: wire.Hello, ledger: Ledger) -> Code | None:
    """Find out what a connection's secrets open; say so if one opens nothing."""
    if message.host is not None and not opens(message.host, ledger.plan.host):
        return Code("wrong_secret")
    socket.host = message.host is not None
    if message.secret is not None:
        socket.seat = seat_of(ledger, message.secret)
        socket.shows = socket.seat
        return Code("wrong_secret") if socket.seat is None else None
    if message.shoulder is not None:
        if message.shoulder >= len(ledger.seats) or not ledger.seats[message.shoulder].shoulder:
            return Code("shoulder_is_covered")
        socket.shows = message.shoulder
    return None


def seat_of(ledger: Ledger, secret: str) -> int | None:
    """Return the seat that a secret opens; every lock is tried, whichever fits."""
    lock, found = lock_of(secret), None
    for number, seat in enumerate(ledger.seats):
        if seat.lock is not None and hmac.compare_digest(lock, seat.lock):
            found = number
    return found


def _explain(socket: Socket, live: LiveTable, message: wire.Why) -> None:
    game = live.ledger.game
    if socket.seat is None or game is None:
        _refuse(socket, message.id, Code("only_players"))
        return
    reason = refusal(game, message.move, socket.seat)
    socket.send(ENCODER.encode(wire.Reason(answers=message.id, reason=reason)))


def _refuse(socket: Socket, answers: str | None, reason: Code) -> None:
    socket.send(ENCODER.encode(wire.Refused(answers=answers, reason=reason)))
