"""The bot `novice`: scores single cards, plays some random moves, ignores the conspiracy."""

from collections.abc import Mapping, Sequence
from typing import Final

from pax.bots.bot import Budget
from pax.bots.registry import no_options
from pax.game import Move, View
from pax.rules import Rng

RANDOM_EVERY: Final = 5
"""One decision in this many is random."""

AUREUS_VALUE: Final = 1.2
"""The value of an aureus, in symbols."""

_CATEGORY_WEIGHTS: Final = {"F": 1.3, "A": 1.3, "L": 1.2, "S": 1.1, "R": 0.9}
_VERB_SCORES: Final = {"draw": 1.0, "peek": 0.0, "skip": 0.0, "end": 0.5, "pass": 0.5}


class NoviceBot:
    """Prefers cards with many symbols in categories that it lacks; it takes no options."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Raise BotError if there are options."""
        no_options("novice", options)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - it does not search
        """Return the move with the highest score, or sometimes a random one."""
        if rng.below(RANDOM_EVERY) == 0:
            return legal[rng.below(len(legal))]
        return max(legal, key=_Scorer(view).score)


class _Scorer:
    """Scores the moves of one decision."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = 0 if view.seat is None else view.seat
        self.shown = {card[0] for card in view.display(self.seat)}

    def score(self, move: Move) -> float:
        """Return the score of a move; scores of different decisions are not comparable."""
        verb, card, legion = move.verb, move.card, move.legion
        if card is not None:
            return self._with_card(verb, self._card(card), legion)
        return _VERB_SCORES[verb] if legion is None else self._group(legion)

    def _with_card(self, verb: str, card: float, legion: int | None) -> float:
        """Return the score of a move with a card whose own score is given."""
        if verb == "offer" and legion is not None:
            return 1.5 - card - 0.01 * self.view.worth(legion)
        if verb == "bury":
            return 1.4 - card
        if verb == "play":
            return card - 0.6 * self.view.played
        return card

    def _card(self, card: str) -> float:
        """Return the score of a card: its symbols, plus a bonus for a category not yet shown."""
        category, symbols = card[0], int(card[1])
        return symbols * _CATEGORY_WEIGHTS.get(category, 1.0) + (
            0.0 if category in self.shown else 0.8
        )

    def _group(self, legion: int) -> float:
        """Return the score of a purchase: the scores of its cards minus the price."""
        cards = sum(self._card(card) for card in self.view.legions[legion - 1])
        return cards - AUREUS_VALUE * self.view.price(legion, self.seat)
