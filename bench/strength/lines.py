"""The lines of the table: who plays whom, how often, and what is to come out."""

from dataclasses import dataclass
from typing import Final

from pax.arena import BotStanding, Contest, against, alone

SEED: Final = 1
SENATOR: Final = 300
CONSUL: Final = 1000
PROBE: Final = 400
"""Play-outs for a move: of the senator, of the consul, and of the consul's probes."""

SLACK: Final = 0.05
"""So far the interval may reach beyond a target on the wrong side."""


@dataclass(frozen=True)
class Line:
    """One bot at a table full of another; the share of wins is to be at least or at most a target.

    `games` are enough for the interval to be narrower than the slack around the target.
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
        """Who meets whom."""
        return Contest(against([self.bot], self.opponent, self.players), SEED)

    @property
    def command(self) -> str:
        """The command that measures this line on its own."""
        table = f"--against {self.opponent} --players {self.players} -n {self.games}"
        return f"pax arena {self.bot} {table} --seed {SEED}"

    @property
    def aim(self) -> str:
        """The target in words."""
        return f"{'at most' if self.at_most else 'at least'} {self.target:.0%}"

    def is_met(self, row: BotStanding) -> bool:
        """Whether the share meets the target and its interval does not reach far beyond."""
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
    """Bots alone against Rome at all levels; each is one point of a curve over budgets."""

    name: str
    bots: tuple[str, ...]
    games: int

    @property
    def contest(self) -> Contest:
        """Who plays which levels."""
        return Contest(alone(self.bots, range(1, 6)), SEED)

    @property
    def command(self) -> str:
        """The command that measures this line on its own."""
        return f"pax arena {' '.join(self.bots)} --solo 1-5 -n {self.games} --seed {SEED}"


SOLO: Final = SoloLine(
    "solo",
    ("citizen", *(f"consul:playouts={playouts}" for playouts in (100, 400, 1600, 6400))),
    100,
)
