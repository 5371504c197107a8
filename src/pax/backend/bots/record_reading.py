"""Tasks of the reader processes: parse untrusted records, independent of the server.

Each function takes a struct of plain data and returns plain data, or a `Wrong`.
"""

from dataclasses import replace
from typing import Final, NamedTuple

import msgspec

from pax.bots import Budget
from pax.bots.analysis import questions
from pax.game import Game, Record, RecordError
from pax.game.notation import encode_move
from pax.game.observation.events import events_of
from pax.game.reasons import Reason
from pax.game.records.parsing import LONGEST
from pax.game.snapshot.builder import open_cards, picture
from pax.protocol.http import Frame, Frames
from pax.tables.errors import Refusal

ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_move)


class Wrong(NamedTuple):
    """The reason for a refusal, and the field that is wrong."""

    reason: Reason
    where: str


class ReplayOf(NamedTuple):
    """A request for the replay of a record."""

    record: bytes
    seat: int | None
    first: int
    frames: int


class BeginFrom(NamedTuple):
    """A request to begin from a record after this number of its moves."""

    record: bytes
    moves: int


def replayed(asked: ReplayOf) -> bytes | Wrong:
    """Return a page of a replay, encoded as JSON."""
    try:
        record = Record.read(asked.record)
        seats = len(record.config.players)
        if asked.seat is not None and asked.seat >= seats:
            return Wrong(Reason("no_such_seat", {"seats": seats}), "seat")
        return ENCODER.encode(frames(record, asked.seat, asked.first, asked.frames))
    except ValueError:
        return Wrong(Reason("wrong_record"), "record")


def frames(record: Record, seat: int | None, first: int, count: int) -> Frames:
    """Return a page of positions of a record, as a seat saw them and with all cards open."""
    shown: list[Frame] = []
    for moves, game in enumerate(record.replay(first + count - 1)):
        if moves >= first:
            shown.append(_frame(game, moves, seat))
    return Frames(len(record.moves), list(record.config.players), shown)


def _frame(game: Game, moves: int, seat: int | None) -> Frame:
    events = list(events_of(game.view(seat).batches[-1], game.config.deck))
    return Frame(moves, events, picture(game, seat), open_cards(game))  # type: ignore[arg-type] # all kinds of events


def beginning(asked: BeginFrom) -> str | Wrong:
    """Return a minimal record to begin from.

    Its moves must be legal up to there, and the game must not be over.
    """
    try:
        record = Record.read(asked.record)
        game = record.game(asked.moves)
    except RecordError:
        return Wrong(Reason("wrong_record"), "begin.record")
    if asked.moves > len(record.moves) or game.is_over:
        return Wrong(Reason("wrong_moves", {"most": len(record.moves) - 1}), "begin.moves")
    names = tuple(str(seat + 1) for seat in range(len(record.config.players)))
    table = replace(record.config, players=names)
    return Record.from_parts(table, record.aside, record.pile, game.moves, None).write()


def choices(record: Record) -> list[int]:
    """Return the move numbers of the decisions with more than one legal move."""
    return [question.made for question in questions(record, Budget(), seed=0)]


def check_size(record: bytes, where: str) -> None:
    """Raise Refusal for a record that is too long, before it is parsed."""
    if len(record) > LONGEST:
        raise Refusal(Reason("too_large", {"bytes": LONGEST}), where)
