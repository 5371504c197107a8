"""The bot `citizen`: the policy itself, without search."""

from collections.abc import Mapping, Sequence

from pax.bots.bot import Budget
from pax.bots.models.files import policy_for
from pax.bots.registry import no_options
from pax.game import Move, View
from pax.rules import Rng


class CitizenBot:
    """Makes the move for which the model speaks most strongly; it takes no options."""

    def __init__(self, options: Mapping[str, str]) -> None:
        """Refuse options: there is nothing to set."""
        no_options("citizen", options)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - it answers at once
        """Return the best of the legal moves at first sight."""
        if len(legal) == 1:
            return legal[0]
        return view.config.notation.write(policy_for(view.config.setup).best(view.state))
