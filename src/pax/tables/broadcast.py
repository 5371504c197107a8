"""Broadcasts as bytes: the public part of each update is encoded once per move."""

from collections.abc import Sequence
from typing import Final

import msgspec

from pax import protocol
from pax.game import Game, View
from pax.game.notation import encode_move
from pax.game.observation.visibility import owners
from pax.game.snapshot.cache import SnapshotCache
from pax.tables.limits import RECENT_BYTES, RECENT_LINES
from pax.tables.log_messages import encode_events, encode_line, entries_of, seats_seeing_more
from pax.tables.ports import Viewer
from pax.tables.seats import Seat
from pax.tables.state import LogLine, TableState

ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_move)
_NOTHING: Final = b"null"


class Broadcaster:
    """Encodes the messages to a game's connections; seat None is a spectator."""

    def __init__(self, state: TableState) -> None:
        """Encode messages about this game."""
        self._state = state
        self._cache: SnapshotCache | None = None
        self._told = 0

    def broadcast(self, line: LogLine, table: bytes) -> "Broadcast":
        """Prepare the broadcast of a log line, with the table's info if that has changed."""
        return Broadcast(self, self._state, line, table)

    def welcome(self, who: Viewer, table: bytes, now: float) -> bytes:
        """Return the answer to hello, with the newest log lines."""
        seat = who.shows
        state = self._state
        game = state.game
        news = self._page(state.seq + 1, seat)
        shown = _NOTHING if game is None else self.public(game)
        own = _NOTHING if game is None or seat is None else self.mine(game, seat)
        rest = {
            "seat": who.seat,
            "shows": seat,
            "host": who.host,
            "seq": state.seq,
            "now": now,
            "deadline": state.deadline,
            "version": protocol.PROTOCOL_VERSION,
        }
        return b'{"type":"welcome","table":%b,"news":[%b],"public":%b,"mine":%b,%b' % (
            table,
            news,
            shown,
            own,
            ENCODER.encode(rest)[1:],
        )

    def past(self, who: Viewer, before: int, answers: str) -> bytes:
        """Return the answer to history: a page of older lines, redacted for this connection."""
        news = self._page(before, who.shows)
        return b'{"type":"past","answers":%b,"news":[%b]}' % (ENCODER.encode(answers), news)

    def cache(self, game: Game) -> SnapshotCache:
        """Return the snapshot cache of the game."""
        if self._cache is None:
            self._cache = SnapshotCache(game)
        return self._cache

    def public(self, game: Game) -> bytes:
        """Return the public snapshot."""
        return self.cache(game).public(game.view(None))

    def mine(self, game: Game, seat: int) -> bytes:
        """Return a seat's private snapshot; the public one must have been requested before."""
        undo, to_choice = game.undoable(seat), self._state.undo_to_choice(seat)
        return self.cache(game).mine(game.view(seat), undo=undo, undo_to_choice=to_choice)

    def update(self, game: Game, view: View) -> tuple[bytes, list[int]]:
        """Return the public snapshot, and the seats whose private snapshot is new since the last.

        `view` is the spectator's.
        """
        before, self._told = self._told, len(view.batches)
        return self.cache(game).update(view, before)

    def _page(self, before: int, seat: int | None) -> bytes:
        """Return the newest lines before one, oldest first: at least one, if there is any."""
        end = min(max(0, before - 1), self._state.seq)
        page: list[bytes] = []
        size = 0
        for line in reversed(self._state.lines[max(0, end - RECENT_LINES) : end]):
            page.append(self._news(line, seat))
            size += len(page[-1])
            if size > RECENT_BYTES:
                break
        return b",".join(reversed(page))

    def _news(self, line: LogLine, seat: int | None) -> bytes:
        """Return a log line as a seat may see it, or the public version."""
        more = seat is not None and seat in seats_seeing_more(self._state, line)
        return encode_line(self._state, line, seat if more else None)


class Broadcast:
    """One update for all connections; its public part is encoded once.

    A seat's private part is included only if it has changed, so most viewers of a move get the same
    bytes.
    """

    def __init__(
        self, broadcaster: Broadcaster, state: TableState, line: LogLine, table: bytes
    ) -> None:
        """Encode the part that is the same for all."""
        self._state, self._line, self._broadcaster = state, line, broadcaster
        self._renewed: Sequence[int] = ()
        game = state.game if line.batch is not None else None
        view = None if game is None else game.view(None)
        entries = entries_of(line, view)
        self._told_more = owners(entries) if entries else []
        self._news = encode_events(state, line, entries)
        parts = [b"]"]
        if table:
            parts += (b',"table":', table)
        if game is not None and view is not None:
            shown, self._renewed = broadcaster.update(game, view)
            parts += (b',"public":', shown)
        if (deadline := state.deadline) is not None:
            parts += (b',"deadline":', ENCODER.encode(deadline))
        self._shared = b"".join(parts)
        self._own = {*self._renewed, *self._told_more}
        self._messages: dict[int | None, bytes] = {}

    def message(self, seat: int | None, answers: str | None = None) -> bytes:
        """Return the update for the viewer of a seat; `answers` is the id of its command."""
        if answers is not None:
            return self._update(seat, b',"answers":%b}' % ENCODER.encode(answers))
        same = seat if seat in self._own else None
        if same not in self._messages:
            self._messages[same] = self._update(same, b"}")
        return self._messages[same]

    def _update(self, seat: int | None, end: bytes) -> bytes:
        head, game = b'{"type":"update","seq":%d,"news":[' % self._state.seq, self._state.game
        if seat is None or game is None or seat not in self._own:
            return b"".join((head, self._news, self._shared, end))
        news = self._news
        if seat in self._told_more:
            entries = entries_of(self._line, game.view(seat))
            news = encode_events(self._state, self._line, entries)
        if seat not in self._renewed:
            return b"".join((head, news, self._shared, end))
        mine = self._broadcaster.mine(game, seat)
        return b"".join((head, news, self._shared, b',"mine":', mine, end))


def table_info(state: TableState, here: frozenset[int]) -> protocol.TableInfo:
    """Return the public part of a table's state; `here` are the seats with a connection."""
    spec = state.spec
    table = state.table
    return protocol.TableInfo(
        id=state.table_id,
        status=state.status,
        game=state.stored.number,
        seats=[
            _seat_info(each, number in here, state.seats) for number, each in enumerate(state.seats)
        ],
        options=table.options,
        deck=table.deck.name or dict(table.deck.counts),
        kinds=list(table.deck.kinds),
        solo=table.level,
        seconds=spec.seconds,
        hints=spec.hints,
        commitment="" if spec.origin == "record" else state.commitment,
        origin=spec.origin,
        printing=spec.printing,
        by_chance=state.by_chance,
        public_from=spec.public_from if spec.origin == "duplicate" else None,
    )


def _seat_info(seat: Seat, here: bool, seats: list[Seat]) -> protocol.SeatInfo:  # noqa: FBT001 - private
    return protocol.SeatInfo(
        name=seat.name,
        kind=seat.kind,
        level=seat.bot,
        ready=seat.ready,
        away=seat.away,
        here=here,
        muted=seat.muted,
        shoulder=seat.shoulder,
        taken=seat.taken,
        same_address=seat.origin != "" and sum(each.origin == seat.origin for each in seats) > 1,
    )
