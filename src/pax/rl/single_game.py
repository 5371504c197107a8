"""One game for a single environment: dealt from a seed, played by actions, shown as text or SVG."""

from secrets import randbits

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from pax.game import Game, GameConfig, Record
from pax.rl.batch.batch import REWARDS, checked_seed
from pax.rl.batch.lanes import write_rewards
from pax.rl.encoding.encoding import Encoding
from pax.rl.encoding.layout import byte_at
from pax.rl.encoding.tracker import Tracker
from pax.rules import Rng, State, aside_of, shuffled_pile
from pax.rules.moves import MoveList
from pax.rules.position import OVER


class SingleGame:
    """A running game and the games after it; a seed and a number identify each deal."""

    def __init__(self, config: GameConfig, reward: str = "win") -> None:
        """Take the table; `begin` deals."""
        if reward not in REWARDS:
            raise ValueError(f"reward {reward!r}: must be one of {', '.join(REWARDS)}")
        self.config = config
        self.encoding = Encoding(config)
        self._reward = REWARDS[reward]
        layout = self.encoding.layout
        self._move_of = [int(move) for move in layout.move_of]
        self._tracker = Tracker(layout, State(config.setup))
        self._listed = MoveList()
        self._row = vec[i64]([0] * int(layout.words))
        self._mask = vec[i64]([0] * int(layout.mask_words))
        self._no_mask = np.zeros(self.encoding.actions, dtype=np.int8)
        self._bytes = np.frombuffer(memoryview(self._row), dtype=np.uint8)
        self._flags = np.frombuffer(memoryview(self._mask), dtype=np.int8)[: self.encoding.actions]
        self._pile = vec[i64]()
        self._moves: list[int] = []
        self.seed: int | None = None
        self.number = -1

    def begin(self, seed: int | None = None) -> None:
        """Deal the first game of a seed, or without one the next game of the last seed."""
        if seed is not None:
            self.seed, self.number = checked_seed(seed), -1
        elif self.seed is None:
            self.seed = randbits(62)
        self.number += 1
        self._pile = shuffled_pile(self.config.setup, Rng(self.seed, self.number))
        self._moves = []
        self._tracker.begin(self._pile)
        self._list()

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self._tracker.state.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._tracker.state.step == OVER

    def is_legal(self, action: object) -> bool:
        """Whether the deciding seat may choose an action now."""
        if not isinstance(action, int | np.integer) or isinstance(action, bool):
            return False
        number = int(action)
        return 0 <= number < self.encoding.actions and byte_at(self._mask, 0, number) == 1

    def play(self, action: int) -> None:
        """Make a legal action."""
        move = self._move_of[action]
        self._moves.append(move)
        self._tracker.play(move)
        self._list()

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """Return the observation of a seat."""
        self._tracker.write_observation(seat, self._row, 0)
        return self._bytes.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the mask of a seat: all zeros unless it decides."""
        mine = self.seat == seat and not self.is_over
        return self._flags.copy() if mine else self._no_mask.copy()

    def rewards(self) -> list[float]:
        """Return the reward of every seat; the game must be over."""
        row = vec[float]([0.0] * len(self.config.players))
        write_rewards(self._tracker.state, self._reward, row, 0)
        return [float(reward) for reward in row]

    def record(self) -> Record:
        """Return the record of the game; while it runs, it reveals hidden cards."""
        config, names = self.config, self.config.deck.names
        aside = names(aside_of(config.setup, self._pile))
        texts = config.notation.write_all(self._moves)
        result = self._tracker.state.result()
        return Record.from_parts(config, aside, names(self._pile), texts, result)

    def game(self) -> Game:
        """Return the game, replayed."""
        return self.record().game()

    def _list(self) -> None:
        """List the legal moves into the mask."""
        for word in range(len(self._mask)):
            self._mask[word] = 0
        if not self.is_over:
            self._tracker.write_mask(self._listed, self._mask, 0)
