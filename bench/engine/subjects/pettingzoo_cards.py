"""PettingZoo's classic card games: thin wrappers of rlcard and OpenSpiel."""

from collections.abc import Sequence
from typing import Any, Final

from bench.engine.loop import Apply, Legal
from bench.engine.stepped import Stepped
from bench.harness.library import library
from bench.harness.subject import Subject

CARD_GAMES: Final = {
    "PettingZoo leduc hold'em": "leduc_holdem_v4",
    "PettingZoo texas hold'em": "texas_holdem_v4",
    "PettingZoo texas hold'em, no limit": "texas_holdem_no_limit_v6",
    "PettingZoo hanabi": "hanabi_v5",
}


class CardGame:
    """An environment without the checking wrappers: the fastest way to run it."""

    def __init__(self, module: str) -> None:
        """Create the environment once; it is reset for every game."""
        self.env = library(f"pettingzoo.classic.{module}").raw_env()
        self.nonzero = library("numpy").flatnonzero
        self.env.reset(seed=1)

    def deal(self, _game: int) -> tuple[Legal, Apply]:
        """Begin a new game."""
        self.env.reset()
        return self.legal, self.env.step

    def legal(self) -> Sequence[Any]:
        """Return the legal moves from the mask of the observation."""
        observation, _, terminated, truncated, _ = self.env.last()
        if terminated or truncated:
            return ()
        return self.nonzero(observation["action_mask"]).tolist()  # type: ignore[no-any-return]


def subjects() -> list[Subject]:
    """Return the card games of the installed PettingZoo."""
    return [Stepped(name, CardGame(module).deal) for name, module in CARD_GAMES.items()]
