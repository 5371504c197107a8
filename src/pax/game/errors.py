"""Errors of moves, all derived from `MoveError`. The text is for people, `reason` for programs."""

from pax.game.reasons import Reason


class MoveError(Exception):
    """A move was refused; the game is unchanged."""

    reason: Reason


class MalformedMove(MoveError):
    """A text that is not a move."""

    def __init__(self, text: str) -> None:
        """Take a message that says what is wrong and how moves are written."""
        super().__init__(text)
        self.reason = Reason("malformed_move")


class IllegalMove(MoveError):
    """A move that a rule forbids now."""

    def __init__(self, move: str, reason: Reason) -> None:
        """Store the move and the rule."""
        super().__init__(move, reason)
        self.move = move
        self.reason = reason

    def __str__(self) -> str:
        """Name the rule that forbids the move, and what is allowed."""
        return f"{self.move} is not allowed: {self.reason}"


class NotYourDecision(MoveError):
    """Another seat has the decision."""

    def __init__(self, seat: int, deciding: int) -> None:
        """Store the seat that tried to move and the seat that has the decision."""
        super().__init__(seat, deciding)
        self.seat = seat
        self.deciding = deciding
        self.reason = Reason("not_your_decision", {"deciding": deciding})

    def __str__(self) -> str:
        """Say whose decision it is."""
        return f"seat {self.seat} has no decision to make: seat {self.deciding} decides"


class CannotTakeBack(MoveError):
    """A request to take back more moves than the rules of undo allow."""

    def __init__(self, wanted: int, possible: int) -> None:
        """Store how many moves were requested and how many are possible."""
        super().__init__(wanted, possible)
        self.wanted = wanted
        self.possible = possible
        self.reason = Reason("cannot_take_back", {"wanted": wanted, "possible": possible})

    def __str__(self) -> str:
        """Say how many moves can be taken back."""
        if not self.possible:
            return "no move can be taken back: a new card was seen, or another seat has moved"
        if self.possible == 1:
            return "only the last move can be taken back"
        return f"only the last {self.possible} moves can be taken back, not {self.wanted}"
