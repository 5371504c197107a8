"""The page docs/peer.md: what came out, and how it was measured."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bench.peer.adapter import EXPLORE
from bench.peer.games import Outcome
from pax.arena import wilson

TARGET: Final = 0.60

TEXT: Final = """# The consul against OpenSpiel's search

`make bench-peer` plays the games of this page and rewrites it, in about five minutes on two
cores. Two players; every deal is played twice, with the consul on either seat. A victory shared by
two counts one half, and intervals are Wilson's at 95 %.

| | consul, play-outs a move | OpenSpiel, simulations a move | games | consul wins (95 %) |
|---|---|---|---|---|
{rows}

With equal simulations the consul must win at least {target:.0%}: {verdict}. For the same number of
simulations OpenSpiel's search takes {ratio:.0f} times the consul's processor time; with equal time
the consul has that many times the play-outs.

## How

The peer is the Python bot `open_spiel.python.algorithms.ismcts.ISMCTSBot` with its own
`RandomRolloutEvaluator` (one roll-out for each new node), a constant of {explore} for rewards from
0 to 1, and the most visited move at the end. `bench/peer/adapter.py` gives it the compiled rules of
PAX under the names that it calls, `view.sample` as its resampler, with a fresh sample for every
simulation, and as the key of a node what our own search uses: all that the deciding seat sees.
Both sides are handed the view of their seat and nothing else. Only choices are timed, by processor
time; a single legal move is made without search on either side. The bot is written in Python while
our search is compiled; how our search compares with OpenSpiel's in C++ is in [speed.md](speed.md).

Measured with {machine}.
"""


@dataclass(frozen=True)
class Part:
    """Games with given simulations for both sides."""

    name: str
    ours: int
    theirs: int
    outcomes: tuple[Outcome, ...]

    @property
    def share(self) -> float:
        """The consul's share of the victories."""
        return sum(outcome.share for outcome in self.outcomes) / len(self.outcomes)

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.share, len(self.outcomes))

    @property
    def time_ratio(self) -> float:
        """How many times the consul's time the peer takes for a choice."""
        ours, theirs = (
            sum(outcome.seconds[side] for outcome in self.outcomes)
            / sum(outcome.choices[side] for outcome in self.outcomes)
            for side in (0, 1)
        )
        return theirs / ours

    @property
    def is_met(self) -> bool:
        """Whether the consul wins as often as it should."""
        return self.share >= TARGET

    @property
    def row(self) -> str:
        """The part as a line of a table."""
        low, high = self.interval
        wins = f"{self.share:.1%} ({low:.1%} to {high:.1%})"
        cells = (self.name, self.ours, self.theirs, len(self.outcomes), wins)
        return f"| {' | '.join(map(str, cells))} |"


def page(equal: Part, timed: Part, facts: Mapping[str, object]) -> str:
    """Return the text of the page."""
    return TEXT.format(
        rows="\n".join(part.row for part in (equal, timed)),
        target=TARGET,
        verdict="met" if equal.is_met else "missed",
        ratio=equal.time_ratio,
        explore=EXPLORE,
        machine=f"{facts['python']}, {facts['pax']}, {facts['processor']}",
    )
