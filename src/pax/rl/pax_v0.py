"""PAX for PettingZoo: `pax_v0.env(players=3)` is an AEC environment.

An agent is a seat, `seat_0` and so on. It observes a dictionary with `observation` and
`action_mask`. `raw_env` raises ValueError for an illegal action; `env`, wrapped as PettingZoo
advises, ends the game and gives the agent a reward of -1.
"""

from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pax.decks import Deck
from pax.game import Options, Record
from pax.rl.picture import picture_of
from pax.rl.single_game import SingleGame
from pax.rl.tables import table
from pax.text.table import view_text
from pax.text.words import load_language

NO_MODE: Final = "render needs a mode: give render_mode='human', 'ansi' or 'svg' to env"

Observation = dict[str, NDArray[Any]]


def env(**parameters: Any) -> AECEnv[str, Observation, int]:  # noqa: ANN401 - passed on
    """Return the environment with the wrappers that PettingZoo advises."""
    made: AECEnv[str, Observation, int] = raw_env(**parameters)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - the name that PettingZoo expects
    """A table of PAX without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "svg"],
        "name": "pax_v0",
        "is_parallelizable": False,
    }

    def __init__(  # noqa: PLR0913 - each has a name and a default
        self,
        players: int | None = None,
        *,
        level: int | None = None,
        variant: str | None = None,
        printing: str | None = None,
        options: Options | None = None,
        deck: Deck | str | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """Take the table as `pax.rl.table` does, the reward, and how `render` shows the table."""
        super().__init__()
        if render_mode not in {None, *self.metadata["render_modes"]}:
            modes = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"render mode {render_mode!r}: must be one of {modes}")
        config = table(
            players,
            level=level,
            variant=variant,
            printing=printing,
            options=options,
            deck=deck,
        )
        self._game = SingleGame(config, reward)
        self.encoding = self._game.encoding
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(len(config.players))]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = Box(0, 255, (self.encoding.size,), np.uint8)
        mask = Box(0, 1, (self.encoding.actions,), np.int8)
        self._seen = {
            agent: Dict({"observation": numbers, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._choices = {agent: Discrete(self.encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Return the space of observations."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of actions."""
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - part of the interface
        """Deal the first game of a seed, or without one the next game."""
        self._game.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.seat]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees and remembers, and its mask: zeros unless it decides."""
        self._check_begun()
        if agent not in self._seat_of:
            agents = ", ".join(self.possible_agents)
            raise ValueError(f"agent {agent!r}: must be one of {agents}")
        seat = self._seat_of[agent]
        return {"observation": self._game.observation(seat), "action_mask": self._game.mask(seat)}

    def step(self, action: int | None) -> None:
        """Make an action of the selected agent."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        if action is None or not game.is_legal(action):
            raise ValueError(self._why_illegal(action))
        game.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if game.is_over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[game.seat]

    def record(self) -> Record:
        """Return the record of the game; while it runs, it reveals hidden cards."""
        return self._game.record()

    def render(self) -> str | None:
        """Return the table as a spectator sees it, as text or SVG; `human` prints the text."""
        self._check_begun()
        if self.render_mode is None:
            gymnasium.logger.warn(NO_MODE)
            return None
        view = self._game.game().view(None)
        if self.render_mode == "svg":
            return picture_of(view)
        text = view_text(view, load_language())
        if self.render_mode == "human":
            print(text)  # noqa: T201 - this mode shows the table to a person
            return None
        return text

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _check_begun(self) -> None:
        if self._game.number < 0:
            raise ValueError("no game has begun: call reset first")

    def _end(self) -> None:
        rewards = self._game.rewards()
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _why_illegal(self, action: int | None) -> str:
        legal = np.flatnonzero(self._game.mask(self._game.seat))[:20]
        return f"action {action}: not legal now; legal are {', '.join(map(str, legal))}"
