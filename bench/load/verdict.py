"""Targets of the load test, and whether the runs meet them."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bench.load.runs import Load

PEER: Final = "boardgame.io"
BOTS_TIMES: Final = 2.0


class Aim(NamedTuple):
    """A target of the load test; None if it could not be measured."""

    text: str
    is_met: bool | None
    found: str

    @property
    def verdict(self) -> str:
        """Return whether the target is met."""
        return "not measured" if self.is_met is None else "met" if self.is_met else "MISSED"


def aims(loads: Sequence[Load], bots: Load | None) -> list[Aim]:
    """Return the targets: our servers against the peer, and people with bots against without."""
    most = max((load.tables for load in loads), default=0)
    last = [load for load in loads if load.tables == most]
    peers = [load for load in last if load.system.startswith(PEER)]
    found = [aim for load in last if load not in peers for aim in _ahead(load, peers)]
    return [*found, *([] if bots is None else [_undisturbed(bots)])]


def _ahead(ours: Load, peers: Sequence[Load]) -> Iterator[Aim]:
    """Return the targets for throughput and latency; two workers have none."""
    name = f"{ours.system} at {ours.tables} tables"
    if ours.workers > 1:
        return
    if not peers or ours.is_void or peers[0].is_void:
        yield Aim(f"{name}: ahead of {PEER}", None, "void or missing")
        return
    (theirs,) = peers
    rate, wait = ours.rate / theirs.rate, ours.p95 / theirs.p95
    yield Aim(f"{name}: more moves a second than {PEER}", rate > 1, f"{rate:.2f} times")
    yield Aim(f"{name}: lower p95 latency than {PEER}", wait < 1, f"{wait:.2f} times")


def _undisturbed(bots: Load) -> Aim:
    rest, busy = (seen.told[1] for seen in bots.taken.windows)
    text = f"people's p95 while bots use every core: under {BOTS_TIMES:g} times the value at rest"
    return Aim(text, busy < BOTS_TIMES * rest, f"{busy / rest:.2f} times" if rest else "no moves")
