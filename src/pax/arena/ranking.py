"""The standings of a contest: results by bot, and statistics of the games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from pax.arena.intervals import wilson
from pax.arena.matches import Contest
from pax.arena.outcome import Failed, GameOutcome, SeatOutcome
from pax.arena.rating import Rating, ratings


@dataclass
class RunningStats:
    """The sum, minimum and maximum of a series of numbers."""

    total: int = 0
    fewest: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        """Add a number."""
        self.fewest = number if self.total == 0 else min(self.fewest, number)
        self.most = max(self.most, number)
        self.total += number


@dataclass
class BotStanding:
    """The results of a bot: a game counts once per seat of the bot, a win shared by k as 1/k."""

    bot: str
    level: int | None = None
    games: int = 0
    wins: float = 0.0
    with_rome: float = 0.0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rating: Rating | None = None

    def add(self, outcome: GameOutcome, seat: SeatOutcome) -> None:
        """Add the outcome of one seat."""
        self.games += 1
        self.points += seat.points
        self.decisions += seat.decisions
        self.seconds += seat.seconds
        if seat.won:
            self.wins += 1 / outcome.winners
            self.with_rome += 1 / outcome.winners if outcome.rome else 0.0

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the share."""
        return wilson(self.share, self.games)

    @property
    def per_decision(self) -> float:
        """The mean time of a decision, in seconds."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass
class Standings:
    """All bots, best first or by level, with statistics of the games and failures."""

    rows: Sequence[BotStanding]
    games: int = 0
    rome: int = 0
    nobody: int = 0
    decisions: RunningStats = field(default_factory=RunningStats)
    rounds: RunningStats = field(default_factory=RunningStats)
    failures: list[Failed] = field(default_factory=list)


def standings(contest: Contest, outcomes: Iterable[GameOutcome]) -> Standings:
    """Compute the standings from outcomes in any order."""
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    rows: dict[tuple[int | None, str], BotStanding] = {}
    for line_up in contest.line_ups:
        for bot in line_up.bots:
            rows.setdefault((line_up.level, bot), BotStanding(bot, line_up.level))
    found = Standings([])
    for outcome in played:
        level = contest.line_ups[outcome.line_up].level
        for seat in outcome.seats:
            rows[level, seat.bot].add(outcome, seat)
        _add(found, outcome)
    found.rows = _ranked(list(rows.values()), contest, played)
    return found


def _add(found: Standings, outcome: GameOutcome) -> None:
    found.games += 1
    found.rome += outcome.rome
    found.nobody += outcome.winners == 0
    found.decisions.add(outcome.decisions)
    found.rounds.add(outcome.rounds)
    found.failures += outcome.failures


def _ranked(
    rows: list[BotStanding], contest: Contest, played: list[GameOutcome]
) -> list[BotStanding]:
    """Rate the bots and sort them; rows of solo levels keep their order."""
    if any(row.level is not None for row in rows):
        return rows
    rated = ratings(contest.bots, played)
    for row in rows:
        row.rating = rated[row.bot]
    return sorted(rows, key=lambda row: -row.share)
