"""OpenSpiel's native ISMCTS bot on hearts with four players; rules and search are C++."""

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from bench.harness.clock import clock
from bench.harness.library import library
from bench.harness.sample import Sample
from bench.harness.subject import Subject
from bench.strength.lines import CONSUL

FIRST: Final = f"OpenSpiel ISMCTS, {CONSUL} simulations, hearts, first decision"
MIDDLE: Final = f"OpenSpiel ISMCTS, {CONSUL} simulations, hearts, middle decision"

SEED: Final = 2011
EXPLORE: Final = 1.4
FRESH: Final = -1
"""A fresh determinization for every simulation."""


@dataclass(frozen=True, slots=True)
class Hearts:
    """Complete searches for one decision.

    The bot does not count decisions. But hearts has no early end: from a given decision on, every
    simulation makes the same number of them, in the tree and the roll-out together.
    """

    name: str
    spiel: Any = field(repr=False)
    state: Any = field(repr=False)
    left: int

    def sample(self, repeats: int) -> Sample:
        """Search the decision repeatedly."""
        start = clock()
        for seed in range(repeats):
            self.bot(seed).step(self.state)
        return Sample(repeats, repeats * CONSUL * self.left, clock() - start)

    def bot(self, seed: int) -> Any:  # noqa: ANN401 - the library has no types
        """Return a new bot with random roll-outs, one for each new node."""
        spiel = self.spiel
        return spiel.ISMCTSBot(
            seed,
            spiel.RandomRolloutEvaluator(1, seed),
            EXPLORE,
            CONSUL,
            FRESH,
            spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )


def dealt(spiel: Any, rng: Random) -> Any:  # noqa: ANN401 - as above
    """Return a game of hearts before its first decision."""
    state = spiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def decisions_left(state: Any, rng: Random) -> int:  # noqa: ANN401 - as above
    """Return the number of decisions to the end of the game."""
    end, made = state.clone(), 0
    while not end.is_terminal():
        end.apply_action(rng.choice(end.legal_actions()))
        made += 1
    return made


def subjects() -> list[Subject]:
    """Return searches for the first decision of a game and a real one in its middle."""
    spiel, rng = library("pyspiel"), Random(SEED)
    first = dealt(spiel, rng)
    middle, whole = first.clone(), decisions_left(first, rng)
    while decisions_left(middle, rng) > whole // 2 or len(middle.legal_actions()) == 1:
        middle.apply_action(rng.choice(middle.legal_actions()))
    return [
        Hearts(name, spiel, state, decisions_left(state, rng))
        for name, state in ((FIRST, first), (MIDDLE, middle))
    ]
