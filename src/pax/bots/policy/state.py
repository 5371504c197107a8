"""The policy's summary of what the deciding seat knows of a state.

A policy reads a state only through this module and `features`. They read public rows, the seat's
own hand and aurei, the cards in its view, and Rome's hidden cards if it has peeked; never the order
of the pile, other hands or other seats' aurei.
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
"""The index of a tie with Rome among the seven standings."""

_NEVER: Final = -1
_CONSPIRES: Final = 0
_RIVAL_CONSPIRES: Final = 8
_NOBODY_CONSPIRES: Final = 16
_EARLY: Final = 5
_MIDDLE: Final = 3
_MOST_LEFT: Final = 5
_MOST_MISSING: Final = 3


class PolicyFeatures:
    """A seat's situation: its mode, the phase of the game, and its standing in each category."""

    def __init__(self) -> None:
        """Create empty features."""
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

    def invalidate(self) -> None:
        """Drop the cached features: the next state is from another game."""
        self.turn = _NEVER

    def compute_turn(self, state: State) -> None:
        """Compute everything that is constant during a turn, and the display."""
        self.seat = state.seat
        self.turn = turn_of(state)
        self.phase = phase_of(state.pile_size(), state.setup.players)
        self._compute_rome(state)
        if state.setup.players == 1:
            self.rival = self.rome[INTRIGUE]
            self.compute_display(state)
            self.mode = solo_mode(state, self)
        else:
            self._compute_mode(state)
            self.compute_display(state)

    def compute_display(self, state: State) -> None:
        """Compute what changes when the seat plays a card: standings, limit and discount."""
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

    def compute_decision(self, state: State, choices: i64) -> None:
        """Compute what changes with every decision: market, aurei and income."""
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

    def _compute_rome(self, state: State) -> None:
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

    def _compute_mode(self, state: State) -> None:
        """Compute the mode: who conspires, what Rome holds, whether this seat leads on points."""
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
    """Return a number that identifies the turn and the deciding seat."""
    return (state.round * 16 + state.turns_left) * 16 + state.seat


def above(number: i64, other: i64) -> i64:
    """Return -1 (all bits set) if a number is above another, else 0.

    A branch-free comparison, for branches that the processor would mispredict.
    """
    return other - number >> 63


def above_with(number: i64, bonus: i64, other: i64) -> i64:
    """Return -1 if a positive number is above another only with a bonus, else 0."""
    return above(number + bonus, other) & ~above(number, other) & above(number, 0)


def clipped(difference: i64) -> i64:
    """Return a difference of strengths as a number from 0 to 6; 3 is a tie."""
    return min(max(difference, -3), 3) + TIE


def phase_of(pile: i64, players: i64) -> i64:
    """Return the phase, 0 (last) to 5 (early), from the rounds that the pile can last."""
    if pile == 0:
        return 0
    rounds: i64 = pile // (3 * players)
    if rounds >= _EARLY:
        return 5
    if rounds >= _MIDDLE:
        return 4
    return rounds + 1


def solo_mode(state: State, features: PolicyFeatures) -> i64:
    """Return the mode of a solo game: categories still to be beaten, and those without a card."""
    beaten: i64 = 0
    missing: i64 = 0
    for category in range(CATEGORIES):
        if state.symbols_in(features.seat, category) == 0:
            missing += 1
        if features.near[category] > TIE:
            beaten += 1
    return min(max(state.setup.goal - beaten, 0), _MOST_LEFT) * 4 + min(missing, _MOST_MISSING)


def hold_of(beaten: i64) -> i64:
    """Return Rome's hold, 0 to 3, from the bit set of categories in which a player is stronger."""
    held: i64 = CATEGORIES
    while beaten > 0:
        held -= beaten & 1
        beaten >>= 1
    return min(max(held - ROME_NEEDS + 2, 0), 3)
