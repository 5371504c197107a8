"""The context of a step: its seed, a folder, the server's Python, and its progress."""

import time
from collections.abc import Mapping
from pathlib import Path
from random import Random

from tests.soak.journal import Figures, Journal, Key

__all__ = ["Context", "Figures"]


class Context:
    """One run of one step.

    `python` starts the server under test, `folder` is empty and deleted after the step.
    """

    def __init__(self, journal: Journal, key: Key, python: str, folder: Path) -> None:
        """Begin the step, with the parts that an earlier run has finished."""
        self.name, self.seed, self.python, self.folder = key.step, key.seed, python, folder
        self._journal, self._key = journal, key
        self._begin = time.monotonic()

    def rng(self, *purpose: object) -> Random:
        """Return a generator that depends only on the seed and the purpose."""
        return Random(" ".join(map(str, (self.seed, self.name, *purpose))))

    @property
    def finished(self) -> Mapping[str, Figures]:
        """The finished parts of this step by name, from this run or an earlier one."""
        return self._journal.parts(self._key)

    def finish(self, part: str, figures: Figures) -> None:
        """Store a finished part: a resumed run does not repeat it."""
        self._journal.add(self._key, "part", part=part, figures=figures)

    def say(self, what: str) -> None:
        """Print a line of progress."""
        minutes, seconds = divmod(round(time.monotonic() - self._begin), 60)
        print(f"{self.name} {minutes:02}:{seconds:02}  {what}", flush=True)
