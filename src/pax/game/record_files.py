"""Files of records: `.json` holds one, `.jsonl` one a line; a bad line never stops the others."""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import BinaryIO

from pax.game.record import Record
from pax.game.record_json import LONGEST, RecordError, UnreadableRecord

FilePath = str | PathLike[str]
"""The name of a file, as a text or a path."""


def record_texts(path: FilePath) -> Iterator[tuple[int, bytes]]:
    """Yield the text of each record of a file with its number from 1, a too long one cut."""
    with Path(path).open("rb") as file:
        texts = _lines(file) if Path(path).suffix == ".jsonl" else [file.read(LONGEST + 1)]
        yield from enumerate(texts, start=1)


def read_records(path: FilePath) -> Iterator[tuple[int, Record | RecordError]]:
    """Yield each record of a file, or what is wrong with it, with its number from 1."""
    for number, text in record_texts(path):
        try:
            yield number, Record.read(text)
        except RecordError as error:
            yield number, error


def read_record(path: FilePath, number: int = 1) -> Record:
    """Return one record of a file, counted from 1; a wrong one raises."""
    last = 0
    for last, text in record_texts(path):
        if last == number:
            return Record.read(text)
    count = "1 game" if last == 1 else f"{last} games"
    raise UnreadableRecord(f"game {number}", f"the file has {count}")


def write_records(path: FilePath, records: Iterable[Record]) -> None:
    """Write a file of records, one a line."""
    with Path(path).open("w", encoding="utf-8") as file:
        file.writelines(record.write() + "\n" for record in records)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines that are not empty, a too long one cut where it can be told so."""
    while line := file.readline(LONGEST + 1):
        if line.strip():
            yield line
        while line and not line.endswith(b"\n"):
            line = file.readline(LONGEST + 1)
