"""Five opponents that follow one simple plan whatever happens; where it is silent, as `novice`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pax.bots import Bot, Budget
from pax.bots.players.novice_scores import move_score
from pax.game import Move, View
from pax.rules import Rng, State
from pax.rules.buy import price
from pax.rules.cards import ARMY, CATEGORIES, FLEET
from pax.rules.moves import BUY, END, KEEP, LAY, PEEK, PLAY, SKIP, TAKE, kind_of, legion_of, verb_of

PLAN: Final = 100.0
"""How much more the plan counts than everything else."""


class OneTrack:
    """A bot that makes the move with the highest score of its plan, then of `novice`."""

    def __init__(self, plan: Callable[[State, int], float]) -> None:
        """Take the plan: a score of a move, above 0 if the plan wants it."""
        self.plan = plan

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - it does not search
        """Return the move with the highest score."""
        state, read = view.state, view.config.notation.read

        def score(move: Move) -> float:
            number = read(move)
            return PLAN * self.plan(state, number) + move_score(state, number)

        return max(legal, key=score)


def dearest(state: State, move: int) -> float:
    """Buy the most expensive group."""
    if verb_of(move) == BUY:
        return 1 + int(price(state, state.seat, legion_of(move)))
    return 0.0


def hoard(state: State, move: int) -> float:  # noqa: ARG001 - the plan is the same everywhere
    """Never buy."""
    return float(verb_of(move) == SKIP)


def fleets_and_armies(state: State, move: int) -> float:
    """Take, buy and play nothing but Fleets and Armies."""
    verb = verb_of(move)
    cards = state.cards
    if verb in {LAY, KEEP, TAKE, PLAY}:
        kind = kind_of(move)
        wanted = cards.category[kind] in {FLEET, ARMY}
        return float(int(cards.symbols[kind])) if wanted else -float(verb == PLAY)
    if verb == BUY:
        kinds = list(state.group(legion_of(move)))
        return float(sum(1 if cards.category[kind] in {FLEET, ARMY} else -1 for kind in kinds))
    return 0.0


def peek(state: State, move: int) -> float:  # noqa: ARG001 - as above
    """Look at Rome's hidden cards whenever it is allowed."""
    return float(verb_of(move) == PEEK)


def copy_leader(state: State, move: int) -> float:
    """Take and play what the rival with the most symbols has most of."""
    verb = verb_of(move)
    if verb not in {LAY, KEEP, TAKE, PLAY, BUY}:
        return -0.5 * float(verb == END)
    rivals = [seat for seat in range(state.setup.players) if seat != state.seat]
    shown = max((shown_by(state, seat) for seat in rivals), key=sum)
    kinds = list(state.group(legion_of(move))) if verb == BUY else [kind_of(move)]
    return sum(shown[state.cards.category[kind]] for kind in kinds) / len(kinds) / 10


def shown_by(state: State, seat: int) -> list[int]:
    """Return the symbols that a seat shows, by category."""
    return [int(state.symbols_in(seat, category)) for category in range(CATEGORIES)]


ONE_TRACK: Final[Mapping[str, Callable[[], Bot]]] = {
    "dearest": lambda: OneTrack(dearest),
    "hoarder": lambda: OneTrack(hoard),
    "warrior": lambda: OneTrack(fleets_and_armies),
    "peeker": lambda: OneTrack(peek),
    "copier": lambda: OneTrack(copy_leader),
}
