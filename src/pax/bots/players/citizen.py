"""The bot `citizen`: the policy itself, without search."""

from collections.abc import Mapping, Sequence

from pax.bots.bot import Budget
from pax.bots.models.files import policy_for
from pax.bots.registry import no_options
from pax.game import Move, View
from pax.rules import Rng


class CitizenBot:
    """Plays the move with the highest logit; it takes no options."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Raise BotError if there are options."""
        no_options("citizen", options)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - it does not search
        """Return the legal move that the policy rates highest."""
        if len(legal) == 1:
            return legal[0]
        return view.config.notation.write(policy_for(view.config.setup).best(view.state))
