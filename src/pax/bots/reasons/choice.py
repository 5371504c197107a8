"""The choice of causes: significant differences, by what they are worth in victories."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from pax.bots.reasons.continuations import Continuation
from pax.bots.reasons.facts import Fact
from pax.game.causes import CauseCode

SIGNIFICANT: Final = 3.0
"""A difference must exceed this many standard errors."""

FEWEST_PAIRS: Final = 30
"""With fewer pairs of games nothing is significant."""

HALF_SIGNIFICANT: Final = 1.0
"""In each half of the continuations it must exceed this many."""

_PRIOR_WEIGHT: Final = 40
"""Continuations that the prior worth of a fact at the end counts as."""

_NEAR_PRIOR_WEIGHT: Final = 400
"""The same for the near future, where other facts blur what a single one is worth."""


_OFTEN: Final = 0.3
_LAST_ROUNDS: Final = 3


class _Measure(NamedTuple):
    """How a code is weighed.

    `worth` is what one unit is worth in victories by experience, `least` the least difference that
    is shown, `spread` a typical standard deviation. A fact that is good or bad for the seat, as
    the sampled games say, counts `both_ways`; any other counts only in the direction of its worth.
    """

    worth: float
    least: float
    spread: float = 0.5
    both_ways: bool = False


NEAR: Final[dict[CauseCode, _Measure]] = {
    "rome_takes": _Measure(-0.02, 0.1, both_ways=True),
    "rival_buys": _Measure(-0.04, 0.1),
    "income": _Measure(0.015, 0.75, 1.5),
    "aurei": _Measure(0.015, 0.75, 2.0),
    "cards": _Measure(0.03, 0.75, 1.5),
    "limit": _Measure(0.03, 0.75, 1.0),
    "discount": _Measure(0.04, 0.5, 0.5),
    "sight": _Measure(0.04, 0.5, 0.5),
    "knows_rome": _Measure(0.02, 0.5),
    "conspires": _Measure(0.1, 0.1),
    "rival_conspires": _Measure(-0.1, 0.1),
}
"""Facts of the near future."""

LASTING: Final[dict[CauseCode, _Measure]] = {
    "plays_it": _Measure(0.06, 0.15),
    "plays": _Measure(0.04, 0.15),
    "beats_rome": _Measure(0.12, 0.06),
    "rival_beats_rome": _Measure(-0.06, 0.06),
    "rome_holds": _Measure(0.0, 0.06, both_ways=True),
    "has_category": _Measure(0.1, 0.06),
    "richest": _Measure(0.15, 0.06),
    "symbols": _Measure(0.03, 0.4, 2.0),
    "conspirator": _Measure(0.15, 0.06),
    "rival_conspirator": _Measure(-0.1, 0.06),
    "rounds": _Measure(0.0, 0.2, 0.5, both_ways=True),
}
"""Facts at the end of the game."""

SUMS: Final[dict[CauseCode, _Measure]] = {
    "rome_wins": _Measure(0.0, 0.05, both_ways=True),
    "beaten": _Measure(0.05, 0.15, 1.0),
    "lead": _Measure(0.02, 0.3, 4.0),
}
"""What all the others add up to: shown only if no single fact stands out."""

MEASURES: Final = {**NEAR, **LASTING, **SUMS}


class Difference(NamedTuple):
    """A fact's mean after both moves, and what the difference is worth in victories."""

    fact: Fact
    value: float
    other: float
    worth: float


Pairs = Sequence[tuple[Continuation, Continuation]]
"""Continuations of two moves, from the same sampled states."""


def differences(pairs: Pairs) -> list[Difference]:
    """Return the significant differences that favour the first move, most valuable first."""
    facts = {fact for pair in pairs for each in pair for fact in each.facts}
    found = [each for fact in facts if (each := _difference(pairs, fact)) is not None]
    return sorted(found, key=lambda each: (-each.worth, each.fact))


def _difference(pairs: Pairs, fact: Fact) -> Difference | None:
    """Return the difference in one fact if it is significant and favours the first move."""
    rows = [(one.facts.get(fact, 0), other.facts.get(fact, 0)) for one, other in pairs]
    value, other = (math.fsum(column) / len(rows) for column in zip(*rows, strict=True))
    gap, measure = value - other, MEASURES[fact.code]
    if fact.code == "rome_holds" and gap > 0 and not _profits_from_rome(pairs):
        return None
    if fact.code == "rounds" and max(value, other) > _LAST_ROUNDS:
        return None
    is_wrong_way = not measure.both_ways and gap * measure.worth < 0
    if (
        is_wrong_way
        or abs(gap) < measure.least
        or not is_significant([one - two for one, two in rows])
    ):
        return None
    worth = gap * _worth(pairs, fact)
    return Difference(fact, value, other, worth) if worth > 0 else None


def _profits_from_rome(pairs: Pairs) -> bool:
    """Whether the seat is often the conspirator at the end, so that Rome's victory is its own."""
    own = sum(one.facts.get(Fact("conspirator"), 0) for one, _ in pairs)
    return own >= _OFTEN * len(pairs)


def is_significant(gaps: Sequence[float]) -> bool:
    """Whether the mean of differences is not chance: in all, and in each half with its sign."""
    if len(gaps) < FEWEST_PAIRS:
        return False
    middle = len(gaps) // 2
    first, second = _errors(gaps[:middle]), _errors(gaps[middle:])
    if abs(_errors(gaps)) < SIGNIFICANT or first * second <= 0:
        return False
    return min(abs(first), abs(second)) >= HALF_SIGNIFICANT


def _errors(gaps: Sequence[float]) -> float:
    """Return a mean in standard errors of itself."""
    count = len(gaps)
    mean = math.fsum(gaps) / count
    spread = math.fsum((gap - mean) ** 2 for gap in gaps) / max(count - 1, 1)
    if spread == 0:
        return math.copysign(math.inf, mean) if mean else 0.0
    return mean / math.sqrt(spread / count)


def _worth(pairs: Pairs, fact: Fact) -> float:
    """Return the victories that one unit of a fact is worth: a slope within each move's games.

    It is drawn towards the prior worth, which alone counts for a fact that does not vary.
    """
    measure = MEASURES[fact.code]
    prior = _NEAR_PRIOR_WEIGHT if fact.code in NEAR else _PRIOR_WEIGHT
    weight = prior * measure.spread**2
    product, square = weight * measure.worth, weight
    for arm in zip(*pairs, strict=True):
        values = [each.facts.get(fact, 0) for each in arm]
        mean = math.fsum(values) / len(values)
        won = math.fsum(each.won for each in arm) / len(arm)
        for each, value in zip(arm, values, strict=True):
            product += (value - mean) * (each.won - won)
            square += (value - mean) ** 2
    return product / square
