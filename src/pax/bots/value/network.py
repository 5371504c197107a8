"""The value network: estimates a seat's chance to win from a full state.

One hidden layer with ReLU on the one-hot `features`, and two sigmoid outputs: the probability of a
victory with Rome and of one against it. Three weights of a row are packed into one integer, 21 bits
each, so that one addition serves three hidden units.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.value.features import ValueFeatures, rows_for
from pax.rules.rows import zeros
from pax.rules.state import State

HIDDEN_UNITS: Final = 32
"""Number of hidden units, and of weights per feature row."""

OUTPUT_WEIGHTS: Final = 66
"""Weights after the rows: one per hidden unit for each of the two outputs, and two biases."""

WEIGHT_SCALE: Final = 1024.0
"""Fixed-point scale: a weight of 1024 is 1.0."""

MAX_WEIGHT: Final = 4095
"""Largest absolute weight; with it the sums of eight players fit into 21 bits."""

_PACKS: Final = 12
_AT_ONCE: Final = 4
_BITS: Final = 21
_MASK: Final = 2097151
_OFFSET: Final = 4096
"""Added to a weight before packing, so that none is negative."""


def weights_for(players: i64) -> i64:
    """Return the number of weights of a network."""
    return rows_for(players) * HIDDEN_UNITS + OUTPUT_WEIGHTS


class ValueNetwork:
    """A network and its outputs for the last evaluated state."""

    def __init__(self, players: i64, weights: vec[i64]) -> None:
        """Take the weights: those of all rows, then those of the outputs."""
        if len(weights) != weights_for(players):
            message = f"a value network of {len(weights)} weights: must be {weights_for(players)}"
            raise ValueError(message)
        rows: i64 = rows_for(players)
        self.packs: vec[i64] = packed(weights, rows)
        self.output: vec[i64] = weights[rows * HIDDEN_UNITS :]
        self.totals: vec[i64] = zeros(_PACKS)
        self.features: ValueFeatures = ValueFeatures()
        self.hidden: vec[i64] = zeros(HIDDEN_UNITS)
        self.with_rome: float = 0.0
        self.against_rome: float = 0.0

    def evaluate(self, state: State, seat: i64) -> None:
        """Compute a seat's probability to win with Rome and against it."""
        self.features.compute(state, seat)
        self._compute_hidden()
        self.with_rome = self._probability(0)
        self.against_rome = self._probability(1)

    def _compute_hidden(self) -> None:
        totals = self.totals
        number: i64
        for number in range(0, _PACKS, _AT_ONCE):
            self._add_four(number)
        offset: i64 = self.features.size * _OFFSET
        for number in range(HIDDEN_UNITS):
            total: i64 = totals[number // 3] >> (number % 3 * _BITS)
            self.hidden[number] = max((total & _MASK) - offset, 0)

    def _add_four(self, number: i64) -> None:
        """Add up four packs of every row; local variables are faster than a row of totals."""
        packs = self.packs
        rows = self.features.rows
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        fourth: i64 = 0
        for place in range(self.features.size):
            pack: i64 = rows[place] * _PACKS + number
            first += packs[pack]
            second += packs[pack + 1]
            third += packs[pack + 2]
            fourth += packs[pack + 3]
        totals = self.totals
        totals[number] = first
        totals[number + 1] = second
        totals[number + 2] = third
        totals[number + 3] = fourth

    def _probability(self, victory: i64) -> float:
        """Return the output for a kind of victory: 0 with Rome, 1 against it."""
        output = self.output
        hidden = self.hidden
        first: i64 = victory * HIDDEN_UNITS
        total: i64 = 0
        for number in range(HIDDEN_UNITS):
            total += hidden[number] * output[first + number]
        bias: i64 = output[2 * HIDDEN_UNITS + victory]
        return sigmoid(
            float(int(bias)) / WEIGHT_SCALE + float(int(total)) / WEIGHT_SCALE / WEIGHT_SCALE
        )


def packed(weights: vec[i64], rows: i64) -> vec[i64]:
    """Return the weights of all rows in packs of three; the last pack of a row is zero-padded."""
    packs = zeros(rows * _PACKS)
    for row in range(rows):
        for number in range(3 * _PACKS):
            weight: i64 = weights[row * HIDDEN_UNITS + number] if number < HIDDEN_UNITS else 0
            packs[row * _PACKS + number // 3] |= (weight + _OFFSET) << (number % 3 * _BITS)
    return packs


def sigmoid(number: float) -> float:
    """Return the logistic function of a number."""
    return 1.0 / (1.0 + math.exp(-number))
