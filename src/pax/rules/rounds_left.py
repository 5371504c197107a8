"""Bounds on the number of rounds that can still begin (RULES.md 4 and 5)."""

from pax.rules.draw import FULL_DRAW, why_not_peek
from pax.rules.position import BEGINNING, BUYING, PLACING, Position
from pax.rules.reasons import ALLOWED
from pax.rules.rounds import empty_legions, most_valuable

_NET_DRAW = 2


def rounds_to_come(position: Position) -> tuple[int, int]:
    """Return the fewest and the most rounds that can begin after this one."""
    return fewest_rounds(position), most_rounds(position)


def rome_would_take(position: Position) -> int:
    """Return the legion that Rome would empty at the end of the round, from 1, or 0 for none.

    With an empty pile the game ends before Rome takes, unless `rome_takes_last` is set.
    """
    one_comes_back = position.step == PLACING and position.drawing_from >= FULL_DRAW
    ran_out = position.pile_size() == 0 and not one_comes_back
    if ran_out and not position.setup.rome_takes_last:
        return 0
    return int(most_valuable(position))


def fewest_rounds(position: Position) -> int:
    """Return the number of further rounds if every seat draws and buys."""
    seats = int(position.setup.players)
    draws, pile = _this_turn(position)
    later = _later_turns(position)
    buys = later + (1 if position.step <= BUYING else 0)
    pile = max(pile - draws - _NET_DRAW * later, 0)
    filled = int(position.setup.legions) - int(empty_legions(position))
    need = int(empty_legions(position)) + min(buys + 1, filled)
    rounds = 0
    while pile > 0 and need <= pile:
        rounds += 1
        pile = max(pile - need - _NET_DRAW * seats, 0)
        need = min(seats + 1, int(position.setup.legions))
    return rounds


def most_rounds(position: Position) -> int:
    """Return the number of further rounds if no seat buys, and every seat that may peek does."""
    draw = 0 if why_not_peek(position) == ALLOWED else _NET_DRAW
    draws, pile = _this_turn(position)
    if position.step == BEGINNING:
        draws = draw
    pile = max(pile - draws - draw * _later_turns(position), 0)
    need = max(int(empty_legions(position)) - _offers_left(position, draw), 0) + 1
    rounds = 0
    while pile > 0 and need <= pile:
        rounds += 1
        pile = max(pile - need - draw * int(position.setup.players), 0)
        need = 1
    return rounds


def _this_turn(position: Position) -> tuple[int, int]:
    """Return the net number of cards that this turn still removes from the pile, and its size."""
    pile = int(position.pile_size())
    if position.step < BEGINNING or position.step > PLACING:
        return 0, pile
    if position.step == BEGINNING:
        return min(pile, _NET_DRAW), pile
    to_bury = 1 if position.drawing_from >= FULL_DRAW and not position.buried else 0
    return int(position.to_come) - to_bury, pile


def _later_turns(position: Position) -> int:
    if position.step < BEGINNING:
        return int(position.setup.players)
    return int(position.turns_left) - 1


def _offers_left(position: Position, draw: int) -> int:
    """Return how many empty legions can still be filled by offers instead of from the pile."""
    mine = 1 if position.step == PLACING and not position.offered else 0
    return mine + (_later_turns(position) + (position.step == BEGINNING) if draw else 0)
