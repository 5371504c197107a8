"""Random games as Hypothesis makes them: it chooses table, options, deck, deal and moves."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

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


ROOMS = frozenset({"pile_row", "pile_top", "pile_bottom", "groups", "group_room", "held"})
"""Rows with room, and what is left there of cards that have gone."""


def legions_of(state: State) -> list[list[int]]:
    """Return the cards under every legion."""
    return [list(state.group(legion)) for legion in range(1, state.setup.legions + 1)]


def by_seat(state: State, row: "vec[i64]") -> list[list[int]]:
    """Return the part of each seat of a row in which these lie behind one another."""
    length = len(row) // state.setup.players
    return [list(row[seat * length :][:length]) for seat in range(state.setup.players)]


def held_by(state: State) -> list[list[int]]:
    """Return the kinds that every seat holds."""
    return [
        kinds[:size]
        for kinds, size in zip(by_seat(state, state.held), state.held_sizes, strict=True)
    ]


def snapshot(state: State) -> dict[str, object]:
    """Return everything that makes up a state, to be compared later."""
    shot = {name: plain(getattr(state, name)) for name in fields(state) if name not in ROOMS}
    return {**shot, "legions": legions_of(state), "held": held_by(state)}


def cards_everywhere(state: State) -> Counter[int]:
    """Count the cards in all places, Rome's hidden ones once."""
    cards = Counter(state.pile)
    cards.update(state.in_view[: state.views])
    for group in legions_of(state):
        cards.update(group)
    hands, displays = by_seat(state, state.hands), by_seat(state, state.displays)
    for row in (*hands, *displays, list(state.rome)):
        cards.update({kind: count for kind, count in enumerate(row) if count})
    if not state.is_over:
        cards.update(state.hidden)
    return cards
