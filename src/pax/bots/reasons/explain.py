"""Explanation: one or two causes why one move is better than another, from sampled games."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from pax.bots.reasons.choice import LASTING, NEAR, Difference, differences
from pax.bots.reasons.continuations import Continuation, Continuations
from pax.bots.reasons.facts import Fact
from pax.bots.search.ismcts import Search
from pax.bots.steps import Steps
from pax.decks import CATEGORY_LETTERS
from pax.game import View
from pax.game.causes import Cause, CauseCode
from pax.rules.position import NOBODY

MOST_PAIRS: Final = 500
"""Pairs of games that are sampled for one comparison."""

_LEAST_WORTH: Final = 0.2
"""A second cause is worth at least this much of the first."""

SAME_SUBJECT: Final[dict[CauseCode, CauseCode]] = {
    "conspirator": "conspires",
    "rival_conspirator": "rival_conspires",
}
"""Causes at the end that are left out after one of the near future."""

_MOST_CARDS: Final = 3
_ALIKE: Final = 0.1
"""Cards whose shares differ by less are named together."""


class MovePair(NamedTuple):
    """Two moves to compare, and the search that has searched the decision of the view."""

    search: Search
    view: View
    move: str
    other: str

    def games(self, number: int, seed: int) -> Iterator[tuple[Continuation, Continuation]]:
        """Sample this many games after each move."""
        games = Continuations(self.search, self.view.state, seed)
        move, other = (self.view.config.notation.read(each) for each in (self.move, self.other))
        games.compare_cards = bool(games.cards_of(move) and games.cards_of(other))
        for each in range(number):
            yield games.sample(move, each), games.sample(other, each)


def explain_in_steps(pair: MovePair, number: int, seed: int) -> Steps[tuple[Cause, ...]]:
    """Return why the first move is better, most important cause first, from sampled games."""
    found: list[tuple[Continuation, Continuation]] = []
    for both in pair.games(number, seed):
        found.append(both)
        yield
    return causes_of(differences(found), pair.view)


def is_confirmed(cause: Cause, pair: MovePair, number: int, seed: int) -> bool:
    """Whether newly sampled games show a cause, too: its differences have the same sign."""
    gaps = dict.fromkeys(_facts_of(cause, pair.view), 0.0)
    for one, other in pair.games(number, seed):
        for fact in gaps:
            gaps[fact] += one.facts.get(fact, 0) - other.facts.get(fact, 0)
    sign = 1 if cause.value > cause.other else -1
    return all(sign * gap > 0 for gap in gaps.values())


def _facts_of(cause: Cause, view: View) -> list[Fact]:
    """Return the facts that a cause is about: one, or one for each card."""
    seat = NOBODY if cause.seat is None else cause.seat
    category = -1 if cause.category is None else CATEGORY_LETTERS.index(cause.category)
    kinds = [view.config.deck.number[card] for card in cause.cards] or [-1]
    return [Fact(cause.code, seat, category, kind) for kind in kinds]


def causes_of(found: Sequence[Difference], view: View) -> tuple[Cause, ...]:
    """Return the causes to show: of the near future and of the end, or what all adds up to."""
    near = _first(found, NEAR)
    said = {near.fact.code} if near is not None else set()
    lasting = _first(found, [code for code in LASTING if SAME_SUBJECT.get(code) not in said])
    chosen = [each for each in (near, lasting) if each is not None] or list(found[:1])
    chosen.sort(key=lambda each: -each.worth)
    least = _LEAST_WORTH * chosen[0].worth if chosen else 0.0
    return tuple(_cause(each, found, view) for each in chosen if each.worth >= least)


def _first(found: Iterable[Difference], codes: Iterable[str]) -> Difference | None:
    """Return the most valuable difference with one of these codes."""
    wanted = set(codes)
    return next((each for each in found if each.fact.code in wanted), None)


def _cause(difference: Difference, found: Iterable[Difference], view: View) -> Cause:
    fact = difference.fact
    return Cause(
        fact.code,
        round(difference.value, 4),
        round(difference.other, 4),
        None if fact.seat == NOBODY else fact.seat,
        None if fact.category < 0 else CATEGORY_LETTERS[fact.category],
        tuple(view.config.deck.names(_kinds(difference, found))),
    )


def _kinds(difference: Difference, found: Iterable[Difference]) -> list[int]:
    """Return the kinds of a difference, with those that share its code, seat and values."""
    fact = difference.fact
    if fact.kind < 0:
        return []
    alike = [
        each.fact.kind
        for each in found
        if each.fact._replace(kind=fact.kind) == fact
        and abs(each.value - difference.value) < _ALIKE
        and abs(each.other - difference.other) < _ALIKE
    ]
    return sorted(alike[:_MOST_CARDS])
