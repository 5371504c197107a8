"""Games stepped from Python, move by move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import length_hint
from typing import Final, TypeAlias

from bench.engine.loop import Apply, Legal, picks, play_out
from bench.harness.clock import clock
from bench.harness.sample import Sample

# Sets up the game with this number; returns the library's own `legal` and `apply`.
Deal: TypeAlias = Callable[[int], tuple[Legal, Apply]]

# Random numbers that must be left when a game begins; the longest games of Catan need half.
LONGEST_GAME: Final = 1 << 14


def no_chance(games: int) -> int:
    """Return 0: this library deals inside its own calls."""
    return games * 0


def play_games(deal: Deal, games: int, drawn: Sequence[int]) -> int:
    """Play the games 0, 1, 2, ... with the numbers drawn; return the number of moves."""
    used, numbers = 0, iter(drawn)
    for game in range(games):
        if length_hint(numbers) < LONGEST_GAME:
            used += len(drawn) - length_hint(numbers)
            numbers = iter(drawn)
        legal, apply = deal(game)
        play_out(legal, apply, numbers)
    return used + len(drawn) - length_hint(numbers) - games


@dataclass(frozen=True, slots=True)
class Stepped:
    """Whole random games in the shared driver loop."""

    name: str
    deal: Deal
    chance: Callable[[int], int] = no_chance

    def sample(self, repeats: int) -> Sample:
        """Play the games; chance moves are counted afterwards."""
        drawn = picks()
        start = clock()
        moves = play_games(self.deal, repeats, drawn)
        seconds = clock() - start
        chance = self.chance(repeats)
        return Sample(repeats, moves - chance, seconds, chance)
