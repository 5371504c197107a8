"""Files of records: `.json` holds one, `.jsonl` one a line; a bad line never stops the others."""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import BinaryIO, NamedTuple

from pax.game.records.parsing import LONGEST, RecordError, UnreadableRecord
from pax.game.records.record import Record

FilePath = str | PathLike[str]
"""The name of a file, as a text or a path."""


class RecordText(NamedTuple):
    """The text of a record, its number in its file and the line where it begins, both from 1."""

    number: int
    line: int
    text: bytes

    def read(self) -> Record:
        """Return the record; a wrong one raises."""
        return Record.read(self.text, self.line)


def record_texts(path: FilePath) -> Iterator[RecordText]:
    """Yield the text of each record of a file, a too long one cut; an empty file has none."""
    with Path(path).open("rb") as file:
        lines = _lines(file) if Path(path).suffix == ".jsonl" else [(1, file.read(LONGEST + 1))]
        filled = ((line, text) for line, text in lines if text.strip())
        for number, (line, text) in enumerate(filled, start=1):
            yield RecordText(number, line, text)


def read_records(path: FilePath) -> Iterator[tuple[int, Record | RecordError]]:
    """Yield each record of a file, or what is wrong with it, with its number from 1."""
    for text in record_texts(path):
        try:
            yield text.number, text.read()
        except RecordError as error:
            yield text.number, error


def read_record(path: FilePath, number: int = 1) -> Record:
    """Return one record of a file, counted from 1; a wrong one raises."""
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
    """Write a file of records, one a line."""
    with Path(path).open("w", encoding="utf-8") as file:
        file.writelines(record.write() + "\n" for record in records)


def _lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield the lines with their numbers from 1, a too long one cut where it can be told so."""
    number = 0
    while line := file.readline(LONGEST + 1):
        number += 1
        yield number, line.removesuffix(b"\n")
        while line and not line.endswith(b"\n"):
            line = file.readline(LONGEST + 1)
