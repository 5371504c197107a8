"""Generates docs/peer.md: the results and the method."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bench.peer.adapter import EXPLORE
from bench.peer.games import Outcome
from pax.arena import wilson

TARGET: Final = 0.60

TEXT: Final = """# The consul against OpenSpiel's search

`make bench-peer` plays the games of this page and regenerates it, in about five minutes on two
cores. Two players; every deal is played twice, with the consul on either seat. A shared victory
counts one half. Intervals are 95 % Wilson intervals.

| | consul, play-outs per move | OpenSpiel, simulations per move | games | consul wins (95 %) |
|---|---|---|---|---|
{rows}

At equal simulations the target is a win rate of at least {target:.0%}: {verdict}. For the same
simulations OpenSpiel's search takes {ratio:.0f} times the consul's processor time; at equal
time the consul has as many times the play-outs.

## Method

The peer is the Python bot `open_spiel.python.algorithms.ismcts.ISMCTSBot` with its own
`RandomRolloutEvaluator` (one roll-out for each new node), an exploration constant of {explore}
for rewards from 0 to 1, and the most visited move as its choice. `bench/peer/adapter.py` gives it
the compiled rules of PAX under OpenSpiel's method names, `view.sample` as resampler with a fresh
sample for every simulation, and the same information set keys as our own search. Both sides get
only the view of their seat. Only real decisions are timed, by processor time; a single legal move
is made without search on either side. The peer is written in Python while our search is compiled;
[speed.md](speed.md) compares our search with OpenSpiel's in C++.

Measured with {machine}.
"""


@dataclass(frozen=True)
class Part:
    """Outcomes of games with given simulations for both sides."""

    name: str
    ours: int
    theirs: int
    outcomes: tuple[Outcome, ...]

    @property
    def share(self) -> float:
        """The consul's win rate."""
        return sum(outcome.share for outcome in self.outcomes) / len(self.outcomes)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the win rate."""
        return wilson(self.share, len(self.outcomes))

    @property
    def time_ratio(self) -> float:
        """The peer's time per choice divided by the consul's."""
        ours, theirs = (
            sum(outcome.seconds[side] for outcome in self.outcomes)
            / sum(outcome.choices[side] for outcome in self.outcomes)
            for side in (0, 1)
        )
        return theirs / ours

    @property
    def is_met(self) -> bool:
        """Whether the win rate meets the target."""
        return self.share >= TARGET

    @property
    def row(self) -> str:
        """The part as a row of a Markdown table."""
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
