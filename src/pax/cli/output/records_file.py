"""File of records that appears only when it is complete."""

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self


class RecordsFile:
    """Writes to a temporary file and renames it at the end; it holds only whole records."""

    def __init__(self, path: Path) -> None:
        """Set the path of the finished file."""
        self.path = path
        self.count = 0
        self._draft = path.with_name(f".{path.name}.{os.getpid()}.part")

    def __enter__(self) -> Self:
        """Open the temporary file."""
        self._file = self._draft.open("w", encoding="utf-8")
        return self

    def write(self, records: Iterable[str]) -> None:
        """Append whole records."""
        for record in records:
            self._file.write(f"{record}\n")
            self.count += 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Rename the file; delete it after an error."""
        try:
            self._file.close()
            if kind is None and self.count:
                self._draft.replace(self.path)
        finally:
            self._draft.unlink(missing_ok=True)
