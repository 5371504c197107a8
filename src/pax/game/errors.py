"""Errors of a game beyond those of a move: asking out of turn, taking back too much."""

from pax.rules import MoveError


class NotYourDecision(MoveError):
    """Another seat has the decision."""

    def __init__(self, seat: int, deciding: int) -> None:
        """Keep who asked and whose decision it is."""
        super().__init__(seat, deciding)
        self.seat = seat
        self.deciding = deciding

    def __str__(self) -> str:
        """Say whose decision it is."""
        return f"seat {self.seat} has no decision to make: it is seat {self.deciding}'s"


class CannotTakeBack(MoveError):
    """More moves than can fairly be taken back."""

    def __init__(self, wanted: int, possible: int) -> None:
        """Keep how many moves were wanted and how many are possible."""
        super().__init__(wanted, possible)
        self.wanted = wanted
        self.possible = possible

    def __str__(self) -> str:
        """Say how many moves can be taken back."""
        if not self.possible:
            return "no move can be taken back: something new was learned, or another seat has moved"
        if self.possible == 1:
            return "only the last move can be taken back"
        return f"only the last {self.possible} moves can be taken back, not {self.wanted}"
