"""A table in memory: one wish after the other is decided, written, taken in and told.

While one is being written the others wait, so each is decided with all that came before it. If
another worker was faster, its entries are read and the wish is decided anew.
"""

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from pax.game.ahead import ahead
from pax.game.picture import Code
from pax.server import wire
from pax.server.entries import AnyEntry, BotTook, MoveMade, OwnerReturned, WasClosed, pack
from pax.server.ledger import Ledger, Line
from pax.server.rulings import Ruling
from pax.server.store.writer import Row, Write, change
from pax.server.telling import ENCODER, Teller, table_info

if TYPE_CHECKING:
    from pax.server.hub import Hub
    from pax.server.socket import Socket


class Wish(msgspec.Struct):
    """Something that somebody wants to happen. `key` recognises a repetition, if it can be one.

    `answer` is told the entry's seq or why not; a connection that asked is told by itself.
    """

    ruling: Ruling
    asker: "Socket | None" = None
    id: str | None = None
    key: str = ""
    answer: Callable[[int | Code], None] | None = None
    entries: list[AnyEntry] = []


class LiveTable:
    """A table with its connections."""

    def __init__(self, hub: "Hub", ledger: Ledger) -> None:
        """Begin with a game as it is stored."""
        self.hub = hub
        self.ledger = ledger
        self.teller = Teller(ledger)
        self.sockets: set[Socket] = set()
        self.duplicates = 0
        self._waiting: deque[Wish] = deque()
        self._writing: Wish | None = None
        self.thinking = 0

    def wish(self, wish: Wish) -> None:
        """Decide on a wish, now or when those before it are done."""
        self._waiting.append(wish)
        if self._writing is None:
            self._next()

    def info(self) -> wire.TableInfo:
        """Return what everybody may know about the table."""
        here = frozenset(each.seat for each in self.sockets if each.seat is not None)
        return table_info(self.ledger, here, self.duplicates)

    def welcome(self, socket: "Socket") -> None:
        """Let a connection in and tell it everything so far."""
        self.sockets.add(socket)
        table = ENCODER.encode(self.info())
        now = self.hub.clock()
        socket.send(self.teller.welcome(socket.shows, table, host=socket.host, now=now))

    def part(self, socket: "Socket") -> None:
        """Forget a connection."""
        self.sockets.discard(socket)

    def catch_up(self, rows: list[tuple[int, bytes]]) -> None:
        """Take in what another worker has written, and tell of it."""
        lines = self.ledger.read(rows)
        if lines:
            self.tell(lines)
            self.hub.attend(self)

    def tell(self, lines: Sequence[Line], wish: Wish | None = None) -> None:
        """Tell every connection what is new; who asked is answered in the same message."""
        seats = any(not isinstance(line.entry, MoveMade) for line in lines)
        over = self.ledger.status in {"over", "closed"}
        table = ENCODER.encode(self.info()) if seats or over else b""
        asker = None if wish is None else wish.asker
        frames: dict[int | None, bytes] = {}
        for socket in list(self.sockets):
            if socket is asker and wish is not None:
                socket.send(self.teller.update(lines, socket.shows, table, wish.id))
                continue
            if socket.shows not in frames:
                update = self.teller.update(lines, socket.shows, table, None)
                frames[socket.shows] = self.hub.frame(update)
            socket.write(frames[socket.shows])

    def _next(self) -> None:
        while self._waiting and self._writing is None:
            self._decide(self._waiting.popleft())

    def _decide(self, wish: Wish) -> None:
        if wish.key and (seq := self.ledger.answered.get(wish.key)) is not None:
            self._answer(wish, seq)
            return
        answer = wish.ruling(self.ledger, self.hub.clock())
        if isinstance(answer, Code):
            self._answer(wish, answer)
            return
        first = msgspec.structs.replace(answer[0], id=wish.key) if wish.key else answer[0]
        wish.entries = [first, *answer[1:]]
        self._writing = wish
        self.hub.write(self._write(wish.entries))

    def _write(self, entries: list[AnyEntry]) -> Write:
        game, seq = self.ledger.stored.id, self.ledger.seq
        rows: list[Row] = [
            {"game": game, "seq": seq + place, "data": pack(entry)}
            for place, entry in enumerate(entries, start=1)
        ]
        return Write(self._wrote, entries=rows, changes=self._changes(entries))

    def _changes(self, entries: list[AnyEntry]) -> list[Row]:
        """Return how the game's row changes: at its beginning and end, and with a deadline."""
        game, ledger = self.ledger.stored.id, self.ledger
        entry = entries[0]
        if any(isinstance(each, WasClosed) for each in entries):
            return [change(game, "closed", None, None)]
        if isinstance(entry, MoveMade) and ledger.game is not None:
            seat, outcome = ahead(ledger.game, entry.move)
            if outcome is not None:
                return [change(game, "over", None, ENCODER.encode(outcome))]
            return self._deadline(entry.at, seat, entries)
        if ledger.status == "waiting" and type(entries[-1]).__name__ == "Dealt":
            return [change(game, "running", self._limit(entry.at), None)]
        if isinstance(entry, BotTook | OwnerReturned):
            return self._deadline(entry.at, ledger.deciding, entries)
        return []

    def _deadline(self, at: float, seat: int | None, entries: list[AnyEntry]) -> list[Row]:
        if self.ledger.plan.seconds is None or self.ledger.status != "running":
            return []
        bot = seat is None or self.ledger.seats[seat].bot is not None
        for entry in entries:
            if isinstance(entry, BotTook | OwnerReturned) and entry.seat == seat:
                bot = isinstance(entry, BotTook)
        return [change(self.ledger.stored.id, "running", None if bot else self._limit(at), None)]

    def _limit(self, at: float) -> float | None:
        return None if self.ledger.plan.seconds is None else at + self.ledger.plan.seconds

    def _wrote(self, write: Write) -> None:
        """Take in what was written, or try again what was not."""
        wish = self._writing
        if wish is None:
            raise RuntimeError("a write came back that nobody waits for")
        if write.taken:
            self._waiting.appendleft(wish)
            self.hub.read_on(self, self._resume)
            return
        self._writing = None
        if write.failed:
            self._answer(wish, Code("not_stored"))
        else:
            lines = [self.ledger.add(entry) for entry in wish.entries]
            self.tell(lines, wish)
            if wish.answer is not None:
                wish.answer(lines[0].seq)
            self.hub.attend(self)
        self._next()

    def _resume(self) -> None:
        """Go on after what others wrote was read."""
        self._writing = None
        self._next()

    def _answer(self, wish: Wish, answer: int | Code) -> None:
        if wish.answer is not None:
            wish.answer(answer)
        if wish.asker is None or wish.id is None:
            return
        if isinstance(answer, Code):
            wish.asker.send(ENCODER.encode(wire.Refused(answers=wish.id, reason=answer)))
        else:
            wish.asker.send(ENCODER.encode(wire.Done(answers=wish.id, seq=answer)))
