"""Match making: line-ups of bots, each playing the same deals in every rotation of the seats."""

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
"""Player names in records, by seat."""


@dataclass(frozen=True)
class LineUp:
    """The bots at one table, in no order; with a level, one bot in a solo game."""

    bots: tuple[str, ...]
    level: int | None = None

    @property
    def can_repeat(self) -> bool:
        """Whether a seating of different bots can equal one of its rotations, as in abab."""
        counts = Counter(self.bots).values()
        return len(counts) > 1 and gcd(*counts) > 1


@dataclass(frozen=True)
class Match:
    """One game: its number in the contest, its line-up, the seating, and the deal."""

    number: int
    line_up: int
    plan: Plan
    deal: int


@dataclass(frozen=True)
class Contest:
    """Line-ups that play the same deals; more games extend the sequence of fewer."""

    line_ups: tuple[LineUp, ...]
    seed: int
    options: Options = field(default_factory=Options)
    deck: Deck = field(default_factory=built_in_deck)

    def matches(self, games: int) -> Iterator[Match]:
        """Yield at least `games` games of each line-up, rounded up to full rotations."""
        number = 0
        for deal in range(self.deals(games)):
            for place, line_up in enumerate(self.line_ups):
                for bots in self._rotations(line_up, deal):
                    plan = Plan(self._tables[place], bots, self.seed)
                    yield Match(number, place, plan, deal)
                    number += 1

    def deals(self, games: int) -> int:
        """Return the number of deals for at least `games` games of each line-up."""
        return -(-games // self.rotations)

    def count(self, games: int) -> int:
        """Return the total number of games of all line-ups."""
        return self.deals(games) * self.rotations * len(self.line_ups)

    @property
    def players(self) -> int:
        """The number of players at a table."""
        return len(self.line_ups[0].bots)

    @property
    def rotations(self) -> int:
        """Games of a line-up per deal: one for each rotation, so that every bot has every seat.

        One if all bots are the same, because the rotations would give equal games.
        """
        differs = any(len(set(line_up.bots)) > 1 for line_up in self.line_ups)
        return self.players if differs else 1

    @property
    def bots(self) -> list[str]:
        """All bots, in order of first appearance."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up.bots))

    @cached_property
    def _tables(self) -> list[GameConfig]:
        return [
            GameConfig(NAMES[: len(line_up.bots)], line_up.level, self.options, self.deck)
            for line_up in self.line_ups
        ]

    def _rotations(self, line_up: LineUp, deal: int) -> Iterator[tuple[str, ...]]:
        """Yield the seatings of a deal: a random order of the bots, then its rotations."""
        row = _random_order(line_up, Rng(self.seed, deal))
        for first in range(self.rotations):
            yield row[first:] + row[:first]


def _random_order(line_up: LineUp, rng: Rng) -> tuple[str, ...]:
    """Return a random order of the bots that does not equal one of its rotations, if possible."""
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
    """Whether a row equals one of its rotations."""
    return any(row[first:] + row[:first] == row for first in range(1, len(row)))


def mixed(bots: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """Return the most even line-ups: all bots meet each other equally often."""
    whole, rest = divmod(players, len(bots))
    return tuple(
        LineUp(tuple(bot for bot in bots for _ in range(whole + (bot in more))))
        for more in combinations(bots, rest)
    )


def against(bots: Sequence[str], opponent: str, players: int) -> tuple[LineUp, ...]:
    """Return a line-up for each bot: one of it, all other seats the opponent."""
    return tuple(LineUp((bot, *[opponent] * (players - 1))) for bot in bots)


def alone(bots: Sequence[str], levels: Sequence[int]) -> tuple[LineUp, ...]:
    """Return each bot at each level of the solo game."""
    return tuple(LineUp((bot,), level) for level in levels for bot in bots)
