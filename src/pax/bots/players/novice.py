"""The bot `novice`: scores single cards, plays some random moves, ignores the conspiracy."""

from collections.abc import Mapping, Sequence

from pax.bots.bot import Budget
from pax.bots.players.novice_scores import RANDOM_EVERY, move_score
from pax.bots.registry import no_options
from pax.game import Move, View
from pax.rules import Rng


class NoviceBot:
    """Prefers cards with many symbols in categories that it lacks; it takes no options."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Raise BotError if there are options."""
        no_options("novice", options)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - it does not search
        """Return the move with the highest score, or sometimes a random one."""
        if rng.below(RANDOM_EVERY) == 0:
            return legal[rng.below(len(legal))]
        read = view.config.notation.read
        return max(legal, key=lambda move: move_score(view.state, read(move)))
