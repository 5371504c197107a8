"""The bot `novice`: sensible about single cards, careless, and blind to the conspiracy."""

from collections.abc import Mapping, Sequence
from typing import Final

from pax.bots.bot import Budget
from pax.bots.registry import no_options
from pax.game import View
from pax.rules import Rng
from pax.rules.buy import price
from pax.rules.cards import ARMY, FLEET, LAND, RELIGION, SENATOR
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

CARELESS: Final = 5
"""One decision in so many is made without thinking."""

THRIFT: Final = 1.2
"""What an aureus is worth to it, in symbols."""

_LIKING: Final = {FLEET: 1.3, ARMY: 1.3, LAND: 1.2, SENATOR: 1.1, RELIGION: 0.9}

_PLAIN: Final[dict[int, float]] = {DRAW: 1.0, PEEK: 0.0, SKIP: 0.0, END: 0.5, PASS: 0.5}


class NoviceBot:
    """Likes cards with many symbols in categories that it lacks; it takes no options."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Refuse options: there is nothing to set."""
        no_options("novice", options)

    def choose(self, view: View, legal: Sequence[str], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - it answers at once
        """Return the move that it likes best, or any, if it is careless."""
        if rng.below(CARELESS) == 0:
            return legal[rng.below(len(legal))]
        read, state = view.table.notation.read, view.state
        return max(legal, key=lambda text: liking(state, read(text)))


def liking(state: State, move: int) -> float:
    """Return how much the novice likes a move; only moves of one decision are compared."""
    verb = verb_of(move)
    if verb == BUY:
        return group_liking(state, int(legion_of(move)))
    if verb not in _PLAIN:
        return with_card(state, move, card_liking(state, int(kind_of(move))))
    return _PLAIN[verb]


def with_card(state: State, move: int, card: float) -> float:
    """Return how much the novice likes to do something with a card that it likes so much."""
    verb = verb_of(move)
    if verb == OFFER:
        return 1.5 - card - 0.01 * int(state.worth[legion_of(move) - 1])
    if verb == BURY:
        return 1.4 - card
    if verb == PLAY:
        return card - 0.6 * int(state.played)
    return card


def card_liking(state: State, kind: int) -> float:
    """Return how much the novice likes a card: by its symbols, more if it has none like it."""
    category = int(state.cards.category[kind])
    liked = int(state.cards.symbols[kind]) * _LIKING.get(category, 1.0)
    return liked + (0.8 if state.cards_in(state.seat, category) == 0 else 0.0)


def group_liking(state: State, legion: int) -> float:
    """Return how much the novice likes a purchase: its cards, less what it costs."""
    liked = sum(card_liking(state, kind) for kind in state.group(legion))
    return liked - THRIFT * int(price(state, state.seat, legion))
