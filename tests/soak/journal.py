"""The journal of a soak: one line of JSON for each finished part and each finished step."""

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

Figures = Mapping[str, float | str]
Event = Literal["part", "passed", "failed", "anew"]


@dataclass(frozen=True)
class Key:
    """The key of a result: seed and sources."""

    step: str
    seed: int
    digest: str


class Journal:
    """An append-only file; a truncated last line is ignored."""

    def __init__(self, file: Path) -> None:
        """Read the results of earlier runs."""
        self._file = file
        self._parts: dict[Key, dict[str, Figures]] = {}
        self._passed: dict[Key, Figures] = {}
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        for line in file.read_text("utf-8").splitlines():
            try:
                fields = json.loads(line)
            except ValueError:
                continue
            self._take(fields)

    def parts(self, key: Key) -> Mapping[str, Figures]:
        """Return the finished parts of a step that has not ended."""
        return dict(self._parts.get(key, {}))

    def passed(self, key: Key) -> Figures | None:
        """Return the figures of a step that has passed."""
        return self._passed.get(key)

    def add(self, key: Key, event: Event, part: str = "", figures: Figures | None = None) -> None:
        """Append a line, durably."""
        fields = asdict(key) | {"event": event, "part": part, "figures": dict(figures or {})}
        with self._file.open("rb+") as file:
            end = file.seek(0, os.SEEK_END)
            if end:
                file.seek(end - 1)
                if file.read(1) != b"\n":
                    file.write(b"\n")  # after a truncated line
            file.write(json.dumps(fields).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self._take(fields)

    def _take(self, fields: dict[str, Any]) -> None:
        key = Key(fields["step"], fields["seed"], fields["digest"])
        if fields["event"] == "part":
            self._parts.setdefault(key, {})[fields["part"]] = fields["figures"]
        elif fields["event"] == "passed":
            self._passed[key] = fields["figures"]
        elif fields["event"] == "anew":
            self._parts.pop(key, None)
            self._passed.pop(key, None)
