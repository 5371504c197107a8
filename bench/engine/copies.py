"""Copies of games that are under way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.harness.clock import clock
from bench.harness.sample import Sample


@dataclass(frozen=True, slots=True)
class Copies:
    """Copying a few mid-game states again and again, by the copy call of each."""

    name: str
    calls: Sequence[Callable[[], object]] = field(repr=False)

    def sample(self, repeats: int) -> Sample:
        """Copy every state `repeats` times; each copy is thrown away at once."""
        calls = self.calls
        start = clock()
        for _ in range(repeats):
            for copy in calls:
                copy()
        seconds = clock() - start
        copies = repeats * len(calls)
        return Sample(copies, copies, seconds)
