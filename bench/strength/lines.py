"""The lines of the strength table: bots, number of games, and targets."""

from dataclasses import dataclass
from typing import Final

from pax.arena import BotStanding, Contest, against, alone

SEED: Final = 1
SENATOR: Final = 300
CONSUL: Final = 1000
PROBE: Final = 400
"""Play-outs per move: of the senator, of the consul, and of brutus and spartacus."""

SLACK: Final = 0.05
"""How far the interval may extend past the target."""


@dataclass(frozen=True)
class Line:
    """One bot against copies of another, with a lower or upper target for its win rate.

    `games` is large enough for an interval narrower than the slack.
    """

    name: str
    bot: str
    opponent: str
    players: int
    games: int
    target: float
    at_most: bool = False

    @property
    def contest(self) -> Contest:
        """The contest of this line."""
        return Contest(against([self.bot], self.opponent, self.players), SEED)

    @property
    def command(self) -> str:
        """The command that measures this line."""
        table = f"--against {self.opponent} --players {self.players} -n {self.games}"
        return f"pax arena {self.bot} {table} --seed {SEED}"

    @property
    def aim(self) -> str:
        """The target as text."""
        return f"{'at most' if self.at_most else 'at least'} {self.target:.0%}"

    def is_met(self, row: BotStanding) -> bool:
        """Whether the win rate meets the target, and its interval within the slack."""
        low, high = row.interval
        if self.at_most:
            return row.share <= self.target and high <= self.target + SLACK
        return row.share >= self.target and low >= self.target - SLACK


LINES: Final = (
    Line("citizen-random", "citizen", "random", 4, 800, 0.85),
    Line("citizen-novice", "citizen", "novice", 4, 800, 0.45),
    Line("senator-citizen", f"senator:playouts={SENATOR}", "citizen", 4, 600, 0.45),
    Line(
        "consul-senator",
        f"consul:playouts={CONSUL}",
        f"senator:playouts={CONSUL // 10}",
        4,
        480,
        0.40,
    ),
    Line(
        "brutus-consul",
        f"brutus:playouts={PROBE}",
        f"consul:playouts={PROBE}",
        4,
        360,
        0.30,
        at_most=True,
    ),
    Line(
        "spartacus-consul",
        f"spartacus:playouts={PROBE}",
        f"consul:playouts={PROBE}",
        4,
        360,
        0.30,
        at_most=True,
    ),
    Line("consul-citizen-2", f"consul:playouts={CONSUL}", "citizen", 2, 340, 0.75),
)


@dataclass(frozen=True)
class SoloLine:
    """Bots in the solo game at all levels."""

    name: str
    bots: tuple[str, ...]
    games: int

    @property
    def contest(self) -> Contest:
        """The contest of this line."""
        return Contest(alone(self.bots, range(1, 6)), SEED)

    @property
    def command(self) -> str:
        """The command that measures this line."""
        return f"pax arena {' '.join(self.bots)} --solo 1-5 -n {self.games} --seed {SEED}"


SOLO: Final = SoloLine(
    "solo",
    ("citizen", *(f"consul:playouts={playouts}" for playouts in (100, 400, 1600, 6400))),
    100,
)
