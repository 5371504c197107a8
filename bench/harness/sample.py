"""One measurement of one subject."""

from dataclasses import dataclass, replace

NANO = 1e9


@dataclass(frozen=True, slots=True)
class Sample:
    """So many units of work, in so much processor time.

    A unit is a player's decision, or a copy where copies are measured. Chance is what the loop had
    to do besides (cards dealt one by one through the same calls): its time counts, its moves don't.
    """

    repeats: int
    units: int
    seconds: float
    chance: int = 0

    @property
    def rate(self) -> float:
        """Units a second."""
        return self.units / self.seconds

    @property
    def nanoseconds(self) -> float:
        """Time for one unit."""
        return self.seconds * NANO / self.units

    def without(self, loop: "Sample") -> "Sample":
        """Take the time off that the loop alone needs for as many moves, those of chance too."""
        moves = self.units + self.chance
        return replace(self, seconds=self.seconds - moves * loop.seconds / loop.units)

    @property
    def units_each(self) -> float:
        """Units in one repeat: the decisions of a game."""
        return self.units / self.repeats
