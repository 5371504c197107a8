"""The search bots: `senator`, `consul`, and with restricted aims `brutus` and `spartacus`."""

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Final

from pax.bots.bot import Budget
from pax.bots.models.files import policy_for, value_network_for
from pax.bots.registry import BotError
from pax.bots.search.ismcts import AGAINST_ROME, ANY_WIN, WITH_ROME, Search
from pax.bots.steps import Steps, result_of
from pax.game import Move, View
from pax.rules import Rng

SENATOR: Final = Budget(playouts=300)
CONSUL: Final = Budget(seconds=1.0)

PLAYOUT_INVERSE_TEMPERATURE: Final = 0.7
"""Inverse temperature of the policy in play-outs; below 1 for more varied play."""

PRIOR_INVERSE_TEMPERATURE: Final = 0.4
"""Inverse temperature of the policy as prior in the tree."""

OUTCOMES_FROM: Final = 250
"""With two players, the bots' simulations up to this one end at the value network.

With more of them nothing was gained: outcomes then say more than the saved time brings.
"""

BATCH: Final = 64
"""Simulations between two checks of the clock."""

MOST_PLAYOUTS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0


class SearchBot:
    """Runs a tree search until the budget is used up and plays its choice."""

    def __init__(
        self,
        name: str,
        options: Mapping[str, str],
        budget: Budget,
        aim: int = ANY_WIN,
        *,
        use_value_network: bool = True,
    ) -> None:
        """Read the options `playouts` and `seconds`; without them use the given budget."""
        self.budget = read_budget(name, options) or budget
        self.aim = aim
        self.use_value_network = use_value_network

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:
        """Search and return the chosen legal move."""
        return result_of(self.choose_in_steps(view, legal, budget, rng))

    def choose_in_steps(
        self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng
    ) -> Steps[str]:
        """Search in steps of a few milliseconds, and return the chosen legal move."""
        if len(legal) == 1:
            return legal[0]
        limits = budget if budget != Budget() else self.budget
        search = self.begin(view, rng)
        yield from search_in_steps(search, limits)
        return view.config.notation.write(search.choice())

    def begin(self, view: View, rng: Rng) -> Search:
        """Return a new search for the decision of a view."""
        search = begin_search(view, rng, self.aim, use_value_network=self.use_value_network)
        if view.config.setup.players == 2:  # noqa: PLR2004 - where it was measured to win more
            search.outcomes_from = OUTCOMES_FROM
        return search


def begin_search(
    view: View, rng: Rng, aim: int = ANY_WIN, *, use_value_network: bool = True
) -> Search:
    """Return a new search for the view's seat, which must have the decision."""
    if view.seat is None or view.deciding != view.seat:
        raise ValueError("only the seat that has the decision can search for a move")
    setup = view.config.setup
    return Search(
        setup,
        view.sampler,
        view.seat,
        policy_for(setup, PLAYOUT_INVERSE_TEMPERATURE),
        policy_for(setup, PRIOR_INVERSE_TEMPERATURE),
        value_network_for(setup) if use_value_network else None,
        rng,
        aim,
    )


def run_search(search: Search, budget: Budget) -> None:
    """Run simulations until the play-outs or the time of the budget are used up."""
    result_of(search_in_steps(search, budget))


def search_in_steps(search: Search, budget: Budget) -> Steps[None]:
    """Run simulations as `run_search` does, in steps of a few milliseconds."""
    playouts = MOST_PLAYOUTS if budget.playouts is None else budget.playouts
    end = None if budget.seconds is None else monotonic() + budget.seconds
    search.run(1)
    while search.simulations < playouts and (end is None or monotonic() < end):
        yield
        search.run(min(BATCH, playouts - search.simulations))


def read_budget(name: str, options: Mapping[str, str]) -> Budget | None:
    """Return the budget given by the options, or None without options."""
    unknown = set(options) - {"playouts", "seconds"}
    if unknown:
        message = f"bot {name!r} has no option {min(unknown)!r}; it has playouts and seconds"
        raise BotError(message)
    if not options:
        return None
    playouts = options.get("playouts")
    seconds = options.get("seconds")
    return Budget(
        playouts=None if playouts is None else read_playouts(name, playouts),
        seconds=None if seconds is None else read_seconds(name, seconds),
    )


def read_playouts(name: str, text: str) -> int:
    """Parse a number of play-outs; raise BotError if it is not valid."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:20]) <= MOST_PLAYOUTS:
        message = f"bot {name!r}: playouts={text[:20]} must be a whole number, 1 to {MOST_PLAYOUTS}"
        raise BotError(message)
    return int(text)


def read_seconds(name: str, text: str) -> float:
    """Parse a number of seconds; raise BotError if it is not valid."""
    message = f"bot {name!r}: seconds={text[:20]} must be a number above 0, at most 3600"
    try:
        seconds = float(text)
    except ValueError:
        raise BotError(message) from None
    if not 0 < seconds <= MOST_SECONDS:
        raise BotError(message)
    return seconds


def senator(options: Mapping[str, str]) -> SearchBot:
    """Return a bot with a small budget and without value network."""
    return SearchBot("senator", options, SENATOR, use_value_network=False)


def consul(options: Mapping[str, str]) -> SearchBot:
    """Return the strongest bot."""
    return SearchBot("consul", options, CONSUL)


def brutus(options: Mapping[str, str]) -> SearchBot:
    """Return a consul that counts only victories with Rome."""
    return SearchBot("brutus", options, CONSUL, WITH_ROME)


def spartacus(options: Mapping[str, str]) -> SearchBot:
    """Return a consul that counts only victories against Rome."""
    return SearchBot("spartacus", options, CONSUL, AGAINST_ROME)
