"""rlcard's gin rummy: two players, rules in Python."""

from collections.abc import Sequence
from typing import Any, Final

from bench.engine.loop import Apply, Legal
from bench.engine.stepped import Stepped
from bench.harness.library import library
from bench.harness.subject import Subject

ENVIRONMENT: Final = "rlcard gin rummy, environment"
GAME: Final = "rlcard gin rummy, game alone"


class Environment:
    """The documented interface: an environment that returns an observation with every step."""

    def __init__(self, rlcard: Any) -> None:  # noqa: ANN401 - the library has no types
        """Create the environment once; it is reset for every game."""
        self.env = rlcard.make("gin-rummy", {"seed": 1})
        self.state: Any = None

    def deal(self, _game: int) -> tuple[Legal, Apply]:
        """Begin a new game."""
        self.state, _ = self.env.reset()
        return self.legal, self.apply

    def legal(self) -> Sequence[Any]:
        """Return the legal moves of the last observation."""
        return () if self.env.is_over() else list(self.state["legal_actions"])

    def apply(self, move: Any) -> None:  # noqa: ANN401 - as above
        """Make a move and store the observation."""
        self.state, _ = self.env.step(move)


class Game:
    """The rules inside that environment without observations: faster, but undocumented."""

    def __init__(self, rlcard: Any) -> None:  # noqa: ANN401 - as above
        """Create the game without its environment."""
        self.game = rlcard.make("gin-rummy", {"seed": 1}).game

    def deal(self, _game: int) -> tuple[Legal, Apply]:
        """Begin a new game."""
        self.game.init_game()
        return self.legal, self.game.step

    def legal(self) -> Sequence[Any]:
        """Return the legal moves of the judge."""
        return () if self.game.is_over() else self.game.judge.get_legal_actions()


def subjects() -> list[Subject]:
    """Return gin rummy through both interfaces."""
    rlcard = library("rlcard")
    return [
        Stepped(ENVIRONMENT, Environment(rlcard).deal),
        Stepped(GAME, Game(rlcard).deal),
    ]
