"""A table in memory: one wish after the other is decided, written, taken in and told.

While one is being written the others wait, so each is decided with all that came before it. If
another worker was faster, its entries are read and the wish is decided anew.
"""

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from pax import protocol
from pax.game.picture import Code
from pax.tables.broadcast import ENCODER, Broadcaster, table_info
from pax.tables.commands import Handler, decide
from pax.tables.entries import AnyEntry, Freed, MoveMade, ShoulderSet, pack
from pax.tables.limits import CONNECTIONS_A_SEAT
from pax.tables.ports import Connection, TableHost
from pax.tables.projection import changes
from pax.tables.rows import News, Row, Write
from pax.tables.state import LogLine, TableState


class Submission(msgspec.Struct):
    """Something that somebody wants to happen. `key` recognises a repetition, if it can be one.

    `seq` is the newest entry that the asker knows, and may be one that this worker has yet to read.
    `answer` is told the entry's seq or why not; a connection that asked is told by itself.
    """

    ruling: Handler
    asker: Connection | None = None
    id: str | None = None
    key: str = ""
    seq: int = 0
    has_read: bool = False
    answer: Callable[[int | Code], None] | None = None
    entries: list[AnyEntry] = []
    ledger: TableState | None = None


def nothing(_: TableState, __: float) -> Code:
    """Submission for nothing, so that what comes next comes in order."""
    return Code("nothing")


class TableActor:
    """A table with its connections."""

    def __init__(self, host: TableHost, ledger: TableState) -> None:
        """Begin with a game as it is stored."""
        self.host = host
        self.ledger = ledger
        self.teller = Broadcaster(ledger, self.host.frame)
        self.sockets: set[Connection] = set()
        self.used_at = self.host.monotonic()
        self.thinking = False
        self.advising = False
        self.address = ""
        self.behind = False
        self._joined = 0
        self._opened_at = self.host.monotonic()
        self._left_at: dict[int, float] = {}
        self._waiting: deque[Submission] = deque()
        self._writing: Submission | None = None

    @property
    def busy(self) -> bool:
        """Something is being written, or waits for it."""
        return self._writing is not None or bool(self._waiting)

    def wish(self, wish: Submission) -> None:
        """Decide on a wish, now or when those before it are done."""
        self._waiting.append(wish)
        if self._writing is None:
            self._next()

    def info(self) -> protocol.TableInfo:
        """Return what everybody may know about the table."""
        here = frozenset(each.seat for each in self.sockets if each.seat is not None)
        return table_info(self.ledger, here)

    def welcome(self, sockets: Iterable[Connection]) -> None:
        """Tell connections how the table is, and the newest lines of its log."""
        table, now = ENCODER.encode(self.info()), self.host.now()
        for socket in list(sockets):
            socket.send(self.teller.welcome(socket, table, now))

    def join(self, socket: Connection) -> None:
        """Let a connection in."""
        others = set(self.sockets)
        self.sockets.add(socket)
        self._joined += 1
        socket.joined = self._joined
        self._close_oldest(socket.seat)
        self.welcome([socket])
        if socket.seat is not None:
            self._tell_who_is_here(others)

    def _close_oldest(self, seat: int | None) -> None:
        """Close the oldest connection of a player who has too many: it may well be dead."""
        same = [each for each in self.sockets if each.seat == seat]
        if seat is not None and len(same) > CONNECTIONS_A_SEAT:
            oldest = min(same, key=lambda each: each.joined)
            oldest.supersede()

    @property
    def spectators(self) -> int:
        """The connections without a seat."""
        return sum(each.seat is None for each in self.sockets)

    def part(self, socket: Connection) -> None:
        """Forget a connection."""
        self.sockets.discard(socket)
        self.used_at = self.host.monotonic()
        if socket.seat is not None:
            self._left_at[socket.seat] = self.used_at
            self._tell_who_is_here(self.sockets)

    def begin_anew(self, ledger: TableState) -> None:
        """Go on with the next game at this table."""
        self.ledger = ledger
        self.teller = Broadcaster(ledger, self.host.frame)
        for socket in self.sockets:
            if socket.seat is None and socket.shows is not None:
                socket.shows = socket.shows if ledger.seats[socket.shows].shoulder else None
        self.welcome(self.sockets)

    def catch_up(self, rows: list[tuple[int, bytes]]) -> None:
        """Take in what another worker has written, and tell of it, one line after the other."""
        for row in rows:
            for line in self.ledger.read([row]):
                self.tell(line)

    def takes_in(self, news: News) -> bool:
        """Take in what another worker says that it wrote; False if the log must be read."""
        ledger = self.ledger
        if self.busy or self.behind or not news.entries or news.game != ledger.stored.id:
            return False
        if news.entries[0][0] > ledger.seq + 1:
            return False
        self.catch_up(news.entries)
        return True

    def tell(self, line: LogLine, wish: Submission | None = None) -> None:
        """Tell every connection of the newest line; who asked is answered in the same message.

        A permission that ends with a line is gone before the next is taken in.
        """
        self.used_at = self.host.monotonic()
        table = b"" if self._is_plain(line) else ENCODER.encode(self.info())
        telling = self.teller.telling(line, table)
        asker, answers = (None, None) if wish is None else (wish.asker, wish.id)
        for socket in list(self.sockets):
            socket.write(telling.frame(socket.shows, answers if socket is asker else None))
        if isinstance(line.entry, ShoulderSet) and not line.entry.allow:
            self._cover(line.entry.seat)
        elif isinstance(line.entry, Freed):
            self._send_away(line.entry.seat)

    def _is_plain(self, line: LogLine) -> bool:
        """Whether nothing but a move happened, and the game goes on."""
        return isinstance(line.entry, MoveMade) and self.ledger.status == "running"

    def _tell_who_is_here(self, sockets: Iterable[Connection]) -> None:
        update = protocol.Update(seq=self.ledger.seq, news=[], table=self.info())
        data = self.host.frame(ENCODER.encode(update))
        for socket in list(sockets):
            socket.write(data)

    def _cover(self, seat: int) -> None:
        """Send away those who looked over a shoulder; they go on watching in the open."""
        lookers = [each for each in self.sockets if each.seat is None and each.shows == seat]
        for socket in lookers:
            socket.shows = None
        self.welcome(lookers)

    def _send_away(self, seat: int) -> None:
        """Turn those who had a seat, or looked over its shoulder, into spectators.

        Somebody else may take it next, who has allowed nobody to look.
        """
        former = [each for each in self.sockets if seat in {each.seat, each.shows}]
        for socket in former:
            socket.seat = socket.shows = None
        self.welcome(former)

    def absent_seconds(self, seat: int) -> float:
        """Return for how long nobody has been connected for a seat, as far as is known here."""
        if any(each.seat == seat for each in self.sockets):
            return 0.0
        return self.host.monotonic() - self._left_at.get(seat, self._opened_at)

    def was_here(self, seat: int, seconds: float) -> bool:
        """Return whether a seat's player is connected here, or was less than so long ago."""
        if any(each.seat == seat for each in self.sockets):
            return True
        left_at = self._left_at.get(seat)
        return left_at is not None and self.host.monotonic() - left_at < seconds

    def _next(self) -> None:
        while self._waiting and self._writing is None:
            self._decide(self._waiting.popleft())
        if self.behind and self._writing is None:
            self.behind = False
            self._writing = Submission(nothing)
            self.host.read_on(self.ledger.home, self._resume)

    def _decide(self, wish: Submission) -> None:
        if wish.key and (seq := self.ledger.answered.get(wish.key)) is not None:
            self._answer(wish, seq)
            return
        if wish.seq > self.ledger.seq and self.host.shared and not wish.has_read:
            wish.has_read, self._writing = True, wish
            self.host.read_on(self.ledger.home, partial(self._try_again, wish, wish.seq))
            return
        answer = decide(wish.ruling, self.ledger, self.host.now(), self.host.deal_key)
        if isinstance(answer, Code):
            self._answer(wish, answer)
            return
        first = msgspec.structs.replace(answer[0], id=wish.key) if wish.key else answer[0]
        wish.entries, wish.ledger = [first, *answer[1:]], self.ledger
        self._writing = wish
        self.host.append(self._write(wish.entries))

    def _write(self, entries: list[AnyEntry]) -> Write:
        game, seq = self.ledger.stored.id, self.ledger.seq
        rows: list[Row] = [
            {"game": game, "seq": seq + place, "data": pack(entry)}
            for place, entry in enumerate(entries, start=1)
        ]
        changed = changes(self.ledger, entries)
        return Write(self._wrote, home=self.ledger.home, entries=rows, changes=changed)

    def _wrote(self, write: Write) -> None:
        """Take in what was written, or try again what was not."""
        wish = self._writing
        if wish is None:
            raise RuntimeError("a write came back that nobody waits for")
        if write.taken:
            self.host.read_on(self.ledger.home, partial(self._try_again, wish, self.ledger.seq))
            return
        self._writing = None
        if write.failed:
            self._answer(wish, Code("not_stored"))
        elif wish.ledger is not self.ledger:
            self._answer(wish, write.entries[0]["seq"])
        else:
            for entry in wish.entries[:-1]:
                self.tell(self.ledger.add(entry))
            self.tell(self.ledger.add(wish.entries[-1]), wish)
            if wish.answer is not None:
                wish.answer(write.entries[0]["seq"])
            self.host.attend(self.ledger.home)
        self._next()

    def _resume(self) -> None:
        """Go on after what others wrote was read."""
        self._writing = None
        self._next()

    def _try_again(self, wish: Submission, seq: int) -> None:
        """Decide anew after others were faster; if nobody was, the database refuses the wish."""
        if self.ledger is wish.ledger and self.ledger.seq == seq:
            self._answer(wish, Code("not_stored"))
        else:
            self._waiting.appendleft(wish)
        self._resume()

    def _answer(self, wish: Submission, answer: int | Code) -> None:
        if wish.answer is not None:
            wish.answer(answer)
        if wish.asker is None or wish.id is None:
            return
        if isinstance(answer, Code):
            self.host.count_refusal(answer.code)
            wish.asker.send(ENCODER.encode(protocol.Refused(answers=wish.id, reason=answer)))
        else:
            wish.asker.send(ENCODER.encode(protocol.Done(answers=wish.id, seq=answer)))
