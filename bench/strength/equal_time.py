"""Lines against the ancestor at equal processor time for each choice, and one-track opponents.

The play-outs of the older bot are given. Those of the newer one are calibrated in trial games of
the same kind and kept, so that a stopped run continues with the same numbers.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.harness.contests import play
from bench.strength.ancestor import PREFIX, play_timed
from bench.strength.lines import SEED
from bench.strength.one_track import ONE_TRACK
from pax.arena import BotStanding, Contest, Standings, against, alone, in_order, standings, wilson
from pax.arena.code_digest import digest_of_code

CALIBRATION: Final = "calibration.json"
TRIALS: Final = 3
"""Trial runs of a line at most; each corrects the play-outs of the last."""

TRIAL_GAMES: Final = 24
TRIAL_SEED: Final = 1_000
CLOSE: Final = 0.02
"""The difference of times at which trials stop."""

EQUAL: Final = 0.05
"""The largest difference of times in a line that counts."""

PROBE: Final = 400
ONE_TRACK_GAMES: Final = 200
SOLO_BOTS: Final = ("consul:playouts=1600", f"{PREFIX}consul:playouts=1600")
SOLO_GAMES: Final = 300


@dataclass(frozen=True)
class TimedLine:
    """One newer bot against older ones; `required` and `aim` are shares of wins."""

    name: str
    bot: str
    players: int
    games: int
    playouts: int
    required: float
    aim: float

    @property
    def opponent(self) -> str:
        """The older bot."""
        return f"{PREFIX}{self.bot}:playouts={self.playouts}"

    def contest(self, playouts: int, seed: int = SEED) -> Contest:
        """The contest with this many play-outs of the newer bot."""
        return Contest(
            against([f"{self.bot}:playouts={playouts}"], self.opponent, self.players), seed
        )


TIMED: Final = (
    TimedLine("ancestor-4", "consul", 4, 800, 300, 0.33, 0.40),
    TimedLine("ancestor-2", "consul", 2, 800, 300, 0.58, 0.65),
    TimedLine("ancestor-8", "consul", 8, 800, 200, 0.16, 0.20),
    TimedLine("ancestor-senator", "senator", 4, 600, 300, 0.25, 0.30),
)


TRACKS: Final = "one-track"
HARD: Final = "solo-hard"


@dataclass(frozen=True)
class Timed:
    """What a line found: the newer bot's row, and its time for a choice by that of the older."""

    line: TimedLine
    row: BotStanding
    time_ratio: float

    @property
    def is_equal(self) -> bool:
        """Whether both had the same time."""
        return abs(self.time_ratio - 1) <= EQUAL

    def __str__(self) -> str:
        """Return the result as a line for the terminal."""
        line = self.line
        return (
            f"{line.name}: {self.row.bot} against {line.opponent}: {shown(self.row)} in "
            f"{self.row.games} games, fair {1 / line.players:.1%}, required {line.required:.0%}, "
            f"time {self.time_ratio:.2f}"
        )


def measure_timed(line: TimedLine, games: int, folder: Path) -> Timed:
    """Calibrate a line and play its games that are not in the journal yet."""
    contest = line.contest(calibrated(line, folder / CALIBRATION))
    found = standings(contest, play(line.name, contest, games, folder, work=play_timed))
    return Timed(line, row_of(found, contest.bots[0]), ratio_of(found, line))


def calibrated(line: TimedLine, path: Path) -> int:
    """Return the play-outs at which the newer bot takes as long as the older one."""
    kept: dict[str, int] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    key = f"{line.name} {line.opponent} {digest_of_code(())}"
    if key not in kept:
        kept[key] = found_by_trials(line)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")
    return kept[key]


def found_by_trials(line: TimedLine) -> int:
    """Play trial games and correct the play-outs until the times are close."""
    playouts = line.playouts
    for trial in range(TRIALS):
        contest = line.contest(playouts, TRIAL_SEED + trial)
        played = in_order(play_timed, contest.matches(TRIAL_GAMES), 1)
        ratio = ratio_of(standings(contest, played), line)
        playouts = max(1, round(playouts / ratio))
        if abs(ratio - 1) <= CLOSE:
            break
    return playouts


def ratio_of(found: Standings, line: TimedLine) -> float:
    """Return the newer bot's time for a choice divided by that of the older one."""
    old = row_of(found, line.opponent)
    (new,) = (row for row in found.rows if row.bot != line.opponent)
    return new.per_decision / old.per_decision


def measure_one_track(games: int, folder: Path) -> Standings:
    """Play each one-track opponent against three consuls."""
    line_ups = against(list(ONE_TRACK), f"consul:playouts={PROBE}", 4)
    contest = Contest(line_ups, SEED)
    found = standings(contest, play(TRACKS, contest, games, folder, work=play_timed))
    found.rows = [row for row in found.rows if row.bot in ONE_TRACK]
    return found


def measure_solo(games: int, folder: Path) -> Standings:
    """Play levels 4 and 5 alone, newer and older bot with the same deals and play-outs."""
    contest = Contest(alone(SOLO_BOTS, (4, 5)), SEED)
    return standings(contest, play(HARD, contest, games, folder, work=play_timed))


@dataclass(frozen=True)
class Measured:
    """What is measured besides the timed lines: its number of games, and how."""

    games: int
    run: Callable[[int, Path], Standings]


OTHERS: Final[Mapping[str, Measured]] = {
    HARD: Measured(SOLO_GAMES, measure_solo),
    TRACKS: Measured(ONE_TRACK_GAMES, measure_one_track),
}
NAMES: Final = (*(line.name for line in TIMED), *OTHERS)


def row_of(found: Standings, bot: str) -> BotStanding:
    """Return the row of a bot."""
    (row,) = (row for row in found.rows if row.bot == bot)
    return row


def shown(row: BotStanding) -> str:
    """Return the share of wins with its interval."""
    low, high = wilson(row.share, row.games)
    return f"{row.share:.1%} ({low:.1%} to {high:.1%})"


def page(timed: Mapping[str, Timed], found: Mapping[str, Standings]) -> Iterator[str]:
    """Yield the lines of the page."""
    tracks, solo = found.get(TRACKS), found.get(HARD)
    if timed:
        yield "\n## Against the ancestor\n"
        yield "One newer bot against older ones, with equal processor time for each choice.\n"
        yield "| bot | against | players | games | wins (95 %) | fair | required | aim | time |"
        yield "|---|---|---|---|---|---|---|---|---|"
        yield from (_row(found) for found in timed.values())
    if solo is not None:
        yield "\n| alone | level | games | wins (95 %) |\n|---|---|---|---|"
        for row in solo.rows:
            yield f"| `{row.bot}` | {row.level} | {row.games} | {shown(row)} |"
    if tracks is not None:
        yield "\n## One-track opponents\n"
        yield f"One against three `consul:playouts={PROBE}`; fair is 25 %.\n"
        yield "| plan | games | wins (95 %) |\n|---|---|---|"
        for row in tracks.rows:
            yield f"| `{row.bot}` | {row.games} | {shown(row)} |"


def _row(found: Timed) -> str:
    line = found.line
    others = f"{line.players - 1} `{line.opponent}`"
    goals = f"{1 / line.players:.1%} | {line.required:.0%} | {line.aim:.0%}"
    cells = f"`{found.row.bot}` | {others} | {line.players} | {found.row.games}"
    return f"| {cells} | {shown(found.row)} | {goals} | {found.time_ratio:.2f} |"
