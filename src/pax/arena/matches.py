"""Who meets whom: line-ups of bots, each playing the same deals in every rotation of the seats."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from math import gcd
from typing import Final

from pax.arena.play import Plan
from pax.decks import Deck, built_in_deck
from pax.game import GameConfig, Options
from pax.rules import Rng

NAMES: Final = ("Livia", "Decimus", "Gaia", "Aulus", "Julia", "Marcus", "Flavia", "Titus")
"""What the records call the seats, so that a replay reads like a game."""


@dataclass(frozen=True)
class LineUp:
    """Bots that sit at one table, in no order; with a level it is one bot alone."""

    bots: tuple[str, ...]
    level: int | None = None

    @property
    def can_repeat(self) -> bool:
        """Whether different bots can sit so that moving round brings the same row, as in abab."""
        counts = Counter(self.bots).values()
        return len(counts) > 1 and gcd(*counts) > 1


@dataclass(frozen=True)
class Match:
    """One game: its number in the contest, its line-up, who sits where, and the deal."""

    number: int
    line_up: int
    plan: Plan
    deal: int


@dataclass(frozen=True)
class Contest:
    """Line-ups that play the same deals, in an order that does not depend on how many."""

    line_ups: tuple[LineUp, ...]
    seed: int
    options: Options = field(default_factory=Options)
    deck: Deck = field(default_factory=built_in_deck)

    def matches(self, games: int) -> Iterator[Match]:
        """Yield so many games of each line-up, rounded up to whole sets of rotations."""
        number = 0
        for deal in range(self.deals(games)):
            for place, line_up in enumerate(self.line_ups):
                for bots in self._rotations(line_up, deal):
                    plan = Plan(self._tables[place], bots, self.seed)
                    yield Match(number, place, plan, deal)
                    number += 1

    def deals(self, games: int) -> int:
        """Return how many deals give each line-up at least so many games."""
        return -(-games // self.rotations)

    def count(self, games: int) -> int:
        """Return how many games of all line-ups that makes."""
        return self.deals(games) * self.rotations * len(self.line_ups)

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return len(self.line_ups[0].bots)

    @property
    def rotations(self) -> int:
        """How many games a line-up plays with one deal: every bot sits on every seat once.

        Where all bots are alike, the games of a deal would be alike too, and there is one.
        """
        differs = any(len(set(line_up.bots)) > 1 for line_up in self.line_ups)
        return self.players if differs else 1

    @property
    def bots(self) -> list[str]:
        """All bots, in the order in which they were named."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up.bots))

    @cached_property
    def _tables(self) -> list[GameConfig]:
        return [
            GameConfig(NAMES[: len(line_up.bots)], line_up.level, self.options, self.deck)
            for line_up in self.line_ups
        ]

    def _rotations(self, line_up: LineUp, deal: int) -> Iterator[tuple[str, ...]]:
        """Yield who sits where: neighbours are drawn for each deal, then all move round."""
        row = _drawn(line_up, Rng(self.seed, deal))
        for first in range(self.rotations):
            yield row[first:] + row[:first]


def _drawn(line_up: LineUp, rng: Rng) -> tuple[str, ...]:
    """Draw who sits beside whom; a row that repeats itself would give the same game twice."""
    row = list(line_up.bots)
    _shuffle(row, rng)
    while line_up.can_repeat and _repeats(row):
        _shuffle(row, rng)
    return tuple(row)


def _shuffle(row: list[str], rng: Rng) -> None:
    for last in range(len(row) - 1, 0, -1):
        other = rng.below(last + 1)
        row[last], row[other] = row[other], row[last]


def _repeats(row: list[str]) -> bool:
    """Whether a row is the same again before it has moved round once."""
    return any(row[first:] + row[:first] == row for first in range(1, len(row)))


def mixed(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Return all line-ups of bots as different as can be: everyone meets everyone equally often."""
    whole, rest = divmod(players, len(bots))
    return tuple(
        LineUp(tuple(bot for bot in bots for _ in range(whole + (bot in more))))
        for more in combinations(bots, rest)
    )


def against(bots: Sequence[str], opponent: str, players: int) -> tuple[LineUp, ...]:
    """Return, for each bot, one of it at a table full of the opponent."""
    return tuple(LineUp((bot, *[opponent] * (players - 1))) for bot in bots)


def alone(bots: Sequence[str], levels: Sequence[int]) -> tuple[LineUp, ...]:
    """Return each bot at each level of the solo game."""
    return tuple(LineUp((bot,), level) for level in levels for bot in bots)
