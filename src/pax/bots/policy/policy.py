"""The policy: a softmax over the legal moves of a state.

A move's logit is the sum of the weights that its features look up.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from pax.bots.policy.features import (
    CardEncoding,
    card_places,
    kind_places,
    prepare,
    purchase_places,
    verb_place,
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

LOGIT_SCALE: Final = 64
"""Fixed-point scale of the logits: a weight of 64 is 1.0."""

_NO_MOVE: Final = -1
_LOWEST: Final = -1000000

_RANGE: Final = 512
_ONE: Final = 1048576

_CHANCES: Final = vec[i64](
    [round(_ONE * math.exp(-number / LOGIT_SCALE)) for number in range(_RANGE + 1)]
)


class Policy:
    """A model with the scratch buffers to evaluate one decision.

    `chances` are unnormalized probabilities of the listed moves; `total` is their sum.
    """

    def __init__(self, cards: Cards, weights: vec[i64]) -> None:
        """Take the cards and the model, a row of `PLACES` weights."""
        if len(weights) != PLACES:
            message = f"a model of {len(weights)} weights: there must be {PLACES}"
            raise ValueError(message)
        self.weights: vec[i16] = narrow(weights)
        self.encoding: CardEncoding = CardEncoding(cards)
        self.features: PolicyFeatures = PolicyFeatures()
        self.moves: MoveList = MoveList()
        self.chances: vec[i64] = zeros(MOST_MOVES)
        self.total: i64 = 0

    def choose(self, state: State, rng: Rng) -> i64:
        """Sample a legal move of a state from the policy."""
        self.reset(state)
        return self.sample(state, rng)

    def best(self, state: State) -> i64:
        """Return the legal move with the highest logit."""
        self.reset(state)
        self.evaluate(state)
        best: i64 = 0
        for place in range(1, self.moves.size):
            if self.chances[place] > self.chances[best]:
                best = place
        return self.moves.row[best]

    def reset(self, state: State) -> None:
        """List the legal moves of another state; cached features are dropped."""
        self.features.invalidate()
        list_moves(state, self.moves)

    def play_out(self, state: State, rng: Rng) -> i64:
        """Play a game to its end; return the number of decisions."""
        return self.play_on(state, rng, NOBODY)

    def play_on(self, state: State, rng: Rng, seat: i64) -> i64:
        """Play until a seat's next turn begins, or to the end; return the number of decisions."""
        decisions: i64 = 0
        self.features.invalidate()
        while state.step != OVER:
            list_moves(state, self.moves)
            perform(state, self.sample(state, rng))
            decisions += 1
            if state.step == BEGINNING and state.seat == seat:
                break
        return decisions

    def sample(self, state: State, rng: Rng) -> i64:
        """Sample one of the listed moves."""
        row = self.moves.row
        if self.moves.size == 1:
            return row[0]
        self.evaluate(state)
        chances = self.chances
        point: i64 = rng.below(self.total)
        drawn: i64 = 0
        for place in range(self.moves.size - 1):
            point -= chances[place]
            drawn += 1 + above(0, point)
        return row[drawn]

    def evaluate(self, state: State) -> None:
        """Compute the unnormalized probabilities of the listed moves and their total."""
        self._update_features(state)
        size: i64 = self.moves.size
        self.features.compute_decision(state, size - 1)
        highest: i64
        if state.step == BUYING:
            highest = self._compute_purchase_logits(state, size)
        else:
            highest = self._compute_logits(state, size)
        chances = self.chances
        table = _CHANCES
        total: i64 = 0
        for place in range(size):
            chance: i64 = table[capped(highest - chances[place])]
            chances[place] = chance
            total += chance
        self.total = total

    def _update_features(self, state: State) -> None:
        """Recompute the features once a turn, those of the display after each card played."""
        features = self.features
        if features.turn != turn_of(state) or state.round == 0:  # in round 0 cards are laid
            features.compute_turn(state)
            prepare(state, features)
        elif features.played != state.played:
            features.compute_display(state)
            prepare(state, features)

    def _compute_logits(self, state: State, size: i64) -> i64:
        """Store the logit of each move in `chances`; return the highest."""
        row = self.moves.row
        encoding = self.encoding
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
                card = sum_places(weights, card_places(encoding, features, move))
            weight: i64 = card + i64(weights[verb_place(state, features, move)])
            chances[place] = weight
            highest = max(highest, weight)
        return highest

    def _compute_purchase_logits(self, state: State, size: i64) -> i64:
        """Store the logits of `skip`, the first move, and of each purchase; return the highest."""
        row = self.moves.row
        features = self.features
        weights = self.weights
        chances = self.chances
        highest: i64 = i64(weights[verb_place(state, features, row[0])])
        chances[0] = highest
        for place in range(1, size):
            legion: i64 = legion_of(row[place])
            weight: i64 = sum_places(weights, purchase_places(state, features, legion))
            weight += self._group_logit(state, legion)
            chances[place] = weight
            highest = max(highest, weight)
        return highest

    def _group_logit(self, state: State, legion: i64) -> i64:
        """Return the sum of the weights of a group's cards."""
        encoding = self.encoding
        features = self.features
        weights = self.weights
        groups = state.groups
        first: i64 = state.group_start(legion)
        weight: i64 = 0
        for place in range(first, first + state.group_size(legion)):
            weight += sum_places(weights, kind_places(encoding, features, BUY, groups[place]))
        return weight


def capped(gap: i64) -> i64:
    """Return a difference of logits, at most `_RANGE`."""
    beyond: i64 = above(gap, _RANGE)
    return gap & ~beyond | _RANGE & beyond


def sum_places(weights: vec[i16], places: i64) -> i64:
    """Return the sum of the weights at three packed places."""
    weight: i64 = i64(weights[places & PLACE_MASK])
    weight += i64(weights[places >> SECOND & PLACE_MASK])
    return weight + i64(weights[places >> THIRD])


def narrow(weights: vec[i64]) -> vec[i16]:
    """Return the weights as 16-bit integers, so that they fit into the processor cache."""
    row: vec[i16] = vec[i16]()
    for weight in weights:
        row = append(row, i16(weight))
    return row
