"""The interface of everything that is measured."""

from typing import Protocol

from bench.harness.sample import Sample


class Subject(Protocol):
    """A benchmark subject: repeats its work and reports the time.

    The same number of repeats is always the same work: seeds never depend on the round.
    """

    @property
    def name(self) -> str:
        """The unique name in tables and targets."""

    def sample(self, repeats: int) -> Sample:
        """Do the work `repeats` times; setup is not timed."""
