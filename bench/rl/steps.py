"""A subject of the research kit's benchmark: a function that makes some steps."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bench.harness.clock import clock
from bench.harness.sample import Sample

Run: TypeAlias = Callable[[], int]
"""Makes some steps and returns how many."""


@dataclass(frozen=True)
class Steps:
    """A subject that repeats a run; choosing a random legal action is part of a step."""

    name: str
    run: Run

    def sample(self, repeats: int) -> Sample:
        """Repeat the run."""
        start, steps = clock(), 0
        for _ in range(repeats):
            steps += self.run()
        return Sample(repeats, steps, clock() - start)
