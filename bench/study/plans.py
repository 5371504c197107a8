"""The games of the study: every bot with every number of players, and solo."""

from dataclasses import dataclass
from typing import Final

from bench.harness.contests import missing_bots
from pax.arena import Contest, LineUp, alone

SEED: Final = 2
SIZES: Final = range(2, 9)
USUAL: Final = 4
"""The number of players for the figures by seat and category."""


@dataclass(frozen=True)
class Level:
    """A level of play: a bot, and its number of games for each number of players.

    `usual` is for the usual table, `solo` for each level of the solo game.
    """

    bot: str
    games: int
    usual: int
    solo: int

    def contest(self, players: int) -> Contest:
        """Return a contest among copies of this bot."""
        return Contest((LineUp((self.bot,) * players),), SEED)

    def at(self, players: int) -> int:
        """Return the number of games with this many players."""
        return self.usual if players == USUAL else self.games

    @property
    def levels(self) -> Contest:
        """The contest of the solo game at all levels."""
        return Contest(alone([self.bot], range(1, 6)), SEED)


LEVELS: Final = (
    Level("random", games=400, usual=1000, solo=400),
    Level("novice", games=400, usual=1000, solo=400),
    Level("citizen", games=400, usual=2000, solo=400),
    Level("senator:playouts=50", games=30, usual=100, solo=100),
    Level("consul:playouts=100", games=20, usual=100, solo=100),
)
"""From weakest to strongest; bots that are not installed are skipped."""


def installed() -> list[Level]:
    """Return the levels whose bots are installed."""
    return [level for level in LEVELS if not missing_bots(level.levels)]
