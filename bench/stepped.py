"""Games stepped from Python, move by move."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle
from typing import TypeAlias

from bench.clock import clock
from bench.loop import Apply, Legal, draw_picks, play_out
from bench.sample import Sample

# Sets up the game of that number and gives its two calls, as bare as the library has them.
Deal: TypeAlias = Callable[[int], tuple[Legal, Apply]]


def no_chance(games: int) -> int:
    """Count nothing: this library deals on its own, inside its calls."""
    return games * 0


@dataclass(frozen=True, slots=True)
class Stepped:
    """Whole random games from the deal to the end, in the common driver loop."""

    name: str
    deal: Deal
    chance: Callable[[int], int] = no_chance
    picks: list[int] = field(default_factory=draw_picks, repr=False)

    def sample(self, repeats: int) -> Sample:
        """Play the games 0, 1, 2, ... `repeats` - 1."""
        deal, picks, moves = self.deal, cycle(self.picks), 0
        start = clock()
        for game in range(repeats):
            legal, apply = deal(game)
            moves += play_out(legal, apply, picks)
        seconds = clock() - start
        chance = self.chance(repeats)
        return Sample(repeats, moves - chance, seconds, chance)
