"""What `pax hint` and `pax analyse` have in common: a recorded game, and how much to think."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from pax.bots.thinker import MOST_PLAYOUTS
from pax.cli.output import UNREADABLE, WRONG, stop
from pax.game import Record, RecordError, UnreadableRecord, read_record

Playouts = Annotated[
    int,
    typer.Option(
        min=1, max=MOST_PLAYOUTS, metavar="N", help="How many games to simulate for a decision."
    ),
]


def recorded_game(file: Path, number: int) -> Record:
    """Return a game of a file, or stop with what is wrong with it."""
    with record_errors(file, number):
        try:
            return read_record(file, number)
        except OSError as error:
            stop(f"{file}: cannot be read: {error.strerror}", UNREADABLE)


@contextmanager
def record_errors(file: Path, number: int) -> Iterator[None]:
    """Stop with a message where a record is wrong."""
    try:
        yield
    except UnreadableRecord as error:
        stop(f"{file}: {error}", UNREADABLE)
    except RecordError as error:
        stop(f"{file}, game {number}, {error}", WRONG)
