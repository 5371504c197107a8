"""Pacing: bots move at a beat that does not reveal how long they computed.

The time that a bot takes depends on its hidden cards, so the time of its move must not reveal it.
The number of beats depends on its level and on public information; beyond that only on load: on
when its task started, and on whether the machine was too busy to finish in time.
"""

from math import ceil, floor
from typing import Final

from pax.game import Game
from pax.game.snapshot.forced_moves import is_publicly_forced

QUICK: Final = frozenset({"random", "novice", "citizen", "senator"})
"""Levels that always finish within one beat."""

_THINKING_SECONDS: Final = 1.0
"""Maximum time that the other levels need for a decision."""

_PART: Final = 0.9
"""Share of its beats that a bot may compute; the rest is for communication."""

_AT_ONCE: Final = 0.05
"""Queueing time, as a share of a beat, below which a bot counts as started immediately."""


class Pacing:
    """The beats of one server; with a pace of 0 bots move as soon as they can."""

    def __init__(self, pace: float) -> None:
        """Set the length of a beat in seconds."""
        self._pace = pace

    def beats(self, level: str, game: Game) -> int:
        """Return the number of beats that a bot of this level takes for the current decision."""
        if self._pace <= 0:
            return 0
        if level in QUICK or is_publicly_forced(game):
            return 1
        return ceil(_THINKING_SECONDS / self._pace)

    def seconds(self, beats: int) -> float | None:
        """Return the time limit of a bot with this number of beats; None means no limit."""
        return beats * self._pace * _PART if beats else None

    def hold(self, level: str, beats: int) -> float:
        """Return for how long a bot occupies its process, even if it finishes earlier.

        Otherwise the next bot in that process, at another table, would reveal the time by its own
        move. Quick bots finish within milliseconds and hold nothing.
        """
        return 0.0 if level in QUICK else beats * self._pace

    def moment(self, beats: int, asked: float, begun: float, now: float) -> float:
        """Return when a bot moves, given when its task was queued, started and finished."""
        if self._pace <= 0:
            return now
        planned = ceil((begun - asked) / self._pace - _AT_ONCE) + beats
        late = floor((now - asked) / self._pace) + 1
        return asked + max(planned, late) * self._pace
