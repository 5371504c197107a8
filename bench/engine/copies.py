"""Copying of mid-game states."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.harness.clock import clock
from bench.harness.sample import Sample


@dataclass(frozen=True, slots=True)
class Copies:
    """Repeated copies of a few mid-game states by their copy method."""

    name: str
    calls: Sequence[Callable[[], object]] = field(repr=False)

    def sample(self, repeats: int) -> Sample:
        """Copy every state `repeats` times; each copy is discarded."""
        calls = self.calls
        start = clock()
        for _ in range(repeats):
            for copy in calls:
                copy()
        seconds = clock() - start
        copies = repeats * len(calls)
        return Sample(copies, copies, seconds)
