"""Table actor: handles one command at a time and broadcasts committed log lines.

A command is decided, appended to the log, applied to the state, then broadcast. Commands that
arrive during a write are queued. If another worker wrote first, its entries are read and the
command is decided again.
"""

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from pax import protocol
from pax.game.reasons import Reason
from pax.tables.broadcast import ENCODER, Broadcaster, table_info
from pax.tables.command_handlers import Handler, decide, handler_for
from pax.tables.entries import AnyEntry, Freed, MoveMade, SeatsSwapped, ShoulderSet, pack
from pax.tables.limits import CONNECTIONS_A_SEAT
from pax.tables.ports import Connection, TableHost
from pax.tables.projection import changes
from pax.tables.rows import LogNews, Row, Write
from pax.tables.state import LogLine, TableState
from pax.tables.turns import turn_rows


class Submission(msgspec.Struct):
    """A queued command. `key` identifies a repeated one.

    `seq` is the newest entry that the sender knows; this worker may not have read it yet. `answer`
    is called with the entry's seq or the refusal; the connection that sent the command is answered
    in any case.
    """

    handler: Handler
    asker: Connection | None = None
    id: str | None = None
    key: str = ""
    seq: int = 0
    has_read: bool = False
    answer: Callable[[int | Reason], None] | None = None
    entries: list[AnyEntry] = []
    state: TableState | None = None


def nothing(_: TableState, __: float) -> Reason:
    """Do nothing: a placeholder handler that keeps the queue in order."""
    return Reason("nothing")


class TableActor:
    """A table in memory with its connections."""

    def __init__(self, host: TableHost, state: TableState, address: str = "") -> None:
        """Load a stored game; `address` is that of the client who created the table."""
        self.host = host
        self.state = state
        self.address = address
        self.broadcaster = Broadcaster(state)
        self.connections: dict[Connection, None] = {}
        self.used_at = self.host.monotonic()
        self._behind = False
        self._opened_at = self.host.monotonic()
        self._left_at: dict[int, float] = {}
        self._is_retired = False
        self._waiting: deque[Submission] = deque()
        self._writing: Submission | None = None

    @property
    def busy(self) -> bool:
        """Whether a command is being written or queued."""
        return self._writing is not None or bool(self._waiting)

    def handle(self, connection: Connection, message: protocol.AnyCommand) -> None:
        """Handle a connection's command and answer it."""
        handler = handler_for(message, connection.seat, connection.lock, host=connection.host)
        who = "host" if connection.seat is None else str(connection.seat)
        seq = message.seq if isinstance(message, protocol.PlayMove | protocol.Undo) else 0
        if isinstance(handler, Reason):
            self._answer(Submission(nothing, connection, message.id), handler)
        else:
            key = f"{who}:{message.id}"
            self.submit(Submission(handler, connection, message.id, key, seq))

    @property
    def is_unattended(self) -> bool:
        """Whether only bots play a running game, and nobody watches it."""
        return self.state.only_bots and self.state.status == "running" and not self.connections

    def submit(self, submission: Submission) -> None:
        """Handle a command, now or after those queued before it."""
        if self._is_retired:
            self._answer(submission, Reason("not_stored"))
            return
        self._waiting.append(submission)
        if self._writing is None:
            self._next()

    def retire(self) -> None:
        """Handle no more commands: the table was changed in the database, and is read again."""
        self._is_retired = True
        for each in list(self.connections):
            each.fail()

    def info(self) -> protocol.TableInfo:
        """Return the public part of the table's state."""
        here = frozenset(each.seat for each in self.connections if each.seat is not None)
        return table_info(self.state, here)

    def welcome(self, connections: Iterable[Connection]) -> None:
        """Send connections the table's state and its newest log lines."""
        table, now = ENCODER.encode(self.info()), self.host.now()
        for connection in list(connections):
            connection.send(self.broadcaster.welcome(connection, table, now))

    def join(self, connection: Connection) -> None:
        """Add a connection."""
        others = list(self.connections)
        self.connections[connection] = None
        self._close_oldest(connection.seat)
        self.welcome([connection])
        if connection.seat is not None:
            self._broadcast_presence(others)
        if self.state.only_bots and not others:
            self.schedule_decision()

    def _close_oldest(self, seat: int | None) -> None:
        """Close the oldest connection of a player who has too many; it is probably dead."""
        if seat is None:
            return
        same = self.connections_of(seat)
        if len(same) > CONNECTIONS_A_SEAT:
            same[0].supersede()

    @property
    def spectators(self) -> int:
        """The number of connections without a seat."""
        return sum(each.seat is None for each in self.connections)

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.pop(connection, None)
        self.touch()
        if connection.seat is not None:
            self._left_at[connection.seat] = self.used_at
            self._broadcast_presence(list(self.connections))

    def touch(self) -> None:
        """Record a use of the table, which postpones its eviction."""
        self.used_at = self.host.monotonic()

    def begin_anew(self, state: TableState) -> None:
        """Continue with the next game at this table, in which every player has another seat."""
        moved = {
            old: new
            for old, before in enumerate(self.state.seats)
            for new, after in enumerate(state.seats)
            if before.lock is not None and before.lock == after.lock
        }
        self.state = state
        self.broadcaster = Broadcaster(state)
        self._left_at = {moved[seat]: at for seat, at in self._left_at.items() if seat in moved}
        for each in self.connections:
            place = each.shows if each.seat is None else each.seat
            seat = None if place is None else moved.get(place)
            if each.seat is not None and seat is not None:
                each.change_seat(seat)
            elif each.shows is not None:
                may_look = seat is not None and state.seats[seat].shoulder
                each.look_from(seat if may_look else None)
        self.welcome(self.connections)

    def schedule_decision(self) -> None:
        """Schedule the next decision: run the bot that has it, or wait for the time limit.

        A table of bots alone plays only while somebody watches it.
        """
        if self.is_unattended:
            return
        bot = self.state.bot
        if bot is not None:
            self.host.run_bot(self.state.table_id, bot)
        elif (due := self.state.due) is not None:
            self.host.wake(self.state.table_id, due)

    def read_log(self) -> None:
        """Read what other workers have written, as soon as no command is being handled."""
        self._behind = True
        self.submit(Submission(nothing))

    def catch_up(self, rows: list[tuple[int, bytes]]) -> None:
        """Apply what another worker has written, and broadcast it line by line."""
        for row in rows:
            for line in self.state.read([row]):
                self._broadcast(line)

    def apply_news(self, news: LogNews) -> bool:
        """Apply the rows of another worker's notification; False if the log must be read."""
        state = self.state
        if self.busy or self._behind or not news.entries or news.game != state.stored.id:
            return False
        if news.entries[0][0] > state.seq + 1:
            return False
        self.catch_up(news.entries)
        return True

    def _broadcast(self, line: LogLine, submission: Submission | None = None) -> None:
        """Broadcast the newest line; the submitter's answer is in the same message.

        A permission that ends with a line is revoked before the next line is applied.
        """
        self.touch()
        moved = self._swap(line.entry) if isinstance(line.entry, SeatsSwapped) else []
        table = b"" if self._is_plain(line) else ENCODER.encode(self.info())
        broadcast = self.broadcaster.broadcast(line, table)
        asker, answers = (None, None) if submission is None else (submission.asker, submission.id)
        self.host.deliver(
            [
                (each, broadcast.message(each.shows, answers if each is asker else None))
                for each in self.connections
            ]
        )
        if isinstance(line.entry, ShoulderSet) and not line.entry.allow:
            self._revoke_view(line.entry.seat)
        elif isinstance(line.entry, Freed):
            self._unseat(line.entry.seat)
        self.welcome(moved)

    def _is_plain(self, line: LogLine) -> bool:
        """Whether the line is only a move, and the game goes on."""
        return isinstance(line.entry, MoveMade) and self.state.status == "running"

    def _broadcast_presence(self, connections: list[Connection]) -> None:
        update = protocol.Update(seq=self.state.seq, news=[], table=self.info())
        data = ENCODER.encode(update)
        self.host.deliver([(each, data) for each in connections])

    def _revoke_view(self, seat: int) -> None:
        """Revoke the view of a seat from its spectators; they continue with the public view."""
        lookers = [each for each in self.connections if each.seat is None and each.shows == seat]
        for each in lookers:
            each.look_from(None)
        self.welcome(lookers)

    def _unseat(self, seat: int) -> None:
        """Turn the connections of a seat, and the spectators of its view, into plain spectators.

        The next player of the seat has not allowed anybody to see its view.
        """
        former = [each for each in self.connections if seat in {each.seat, each.shows}]
        for each in former:
            each.lose_seat()
        self.welcome(former)

    def _swap(self, entry: SeatsSwapped) -> list[Connection]:
        """Let connections follow the players who changed places; return those that are affected."""
        new = {entry.seat: entry.other, entry.other: entry.seat}
        self._left_at = {new.get(seat, seat): at for seat, at in self._left_at.items()}
        moved = [each for each in self.connections if new.keys() & {each.seat, each.shows}]
        for each in moved:
            if each.seat is not None:
                each.change_seat(new[each.seat])
            elif each.shows is not None:
                each.look_from(new[each.shows])
        return moved

    def connections_of(self, seat: int) -> list[Connection]:
        """Return the connections that a seat's player has to this worker."""
        return [each for each in self.connections if each.seat == seat]

    def absent_seconds(self, seat: int) -> float:
        """Return for how long no connection of a seat has been open on this worker."""
        if self.connections_of(seat):
            return 0.0
        return self.host.monotonic() - self._left_at.get(seat, self._opened_at)

    def was_present(self, seat: int, seconds: float) -> bool:
        """Return whether a seat's player is connected here, or was within the last `seconds`."""
        if self.connections_of(seat):
            return True
        left_at = self._left_at.get(seat)
        return left_at is not None and self.host.monotonic() - left_at < seconds

    def _next(self) -> None:
        while self._waiting and self._writing is None:
            self._decide(self._waiting.popleft())
        if self._behind and self._writing is None:
            self._behind = False
            self._writing = Submission(nothing)
            self.host.read_log(self.state.table_id, self._resume)

    def _decide(self, submission: Submission) -> None:
        if submission.key and (seq := self.state.answered.get(submission.key)) is not None:
            self._answer(submission, seq)
            return
        if submission.seq > self.state.seq and self.host.shared and not submission.has_read:
            submission.has_read, self._writing = True, submission
            self.host.read_log(
                self.state.table_id, partial(self._try_again, submission, submission.seq)
            )
            return
        answer = decide(submission.handler, self.state, self.host.now(), self.host.deal_key)
        if isinstance(answer, Reason):
            self._answer(submission, answer)
            return
        first = (
            msgspec.structs.replace(answer[0], id=submission.key) if submission.key else answer[0]
        )
        submission.entries, submission.state = [first, *answer[1:]], self.state
        self._writing = submission
        self.host.append(self._write(submission.entries))

    def _write(self, entries: list[AnyEntry]) -> Write:
        game, seq = self.state.stored.id, self.state.seq
        rows: list[Row] = [
            {"game": game, "seq": seq + place, "data": pack(entry)}
            for place, entry in enumerate(entries, start=1)
        ]
        changed = changes(self.state, entries)
        delay = self.host.notice_delay(self.state.table_id)
        turns = [] if delay is None else turn_rows(self.state, entries, delay)
        return Write(
            self._wrote, table_id=self.state.table_id, entries=rows, changes=changed, turns=turns
        )

    def _wrote(self, write: Write) -> None:
        """Apply a committed write, or retry a failed one."""
        submission = self._writing
        if submission is None:
            raise RuntimeError("a write returned without a pending submission")
        if write.taken:
            self.host.read_log(
                self.state.table_id, partial(self._try_again, submission, self.state.seq)
            )
            return
        self._writing = None
        if write.failed:
            self._answer(submission, Reason("not_stored"))
        elif submission.state is not self.state:
            self._answer(submission, write.entries[0]["seq"])
        else:
            for entry in submission.entries[:-1]:
                self._broadcast(self.state.add(entry))
            self._broadcast(self.state.add(submission.entries[-1]), submission)
            if submission.answer is not None:
                submission.answer(write.entries[0]["seq"])
            self.schedule_decision()
        self._next()

    def _resume(self) -> None:
        """Continue after reading what other workers wrote."""
        self._writing = None
        self._next()

    def _try_again(self, submission: Submission, seq: int) -> None:
        """Decide again if another worker wrote first; otherwise refuse the command."""
        if self.state is submission.state and self.state.seq == seq:
            self._answer(submission, Reason("not_stored"))
        else:
            self._waiting.appendleft(submission)
        self._resume()

    def _answer(self, submission: Submission, answer: int | Reason) -> None:
        if submission.answer is not None:
            submission.answer(answer)
        if submission.asker is None or submission.id is None:
            return
        if isinstance(answer, Reason):
            self.host.count_refusal(answer.code)
            submission.asker.send(
                ENCODER.encode(protocol.Refused(answers=submission.id, reason=answer))
            )
        else:
            submission.asker.send(ENCODER.encode(protocol.Done(answers=submission.id, seq=answer)))
