"""OpenSpiel's native ISMCTS bot on hearts, four players, rules and search in C++."""

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
"""No bound on the number of sampled worlds: a fresh one for every simulation."""


@dataclass(frozen=True, slots=True)
class Hearts:
    """Whole searches for one decision.

    The bot does not count decisions. But a game of hearts has no early end: from a given decision
    on, every simulation makes the same number of them, down the tree and in the roll-out together.
    """

    name: str
    spiel: Any = field(repr=False)
    state: Any = field(repr=False)
    left: int

    def sample(self, repeats: int) -> Sample:
        """Think about the decision so many times."""
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
    """Count the decisions to the end of the game."""
    end, made = state.clone(), 0
    while not end.is_terminal():
        end.apply_action(rng.choice(end.legal_actions()))
        made += 1
    return made


def subjects() -> list[Subject]:
    """Think about the first decision of a game, and about a choice in its middle."""
    spiel, rng = library("pyspiel"), Random(SEED)
    first = dealt(spiel, rng)
    middle, whole = first.clone(), decisions_left(first, rng)
    while decisions_left(middle, rng) > whole // 2 or len(middle.legal_actions()) == 1:
        middle.apply_action(rng.choice(middle.legal_actions()))
    return [
        Hearts(name, spiel, state, decisions_left(state, rng))
        for name, state in ((FIRST, first), (MIDDLE, middle))
    ]
