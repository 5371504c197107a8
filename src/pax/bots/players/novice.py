"""The bot `novice`: sensible about single cards, careless, and blind to the conspiracy."""

from collections.abc import Mapping, Sequence
from typing import Final

from pax.bots.bot import Budget
from pax.bots.registry import no_options
from pax.game import Move, View
from pax.rules import Rng

CARELESS: Final = 5
"""One decision in so many is made without thinking."""

THRIFT: Final = 1.2
"""What an aureus is worth to it, in symbols."""

_LIKING: Final = {"F": 1.3, "A": 1.3, "L": 1.2, "S": 1.1, "R": 0.9}
_PLAIN: Final = {"draw": 1.0, "peek": 0.0, "skip": 0.0, "end": 0.5, "pass": 0.5}


class NoviceBot:
    """Likes cards with many symbols in categories that it lacks; it takes no options."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Refuse options: there is nothing to set."""
        no_options("novice", options)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - it answers at once
        """Return the move that it likes best, or any, if it is careless."""
        if rng.below(CARELESS) == 0:
            return legal[rng.below(len(legal))]
        return max(legal, key=_Taste(view).liking)


class _Taste:
    """How much the novice likes the moves of one decision."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = 0 if view.seat is None else view.seat
        self.shown = {card[0] for card in view.display(self.seat)}

    def liking(self, move: Move) -> float:
        """Return how much it likes a move; only moves of one decision are compared."""
        verb, card, legion = move.verb, move.card, move.legion
        if card is not None:
            return self._with_card(verb, self._card(card), legion)
        return _PLAIN[verb] if legion is None else self._group(legion)

    def _with_card(self, verb: str, card: float, legion: int | None) -> float:
        """Return how much it likes to do something with a card that it likes so much."""
        if verb == "offer" and legion is not None:
            return 1.5 - card - 0.01 * self.view.worth(legion)
        if verb == "bury":
            return 1.4 - card
        if verb == "play":
            return card - 0.6 * self.view.played
        return card

    def _card(self, card: str) -> float:
        """Return how much it likes a card: by its symbols, more if it has none like it."""
        category, symbols = card[0], int(card[1])
        return symbols * _LIKING.get(category, 1.0) + (0.0 if category in self.shown else 0.8)

    def _group(self, legion: int) -> float:
        """Return how much it likes a purchase: its cards, less what it costs."""
        liked = sum(self._card(card) for card in self.view.legions[legion - 1])
        return liked - THRIFT * self.view.price(legion, self.seat)
