"""Sample states: assign the unseen cards to the blanks, all arrangements equally likely.

Cards of one kind count as distinct. With one copy of the deck unseen cards are exchangeable. With
two, the cards aside come from the second copy only: for each kind with c cards per copy, of which
s are located in play, the number a <= c of cards aside is drawn first. Its weight is C(c, a) ways
to pick them times the (2c - a)! / (2c - a - s)! ways to locate the s among the rest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.game.observation.belief import Belief, Hypothesis, located
from pax.rules.cards import all_cards
from pax.rules.rng import Rng
from pax.rules.rows import refilled, zeros
from pax.rules.setup import Setup
from pax.rules.state import State

_WORD: Final = 4294967296.0


class Sampler:
    """Samples states that one seat cannot distinguish from the true one."""

    def __init__(self, belief: Belief) -> None:
        """Weight each remaining hypothesis by its number of arrangements."""
        self.hypotheses: list[Hypothesis] = belief.hypotheses
        self.fills: list[Filling] = []
        self.weights: list[float] = []
        for hypothesis in self.hypotheses:
            filling = Filling(belief.setup, hypothesis.state)
            self.fills.append(filling)
            self.weights.append(hypothesis.weight * filling.arrangements())

    def choose(self, rng: Rng) -> int:
        """Return the index of a hypothesis, with probability proportional to its weight."""
        return 0 if len(self.hypotheses) == 1 else chosen(self.weights, rng)

    def sample(self, rng: Rng) -> State:
        """Return a state that is consistent with everything the seat was sent."""
        state = State(self.fills[0].setup)
        self.sample_into(state, rng)
        return state

    def sample_into(self, state: State, rng: Rng) -> None:
        """Sample into a state of the same set-up, overwriting its rows."""
        number = self.choose(rng)
        state.copy_from(self.hypotheses[number].state)
        fill_blanks(state, self.fills[number].unseen(rng))


class Filling:
    """The unseen cards of one hypothesis: what they can be, and the number of arrangements."""

    def __init__(self, setup: Setup, state: State) -> None:
        """Count the located cards."""
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
        """Whether the deck has all located cards."""
        for number in self.left:
            if number < 0:
                return False
        return True

    def arrangements(self) -> float:
        """Return the number of arrangements, up to a factor common to all hypotheses."""
        if self.setup.copies > 1:
            return self.tails[0][self.aside] * factorial(self.unknown)
        product: float = factorial(self.unknown + self.aside)
        for kind in range(len(self.left)):
            product *= falling(self.setup.cards.copies[kind], self.located[kind])
        return product

    def unseen(self, rng: Rng) -> vec[i64]:
        """Return cards for the blanks, in random order; surplus cards are those aside.

        With one copy of the deck the row is reused: it is valid until the next call.
        """
        if self.setup.copies == 1:
            self.scratch = refilled(self.scratch, self.row)
        else:
            self.scratch = self._unseen_of_two(rng)
        rng.shuffle(self.scratch)
        return self.scratch

    def _tails(self) -> list[list[float]]:
        """Return, for each kind, the weights by number of cards aside of this and later kinds."""
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
    """Return the number of ways to put cards of a kind aside with the located ones in play."""
    return falling(copies, aside) / factorial(aside) * falling(2 * copies - aside, located)


def falling(number: i64, factors: i64) -> float:
    """Return the falling factorial number x (number - 1) x ... with this many factors."""
    product: float = 1.0
    for factor in range(factors):
        product *= float(int(max(number - factor, 0)))
    return product


def factorial(number: i64) -> float:
    """Return number! as a float."""
    return falling(number, number)


def chosen(weights: list[float], rng: Rng) -> int:
    """Return an index, with probability proportional to its weight."""
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
    """Replace every blank, whatever its label, with the next of the cards."""
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
    """Replace the blanks of a row with the next cards; return the number used so far."""
    for place in range(start, end):
        if row[place] >= blank:
            row[place] = cards[used]
            used += 1
    return used
