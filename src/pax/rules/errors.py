"""The errors of a move: one family, each with a reason that a program can read."""

from pax.rules.reasons import Reason


class MoveError(Exception):
    """A move was refused; the game is as it was."""


class MalformedMove(MoveError):
    """Not a move at all."""


class IllegalMove(MoveError):
    """A move that a rule forbids now."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason."""
        super().__init__(reason)
        self.reason: Reason = reason

    def __str__(self) -> str:
        """Name the rule and its numbers."""
        return repr(self.reason)
