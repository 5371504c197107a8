"""A file of records that grows game by game and never lies there half written."""

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self


class RecordsFile:
    """Writes under another name; the file gets its own at the end, with whole records alone."""

    def __init__(self, path: Path) -> None:
        """Take the name of the finished file."""
        self.path = path
        self.count = 0
        self._draft = path.with_name(f".{path.name}.{os.getpid()}.part")

    def __enter__(self) -> Self:
        """Begin an empty file."""
        self._file = self._draft.open("w", encoding="utf-8")
        return self

    def write(self, records: Iterable[str]) -> None:
        """Add whole records."""
        for record in records:
            self._file.write(f"{record}\n")
            self.count += 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Give the file its name; after an error it is deleted."""
        try:
            self._file.close()
            if kind is None and self.count:
                self._draft.replace(self.path)
        finally:
            self._draft.unlink(missing_ok=True)
