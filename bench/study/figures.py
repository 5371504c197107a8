"""Figures of the study: win rates of Rome, by seat, and by category."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pax.arena import GameOutcome, SeatOutcome, wilson
from pax.decks import CATEGORY_LETTERS


@dataclass
class Count:
    """Games and wins; a victory shared by k counts 1/k."""

    games: int = 0
    wins: float = 0.0

    def add(self, outcome: GameOutcome, seat: SeatOutcome) -> None:
        """Add the outcome of a seat."""
        self.games += 1
        self.wins += 1 / outcome.winners if seat.won else 0.0

    @property
    def share(self) -> float:
        """The win rate."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the win rate."""
        return wilson(self.share, self.games)

    def __str__(self) -> str:
        """Return the win rate with its interval."""
        low, high = self.interval
        return f"{self.share:.1%} ({low:.1%} to {high:.1%})" if self.games else ""


def rome(outcomes: Iterable[GameOutcome]) -> Count:
    """Return how often Rome won."""
    found = Count()
    for outcome in outcomes:
        found.games += 1
        found.wins += outcome.rome
    return found


def solo(outcomes: Iterable[GameOutcome], line_up: int) -> Count:
    """Return how often a level was won."""
    found = Count()
    for outcome in outcomes:
        if outcome.line_up == line_up:
            found.add(outcome, outcome.seats[0])
    return found


def by_seat(outcomes: Sequence[GameOutcome]) -> list[Count]:
    """Return how often each seat won."""
    found = [Count() for _ in outcomes[0].seats]
    for outcome in outcomes:
        for count, seat in zip(found, outcome.seats, strict=True):
            count.add(outcome, seat)
    return found


def by_strength(outcomes: Sequence[GameOutcome], category: int, most: int) -> list[Count]:
    """Return how often seats won, by their final strength in a category, up to `most` or more."""
    return _count_by(outcomes, most + 1, lambda _, seat: min(most, seat.strength[category]))


def by_lead(outcomes: Sequence[GameOutcome], category: int) -> list[Count]:
    """Return how often seats won that were not the only leader in a category, and that were."""
    return _count_by(outcomes, 2, lambda outcome, seat: int(_leads(outcome, seat, category)))


def by_first(outcomes: Sequence[GameOutcome]) -> dict[str, Count]:
    """Return how often seats won, by the categories of their first purchase."""
    found = {letter: Count() for letter in CATEGORY_LETTERS}
    for outcome in outcomes:
        for seat in outcome.seats:
            for letter in seat.first:
                found[letter].add(outcome, seat)
    return found


def _leads(outcome: GameOutcome, seat: SeatOutcome, category: int) -> bool:
    others = [other.strength[category] for other in outcome.seats if other is not seat]
    return seat.strength[category] > max(others)


def _count_by(
    outcomes: Sequence[GameOutcome], kinds: int, kind: Callable[[GameOutcome, SeatOutcome], int]
) -> list[Count]:
    found = [Count() for _ in range(kinds)]
    for outcome in outcomes:
        for seat in outcome.seats:
            found[kind(outcome, seat)].add(outcome, seat)
    return found
