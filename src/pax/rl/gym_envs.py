"""PAX for Gymnasium: one seat against bots, or a solo level; and many games at once.

Importing this module registers `Pax-v0` (also as a vector environment) and `PaxSolo1-v0` to
`PaxSolo5-v0`. The mask of legal actions is `info["action_mask"]`. An illegal action loses: the
episode ends with a reward of -1. With `illegal="raise"` it raises ValueError instead.
"""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import ArrayLike, NDArray

from pax.decks import Deck
from pax.game import GameConfig, Options, Record
from pax.rl.batch.batch import LEARNING, Batch
from pax.rl.picture import picture_of
from pax.rl.tables import LEVELS, table
from pax.text.table import view_text
from pax.text.words import load_language

LOSS: Final = -1.0
"""The reward for an illegal action."""

NO_MODE: Final = "render needs a mode: give render_mode='ansi' or 'svg' to the environment"
NOT_BEGUN: Final = "no game has begun: call reset before the first action"

Row = NDArray[np.uint8]


class PaxEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a table against bots, or a solo player."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - declared so by Gymnasium
        "render_modes": ["ansi", "svg"]
    }

    def __init__(  # noqa: PLR0913 - each has a name and a default
        self,
        players: int | None = None,
        *,
        bots: str | Sequence[str] = "novice",
        seat: int = 0,
        level: int | None = None,
        variant: str | None = None,
        printing: str | None = None,
        options: Options | None = None,
        deck: Deck | str | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """Take the table as `pax.rl.table` does, the bots of the other seats, and the own seat."""
        config = table(
            players,
            level=level,
            variant=variant,
            printing=printing,
            options=options,
            deck=deck,
        )
        if illegal not in {"lose", "raise"}:
            raise ValueError(f"illegal {illegal!r}: must be lose or raise")
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise ValueError(f"render mode {render_mode!r}: must be ansi or svg")
        self.batch = Batch(config, 1, seats=_seats(config, bots, seat), reward=reward)
        self.encoding = self.batch.encoding
        self.observation_space = Box(0, 255, (self.encoding.size,), np.uint8)
        self.action_space = Discrete(self.encoding.actions)
        self.render_mode = render_mode
        self._seat = seat
        self._raises = illegal == "raise"
        self._fresh = False
        self._lost = False
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Deal the first game of a seed, or without one the next game."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._seeded:
            self.batch.reset(int(self.np_random.integers(2**62)) if seed is None else seed)
            self._seeded = True
        elif not self._fresh:
            self.batch.next_game(0)
        self._fresh = self._lost = False
        return self.batch.observations[0].copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Make an action; the bots then play until this seat decides again."""
        batch = self.batch
        if not self._seeded:
            raise ValueError(NOT_BEGUN)
        if self._fresh or self._lost:
            raise ValueError("the game is over: call reset before the next action")
        known = self.action_space.contains(action) and not isinstance(action, bool)
        legal = known and batch.masks[0, int(action)]
        if not legal and not self._raises:
            self._lost = True
            return batch.observations[0].copy(), LOSS, True, False, self._info()
        batch.step(np.array([action]))
        if batch.dones[0]:
            self._fresh = True
            reward = float(batch.own_rewards[0])
            return batch.final_observations[0].copy(), reward, True, False, self._last_info()
        return batch.observations[0].copy(), 0.0, False, False, self._info()

    def record(self) -> Record:
        """Return the record of the game, complete after its end."""
        return self.batch.record(0) if self._fresh else self.batch.current_record(0)

    def render(self) -> str | None:
        """Return the table as a spectator sees it, as text or SVG."""
        if self.render_mode is None:
            gymnasium.logger.warn(NO_MODE)
            return None
        view = self.record().game().view(None)
        if self.render_mode == "svg":
            return picture_of(view)
        return view_text(view, load_language())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks[0].copy(), "seat": int(self.batch.seats[0])}

    def _last_info(self) -> dict[str, Any]:
        """Return the info of a game that is over: no action is legal."""
        return {"action_mask": np.zeros(self.encoding.actions, dtype=np.int8), "seat": self._seat}


class PaxVectorEnv(VectorEnv[Row, NDArray[Any], NDArray[Any]]):
    """Many tables at once, one learning seat at each; a finished game restarts in the same step.

    An illegal action raises ValueError. `info["final_obs"]` has the last observations of games that
    ended. Observations and masks are copies of the arrays of the batch.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - declared so by Gymnasium
        "autoreset_mode": AutoresetMode.SAME_STEP
    }

    def __init__(  # noqa: PLR0913 - each has a name and a default
        self,
        num_envs: int = 1024,
        players: int | None = None,
        *,
        bots: str | Sequence[str] = "novice",
        seat: int = 0,
        rotate: bool = False,
        level: int | None = None,
        variant: str | None = None,
        printing: str | None = None,
        options: Options | None = None,
        deck: Deck | str | None = None,
        reward: str = "win",
    ) -> None:
        """Take the table and the bots as `PaxEnv` does; `rotate` changes seats after every game."""
        config = table(
            players,
            level=level,
            variant=variant,
            printing=printing,
            options=options,
            deck=deck,
        )
        names = _seats(config, bots, seat)
        self.batch = Batch(config, num_envs, seats=names, rotate=rotate, reward=reward)
        self.encoding = self.batch.encoding
        self.num_envs = num_envs
        size, actions = self.encoding.size, self.encoding.actions
        self.single_observation_space = Box(0, 255, (size,), np.uint8)
        self.single_action_space = Discrete(actions)
        self.observation_space = Box(0, 255, (num_envs, size), np.uint8)
        self.action_space = MultiDiscrete([actions] * num_envs)
        self._seeded = False

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - part of the interface
    ) -> tuple[Row, dict[str, Any]]:
        """Deal the first games: lane i from seed + i, or from its own seed; else the next games."""
        if isinstance(seed, list):
            self.batch.reset([self._new_seed() if each is None else each for each in seed])
        elif seed is not None or not self._seeded:
            self.batch.reset(self._new_seed() if seed is None else seed)
        else:
            for lane in range(self.num_envs):
                self.batch.next_game(lane)
        self._seeded = True
        return self.batch.observations.copy(), self._info()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Row, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make one action at every table."""
        if not self._seeded:
            raise ValueError(NOT_BEGUN)
        batch = self.batch
        batch.step(actions)
        dones = batch.dones.copy()
        rewards = batch.own_rewards.copy()
        info = self._info()
        if dones.any():
            info |= {"final_obs": batch.final_observations.copy(), "_final_obs": dones}
        return batch.observations.copy(), rewards, dones, np.zeros_like(dones), info

    def _new_seed(self) -> int:
        return int(self.np_random.integers(2**62))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.copy(), "seat": self.batch.seats.copy()}


def _seats(config: GameConfig, bots: str | Sequence[str], seat: int) -> list[str]:
    """Return the names of all seats: the learner in its seat, the bots in the others."""
    players = len(config.players)
    if type(seat) is not int or not 0 <= seat < players:
        raise ValueError(f"seat {seat!r}: must be 0 to {players - 1}")
    names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(names) != players - 1:
        bots_given = "1 bot" if len(names) == 1 else f"{len(names)} bots"
        wanted = "1 other seat" if players == 2 else f"{players - 1} other seats"  # noqa: PLR2004 - the learner and one other
        raise ValueError(f"{bots_given}: give one name, or one for each of {wanted}")
    return [*names[:seat], LEARNING, *names[seat:]]


def register() -> None:
    """Register the environments with Gymnasium."""
    home = "pax.rl.gym_envs"
    vector = f"{home}:PaxVectorEnv"
    gymnasium.register("Pax-v0", entry_point=f"{home}:PaxEnv", vector_entry_point=vector)
    for level in range(1, LEVELS + 1):
        gymnasium.register(
            f"PaxSolo{level}-v0",
            entry_point=f"{home}:PaxEnv",
            vector_entry_point=vector,
            kwargs={"level": level},
        )


register()
