"""When a bot moves: at a beat that everybody could foretell, however long it thought.

How long a bot thinks about its hidden cards must not be told by when it moves. So the number of
beats depends on its level and on what every observer knows, and beyond that on load alone: on when
its thinking began, and on whether the machine was too busy to let it finish in time.
"""

from math import ceil, floor
from typing import Final

from pax.game import Game
from pax.game.snapshot.forced_moves import is_publicly_forced

QUICK: Final = frozenset({"random", "novice", "citizen", "senator"})
"""The levels that never think for as long as a beat."""

_THINKING_SECONDS: Final = 1.0
"""The others may think for nearly as long as this."""

_PART: Final = 0.9
"""The part of its beats that a bot may think; the rest is for the way there and back."""

_AT_ONCE: Final = 0.05
"""A bot that waits for less than this part of a beat began at once; the rest above allows it."""


class Pacing:
    """The beats of one server; a pace of 0 lets bots move as soon as they can."""

    def __init__(self, pace: float) -> None:
        """Let a beat take so many seconds."""
        self._pace = pace

    def beats(self, level: str, game: Game) -> int:
        """Return how many beats a bot of this level takes for the decision of a game."""
        if self._pace <= 0:
            return 0
        if level in QUICK or is_publicly_forced(game):
            return 1
        return ceil(_THINKING_SECONDS / self._pace)

    def seconds(self, beats: int) -> float | None:
        """Return how long a bot may think that has so many beats; None: as long as it likes."""
        return beats * self._pace * _PART if beats else None

    def hold(self, level: str, beats: int) -> float:
        """Return for how long a bot takes up its process, even if it is ready sooner.

        Else a bot of another table that waits for the process would tell by when it moves. Quick
        bots are ready within milliseconds, whatever they hold.
        """
        return 0.0 if level in QUICK else beats * self._pace

    def moment(self, beats: int, asked: float, begun: float, now: float) -> float:
        """Return when a bot moves that was asked, began to think and is ready at these times."""
        if self._pace <= 0:
            return now
        planned = ceil((begun - asked) / self._pace - _AT_ONCE) + beats
        late = floor((now - asked) / self._pace) + 1
        return asked + max(planned, late) * self._pace
