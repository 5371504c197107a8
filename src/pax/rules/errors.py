"""The errors of the engine, which knows moves as numbers; `pax.game` has those for people."""

from pax.rules.reasons import Violation


class EngineError(Exception):
    """A move was refused; the state is as it was."""


class UnknownMove(EngineError):
    """A number that stands for no move."""


class ForbiddenMove(EngineError):
    """A move that a rule forbids now."""

    def __init__(self, violation: Violation) -> None:
        """Keep the rule and its numbers."""
        super().__init__(violation)
        self.violation: Violation = violation
