"""The policy: how strongly a model speaks for each legal move, and a choice by that."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from pax.bots.policy.features import (
    Faces,
    card_places,
    of_card,
    own_place,
    prepare,
    purchase_places,
)
from pax.bots.policy.layout import PLACE_MASK, PLACES, SECOND, THIRD
from pax.bots.policy.state import PolicyFeatures, above, turn_of
from pax.rules.cards import Cards
from pax.rules.decisions import list_moves, perform
from pax.rules.moves import BUY, MOST_MOVES, MoveList, legion_of
from pax.rules.position import BEGINNING, BUYING, NOBODY, OVER
from pax.rules.rng import Rng
from pax.rules.rows import zeros
from pax.rules.state import State

NAT: Final = 64
"""A weight is written in so many parts of a natural logarithm."""

_NO_MOVE: Final = -1
_LOWEST: Final = -1000000

_RANGE: Final = 512
_ONE: Final = 1048576

_CHANCES: Final = vec[i64]([round(_ONE * math.exp(-number / NAT)) for number in range(_RANGE + 1)])


class Policy:
    """A model and the room to weigh the moves of one decision."""

    def __init__(self, cards: Cards, weights: vec[i64]) -> None:
        """Take the cards and a model: a row of `PLACES` weights."""
        if len(weights) != PLACES:
            message = f"a model of {len(weights)} weights: there must be {PLACES}"
            raise ValueError(message)
        self.weights: vec[i16] = narrow(weights)
        self.faces: Faces = Faces(cards)
        self.features: PolicyFeatures = PolicyFeatures()
        self.moves: MoveList = MoveList()
        self.chances: vec[i64] = zeros(MOST_MOVES)
        self.total: i64 = 0

    def choose(self, state: State, rng: Rng) -> i64:
        """Return a legal move, each as likely as the model speaks for it."""
        self.list_anew(state)
        return self.drawn(state, rng)

    def best(self, state: State) -> i64:
        """Return the legal move for which the model speaks most strongly."""
        self.list_anew(state)
        self.weigh(state)
        best: i64 = 0
        for place in range(1, self.moves.size):
            if self.chances[place] > self.chances[best]:
                best = place
        return self.moves.row[best]

    def list_anew(self, state: State) -> None:
        """List the legal moves of a state that has not been looked at."""
        self.features.forget()
        list_moves(state, self.moves)

    def play_out(self, state: State, rng: Rng) -> i64:
        """Play a game to its end by this policy; return the number of decisions."""
        return self.play_on(state, rng, NOBODY)

    def play_on(self, state: State, rng: Rng, seat: i64) -> i64:
        """Play until a seat's next turn begins, or to the end; return the number of decisions."""
        decisions: i64 = 0
        self.features.forget()
        while state.step != OVER:
            list_moves(state, self.moves)
            perform(state, self.drawn(state, rng))
            decisions += 1
            if state.step == BEGINNING and state.seat == seat:
                break
        return decisions

    def drawn(self, state: State, rng: Rng) -> i64:
        """Return one of the listed moves, each as likely as the model speaks for it."""
        row = self.moves.row
        if self.moves.size == 1:
            return row[0]
        self.weigh(state)
        chances = self.chances
        point: i64 = rng.below(self.total)
        drawn: i64 = 0
        for place in range(self.moves.size - 1):
            point -= chances[place]
            drawn += 1 + above(0, point)
        return row[drawn]

    def weigh(self, state: State) -> None:
        """Give each of the listed moves its chance, in parts of the total."""
        self._look(state)
        size: i64 = self.moves.size
        self.features.look_closer(state, size - 1)
        highest: i64
        if state.step == BUYING:
            highest = self._add_up_purchases(state, size)
        else:
            highest = self._add_up(state, size)
        chances = self.chances
        table = _CHANCES
        total: i64 = 0
        for place in range(size):
            chance: i64 = table[capped(highest - chances[place])]
            chances[place] = chance
            total += chance
        self.total = total

    def _look(self, state: State) -> None:
        """See everything once a turn, and the display again after every card that was added."""
        features = self.features
        if features.turn != turn_of(state) or state.round == 0:  # before the first, cards are laid
            features.look(state)
            prepare(state, features)
        elif features.played != state.played:
            features.look_at_display(state)
            prepare(state, features)

    def _add_up(self, state: State, size: i64) -> i64:
        """Add up the weights of each move; return the highest."""
        row = self.moves.row
        faces = self.faces
        features = self.features
        weights = self.weights
        chances = self.chances
        highest: i64 = _LOWEST
        seen: i64 = _NO_MOVE
        card: i64 = 0
        for place in range(size):
            move: i64 = row[place]
            if move - legion_of(move) != seen:
                seen = move - legion_of(move)
                card = added(weights, card_places(faces, features, move))
            weight: i64 = card + i64(weights[own_place(state, features, move)])
            chances[place] = weight
            highest = max(highest, weight)
        return highest

    def _add_up_purchases(self, state: State, size: i64) -> i64:
        """Add up the weights of each purchase and of none, the first move; return the highest."""
        row = self.moves.row
        features = self.features
        weights = self.weights
        chances = self.chances
        highest: i64 = i64(weights[own_place(state, features, row[0])])
        chances[0] = highest
        for place in range(1, size):
            legion: i64 = legion_of(row[place])
            weight: i64 = added(weights, purchase_places(state, features, legion))
            weight += self._of_group(state, legion)
            chances[place] = weight
            highest = max(highest, weight)
        return highest

    def _of_group(self, state: State, legion: i64) -> i64:
        """Add up the weights of the cards of a group."""
        faces = self.faces
        features = self.features
        weights = self.weights
        groups = state.groups
        first: i64 = state.group_start(legion)
        weight: i64 = 0
        for place in range(first, first + state.group_size(legion)):
            weight += added(weights, of_card(faces, features, BUY, groups[place]))
        return weight


def capped(gap: i64) -> i64:
    """Return a gap between weights, at most `_RANGE`."""
    beyond: i64 = above(gap, _RANGE)
    return gap & ~beyond | _RANGE & beyond


def added(weights: vec[i16], places: i64) -> i64:
    """Add up the weights of three packed places."""
    weight: i64 = i64(weights[places & PLACE_MASK])
    weight += i64(weights[places >> SECOND & PLACE_MASK])
    return weight + i64(weights[places >> THIRD])


def narrow(weights: vec[i64]) -> vec[i16]:
    """Return weights in a quarter of the room, so that a processor keeps all of them at hand."""
    row: vec[i16] = vec[i16]()
    for weight in weights:
        row = append(row, i16(weight))
    return row
