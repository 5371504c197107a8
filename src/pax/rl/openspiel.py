"""PAX for OpenSpiel: importing this module registers the game `python_pax`.

The deal is explicit chance, one card a node. The information state of a seat is everything that it
was shown, so recall is perfect; its tensor is the observation followed by all choices and revealed
cards in order. The observation is the encoding of `pax.rl`, divided by its scales.
"""

from typing import Any, Final

import numpy as np
import pyspiel
from librt.vecs import vec
from numpy.typing import NDArray

from pax.decks import Deck, DeckError, built_in_deck, built_in_names, load_deck
from pax.game import GameConfig, Options
from pax.rl.batch.batch import REWARDS
from pax.rl.batch.lanes import write_rewards
from pax.rl.encoding.encoding import Encoding
from pax.rl.history import EVENT_NUMBERS, ChanceHistory, most_entries, most_moves
from pax.rl.tables import table
from pax.rules import Rng

OPTIONS: Final = Options.__struct_fields__
PARAMETERS: Final = {
    "players": 0,
    "level": 0,
    "variant": "",
    "printing": "",
    "deck": "",
    "reward": "",
    **dict.fromkeys(OPTIONS, False),
}
"""The parameters with their defaults: 0 and an empty text stand for those of `pax.rl.table`."""


def _game_type(*, constant: bool) -> Any:  # noqa: ANN401 - the library has no types
    kind = pyspiel.GameType
    return kind(
        short_name="python_pax",
        long_name="PAX",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM if constant else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _config(parameters: dict[str, Any]) -> GameConfig:
    """Return the table of the parameters; raise ValueError if they contradict each other."""
    texts = {name: parameters[name] or None for name in ("variant", "printing")}
    options = {name: True for name in OPTIONS if parameters[name]}
    return table(
        parameters["players"] or None,
        level=parameters["level"] or None,
        options=Options(**options) if options else None,
        deck=_deck(parameters["deck"]) if parameters["deck"] else None,
        **texts,
    )


def _deck(name: str) -> Deck:
    """Return a built-in deck by its name, or a deck of one's own by the name of its file."""
    try:
        return built_in_deck(name) if name in built_in_names() else load_deck(name)
    except DeckError as error:
        raise ValueError(f"{error}; built-in decks: {', '.join(built_in_names())}") from None


class PaxGame(pyspiel.Game):
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take the parameters of `pax.rl.table`, each option as one of its own, and `reward`."""
        given = {**PARAMETERS, **(params or {})}
        config = _config(given)
        reward = given["reward"] or ("constant" if given["variant"] else "win")
        if reward not in REWARDS:
            raise ValueError(f"reward {reward!r}: must be one of {', '.join(REWARDS)}")
        self.encoding = Encoding(config)
        self.reward = REWARDS[reward]
        players = len(config.players)
        constant = reward == "constant"
        sum_of_utilities = {"utility_sum": 1.0} if constant else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=int(self.encoding.layout.kinds),
            num_players=players,
            min_utility=0.0,
            max_utility=200.0 if reward == "points" else 1.0,
            max_game_length=most_moves(config),
            **sum_of_utilities,
        )
        super().__init__(_game_type(constant=constant), info, {**given, "players": players})

    def new_initial_state(self) -> "PaxState":
        """Return the state before the deal."""
        return PaxState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - the library has no types
        params: dict[str, Any] | None = None,
    ) -> "PaxObserver | None":
        """Return an observer; None unless it observes public facts and those of one player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return PaxObserver(self.encoding, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of cards that are dealt."""
        setup = self.encoding.config.setup
        return int(setup.copies * setup.cards.size)


class PaxState(pyspiel.State):
    """A state: the history from the first card of the deal on."""

    def __init__(self, game: PaxGame) -> None:
        """Begin before the deal."""
        super().__init__(game)
        self.course = ChanceHistory(game.encoding)
        self.reward = game.reward

    def current_player(self) -> int:
        """Return the deciding seat, or that chance deals or that the game is over."""
        state = self.course.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.is_over else state.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the kinds of the next card with their probabilities."""
        return self.course.outcomes()

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - part of the interface
        return self.course.legal()

    def _apply_action(self, action: int) -> None:
        if self.course.state is None:
            self.course.deal(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = self.course.encoding
        kinds = encoding.config.deck.kinds
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {kinds[action]}" if 0 <= action < len(kinds) else f"action {action}"
        return str(encoding.move(action))

    def returns(self) -> list[float]:
        """Return the reward of every seat; zeros while the game runs."""
        course = self.course
        row = vec[float]([0.0] * len(course.config.players))
        if course.is_over:
            write_rewards(course.running, self.reward, row, 0)
        return [float(reward) for reward in row]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "PaxState":  # noqa: ANN401 - the library has no types
        """Return a random state in which the seat was shown the same, all worlds equally likely.

        `probability_sampler` is a function that returns random numbers from 0 to 1.
        """
        if self.course.state is None:
            return self._dealt_anew(probability_sampler)
        config = self.course.config
        seed = int(probability_sampler() * 2**32) << 32 | int(probability_sampler() * 2**32)
        world = self.course.game().view(player_id).world(Rng(seed))
        state = self.get_game().new_initial_state()
        number = config.deck.number
        for card in [*(world.aside if self.course.aside else []), *world.pile]:
            state.apply_action(number[card])
        for move in world.script:
            state.apply_action(self.course.encoding.action(str(move)))
        return state  # type: ignore[no-any-return] # the library has no types

    def _dealt_anew(self, probability_sampler: Any) -> "PaxState":  # noqa: ANN401 - as above
        """Return a random state with as many cards dealt: nobody has been shown one yet."""
        state: PaxState = self.get_game().new_initial_state()
        for _ in range(len(self.course.aside) + len(self.course.pile)):
            kinds, chances = zip(*state.chance_outcomes(), strict=True)
            reached = np.searchsorted(np.cumsum(chances), probability_sampler(), side="right")
            state.apply_action(kinds[min(int(reached), len(kinds) - 1)])
        return state

    def __str__(self) -> str:
        """Show everything that happened, hidden cards included."""
        course = self.course
        if course.state is None:
            dealt = course.config.deck.names([*course.aside, *course.pile])
            return f"deal: {' '.join(dealt) or '-'}"
        return "; ".join(course.open_words())


class PaxObserver:
    """Observes a state: with perfect recall everything that a seat was shown, else its encoding."""

    def __init__(self, encoding: Encoding, kind: Any, params: dict[str, Any] | None) -> None:  # noqa: ANN401 - the library has no types
        """Allocate the tensor."""
        if params:
            raise ValueError(f"an observer of PAX has no parameters, but was given {params}")
        self._encoding = encoding
        self._recalls = kind.perfect_recall
        self._scales = np.array(encoding.scales, dtype=np.float32)
        self._room = most_entries(encoding.config) if self._recalls else 0
        size = encoding.size + self._room * EVENT_NUMBERS
        self.tensor: NDArray[np.float32] = np.zeros(size, dtype=np.float32)
        self.dict = {"observation": self.tensor[: encoding.size]}
        if self._recalls:
            self.dict["events"] = self.tensor[encoding.size :].reshape(self._room, EVENT_NUMBERS)

    def set_from(self, state: PaxState, player: int) -> None:
        """Write the tensor for a player."""
        course = state.course
        seen = np.frombuffer(course.observation(player), dtype=np.uint8)
        self.dict["observation"][:] = seen / self._scales
        if self._recalls:
            events = course.events(player)
            self.dict["events"].fill(0)
            if events:
                self.dict["events"][: len(events)] = events

    def string_from(self, state: PaxState, player: int) -> str:
        """Return a text for a player: equal if and only if it cannot tell two states apart."""
        course = state.course
        if course.state is None:
            return "deal"
        if self._recalls:
            return "; ".join(course.words(player))
        return "; ".join(self._encoding.describe(course.observation(player)))


pyspiel.register_game(_game_type(constant=False), PaxGame)
