"""The bots that search: `senator`, `consul`, and, with other aims, `brutus` and `spartacus`."""

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Final

from pax.bots.bot import Budget
from pax.bots.models.files import policy_for, value_network_for
from pax.bots.registry import BotError
from pax.bots.search.ismcts import AGAINST_ROME, ANY_WIN, WITH_ROME, Search
from pax.game import Move, View
from pax.rules import Rng

SENATOR: Final = Budget(playouts=300)
CONSUL: Final = Budget(seconds=1.0)

PLAYING: Final = 0.7
"""How firm the policy is in play-outs: a little loose, so that they meet all kinds of play."""

TRYING: Final = 0.4
"""How firm it is about what is worth trying in the tree."""

BATCH: Final = 64
"""How many simulations are made between two looks at the clock."""

MOST_PLAYOUTS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0


class Thinker:
    """Searches until its budget is spent, then makes the move that the search chose."""

    def __init__(
        self,
        name: str,
        options: Mapping[str, str],
        budget: Budget,
        aim: int = ANY_WIN,
        *,
        looks_ahead: bool = True,
    ) -> None:
        """Take a budget by the options `playouts` and `seconds`, or the given one."""
        self.budget = read_budget(name, options) or budget
        self.aim = aim
        self.looks_ahead = looks_ahead

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:
        """Return the legal move that the search chooses."""
        if len(legal) == 1:
            return legal[0]
        given = budget if budget != Budget() else self.budget
        search = self.begin(view, rng)
        spend(search, given)
        return view.config.notation.write(search.choice())

    def begin(self, view: View, rng: Rng) -> Search:
        """Return the search of this bot for the decision that its view has."""
        return begin_search(view, rng, self.aim, looks_ahead=self.looks_ahead)


def begin_search(view: View, rng: Rng, aim: int = ANY_WIN, *, looks_ahead: bool = True) -> Search:
    """Return a search for the seat whose view this is; it must have the decision."""
    if view.seat is None or view.deciding != view.seat:
        raise ValueError("only the seat that has the decision can search for a move")
    setup = view.config.setup
    return Search(
        setup,
        view.sampler,
        view.seat,
        policy_for(setup, PLAYING),
        policy_for(setup, TRYING),
        value_network_for(setup) if looks_ahead else None,
        rng,
        aim,
    )


def spend(search: Search, budget: Budget) -> None:
    """Simulate until the play-outs are made or the time is over, whichever comes first."""
    playouts = MOST_PLAYOUTS if budget.playouts is None else budget.playouts
    end = None if budget.seconds is None else monotonic() + budget.seconds
    search.run(1)
    while search.simulations < playouts and (end is None or monotonic() < end):
        search.run(min(BATCH, playouts - search.simulations))


def read_budget(name: str, options: Mapping[str, str]) -> Budget | None:
    """Return the budget that the options ask for, or None if they ask for none."""
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
    """Return a number of play-outs, or raise BotError."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:20]) <= MOST_PLAYOUTS:
        message = f"bot {name!r}: playouts={text[:20]} must be a whole number, 1 to {MOST_PLAYOUTS}"
        raise BotError(message)
    return int(text)


def read_seconds(name: str, text: str) -> float:
    """Return a number of seconds, or raise BotError."""
    message = f"bot {name!r}: seconds={text[:20]} must be a number above 0, at most 3600"
    try:
        seconds = float(text)
    except ValueError:
        raise BotError(message) from None
    if not 0 < seconds <= MOST_SECONDS:
        raise BotError(message)
    return seconds


def senator(options: Mapping[str, str]) -> Thinker:
    """Return a bot that thinks a little, and judges by outcomes alone."""
    return Thinker("senator", options, SENATOR, looks_ahead=False)


def consul(options: Mapping[str, str]) -> Thinker:
    """Return the strongest bot."""
    return Thinker("consul", options, CONSUL)


def brutus(options: Mapping[str, str]) -> Thinker:
    """Return a consul for whom only a victory with Rome counts."""
    return Thinker("brutus", options, CONSUL, WITH_ROME)


def spartacus(options: Mapping[str, str]) -> Thinker:
    """Return a consul for whom only a victory against Rome counts."""
    return Thinker("spartacus", options, CONSUL, AGAINST_ROME)
