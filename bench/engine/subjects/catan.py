"""Catanatron: four players of Catan, rules in Python."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from bench.engine.copies import Copies
from bench.engine.loop import Apply, Legal, picks, play_out
from bench.engine.stepped import Stepped
from bench.harness.library import library
from bench.harness.subject import Subject

STEPPED: Final = "catanatron"
COPY: Final = "catanatron, copy()"

STATES: Final = 4
MID_GAME: Final = 400


class Catan:
    """Games of four players, stepped like catanatron's own play loop."""

    def __init__(self) -> None:
        """Import the library."""
        self.catanatron = library("catanatron")
        self.turns = library("catanatron.game").TURNS_LIMIT
        self.game: Any = None

    def deal(self, game: int) -> tuple[Legal, Apply]:
        """Set up the board with this number (seed 0 would be random)."""
        players = [self.catanatron.RandomPlayer(color) for color in self.catanatron.Color]
        self.game = self.catanatron.Game(players, seed=game + 1)
        return self.legal, self.apply

    def legal(self) -> Sequence[Any]:
        """Return the prepared moves, or none if the game is won or too long."""
        game = self.game
        over = game.winning_color() is not None or game.state.num_turns >= self.turns
        return () if over else game.state.playable_actions

    def apply(self, move: Any) -> None:  # noqa: ANN401 - the library has no types
        """Make a move without the slow validation: it is known to be legal."""
        self.game.execute(move, validate_action=False)


def copies(catan: Catan) -> Copies:
    """Return copies of mid-game states."""
    numbers, calls = iter(picks()), []
    for number in range(STATES):
        play_out(*catan.deal(number), islice(numbers, MID_GAME))
        calls.append(catan.game.copy)
    return Copies(COPY, calls)


def subjects() -> list[Subject]:
    """Return the subjects of catanatron."""
    return [Stepped(STEPPED, Catan().deal), copies(Catan())]
