"""Decisions that are publicly known to be forced."""

from typing import Final

from pax.game.game import Game
from pax.rules.play import why_not_pay
from pax.rules.position import ANSWERING, BEGINNING, BUYING, PLACING, PLAYING
from pax.rules.reasons import ALLOWED

_OPEN_STEPS: Final = frozenset({BEGINNING, PLACING, BUYING})
"""Steps in which the number of legal moves follows from public facts."""


def is_publicly_forced(game: Game) -> bool:
    """Whether every observer knows that the current decision has one legal move.

    The cards that can be played or kept are hidden, except when the hand is empty or the seat
    cannot pay for a card.
    """
    seat = game.seat
    if seat is None or len(game.legal()) > 1:
        return False
    shown = game.view(None)
    step = int(shown.state.step)
    if step in {PLAYING, ANSWERING}:
        return shown.hand_size(seat) == 0 or why_not_pay(shown.state) != ALLOWED
    return step in _OPEN_STEPS
