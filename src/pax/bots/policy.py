"""The policy: how strongly a model speaks for each legal move, and a choice by that."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from pax.bots.features import MOST_PACKS, PLACES, Faces, describe, prepare
from pax.bots.sight import Sight
from pax.rules.cards import Cards
from pax.rules.decisions import list_moves, perform
from pax.rules.moves import DRAW, MOST_MOVES, PLAY, SKIP, MoveList, verb_of
from pax.rules.position import BEGINNING, NOBODY, OVER
from pax.rules.rng import Rng
from pax.rules.rows import zeros
from pax.rules.state import State

NAT: Final = 64
"""A weight is written in so many parts of a natural logarithm."""

_NOTHING: Final = 0
_DISPLAY: Final = 1
_ALL: Final = 2

_PLACE: Final = 32767
_CARD: Final = 35184372088831

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
        self.sight: Sight = Sight()
        self.moves: MoveList = MoveList()
        self.chances: vec[i64] = zeros(MOST_MOVES)
        self.packs: vec[i64] = vec[i64]([0] * MOST_PACKS)
        self.total: i64 = 0
        self.unseen: i64 = _ALL

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
        self.unseen = _ALL
        list_moves(state, self.moves)

    def play_out(self, state: State, rng: Rng) -> i64:
        """Play a game to its end by this policy; return the number of decisions."""
        return self.play_on(state, rng, NOBODY)

    def play_on(self, state: State, rng: Rng, seat: i64) -> i64:
        """Play until a seat's next turn begins, or to the end; return the number of decisions."""
        decisions: i64 = 0
        self.unseen = _ALL
        while state.step != OVER:
            list_moves(state, self.moves)
            self.make(state, self.drawn(state, rng))
            decisions += 1
            if state.step == BEGINNING and state.seat == seat:
                break
        return decisions

    def make(self, state: State, move: i64) -> None:
        """Make a move, and remember what it changes about the sight."""
        verb: i64 = verb_of(move)
        if verb == PLAY:
            self.unseen = max(self.unseen, _DISPLAY)
        elif verb < DRAW or verb > SKIP:
            self.unseen = _ALL
        perform(state, move)

    def drawn(self, state: State, rng: Rng) -> i64:
        """Return one of the listed moves, each as likely as the model speaks for it."""
        row = self.moves.row
        if self.moves.size == 1:
            return row[0]
        self.weigh(state)
        chances = self.chances
        point: i64 = rng.below(self.total)
        place: i64 = 0
        while point >= chances[place]:
            point -= chances[place]
            place += 1
        return row[place]

    def weigh(self, state: State) -> None:
        """Give each of the listed moves its chance, in parts of the total."""
        sight = self.sight
        if self.unseen == _ALL or sight.seat != state.seat:
            sight.look(state)
            prepare(state, sight)
        elif self.unseen == _DISPLAY:
            sight.look_at_display(state)
            prepare(state, sight)
        self.unseen = _NOTHING
        size: i64 = self.moves.size
        sight.look_closer(state, size - 1)
        highest: i64 = self._add_up(state, size)
        chances = self.chances
        table = _CHANCES
        total: i64 = 0
        for place in range(size):
            chance: i64 = table[min(highest - chances[place], 512)]
            chances[place] = chance
            total += chance
        self.total = total

    def _add_up(self, state: State, size: i64) -> i64:
        """Add up the weights of each move; return the highest."""
        row = self.moves.row
        faces = self.faces
        sight = self.sight
        weights = self.weights
        packs = self.packs
        chances = self.chances
        highest: i64 = -1000000
        seen: i64 = 0
        of_card: i64 = 0
        for place in range(size):
            number: i64 = describe(state, faces, sight, row[place], packs)
            weight: i64 = 0
            for pack in range(number):
                lookup: i64 = packs[pack]
                if lookup <= _PLACE:
                    weight += i64(weights[lookup])
                    continue
                card: i64 = lookup & _CARD
                if card != seen:
                    seen = card
                    of_card = i64(weights[card & _PLACE]) + i64(weights[card >> 15 & _PLACE])
                    of_card += i64(weights[card >> 30])
                weight += of_card + i64(weights[lookup >> 45])
            chances[place] = weight
            highest = max(highest, weight)
        return highest


def narrow(weights: vec[i64]) -> vec[i16]:
    """Return weights in a quarter of the room, so that a processor keeps all of them at hand."""
    row: vec[i16] = vec[i16]()
    for weight in weights:
        row = append(row, i16(weight))
    return row
