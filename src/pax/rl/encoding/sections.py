"""The sections of an observation, written word by word; `layout` says where they are."""

from librt.vecs import vec
from mypy_extensions import i64

from pax.rl.encoding.layout import HIGHEST, bit
from pax.rl.encoding.memory import Memory
from pax.rules.cards import CATEGORIES
from pax.rules.draw import FULL_DRAW
from pax.rules.state import State


def write_facts(state: State, row: vec[i64], at: i64) -> None:
    """Write the public facts: step, counters, categories played, flags."""
    played: i64 = 0
    for category in range(CATEGORIES):
        played |= (state.played_in >> category & 1) << (category << 3)
    row[at] = bit(state.step << 3)
    row[at + 1] = (
        state.pile_size()
        | state.round << 8
        | state.turns_left << 16
        | state.played << 24
        | state.views << 32
        | state.to_come << 40
        | min(state.drawing_from, FULL_DRAW) << 48
    )
    row[at + 2] = played
    row[at + 3] = (
        (1 if state.taken else 0)
        | (256 if state.offered else 0)
        | (65536 if state.buried else 0)
        | state.setup.goal << 24
    )


def write_status(state: State, seat: i64, row: vec[i64], at: i64) -> None:
    """Write the public facts of each seat, from this one on clockwise."""
    players: i64 = state.setup.players
    other: i64 = seat
    for place in range(at, at + players):
        row[place] = (
            min(state.coins[other], HIGHEST)
            | state.hand_sizes[other] << 8
            | state.peeked[other] << 16
            | (1 << 24 if other == state.conspirator else 0)
            | (1 << 32 if other == state.starter else 0)
            | (1 << 40 if other == state.active else 0)
            | (1 << 48 if other == state.seat else 0)
        )
        other += 1
        if other == players:
            other = 0


def write_pile(state: State, memory: Memory, row: vec[i64], at: i64) -> None:
    """Write the cards that a seat knows in the pile, from its top on."""
    certain = memory.certain
    first: i64 = memory.pile + (state.pile_top >> 3)
    shift: i64 = (state.pile_top & 7) << 3
    end: i64 = memory.pile + (state.pile_bottom + 7 >> 3)
    for word in range(memory.layout.pile_words):
        source: i64 = first + word
        if source >= end:
            row[at + word] = 0
        elif shift == 0:
            row[at + word] = certain[source]
        else:
            low: i64 = certain[source] >> shift
            mask: i64 = bit(64 - shift) - 1
            high: i64 = certain[source + 1] & bit(shift) - 1
            row[at + word] = low & mask | high << (64 - shift)


def write_words(source: vec[i64], first: i64, end: i64, row: vec[i64], at: i64) -> None:
    """Copy words of a row, from `first` to before `end`, to a place of another one."""
    place: i64 = at
    for word in range(first, end):
        row[place] = source[word]
        place += 1
