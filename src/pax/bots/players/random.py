"""The bot `random`: every legal move equally likely."""

from collections.abc import Mapping, Sequence

from pax.bots.bot import Budget
from pax.bots.registry import no_options
from pax.game import Move, View
from pax.rules import Rng


class RandomBot:
    """Plays any legal move, each equally likely; it takes no options."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Raise BotError if there are options."""
        no_options("random", options)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - the view is not needed
        """Return one of the legal moves."""
        return legal[rng.below(len(legal))]
