"""The error of the tables."""

from pax.game.reasons import Reason


class Refusal(ValueError):
    """A request is refused; the client is sent the reason and the field that is wrong."""

    def __init__(self, reason: Reason, where: str = "") -> None:
        """Store the reason and the field."""
        super().__init__(reason.code)
        self.reason = reason
        self.where = where
