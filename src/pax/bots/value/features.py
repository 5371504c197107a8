"""One-hot features of the value network: the rows of its first layer that a state activates.

Every quantity has a row for each of its values: Rome's symbols, the pile, whose turn it is, the
market, and for each seat, counted from the evaluated one, display, hand and aurei. Further rows
compare the seat with Rome and the best rival in each category, and in points, Intrigue and riches.
The state is a determinization, so all of it may be read except the order of the pile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.cards import ARMY, CATEGORIES, FLEET, INTRIGUE
from pax.rules.ending import POINTS_PRESENT, POINTS_STRONGER, riches, strength
from pax.rules.position import NOBODY
from pax.rules.rounds import most_valuable
from pax.rules.rows import zeros
from pax.rules.state import State

_ROME: Final = 0
_PILE: Final = 70
_TURN: Final = 198
_CONSPIRATOR: Final = 270
_MARKET: Final = 279
_TARGET: Final = 321
_NEAR: Final = 349
_LEAD: Final = 692
_INTRIGUE: Final = 1020
_RICHES: Final = 1128
_SEATS: Final = 1141

_DISPLAY: Final = 0
_HAND: Final = 56
_COINS: Final = 91
_HAND_SIZE: Final = 107
_SEAT: Final = 117

_MOST_ROWS: Final = 192
"""Upper bound of the active rows of a state with eight players."""

_EVERY_LEAD: Final = 41
_MOST_AHEAD: Final = 20


def rows_for(players: i64) -> i64:
    """Return the number of feature rows of a network."""
    return _SEATS + players * _SEAT


class ValueFeatures:
    """The active rows of a state: the first `size` numbers of `rows`."""

    def __init__(self) -> None:
        """Create empty features."""
        self.rows: vec[i64] = zeros(_MOST_ROWS)
        self.size: i64 = 0
        self.rome: vec[i64] = zeros(CATEGORIES)
        self.best: vec[i64] = zeros(CATEGORIES)
        self.counts: vec[i64] = zeros(CATEGORIES)
        self.lead: i64 = 0
        self.ahead: i64 = 0

    def compute(self, state: State, seat: i64) -> None:
        """Compute the active rows of a state for a seat."""
        self.size = 0
        self._add_rome(state)
        self._add_clock(state, seat)
        self._add_market(state)
        self._add_seats(state, seat)
        self._compare(state, seat)
        self._add_leads(state, seat)

    def _add(self, row: i64) -> None:
        self.rows[self.size] = row
        self.size += 1

    def _add_counts(self, first: i64, values: i64) -> None:
        """Add a row for each count, clamped to the highest value, and clear the counts."""
        counts = self.counts
        for category in range(CATEGORIES):
            self._add(first + category * values + min(counts[category], values - 1))
            counts[category] = 0

    def _add_rome(self, state: State) -> None:
        rome = self.rome
        cards = state.cards
        category: i64
        for category in range(CATEGORIES):
            rome[category] = state.rome_symbols[category]
        for kind in state.hidden:
            rome[cards.category[kind]] += cards.symbols[kind]
        for category in range(CATEGORIES):
            self._add(_ROME + category * 10 + min(rome[category], 9))
        fleet: i64 = rome[FLEET]
        rome[FLEET] += rome[ARMY] // 3
        rome[ARMY] += fleet // 3

    def _add_clock(self, state: State, seat: i64) -> None:
        players: i64 = state.setup.players
        self._add(_PILE + min(state.pile_size(), 127))
        self._add(_TURN + distance(seat, state.seat, players) * 9 + state.turns_left)
        conspirator: i64 = 8
        if state.conspirator != NOBODY:
            conspirator = distance(seat, state.conspirator, players)
        self._add(_CONSPIRATOR + conspirator)

    def _add_market(self, state: State) -> None:
        for legion in range(state.setup.legions):
            self._count_group(state, legion)
        self._add_counts(_MARKET, 6)
        target: i64 = most_valuable(state)
        if target > 0:
            self._count_group(state, target - 1)
        self._add_counts(_TARGET, 4)

    def _count_group(self, state: State, number: i64) -> None:
        cards = state.cards
        counts = self.counts
        first: i64 = number * state.group_room
        for place in range(first, first + state.group_sizes[number]):
            kind: i64 = state.groups[place]
            counts[cards.category[kind]] += cards.symbols[kind]

    def _add_seats(self, state: State, seat: i64) -> None:
        players: i64 = state.setup.players
        row: i64 = _SEATS
        for step in range(players):
            other: i64 = (seat + step) % players
            self._add_display(state, other, row + _DISPLAY)
            self._add_hand(state, other, row + _HAND)
            self._add(row + _COINS + min(state.coins[other], 15))
            self._add(row + _HAND_SIZE + min(state.hand_sizes[other], 9))
            row += _SEAT

    def _add_display(self, state: State, seat: i64, row: i64) -> None:
        category: i64
        for category in range(CATEGORIES):
            self._add(row + category * 8 + min(state.symbols_in(seat, category), 7))

    def _add_hand(self, state: State, seat: i64, row: i64) -> None:
        cards = state.cards
        counts = self.counts
        first: i64 = seat * state.kind_rows
        for place in range(first, first + state.held_sizes[seat]):
            kind: i64 = state.held[place]
            counts[cards.category[kind]] += cards.symbols[kind] * state.hands[first + kind]
        self._add_counts(row, 5)

    def _compare(self, state: State, seat: i64) -> None:
        """Compute the best rival in each category and the leads on points and Intrigue."""
        best = self.best
        for category in range(CATEGORIES):
            best[category] = 0
        mine: i64 = self._points(state, seat)
        most: i64 = 0
        rival: i64 = 0
        for other in range(state.setup.players):
            if other != seat:
                most = max(most, self._points(state, other))
                rival = max(rival, state.symbols_in(other, INTRIGUE))
                self._raise_best(state, other)
        self.lead = mine - most
        self.ahead = state.symbols_in(seat, INTRIGUE) - rival

    def _points(self, state: State, seat: i64) -> i64:
        """Return a seat's points so far, without those for conspirator and riches."""
        rome = self.rome
        points: i64 = strength(state, seat, FLEET) + strength(state, seat, ARMY)
        category: i64
        for category in range(CATEGORIES):
            if state.symbols_in(seat, category) > 0:
                points += POINTS_PRESENT
            if strength(state, seat, category) > rome[category]:
                points += POINTS_STRONGER
        return points

    def _raise_best(self, state: State, seat: i64) -> None:
        best = self.best
        category: i64
        for category in range(CATEGORIES):
            best[category] = max(best[category], strength(state, seat, category))

    def _add_leads(self, state: State, seat: i64) -> None:
        """Add the rows that compare the seat with Rome and its rivals."""
        held: i64 = 0
        category: i64
        for category in range(CATEGORIES):
            rome: i64 = self.rome[category]
            mine: i64 = strength(state, seat, category)
            rival: i64 = self.best[category]
            if max(mine, rival) <= rome:
                held += 1
            standing: i64 = clipped(mine - rome, 3) * 7 + clipped(rival - rome, 3)
            self._add(_NEAR + category * 49 + standing)
        self._add(_LEAD + held * _EVERY_LEAD + clipped(self.lead, _MOST_AHEAD))
        plan: i64 = held // 2 * 3 + conspiracy_of(state, seat)
        self._add(_INTRIGUE + plan * 9 + clipped(self.ahead, 4))
        self._add(_RICHES + clipped(riches_lead(state, seat), 6))


def distance(seat: i64, other: i64, players: i64) -> i64:
    """Return the number of seats from one to another, clockwise."""
    steps: i64 = other - seat
    return steps if steps >= 0 else steps + players


def conspiracy_of(state: State, seat: i64) -> i64:
    """Return who is the conspirator: 0 another seat, 1 this seat, 2 nobody."""
    if state.conspirator == seat:
        return 1
    return 2 if state.conspirator == NOBODY else 0


def riches_lead(state: State, seat: i64) -> i64:
    """Return how much richer a seat is than the richest other."""
    most: i64 = 0
    for other in range(state.setup.players):
        if other != seat:
            most = max(most, riches(state, other))
    return riches(state, seat) - most


def clipped(number: i64, most: i64) -> i64:
    """Clamp a number to -most to most and shift it to start at 0."""
    return min(max(number, -most), most) + most
