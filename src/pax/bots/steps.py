"""Long computations in steps, so that one thread can do other work between them."""

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")
Steps = Generator[None, None, Result]
"""A computation that yields after every step and returns its result."""


def result_of(steps: Steps[Result]) -> Result:
    """Take all steps at once and return the result."""
    found: list[Result] = []

    def to_the_end() -> Steps[None]:
        found.append((yield from steps))

    for _ in to_the_end():
        pass
    return found[0]
