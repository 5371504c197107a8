"""The scores of the bot `novice`: of single cards, without regard to the conspiracy.

They read public rows, the cards in view and the hand of the deciding seat, and nothing else.
"""

from typing import Final

from mypy_extensions import i64

from pax.rules.buy import price
from pax.rules.moves import (
    BURY,
    BUY,
    DRAW,
    END,
    OFFER,
    PASS,
    PEEK,
    PLAY,
    SKIP,
    kind_of,
    legion_of,
    verb_of,
)
from pax.rules.state import State

RANDOM_EVERY: Final = 5
"""One decision in this many is random."""

AUREUS_VALUE: Final = 1.2
"""The value of an aureus, in symbols."""

_CATEGORY_WEIGHTS: Final = [1.0, 1.3, 1.3, 0.9, 1.1, 1.2, 1.0]
_NEW_CATEGORY: Final = 0.8


def move_score(state: State, move: i64) -> float:
    """Return the score of a legal move; scores of different decisions are not comparable."""
    verb: i64 = verb_of(move)
    if verb == BUY:
        return group_score(state, legion_of(move))
    if verb in (DRAW, PEEK, SKIP, END, PASS):
        return plain_score(verb)
    card: float = card_score(state, kind_of(move))
    if verb == OFFER:
        return 1.5 - card - 0.01 * float(int(state.group_worth(legion_of(move))))
    if verb == BURY:
        return 1.4 - card
    if verb == PLAY:
        return card - 0.6 * float(int(state.played))
    return card


def plain_score(verb: i64) -> float:
    """Return the score of a move without a card."""
    if verb == DRAW:
        return 1.0
    if verb in (END, PASS):
        return 0.5
    return 0.0


def card_score(state: State, kind: i64) -> float:
    """Return the score of a card: its symbols, plus a bonus for a category not yet shown."""
    category: i64 = state.cards.category[kind]
    shown: bool = state.cards_in(state.seat, category) > 0
    weight: float = _CATEGORY_WEIGHTS[category]
    return float(int(state.cards.symbols[kind])) * weight + (0.0 if shown else _NEW_CATEGORY)


def group_score(state: State, legion: i64) -> float:
    """Return the score of a purchase: the scores of its cards minus the price."""
    first: i64 = state.group_start(legion)
    cards: float = 0.0
    for place in range(first, first + state.group_size(legion)):
        cards += card_score(state, state.groups[place])
    return cards - AUREUS_VALUE * float(int(price(state, state.seat, legion)))
