"""Which decisions are forced for all to see."""

from typing import Final

from pax.game.game import Game
from pax.rules.play import why_not_pay
from pax.rules.position import ANSWERING, BEGINNING, BUYING, PLACING, PLAYING
from pax.rules.reasons import ALLOWED

_OPEN_STEPS: Final = frozenset({BEGINNING, PLACING, BUYING})
"""Steps in which the number of legal moves follows from what all have seen."""


def is_publicly_forced(game: Game) -> bool:
    """Whether every observer knows that the decision of a game has one legal move.

    What can be played or kept is hidden, unless there is no card to play, or no way to pay for one.
    """
    seat = game.seat
    if seat is None or len(game.legal()) > 1:
        return False
    shown = game.view(None)
    step = int(shown.state.step)
    if step in {PLAYING, ANSWERING}:
        return shown.hand_size(seat) == 0 or why_not_pay(shown.state) != ALLOWED
    return step in _OPEN_STEPS
