"""Random games as Hypothesis makes them: it chooses table, options, deck, deal and moves."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from pax.rules import State
from tests.model.deals import RECONSTRUCTED_1, TABLES, Deal, deal, random_deck

from .game import Game
from .twins import Twins


@dataclass(frozen=True)
class Step:
    """One decision of a game: the state before it, the move, the state after it."""

    before: State
    move: int
    after: State


@dataclass(frozen=True)
class Play:
    """A deal and what is chosen in it, one byte for each decision; then chance takes over."""

    start: Deal
    choices: bytes
    seed: int

    def game(self) -> Game:
        """Deal the game."""
        return Twins.of(self.start).game

    def steps(self) -> Iterator[Step]:
        """Play the game to its end, decision by decision; the state goes on, `before` stays."""
        state, rng = self.game().state, Random(self.seed)
        eager = rng.random() < 0.7
        made = 0
        while moves := state.legal():
            before = state.copy()
            if made < len(self.choices):
                move = moves[self.choices[made] % len(moves)]
            elif eager and len(moves) > 1:
                move = rng.choice(moves[1:])
            else:
                move = rng.choice(moves)
            state.apply(move)
            made += 1
            yield Step(before, move, state)

    def states(self) -> Iterator[State]:
        """Play the game to its end, state by state."""
        yield self.game().state
        for step in self.steps():
            yield step.after

    def end(self) -> State:
        """Play the game to its end."""
        *_, last = self.states()
        return last


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """Any game: 1 to 8 players, every level and option, the default deck or an odd one."""
    table = draw(st.sampled_from(TABLES))
    rules = {
        "solo_peek": draw(st.booleans()),
        "rome_takes_last": draw(st.booleans()),
    }
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    deck = RECONSTRUCTED_1 if draw(st.booleans()) else random_deck(rng)
    return Play(
        deal(rng, table, deck, rules),
        draw(st.binary(max_size=200)),
        draw(st.integers(0, 2**32 - 1)),
    )


SHARED = frozenset({"setup", "cards", "journal", "is_over"})
"""What a state shares with others of its game, or reckons from its fields."""


def fields(state: State) -> list[str]:
    """Return the names of all that makes up a state, compiled or not."""
    names = [name for name in dir(state) if not name.startswith("_") and name not in SHARED]
    return [name for name in names if not callable(getattr(state, name))]


def plain(value: object) -> object:
    """Return numbers and rows of numbers as plain data."""
    return [plain(part) for part in value] if isinstance(value, Iterable) else value


def snapshot(state: State) -> dict[str, object]:
    """Return everything that makes up a state, to be compared later."""
    shot = {name: plain(getattr(state, name)) for name in fields(state)}
    pile = shot["pile"]
    assert isinstance(pile, list)
    return {**shot, "pile": pile[state.top :], "top": 0}


def cards_everywhere(state: State) -> Counter[int]:
    """Count the cards in all places, Rome's hidden ones once."""
    cards = Counter(state.pile[state.top :])
    cards.update(state.in_view[: state.views])
    for group in state.legions:
        cards.update(group)
    for row in (*state.hands, *state.displays, state.rome):
        cards.update({kind: count for kind, count in enumerate(row) if count})
    if not state.is_over:
        cards.update(state.hidden)
    return cards
