"""Redaction: a log line as one connection may see it."""

from typing import Final

import msgspec

from pax import protocol
from pax.game.notation import encode_move
from pax.game.observation.events import event_bytes
from pax.game.observation.view import View
from pax.game.observation.visibility import Entry, owners
from pax.tables.entries import (
    Arrived,
    BotTook,
    Dealt,
    Freed,
    MoveMade,
    MovesUndone,
    OwnerReturned,
    Sat,
    SeatFilled,
    SeatsSwapped,
    ShoulderSet,
    Spoke,
    WasClosed,
    WasMuted,
    WasReady,
)
from pax.tables.state import LogLine, TableState

_ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_move)


def seats_seeing_more(state: TableState, line: LogLine) -> list[int]:
    """Return the seats that see more of a line than the public version."""
    return owners(entries_of(line, _view(state, line, None)))


def encode_line(state: TableState, line: LogLine, seat: int | None) -> bytes:
    """Return a line, redacted for a seat, as JSON."""
    return _ENCODER.encode(news_of(state, line, seat))


def encode_events(state: TableState, line: LogLine, entries: list[Entry]) -> bytes:
    """Return a line as JSON, with the events that one viewer was sent (`entries_of`)."""
    return _ENCODER.encode(_news(state, line, entries))


def news_of(state: TableState, line: LogLine, seat: int | None) -> protocol.TableNews:
    """Return a line, redacted for a seat."""
    return _news(state, line, entries_of(line, _view(state, line, seat)))


def _news(state: TableState, line: LogLine, entries: list[Entry]) -> protocol.TableNews:
    seq, entry, _, name = line
    match entry:
        case MoveMade():
            events = _events(state, entries)
            return protocol.Moved(seq=seq, at=entry.at, seat=entry.seat, by=entry.by, events=events)
        case MovesUndone():
            events = _events(state, entries)
            return protocol.Moved(seq=seq, at=entry.at, seat=entry.seat, by="person", events=events)
        case Dealt():
            from_record = state.spec.origin == "record"  # its cards were not dealt from a secret
            return protocol.Begun(
                seq=seq,
                at=entry.at,
                game=state.stored.number,
                commitment="" if from_record else state.commitment,
                nonces=[] if from_record else entry.nonces,
                events=_events(state, entries),
            )
        case Spoke():
            return protocol.Said(seq=seq, at=entry.at, seat=entry.seat, name=name, text=entry.text)
        case WasClosed():
            return protocol.Closed(seq=seq, at=entry.at)
        case SeatsSwapped():
            return protocol.Swapped(seq=seq, at=entry.at, seat=entry.seat, other=entry.other)
        case WasMuted():
            return protocol.Ruled(
                seq=seq, at=entry.at, seat=entry.seat, what="muted" if entry.muted else "heard"
            )
        case ShoulderSet():
            return protocol.Ruled(
                seq=seq, at=entry.at, seat=entry.seat, what="open" if entry.allow else "covered"
            )
        case Sat() | Arrived() | Freed() | WasReady() | SeatFilled() | BotTook() | OwnerReturned():
            return protocol.Seated(
                seq=seq, at=entry.at, seat=entry.seat, name=name, how=_how(entry)
            )


def _how(
    entry: Sat | Arrived | Freed | WasReady | SeatFilled | BotTook | OwnerReturned,
) -> protocol.How:
    match entry:
        case BotTook() | Freed():
            return entry.why
        case WasReady():
            return "ready"
        case Arrived():
            return "arrived"
        case OwnerReturned():
            return "back"
        case Sat() | SeatFilled():
            return "sat"


def _events(state: TableState, entries: list[Entry]) -> list[protocol.GameEvent]:
    """Return events as JSON that is ready to be sent."""
    return msgspec.Raw(event_bytes(entries, state.table.deck))  # type: ignore[return-value] # encoded


def _view(state: TableState, line: LogLine, seat: int | None) -> View | None:
    """Return the view of a seat, if a line contains events of the game."""
    return None if line.batch is None or state.game is None else state.game.view(seat)


def entries_of(line: LogLine, view: View | None) -> list[Entry]:
    """Return the events of a line in a view; the deal includes the moves that a game began from."""
    if line.batch is None or view is None:
        return []
    if isinstance(line.entry, Dealt):
        return [each for batch in view.batches[: line.batch + 1] for each in batch]
    return view.batches[line.batch]
