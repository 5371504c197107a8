"""Where each field of an observation and of an action mask is: offsets for one set-up.

An observation is a row of bytes, 0 to 255. It is stored in 64-bit words, eight bytes a word with
the first in the lowest bits: on a little-endian machine the words in memory are the bytes in order.
Every section begins with a new word. A section of cards has one byte for each kind of the deck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules.moves import (
    BURY,
    BUY,
    DRAW,
    END,
    KEEP,
    LAY,
    MOVES,
    OFFER,
    PASS,
    PEEK,
    PLAY,
    SKIP,
    TAKE,
    move_of,
)
from pax.rules.setup import ROME_HIDDEN, Setup

WORD: Final = 8
"""Bytes in a word."""

FACTS: Final = 4
"""Words of the section of public facts: step, counters, categories played, flags."""

HIGHEST: Final = 255
"""The highest number of a byte; larger numbers of aurei are shown as this."""

_PLAIN: Final = (DRAW, PEEK, SKIP, END, PASS)
_WITH_KIND: Final = (LAY, KEEP, TAKE, BURY, PLAY)
NO_ACTION: Final = -1


def bit(place: i64) -> i64:
    """Return 2 to this power.

    Compiled, a literal 1 is an integer of 32 bits in C, so that `1 << 48` by a variable is wrong.
    """
    return place - place + 1 << place


def words_for(size: i64) -> i64:
    """Return how many words hold this many bytes."""
    return (size + WORD - 1) // WORD


class Layout:
    """The sections of observations and masks for one set-up; offsets and sizes are in words.

    `own` begins the private part: hand, cards in view, Rome's hidden cards. `memory` follows: the
    unseen cards, the cards known in the hands of the others, and the pile from its top.
    Actions are numbered so that a deck with fewer legions has the first of the same numbers: moves
    without a card, moves with a card by verb, then for each legion its purchase and its offers.
    """

    def __init__(self, setup: Setup) -> None:
        """Compute the offsets and the tables of actions."""
        self.setup: Setup = setup
        self.players: i64 = setup.players
        self.legions: i64 = setup.legions
        self.kinds: i64 = setup.cards.kinds
        self.kind_words: i64 = words_for(self.kinds)
        self.places: i64 = setup.pile - setup.rome - ROME_HIDDEN
        self.pile_words: i64 = words_for(self.places)
        self.status: i64 = FACTS
        self.displays: i64 = self.status + self.players
        self.market: i64 = self.displays + self.players * self.kind_words
        self.rome: i64 = self.market + self.legions * self.kind_words
        self.own: i64 = self.rome + self.kind_words
        self.memory: i64 = self.own + 3 * self.kind_words
        self.rivals: i64 = self.memory + self.kind_words
        self.pile: i64 = self.rivals + (self.players - 1) * self.kind_words
        self.words: i64 = self.pile + self.pile_words
        self.actions: i64 = 5 + 5 * self.kinds + self.legions * (self.kinds + 1)
        self.mask_words: i64 = words_for(self.actions)
        self.move_of: vec[i64] = vec[i64](moves_in_order(self.kinds, self.legions))
        self.action_of: vec[i64] = vec[i64]([NO_ACTION] * MOVES)
        for action in range(self.actions):
            self.action_of[self.move_of[action]] = action


def moves_in_order(kinds: i64, legions: i64) -> list[int]:
    """Return the move of every action."""
    moves: list[int] = [int(move_of(verb)) for verb in _PLAIN]
    for verb in _WITH_KIND:
        for kind in range(kinds):
            moves.append(int(move_of(verb, kind)))
    for legion in range(1, legions + 1):
        moves.append(int(move_of(BUY, 0, legion)))
        for kind in range(kinds):
            moves.append(int(move_of(OFFER, kind, legion)))
    return moves


def byte_at(row: vec[i64], start: i64, place: i64) -> i64:
    """Return a byte of a section that starts at a word."""
    return row[start + (place >> 3)] >> ((place & 7) << 3) & HIGHEST


def add_to_byte(row: vec[i64], start: i64, place: i64, number: i64) -> None:
    """Add a number to a byte of a section; the sum must be 0 to 127."""
    row[start + (place >> 3)] += number << ((place & 7) << 3)
