"""Reading what strangers sent: work for a process with bounds, which knows nothing of the server.

Each function is handed a struct of plain data and returns plain data, or what is wrong with it.
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
from pax.game.snapshot.builder import open_cards, picture
from pax.protocol.http import Frame, Frames

ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_move)


class Wrong(NamedTuple):
    """Why something cannot be used, and which field is wrong."""

    reason: Reason
    where: str


class ReplayOf(NamedTuple):
    """Show the text of a record from move to move."""

    record: bytes
    seat: int | None
    first: int
    frames: int


class BeginFrom(NamedTuple):
    """Begin from the text of a record after so many of its moves."""

    record: bytes
    moves: int


def replayed(asked: ReplayOf) -> bytes | Wrong:
    """Return a part of a replay as it goes over the wire."""
    try:
        record = Record.read(asked.record)
        seats = len(record.config.players)
        if asked.seat is not None and asked.seat >= seats:
            return Wrong(Reason("no_such_seat", {"seats": seats}), "seat")
        return ENCODER.encode(frames(record, asked.seat, asked.first, asked.frames))
    except ValueError:
        return Wrong(Reason("wrong_record"), "record")


def frames(record: Record, seat: int | None, first: int, count: int) -> Frames:
    """Return a record from one move to another, through a seat's eyes and with all cards open."""
    shown: list[Frame] = []
    for moves, game in enumerate(record.replay(first + count - 1)):
        if moves >= first:
            shown.append(_frame(game, moves, seat))
    return Frames(len(record.moves), list(record.config.players), shown)


def _frame(game: Game, moves: int, seat: int | None) -> Frame:
    events = list(events_of(game.view(seat).batches[-1], game.config.deck))
    return Frame(moves, events, picture(game, seat), open_cards(game))  # type: ignore[arg-type] # all kinds of events


def beginning(asked: BeginFrom) -> str | Wrong:
    """Return a record that holds what is needed to begin, and nothing else.

    Its moves must be right up to there, and the game not over.
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
    """Return after how many moves each decision came that left a choice."""
    return [question.made for question in questions(record, Budget(), seed=0)]
