"""Errors of the engine, whose moves are integers; `pax.game.errors` has the readable ones."""

from pax.rules.reasons import Violation


class EngineError(Exception):
    """A move was refused; the state is unchanged."""


class UnknownMove(EngineError):
    """An integer that encodes no move."""


class ForbiddenMove(EngineError):
    """A move that a rule forbids now."""

    def __init__(self, violation: Violation) -> None:
        """Keep the rule and its numbers."""
        super().__init__(violation)
        self.violation: Violation = violation
