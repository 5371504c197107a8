"""What each connection is told, as bytes: what all may know is made and encoded once a move."""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from pax.game import Game
from pax.game.events import events_of
from pax.game.painter import Painter
from pax.server import wire
from pax.server.entries import (
    BotTook,
    Dealt,
    Filled,
    MoveMade,
    MovesUndone,
    OwnerReturned,
    Sat,
    ShoulderSet,
    Spoke,
    WasClosed,
    WasMuted,
    WasReady,
)
from pax.server.ledger import Ledger, Line, Seat

ENCODER: Final = msgspec.json.Encoder()
_NOTHING: Final = b"null"


class Who(Protocol):
    """Somebody who is told: whose seat it is, and through whose eyes it looks."""

    seat: int | None
    shows: int | None
    host: bool


class Teller:
    """Puts into bytes what a game's connections are told; seat None is a spectator."""

    def __init__(self, ledger: Ledger) -> None:
        """Tell of this game."""
        self._ledger = ledger
        self._painter: Painter | None = None
        self._public: tuple[int, bytes] = (-1, _NOTHING)
        self._mine: dict[int, tuple[int, bytes]] = {}
        self._news: tuple[int, bytes] = (-1, b"")

    def telling(self, lines: Sequence[Line], table: bytes) -> "Telling":
        """Prepare to tell of new lines of the log, and of the table if anything of it changed."""
        return Telling(self, self._ledger, lines, table)

    def welcome(self, who: Who, table: bytes, now: float) -> bytes:
        """Return the answer to hello."""
        seat = who.shows
        ledger = self._ledger
        game = ledger.game
        news = b",".join([self.news(line, seat) for line in ledger.lines])
        shown = _NOTHING if game is None else self.public(game)
        own = _NOTHING if game is None or seat is None else self.mine(game, seat)
        rest = {
            "seat": who.seat,
            "shows": seat,
            "host": who.host,
            "seq": ledger.seq,
            "now": now,
            "deadline": ledger.deadline,
        }
        return b'{"type":"welcome","table":%b,"news":[%b],"public":%b,"mine":%b,%b' % (
            table,
            news,
            shown,
            own,
            ENCODER.encode(rest)[1:],
        )

    def public(self, game: Game) -> bytes:
        """Return what everybody sees now."""
        made, data = self._public
        if made != game.batches:
            data = ENCODER.encode(self._drawing(game).public())
            self._public = (game.batches, data)
        return data

    def mine(self, game: Game, seat: int) -> bytes:
        """Return what a seat alone knows now."""
        painter = self._drawing(game)
        version = painter.version(seat)
        made, data = self._mine.get(seat, (-1, b""))
        if made != version:
            data = ENCODER.encode(painter.mine(seat))
            self._mine[seat] = (version, data)
        return data

    def _drawing(self, game: Game) -> Painter:
        if self._painter is None:
            self._painter = Painter(game)
        return self._painter

    def news(self, line: Line, seat: int | None) -> bytes:
        """Return a line of the log as a seat may see it."""
        game = self._ledger.game
        if line.batch is None or game is None or seat is None:
            return self._public_news(line)
        if game.view(seat).batches[line.batch] == game.view(None).batches[line.batch]:
            return self._public_news(line)
        return ENCODER.encode(news_of(self._ledger, line, seat))

    def _public_news(self, line: Line) -> bytes:
        seq, data = self._news
        if seq != line.seq:
            data = ENCODER.encode(news_of(self._ledger, line, None))
            self._news = (line.seq, data)
        return data


class Telling:
    """An update on its way to everybody: what all may know is put together once."""

    def __init__(self, teller: Teller, ledger: Ledger, lines: Sequence[Line], table: bytes) -> None:
        """Put together what is the same for all."""
        self._teller, self._lines = teller, lines
        self._head = b'{"type":"update","seq":%d,"news":[' % ledger.seq
        moved = any(line.batch is not None for line in lines)
        self._game = ledger.game if moved else None
        parts = [b"]"]
        if table:
            parts += (b',"table":', table)
        if self._game is not None:
            parts += (b',"public":', teller.public(self._game))
        if (deadline := ledger.deadline) is not None:
            parts += (b',"deadline":', ENCODER.encode(deadline))
        self._shared = b"".join(parts)

    def update(self, seat: int | None, answers: str | None = None) -> bytes:
        """Return the update as a seat is told it, or who asked for it."""
        news = self._teller.news
        parts = [self._head, b",".join([news(line, seat) for line in self._lines]), self._shared]
        if self._game is not None and seat is not None:
            parts += (b',"mine":', self._teller.mine(self._game, seat))
        if answers is not None:
            parts += (b',"answers":', ENCODER.encode(answers))
        parts.append(b"}")
        return b"".join(parts)


def news_of(ledger: Ledger, line: Line, seat: int | None) -> wire.TableNews:
    """Return a line of the log as a seat may see it."""
    seq, entry, batch = line
    match entry:
        case MoveMade():
            events = events_at(ledger, batch, seat)
            return wire.Moved(seq=seq, at=entry.at, seat=entry.seat, by=entry.by, events=events)
        case MovesUndone():
            events = events_at(ledger, batch, seat)
            return wire.Moved(seq=seq, at=entry.at, seat=entry.seat, by="person", events=events)
        case Dealt():
            return wire.Begun(
                seq=seq,
                at=entry.at,
                game=ledger.stored.number,
                commitment=ledger.commitment,
                nonces=entry.nonces,
                events=_first_events(ledger, batch, seat),
            )
        case Spoke():
            return wire.Said(seq=seq, at=entry.at, seat=entry.seat, text=entry.text)
        case WasClosed():
            return wire.Closed(seq=seq, at=entry.at)
        case WasMuted():
            return wire.Ruled(
                seq=seq, at=entry.at, seat=entry.seat, what="muted" if entry.muted else "heard"
            )
        case ShoulderSet():
            return wire.Ruled(
                seq=seq, at=entry.at, seat=entry.seat, what="open" if entry.allow else "covered"
            )
        case Sat() | WasReady() | Filled() | BotTook() | OwnerReturned():
            name = entry.name if isinstance(entry, Sat) else ledger.seats[entry.seat].name
            return wire.Seated(seq=seq, at=entry.at, seat=entry.seat, name=name, how=_how(entry))


def _how(entry: Sat | WasReady | Filled | BotTook | OwnerReturned) -> wire.How:
    if isinstance(entry, BotTook):
        return entry.why
    if isinstance(entry, WasReady):
        return "ready"
    return "back" if isinstance(entry, OwnerReturned) else "sat"


def _first_events(ledger: Ledger, batch: int | None, seat: int | None) -> list[wire.GameEvent]:
    """Return the events of the deal, and of the moves of the record that the game began from."""
    first = [] if batch is None else range(batch + 1)
    return [event for each in first for event in events_at(ledger, each, seat)]


def events_at(ledger: Ledger, batch: int | None, seat: int | None) -> list[wire.GameEvent]:
    """Return one batch of events as a seat was sent it."""
    if ledger.game is None or batch is None:
        return []
    view = ledger.game.view(seat)
    return list(events_of(view.batches[batch], view.table.deck))  # type: ignore[arg-type] # all kinds of events


def table_info(ledger: Ledger, here: frozenset[int]) -> wire.TableInfo:
    """Return what everybody may know about a table; `here` are the seats with a connection."""
    plan = ledger.plan
    table = ledger.table
    options = table.options
    return wire.TableInfo(
        id=ledger.home,
        status=ledger.status,
        game=ledger.stored.number,
        seats=[_seat_info(each, number in here) for number, each in enumerate(ledger.seats)],
        options=wire.Options(options.solo_peek, options.rome_takes_last, options.open_counts),
        deck=table.deck.name or dict(table.deck.counts),
        kinds=list(table.deck.kinds),
        solo=table.level,
        seconds=plan.seconds,
        hints=plan.hints,
        commitment=ledger.commitment,
        duplicate=plan.nonces is not None,
    )


def _seat_info(seat: Seat, here: bool) -> wire.SeatInfo:  # noqa: FBT001 - private
    return wire.SeatInfo(
        name=seat.name,
        kind=seat.kind,
        level=seat.bot,
        ready=seat.ready,
        away=seat.away,
        here=here,
        muted=seat.muted,
        shoulder=seat.shoulder,
    )
