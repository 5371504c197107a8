"""`pax verify`: check records against the rules."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from pax.arena import WorkerLostError, cores_here, in_order
from pax.cli.options.language import Lang, chosen_words
from pax.cli.options.records import Files, wrong_text
from pax.cli.output.safe_text import INTERRUPTED, UNREADABLE, WRONG, say, stop
from pax.game import RecordError, UnreadableRecord
from pax.game.records.files import RecordText, record_texts
from pax.text import Words

app = typer.Typer(add_completion=False)

RECORDS: Final = 200
BYTES: Final = 1_000_000
"""Limits of one batch, so that a file of any size needs little memory."""

Checked = tuple[int, list[tuple[int, RecordError]]]
"""The number of records checked, and the errors by number of the record."""

Cores = Annotated[
    int | None, typer.Option(min=1, metavar="N", help="Number of cores to use; default: all.")
]


class _FileError(Exception):
    """A file cannot be read; the message says why."""


@app.command(epilog="Example: pax verify games.jsonl")
def verify(*, files: Files, cores: Cores = None, lang: Lang = None) -> None:
    """Check recorded games against the rules, and show at which move one is wrong and why.

    The exit code is 0 if all are correct, 1 if one is wrong, 2 if something cannot be read.
    """
    words = chosen_words(lang)
    try:
        codes = [_verify(file, cores or cores_here(), words) for file in files]
    except KeyboardInterrupt:
        stop(words("verify-stopped"), INTERRUPTED)
    except WorkerLostError as error:
        stop(str(error), UNREADABLE)
    raise typer.Exit(max(codes))


def check(batch: list[RecordText]) -> Checked:
    """Check a batch of records; runs in any process."""
    wrong = []
    for text in batch:
        try:
            text.read().check()
        except RecordError as error:
            wrong.append((text.number, error))
    return len(batch), wrong


def _verify(file: Path, cores: int, words: Words) -> int:
    """Check one file, print what is wrong with it, and return the exit code."""
    records, bad, code = 0, 0, 0
    try:
        for checked, wrong in in_order(check, _batches(file), cores):
            records += checked
            bad += len(wrong)
            for number, error in wrong:
                code = max(code, _complain(file, number, error, words))
    except _FileError as error:
        say(words("record-unreadable", name=str(file), why=str(error)))
        return UNREADABLE
    if records == 0:
        say(words("record-empty", name=str(file)))
        return UNREADABLE
    say(words("verify-bad" if bad else "verify-good", name=str(file), n=records, bad=bad))
    return code


def _batches(file: Path) -> Iterator[list[RecordText]]:
    batch: list[RecordText] = []
    size = 0
    try:
        for text in record_texts(file):
            batch.append(text)
            size += len(text.text)
            if size > BYTES or len(batch) == RECORDS:
                yield batch
                batch, size = [], 0
    except OSError as error:
        raise _FileError(error.strerror) from None
    if batch:
        yield batch


def _complain(file: Path, number: int, error: RecordError, words: Words) -> int:
    """Print what is wrong with a record, and return the exit code."""
    say(wrong_text(file, number, error, words))
    return UNREADABLE if isinstance(error, UnreadableRecord) else WRONG
