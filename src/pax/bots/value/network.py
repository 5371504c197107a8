"""The value network: how likely a seat is to win from a whole state, by a small learned network.

The rows that a state looks up (`features`) are added up; what is above zero of each sum speaks, by
one weight each, for a victory with Rome and for one against it. Three weights of a row are packed
into one number, 21 bits each, so that one addition serves three sums.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.value.features import ValueFeatures, rows_for
from pax.rules.rows import zeros
from pax.rules.state import State

SUMS: Final = 32
"""How many sums are formed: every row of a network has so many weights."""

VOICES: Final = 66
"""Behind the rows: a weight of every sum for each kind of victory, and two to begin with."""

UNIT: Final = 1024.0
"""A weight is written in so many parts of one."""

LARGEST: Final = 4095
"""So far from zero a weight can be; a whole table of eight then fits into a pack."""

_PACKS: Final = 12
_AT_ONCE: Final = 4
_BITS: Final = 21
_PACK: Final = 2097151
_RAISE: Final = 4096
"""What is added to a weight before it is packed, so that none is below zero."""


def weights_for(players: i64) -> i64:
    """Return how many weights the network for a table of so many has."""
    return rows_for(players) * SUMS + VOICES


class ValueNetwork:
    """A network, and what it made of the state that it was asked about last."""

    def __init__(self, players: i64, weights: vec[i64]) -> None:
        """Take the weights: those of all rows, then those of the sums."""
        if len(weights) != weights_for(players):
            message = f"a value network of {len(weights)} weights: must be {weights_for(players)}"
            raise ValueError(message)
        rows: i64 = rows_for(players)
        self.packs: vec[i64] = packed(weights, rows)
        self.voices: vec[i64] = weights[rows * SUMS :]
        self.totals: vec[i64] = zeros(_PACKS)
        self.features: ValueFeatures = ValueFeatures()
        self.sums: vec[i64] = zeros(SUMS)
        self.with_rome: float = 0.0
        self.against_rome: float = 0.0

    def consider(self, state: State, seat: i64) -> None:
        """Reckon how likely a seat is to win with Rome, and against it."""
        self.features.look(state, seat)
        self._add_up()
        self.with_rome = self._chance(0)
        self.against_rome = self._chance(1)

    def _add_up(self) -> None:
        totals = self.totals
        number: i64
        for number in range(0, _PACKS, _AT_ONCE):
            self._add_four(number)
        raised: i64 = self.features.size * _RAISE
        for number in range(SUMS):
            total: i64 = totals[number // 3] >> (number % 3 * _BITS)
            self.sums[number] = max((total & _PACK) - raised, 0)

    def _add_four(self, number: i64) -> None:
        """Add up four packs of every row, each in a variable of its own: the fastest way."""
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

    def _chance(self, victory: i64) -> float:
        """Return how likely one kind of victory is: 0 with Rome, 1 against it."""
        voices = self.voices
        sums = self.sums
        first: i64 = victory * SUMS
        total: i64 = 0
        for number in range(SUMS):
            total += sums[number] * voices[first + number]
        begin: i64 = voices[2 * SUMS + victory]
        return chance_of(float(int(begin)) / UNIT + float(int(total)) / UNIT / UNIT)


def packed(weights: vec[i64], rows: i64) -> vec[i64]:
    """Return the weights of all rows in packs of three; the last of a row is filled with zeros."""
    packs = zeros(rows * _PACKS)
    for row in range(rows):
        for number in range(3 * _PACKS):
            weight: i64 = weights[row * SUMS + number] if number < SUMS else 0
            packs[row * _PACKS + number // 3] |= (weight + _RAISE) << (number % 3 * _BITS)
    return packs


def chance_of(number: float) -> float:
    """Return the chance whose odds have this logarithm."""
    return 1.0 / (1.0 + math.exp(-number))
