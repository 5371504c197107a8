"""Drawing a world: which unseen card lies where, all arrangements equally likely.

Cards of one kind are told apart. With one copy of the deck unseen cards are exchangeable. With two,
what lies aside comes from the second copy alone: for each kind with c cards a copy, of which s are
located in play, first the number a <= c aside is chosen, weighted by C(c, a) ways to pick them
times the (2c - a)! / (2c - a - s)! ways to locate the s among the rest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.game.observation.belief import Knowledge, Way, located
from pax.rules.cards import all_cards
from pax.rules.rng import Rng
from pax.rules.rows import refilled, zeros
from pax.rules.setup import Setup
from pax.rules.state import State

_WORD: Final = 4294967296.0


class Sampler:
    """Draws states that one seat cannot tell from the true one."""

    def __init__(self, knowledge: Knowledge) -> None:
        """Weigh the ways that are left by the number of arrangements of each."""
        self.ways: list[Way] = knowledge.ways
        self.fills: list[Filling] = []
        self.weights: list[float] = []
        for way in self.ways:
            filling = Filling(knowledge.setup, way.state)
            self.fills.append(filling)
            self.weights.append(way.weight * filling.arrangements())

    def choose(self, rng: Rng) -> int:
        """Return the number of a way, each as likely as its worlds are many."""
        return 0 if len(self.ways) == 1 else chosen(self.weights, rng)

    def sample(self, rng: Rng) -> State:
        """Return a state that fits all that the seat was sent."""
        state = State(self.fills[0].setup)
        self.sample_into(state, rng)
        return state

    def sample_into(self, state: State, rng: Rng) -> None:
        """Draw as `sample` does, into a state of the same set-up; its rows are written over."""
        number = self.choose(rng)
        state.copy_from(self.ways[number].state)
        fill_blanks(state, self.fills[number].unseen(rng))


class Filling:
    """The unseen cards of one way: what they can be, and in how many arrangements."""

    def __init__(self, setup: Setup, state: State) -> None:
        """Count what is located."""
        self.setup: Setup = setup
        self.located: vec[i64] = located(state)
        self.aside: i64 = setup.copies * len(setup.cards.copy_of_deck()) - setup.pile
        self.unknown: i64 = setup.pile
        for number in self.located:
            self.unknown -= number
        self.tails: list[list[float]] = []
        if setup.copies > 1:
            self.tails = self._tails()
        self.left: vec[i64] = setup.cards.copies[:]
        for kind in range(len(self.left)):
            self.left[kind] -= self.located[kind]
        self.row: vec[i64] = vec[i64]()
        self.scratch: vec[i64] = vec[i64]()
        if setup.copies == 1 and self.is_possible():
            self.row = all_cards(self.left)

    def is_possible(self) -> bool:
        """Whether the deck holds all that is located."""
        for number in self.left:
            if number < 0:
                return False
        return True

    def arrangements(self) -> float:
        """Return the number of ways to place every card, up to a factor that all ways share."""
        if self.setup.copies > 1:
            return self.tails[0][self.aside] * factorial(self.unknown)
        product: float = factorial(self.unknown + self.aside)
        for kind in range(len(self.left)):
            product *= falling(self.setup.cards.copies[kind], self.located[kind])
        return product

    def unseen(self, rng: Rng) -> vec[i64]:
        """Return cards for the blanks, in random order; some may be left over for aside.

        With one copy of the deck the row is this filling's own and good until the next call.
        """
        if self.setup.copies == 1:
            self.scratch = refilled(self.scratch, self.row)
        else:
            self.scratch = self._unseen_of_two(rng)
        rng.shuffle(self.scratch)
        return self.scratch

    def _tails(self) -> list[list[float]]:
        """For each kind: the weight of putting so many cards of it and later kinds aside."""
        copies = self.setup.cards.copies
        tails: list[list[float]] = [[1.0] + [0.0] * self.aside]
        for step in range(len(copies)):
            kind: i64 = len(copies) - 1 - step
            row: list[float] = [0.0] * (self.aside + 1)
            for many in range(copies[kind] + 1):
                weight: float = aside_weight(copies[kind], many, self.located[kind])
                for total in range(many, self.aside + 1):
                    row[total] += weight * tails[step][total - many]
            tails.append(row)
        tails.reverse()
        return tails

    def _unseen_of_two(self, rng: Rng) -> vec[i64]:
        copies = self.setup.cards.copies
        counts = zeros(len(copies))
        remaining: i64 = self.aside
        for kind in range(len(copies)):
            weights: list[float] = []
            for many in range(min(copies[kind], remaining) + 1):
                weight: float = aside_weight(copies[kind], many, self.located[kind])
                weights.append(weight * self.tails[kind + 1][remaining - many])
            put_aside: i64 = chosen(weights, rng)
            counts[kind] = 2 * copies[kind] - put_aside - self.located[kind]
            remaining -= put_aside
        return all_cards(counts)


def aside_weight(copies: i64, aside: i64, located: i64) -> float:
    """Return how many ways put so many cards of a kind aside, the rest holding the located."""
    return falling(copies, aside) / factorial(aside) * falling(2 * copies - aside, located)


def falling(number: i64, factors: i64) -> float:
    """Return number x (number - 1) x ..., so many factors; 0 if there are too many."""
    product: float = 1.0
    for factor in range(factors):
        product *= float(int(max(number - factor, 0)))
    return product


def factorial(number: i64) -> float:
    """Return number! as a float."""
    return falling(number, number)


def chosen(weights: list[float], rng: Rng) -> int:
    """Return the number of a weight, each as likely as it is large."""
    total: float = 0.0
    for weight in weights:
        total += weight
    fine: float = float(int(rng.word())) / _WORD
    point: float = (float(int(rng.word())) + fine) / _WORD * total
    last: int = 0
    for number in range(len(weights)):
        if weights[number] > 0.0:
            last = number
            if point < weights[number]:
                return number
            point -= weights[number]
    return last


def fill_blanks(state: State, cards: vec[i64]) -> None:
    """Turn every blank, by whatever name, into the next of the cards."""
    blank: i64 = state.cards.kinds
    used: i64 = fill_row(state.hidden, 0, len(state.hidden), blank, cards, 0)
    used = fill_row(state.in_view, 0, state.views, blank, cards, used)
    used = fill_row(state.pile_row, state.pile_top, state.pile_bottom, blank, cards, used)
    for seat in range(state.setup.players):
        for name in range(blank, state.cards.rows):
            while state.in_hand(seat, name) > 0:
                state.remove_from_hand(seat, name)
                state.add_to_hand(seat, cards[used])
                used += 1


def fill_row(row: vec[i64], start: i64, end: i64, blank: i64, cards: vec[i64], used: i64) -> i64:
    """Turn the blanks of a row into the next cards; return how many are used by then."""
    for place in range(start, end):
        if row[place] >= blank:
            row[place] = cards[used]
            used += 1
    return used
