"""Files of records: `.json` has one, `.jsonl` one per line; a bad line does not stop the others."""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import BinaryIO, NamedTuple

from pax.game.records.parsing import LONGEST, RecordError, UnreadableRecord
from pax.game.records.record import Record

FilePath = str | PathLike[str]
"""The name of a file, as a string or a path."""


class RecordText(NamedTuple):
    """The text of a record, with its number in the file and its first line, both from 1."""

    number: int
    line: int
    text: bytes

    def read(self) -> Record:
        """Return the record; raise RecordError if it is wrong."""
        return Record.read(self.text, self.line)


def record_texts(path: FilePath) -> Iterator[RecordText]:
    """Yield the text of each record of a file; texts that are too long are truncated."""
    with Path(path).open("rb") as file:
        lines = _lines(file) if Path(path).suffix == ".jsonl" else [(1, file.read(LONGEST + 1))]
        filled = ((line, text) for line, text in lines if text.strip())
        for number, (line, text) in enumerate(filled, start=1):
            yield RecordText(number, line, text)


def read_records(path: FilePath) -> Iterator[tuple[int, Record | RecordError]]:
    """Yield the number, from 1, and the record or its error for each record of a file."""
    for text in record_texts(path):
        try:
            yield text.number, text.read()
        except RecordError as error:
            yield text.number, error


def read_record(path: FilePath, number: int = 1) -> Record:
    """Return the record with this number, from 1; raise RecordError if it is wrong."""
    last = 0
    for text in record_texts(path):
        last = text.number
        if last == number:
            return text.read()
    if last == 0:
        raise UnreadableRecord("record", "the file is empty")
    count = "1 game" if last == 1 else f"{last} games"
    raise UnreadableRecord(f"game {number}", f"the file has {count}")


def write_records(path: FilePath, records: Iterable[Record]) -> None:
    """Write a file of records, one per line."""
    with Path(path).open("w", encoding="utf-8") as file:
        file.writelines(record.write() + "\n" for record in records)


def _lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield the lines, numbered from 1; a line that is too long is cut one byte over the limit."""
    number = 0
    while line := file.readline(LONGEST + 1):
        number += 1
        yield number, line.removesuffix(b"\n")
        while line and not line.endswith(b"\n"):
            line = file.readline(LONGEST + 1)
