"""One measurement of one subject."""

from dataclasses import dataclass, replace

NANO = 1e9


@dataclass(frozen=True, slots=True)
class Sample:
    """Units of work and the processor time that they took.

    A unit is a player's decision, or a copy where copies are measured. `chance` counts chance moves
    (cards dealt one by one through the same calls): their time counts, but they are not units.
    """

    repeats: int
    units: int
    seconds: float
    chance: int = 0

    @property
    def rate(self) -> float:
        """Units per second."""
        return self.units / self.seconds

    @property
    def nanoseconds(self) -> float:
        """Nanoseconds per unit."""
        return self.seconds * NANO / self.units

    def without(self, loop: "Sample") -> "Sample":
        """Subtract the time of the driver loop for as many moves, including chance moves."""
        moves = self.units + self.chance
        return replace(self, seconds=self.seconds - moves * loop.seconds / loop.units)

    @property
    def units_each(self) -> float:
        """Units per repeat: the decisions of a game."""
        return self.units / self.repeats
