"""Adapter: PAX with the methods that OpenSpiel's Python search calls on a state."""

from collections.abc import Sequence
from typing import Any, Final

from bench.harness.library import library
from pax.bots import Budget
from pax.bots.search.ismcts import ANY_WIN, observation_key, reward_of
from pax.game import View
from pax.rules import Rng, State
from pax.rules.position import OVER

EXPLORE: Final = 1.0
"""Its UCT exploration constant, for rewards from 0 to 1."""


class SpielState:
    """A state of the engine with OpenSpiel's method names; keys are those of our own search."""

    def __init__(self, state: State, kind: "SpielGame") -> None:
        """Wrap a state."""
        self._state = state
        self._kind = kind

    def get_game(self) -> "SpielGame":
        """Return the game of this state."""
        return self._kind

    def clone(self) -> "SpielState":
        """Return a copy."""
        return SpielState(self._state.copy(), self._kind)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._state.step == OVER

    def is_chance_node(self) -> bool:
        """Return False: the pile is part of the state, so there are no chance nodes."""
        return False

    def current_player(self) -> int:
        """Return the deciding seat."""
        return self._state.seat

    def legal_actions(self, player: int | None = None) -> list[int]:  # noqa: ARG002 - part of the interface
        """Return the legal moves."""
        return list(self._state.legal())

    def apply_action(self, action: int) -> None:
        """Make a move."""
        self._state.apply(int(action))

    def observation_string(self) -> str:
        """Return the key of the deciding seat's information set."""
        return str(observation_key(self._state, self._state.seat))

    def returns(self) -> list[float]:
        """Return each seat's share of the victory."""
        return [reward_of(self._state, seat, ANY_WIN) for seat in range(self._state.setup.players)]


class SpielGame:
    """The properties of the game that the search reads."""

    def __init__(self, spiel: Any) -> None:  # noqa: ANN401 - the library has no types
        """Store the library's constants."""
        self.dynamics = spiel.GameType.Dynamics.SEQUENTIAL
        self.information = spiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> "SpielGame":
        """Return the properties."""
        return self


class SpielBot:
    """A bot of our interface that uses `open_spiel.python.algorithms.ismcts`."""

    def __init__(self, simulations: int) -> None:
        """Store the simulations per move; each has a fresh sample and a random roll-out."""
        self._spiel = library("pyspiel")
        self._search = library("open_spiel.python.algorithms.ismcts")
        self._mcts = library("open_spiel.python.algorithms.mcts")
        self._random = library("numpy.random").RandomState
        self._simulations = simulations

    def choose(self, view: View, legal: Sequence[str], budget: Budget, rng: Rng) -> str:  # noqa: ARG002 - a bot's interface
        """Return the most visited move of its search."""
        if len(legal) == 1:
            return legal[0]
        numbers, game = self._random(int(rng.word())), SpielGame(self._spiel)
        bot = self._search.ISMCTSBot(
            game=game,
            evaluator=self._mcts.RandomRolloutEvaluator(1, numbers),
            uct_c=EXPLORE,
            max_simulations=self._simulations,
            random_state=numbers,
            use_observation_string=True,
        )
        bot.set_resampler(lambda _state, _player: SpielState(view.sample(rng), game))
        return view.config.notation.write(int(bot.step(SpielState(view.sample(rng), game))))
