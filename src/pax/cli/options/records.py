"""Options that name records, and messages about what is wrong with a record."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from pax.cli.output.safe_text import UNREADABLE, WRONG, stop
from pax.game import GameConfig, Record, RecordError, UnreadableRecord, read_record
from pax.text import Voice, Words, reason_text

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="One record (.json) or a file of records (.jsonl).")
]
Files = Annotated[
    list[Path], typer.Argument(metavar="FILE", help="Records (.json) or files of records (.jsonl).")
]
Number = Annotated[
    int, typer.Option("--game", min=1, metavar="N", help="Number of the game in the file, from 1.")
]


def recorded_game(file: Path, number: int, words: Words) -> Record:
    """Return a record of a file, or exit with what is wrong with it."""
    with record_errors(file, number, words):
        try:
            return read_record(file, number)
        except OSError as error:
            stop(unreadable_text(file, error, words), UNREADABLE)


@contextmanager
def record_errors(file: Path, number: int, words: Words) -> Iterator[None]:
    """Exit with a message if a record is wrong."""
    try:
        yield
    except UnreadableRecord as error:
        stop(f"{file}: {error}", UNREADABLE)
    except RecordError as error:
        stop(wrong_text(file, number, error, words), WRONG)


def unreadable_text(file: Path, error: OSError, words: Words) -> str:
    """Return the message that a file cannot be read, and why."""
    return words("record-unreadable", name=str(file), why=error.strerror or str(error))


def wrong_text(file: Path, number: int, error: RecordError, words: Words) -> str:
    """Return the message which record is wrong, where and why."""
    why = why_wrong(error, words)
    return words("record-wrong", name=str(file), record=number, place=error.place, why=why)


def why_wrong(error: RecordError, words: Words) -> str:
    """Return what is wrong with a record; for an illegal move, the rule in words."""
    if error.reason is None:
        return error.why
    spectator = Voice(words, GameConfig(("", "")), None)
    return f"{error.why}. {reason_text(error.reason, spectator)}"
