"""Facts about one continuation: what each cause is measured by.

Facts of the near future are read when the seat's next turn begins, the others at the end of the
game. A fact is a number; one that does not hold is 0 and may be left out.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pax.game.causes import CauseCode
from pax.rules import State
from pax.rules.buy import discount
from pax.rules.cards import ARMY, CATEGORIES, FLEET, RELIGION
from pax.rules.display import limit
from pax.rules.draw import seen_together
from pax.rules.ending import (
    all_points,
    beaten_by,
    is_stronger,
    rome_holds,
    rome_wins,
    strength,
)
from pax.rules.journal import BUYS, GETS, RECEIVES, ROME_TAKES
from pax.rules.position import NOBODY

Entry = tuple[int, int, int, int]


class Fact(NamedTuple):
    """What is measured: the cause's code, and whom and what it is about."""

    code: CauseCode
    seat: int = NOBODY
    category: int = -1
    kind: int = -1


Facts = dict[Fact, float]


class Interest(NamedTuple):
    """What a comparison looks at: the seat, the kinds in its reach, its display and the round."""

    seat: int
    round: int
    kinds: frozenset[int]
    before: tuple[int, ...]


def interest_in(state: State) -> Interest:
    """Return what to look at in the continuations of a state, for the seat that decides."""
    seat, legions = int(state.seat), range(1, state.setup.legions + 1)
    kinds = {int(kind) for legion in legions for kind in state.group(legion)}
    kinds |= {int(kind) for kind in state.in_view[: state.views]}
    known = range(state.cards.kinds)
    kinds |= {kind for kind in known if state.in_hand(seat, kind)}
    before = tuple(int(state.on_display(seat, kind)) for kind in known)
    reached = frozenset(kind for kind in kinds if kind < state.cards.kinds)
    return Interest(seat, int(state.round), reached, before)


def soon(state: State, entries: Sequence[Entry], interest: Interest) -> Facts:
    """Return the facts at the beginning of the seat's next turn, or at the end of the game."""
    seat = interest.seat
    found: Facts = {
        Fact("income"): sum(
            number for what, who, _, number in entries if what == RECEIVES and who == seat
        ),
        Fact("aurei"): int(state.coins[seat]),
        Fact("cards"): int(state.hand_sizes[seat])
        + sum(int(state.cards_in(seat, category)) for category in range(CATEGORIES)),
        Fact("limit"): int(limit(state, seat)),
        Fact("discount"): int(discount(state, seat)),
        Fact("sight"): int(seen_together(state.symbols_in(seat, RELIGION))),
        Fact("knows_rome"): int(state.peeked[seat]),
    }
    if not state.setup.is_solo:
        found.update(_holder(state, seat, "conspires", "rival_conspires"))
    found.update(_acquired(entries, interest))
    return found


def _holder(state: State, seat: int, own: CauseCode, other: CauseCode) -> Facts:
    """Return who the conspirator is, if anybody."""
    holder = int(state.conspirator)
    if holder == NOBODY:
        return {}
    return {Fact(own) if holder == seat else Fact(other, seat=holder): 1}


def _acquired(entries: Iterable[Entry], interest: Interest) -> Facts:
    """Return the kinds in the seat's reach that Rome took and that others bought."""
    found: Facts = {}
    taker: int | None = None
    for what, who, kind, _ in entries:
        if what in (BUYS, ROME_TAKES):
            taker = who
        elif what != GETS:
            taker = None
        elif taker is not None and taker != interest.seat and kind in interest.kinds:
            code: CauseCode = "rome_takes" if taker == NOBODY else "rival_buys"
            found[Fact(code, seat=taker, kind=kind)] = 1
    return found


def at_end(state: State, interest: Interest, chosen: Sequence[int]) -> Facts:
    """Return the facts at the end of a game; `chosen` are the kinds that the move gets."""
    seat = interest.seat
    found: Facts = {
        Fact("symbols"): int(strength(state, seat, FLEET) + strength(state, seat, ARMY)),
        Fact("beaten"): int(beaten_by(state, seat)),
        Fact("rounds"): int(state.round) - interest.round,
    }
    for category in range(CATEGORIES):
        found[Fact("beats_rome", category=category)] = is_stronger(state, seat, category)
        found[Fact("rome_holds", category=category)] = rome_holds(state, category)
        found[Fact("has_category", category=category)] = state.cards_in(seat, category) > 0
    played = [
        kind for kind in interest.kinds if state.on_display(seat, kind) > interest.before[kind]
    ]
    found.update({Fact("plays", kind=kind): 1 for kind in played})
    if chosen:
        found[Fact("plays_it")] = sum(kind in played for kind in chosen) / len(chosen)
    if not state.setup.is_solo:
        found.update(_against_rivals(state, seat))
    return found


def _against_rivals(state: State, seat: int) -> Facts:
    """Return the facts at the end of a game that depend on the other players."""
    totals = [int(total) for total in all_points(state)]
    riches = [int(coins + hand) for coins, hand in zip(state.coins, state.hand_sizes, strict=True)]
    rivals = [total for each, total in enumerate(totals) if each != seat]
    found: Facts = {
        Fact("lead"): totals[seat] - max(rivals),
        Fact("richest"): riches[seat] == max(riches),
        Fact("rome_wins"): int(rome_wins(state)),
    }
    found.update(_holder(state, seat, "conspirator", "rival_conspirator"))
    for rival in range(len(totals)):
        for category in range(CATEGORIES):
            if rival != seat and is_stronger(state, rival, category):
                found[Fact("rival_beats_rome", seat=rival, category=category)] = 1
    return found
