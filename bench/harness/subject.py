"""What can be measured."""

from typing import Protocol

from bench.harness.sample import Sample


class Subject(Protocol):
    """Something that does its work a given number of times and says how long that took.

    The same number of repeats is the same work every time: seeds never depend on the round.
    """

    @property
    def name(self) -> str:
        """How tables and targets call it; unique."""

    def sample(self, repeats: int) -> Sample:
        """Do the work `repeats` times; only the work itself is timed."""
