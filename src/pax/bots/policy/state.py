"""What the deciding seat sees of a state, boiled down to the few numbers that a policy looks up.

A policy reads a state through this file and `features` alone, and only this: public rows, the
seat's own hand and aurei, the cards in its view, and Rome's hidden cards if it has peeked; never
the pile's order, other hands or other purses.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.cards import ARMY, CATEGORIES, FLEET, INTRIGUE, LAND, SENATOR, WEALTH
from pax.rules.ending import POINTS_PRESENT, POINTS_STRONGER, ROME_NEEDS
from pax.rules.income import has_played, income
from pax.rules.position import BUYING, NOBODY, PLACING, PLAYING
from pax.rules.rounds import most_valuable
from pax.rules.rows import zeros
from pax.rules.state import State

TIE: Final = 3
"""Where a tie with Rome stands among the seven ways to stand to it."""

_NEVER: Final = -1
_CONSPIRES: Final = 0
_RIVAL_CONSPIRES: Final = 8
_NOBODY_CONSPIRES: Final = 16
_EARLY: Final = 5
_MIDDLE: Final = 3
_MOST_LEFT: Final = 5
_MOST_MISSING: Final = 3


class PolicyFeatures:
    """One seat's situation: its plan, how late it is, and where it stands in each category."""

    def __init__(self) -> None:
        """See nothing yet."""
        self.seat: i64 = NOBODY
        self.turn: i64 = _NEVER
        self.played: i64 = 0
        self.mode: i64 = 0
        self.phase: i64 = 0
        self.rome: vec[i64] = zeros(CATEGORIES)
        self.rival: i64 = 0
        self.near: vec[i64] = zeros(CATEGORIES)
        self.limit: i64 = 0
        self.saving: i64 = 0
        self.lookups: vec[i64] = zeros(2 * CATEGORIES)
        self.choices: i64 = 0
        self.target: i64 = 0
        self.prize: i64 = 0
        self.purse: i64 = 0
        self.lateness: i64 = 0
        self.income: i64 = 0
        self.most: i64 = 0

    def forget(self) -> None:
        """Take what was seen last for another game."""
        self.turn = _NEVER

    def look(self, state: State) -> None:
        """See everything, and choose the plan of this turn."""
        self.seat = state.seat
        self.turn = turn_of(state)
        self.phase = phase_of(state.pile_size(), state.setup.players)
        self._look_at_rome(state)
        if state.setup.players == 1:
            self.rival = self.rome[INTRIGUE]
            self.look_at_display(state)
            self.mode = solo_mode(state, self)
        else:
            self._look_at_others(state)
            self.look_at_display(state)

    def look_at_display(self, state: State) -> None:
        """See what changes when the seat plays a card: where it stands now."""
        self.played = state.played
        rome = self.rome
        symbols = state.symbols
        near = self.near
        first: i64 = self.seat * CATEGORIES
        category: i64
        for category in range(CATEGORIES):
            near[category] = clipped(symbols[first + category] - rome[category])
        fleet: i64 = symbols[first + FLEET]
        army: i64 = symbols[first + ARMY]
        intrigue: i64 = symbols[first + INTRIGUE]
        near[FLEET] = clipped(fleet + army // 3 - rome[FLEET])
        near[ARMY] = clipped(army + fleet // 3 - rome[ARMY])
        near[INTRIGUE] = clipped(intrigue - self.rival)
        self.limit = max(symbols[first + LAND], intrigue)
        self.saving = symbols[first + WEALTH] // 3

    def look_closer(self, state: State, choices: i64) -> None:
        """See what changes from decision to decision: the market, the purse, the income."""
        self.choices = choices
        step: i64 = state.step
        if step == BUYING or (step == PLACING and not state.offered):
            target: i64 = most_valuable(state)
            self.target = target
            self.prize = state.worth[target - 1] if target > 0 else -1
            self.purse = state.coins[self.seat] + self.saving
            self.lateness = (2 if state.turns_left == 1 else 0) + (1 if state.taken else 0)
        elif step == PLAYING:
            self.income = income(state)
            self.most = 0
            if state.played > 0:
                self.most = self.income - (1 if has_played(state, SENATOR) else 0)

    def _look_at_rome(self, state: State) -> None:
        rome = self.rome
        shown = state.rome_symbols
        for category in range(CATEGORIES):
            rome[category] = shown[category]
        if state.peeked[self.seat] == 1:
            cards = state.cards
            for kind in state.hidden:
                rome[cards.category[kind]] += cards.symbols[kind]
        fleet: i64 = rome[FLEET]
        rome[FLEET] += rome[ARMY] // 3
        rome[ARMY] += fleet // 3

    def _look_at_others(self, state: State) -> None:
        """See who conspires, how firmly Rome holds, and whether this seat leads on points."""
        rome = self.rome
        symbols = state.symbols
        beaten: i64 = 0
        mine: i64 = 0
        best: i64 = 0
        rival: i64 = 0
        first: i64 = 0
        other: i64
        category: i64
        for other in range(state.setup.players):
            fleet: i64 = symbols[first + FLEET]
            army: i64 = symbols[first + ARMY]
            points: i64 = fleet + army
            for category in range(CATEGORIES):
                strength: i64 = symbols[first + category]
                stronger: i64 = above(strength, rome[category])
                points += (POINTS_PRESENT & above(strength, 0)) + (POINTS_STRONGER & stronger)
                beaten |= 1 << category & stronger
            stronger = above_with(fleet, army // 3, rome[FLEET])
            points += POINTS_STRONGER & stronger
            beaten |= 1 << FLEET & stronger
            stronger = above_with(army, fleet // 3, rome[ARMY])
            points += POINTS_STRONGER & stronger
            beaten |= 1 << ARMY & stronger
            if other == self.seat:
                mine = points
            else:
                best = max(best, points)
                rival = max(rival, symbols[first + INTRIGUE])
            first += CATEGORIES
        self.rival = rival
        plan: i64 = _NOBODY_CONSPIRES
        if state.conspirator == self.seat:
            plan = _CONSPIRES
        elif state.conspirator != NOBODY:
            plan = _RIVAL_CONSPIRES
        self.mode = plan + 2 * hold_of(beaten) + (1 if mine >= best else 0)


def turn_of(state: State) -> i64:
    """Return a number for this turn and the seat that decides in it."""
    return (state.round * 16 + state.turns_left) * 16 + state.seat


def above(number: i64, other: i64) -> i64:
    """Return all bits if a number is above another, else none.

    A comparison without a branch, for where a processor could not foresee which way it goes.
    """
    return other - number >> 63


def above_with(number: i64, bonus: i64, other: i64) -> i64:
    """Return all bits if a number is above another only with a bonus, and not 0 itself."""
    return above(number + bonus, other) & ~above(number, other) & above(number, 0)


def clipped(difference: i64) -> i64:
    """Return a difference of strengths as a number from 0 to 6; 3 is a tie."""
    return min(max(difference, -3), 3) + TIE


def phase_of(pile: i64, players: i64) -> i64:
    """Return how late it is, 0 to 5, from the number of rounds that the pile can still last."""
    if pile == 0:
        return 0
    rounds: i64 = pile // (3 * players)
    if rounds >= _EARLY:
        return 5
    if rounds >= _MIDDLE:
        return 4
    return rounds + 1


def solo_mode(state: State, features: PolicyFeatures) -> i64:
    """Return how many categories are still to be beaten, and how many have no card yet."""
    beaten: i64 = 0
    missing: i64 = 0
    for category in range(CATEGORIES):
        if state.symbols_in(features.seat, category) == 0:
            missing += 1
        if features.near[category] > TIE:
            beaten += 1
    return min(max(state.setup.goal - beaten, 0), _MOST_LEFT) * 4 + min(missing, _MOST_MISSING)


def hold_of(beaten: i64) -> i64:
    """Return how firmly Rome holds, 0 to 3, from the categories in which somebody is stronger."""
    held: i64 = CATEGORIES
    while beaten > 0:
        held -= beaten & 1
        beaten >>= 1
    return min(max(held - ROME_NEEDS + 2, 0), 3)
