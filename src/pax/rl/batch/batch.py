"""The batch for NumPy: N games stepped together, with arrays that share the engine's memory."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from pax.bots import Bot, BotError, Budget, make_bot
from pax.bots.models.files import policy_for
from pax.bots.policy.policy import Policy
from pax.game import Game, GameConfig, Record
from pax.rl.batch.lanes import CONSTANT, POINTS, SHARE, BatchLane, Lanes
from pax.rl.batch.opponents import CITIZEN, LEARNER, NOVICE, OUTSIDE, RANDOM, Opponents
from pax.rl.encoding.encoding import Encoding, is_whole
from pax.rl.encoding.layout import WORD
from pax.rl.encoding.tracker import Tracker
from pax.rules import Rng, State, aside_of, deal, play_moves, shuffled_pile
from pax.rules.moves import MOVES

LEARNING: Final = "learner"
"""The name of a seat whose actions come from the caller."""

REWARDS: Final = {"win": SHARE, "constant": CONSTANT, "points": POINTS}
_INSIDE: Final = {LEARNING: LEARNER, "random": RANDOM, "novice": NOVICE, "citizen": CITIZEN}
MOST_SEED: Final = 2**63 - 1


class Batch:
    """N games at equal tables, stepped together; the next game follows at once when one ends.

    `observations`, `masks`, `seats`, `rewards`, `dones` and `final_observations` are read-only
    arrays in the engine's own memory: every step overwrites them, and nothing is copied. Rewards
    are 0 unless a game ended in the last step. Lane i plays the games that a single environment
    plays after `reset(seed=seed + i)`.

    Bots run in this process, also those of other packages: seat only bots that you trust.
    """

    def __init__(  # noqa: PLR0913 - each has a name and a default
        self,
        config: GameConfig,
        size: int = 1024,
        *,
        seats: Sequence[str] | None = None,
        rotate: bool = False,
        reward: str = "win",
        observe: bool = True,
        seed: int = 0,
    ) -> None:
        """Deal the first games.

        `seats` names a bot or `learner` for each seat; by default all learn. With `rotate` the bots
        move on by one seat after every game, and begin at another seat in every lane. Rewards:
        `win` (1 shared by the winners), `constant` (the same, and shared by all if nobody wins),
        `points`. Without `observe` there are no observations, and steps are faster.
        """
        self.config = config
        self.encoding = Encoding(config)
        self.players = len(config.players)
        self.seat_names = _checked_seats(seats, self.players)
        if type(size) is not int or size < 1:
            raise ValueError(f"a batch of {size!r} games: must be a whole number from 1")
        if reward not in REWARDS:
            raise ValueError(f"reward {reward!r}: must be one of {', '.join(REWARDS)}")
        self.size = size
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._failed: set[int] = set()
        self._lanes = self._made_lanes(rotate=rotate, observe=observe)
        outside = Opponents(self._ranks(), self._policy(), self._choose)
        self._core = Lanes(
            self.encoding.layout, self._lanes, outside, REWARDS[reward], int(rotate), observe
        )
        self._share_arrays(observe=observe)
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal the first games again: from a seed for lane 0 (plus i for lane i) or one a lane."""
        if seed is not None:
            self._seeds = _checked_seeds(seed, self.size)
        self._failed = set(range(self.size))
        self._core.reset(self._seeds)
        self._failed.clear()

    def next_game(self, lane: int) -> None:
        """Abandon the running game of a lane and deal the next one."""
        number = self._checked_lane(lane)
        self._failed.add(number)
        self._core.next_game(number)
        self._failed.remove(number)

    def step(self, actions: ArrayLike) -> None:
        """Make one action in every lane; bots play until a learning seat decides again.

        A bot that fails or chooses an illegal move raises an error, and all games of the batch end:
        `reset` deals new ones, as does `next_game` lane by lane.
        """
        if self._failed:
            raise ValueError("a bot failed in the last step: call reset to deal new games")
        row = _as_row(actions)
        if row is None or row.shape != (self.size,) or not np.issubdtype(row.dtype, np.integer):
            numbers = "1 whole number" if self.size == 1 else f"{self.size} whole numbers"
            raise ValueError(f"actions must be {numbers}, one for each lane")
        chosen = row.astype("<i8", copy=False).tobytes()
        wrong = self._core.illegal(chosen)
        if wrong >= 0:
            raise ValueError(self._why_illegal(wrong, int(row[wrong])))
        try:
            self._core.step(chosen)
        except BaseException:
            self._failed.update(range(self.size))
            raise

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for every lane, all equally likely; the next call overwrites it."""
        self._core.sample()
        return self._sampled

    def number(self, lane: int) -> int:
        """Return the number of the running game of a lane, from 0."""
        return int(self._lanes[self._checked_lane(lane)].number)

    def record(self, lane: int) -> Record:
        """Return the record of the last finished game of a lane."""
        played = self._lanes[self._checked_lane(lane)]
        if played.number < 1:
            raise ValueError(f"no game of lane {lane} is over yet")
        return self._record(played, int(played.number) - 1, [int(move) for move in played.last])

    def current_record(self, lane: int) -> Record:
        """Return the record of the running game of a lane; it reveals hidden cards."""
        played = self._lanes[self._checked_lane(lane)]
        return self._record(played, int(played.number), [int(move) for move in played.log])

    def game(self, lane: int) -> Game:
        """Return the running game of a lane, replayed."""
        return self.current_record(lane).game()

    def _record(self, lane: BatchLane, number: int, moves: list[int]) -> Record:
        config = self.config
        pile = shuffled_pile(config.setup, Rng(lane.seed, number))
        state = deal(config.setup, pile)
        play_moves(state, moves)
        names = config.deck.names
        texts = config.notation.write_all(moves)
        return Record.from_parts(
            config, names(aside_of(config.setup, pile)), names(pile), texts, state.result()
        )

    def _made_lanes(self, *, rotate: bool, observe: bool) -> list[BatchLane]:
        codes = [self._code(name) for name in self.seat_names]
        unplayed = State(self.config.setup)
        lanes: list[BatchLane] = []
        for number in range(self.size):
            turned = number % self.players if rotate else 0
            bots = codes[self.players - turned :] + codes[: self.players - turned]
            tracker = Tracker(self.encoding.layout, unplayed, observe)
            lanes.append(BatchLane(tracker, number, vec[i64](bots)))
        return lanes

    def _code(self, name: str) -> int:
        if name in _INSIDE:
            return _INSIDE[name]
        code = OUTSIDE + len(self._bots)
        self._bots[code] = name, make_bot(name)
        return code

    def _policy(self) -> Policy | None:
        return policy_for(self.config.setup) if "citizen" in self.seat_names else None

    def _ranks(self) -> "vec[i64]":
        """Return the place of every move in the order of the texts."""
        ranks = [0] * MOVES
        layout, notation = self.encoding.layout, self.config.notation
        moves = [int(move) for move in layout.move_of]
        for rank, move in enumerate(sorted(moves, key=notation.write)):
            ranks[move] = rank
        return vec[i64](ranks)

    def _choose(self, number: int, bot: int) -> int:
        """Ask a bot that is not built into the batch: it is given the view of its seat."""
        lane, game = self._lanes[number], self.game(number)
        seat = lane.tracker.state.seat
        legal = game.legal()
        name, player = self._bots[bot]
        move = player.choose(game.view(seat), legal, Budget(), lane.rng)
        if move not in legal:
            message = f"lane {number}, seat {seat}: {name} chose {move!r}, which is not legal now"
            raise BotError(f"{message}; legal are {', '.join(legal)}")
        return self.config.notation.read(move)

    def _share_arrays(self, *, observe: bool) -> None:
        core, players = self._core, self.players
        width = int(self.encoding.layout.mask_words) * WORD
        masks = np.frombuffer(memoryview(core.masks), dtype=np.int8).reshape(self.size, width)
        self.masks: NDArray[np.int8] = masks[:, : self.encoding.actions]
        self.seats: NDArray[np.int64] = np.frombuffer(memoryview(core.seats), dtype=np.int64)
        rewards = np.frombuffer(memoryview(core.rewards), dtype=np.float64)
        self.rewards: NDArray[np.float64] = rewards.reshape(self.size, players)
        self.own_rewards: NDArray[np.float64] = np.frombuffer(
            memoryview(core.own_rewards), dtype=np.float64
        )
        self.dones: NDArray[np.bool_] = np.frombuffer(memoryview(core.dones), dtype=np.bool_)
        self._sampled: NDArray[np.int64] = np.frombuffer(memoryview(core.sampled), dtype=np.int64)
        shape = (self.size, self.encoding.size) if observe else (self.size, 0)
        self.observations: NDArray[np.uint8] = _bytes_of(core.observations, shape)
        self.final_observations: NDArray[np.uint8] = _bytes_of(core.final, shape)

    def _checked_lane(self, lane: int) -> int:
        if is_whole(lane) and 0 <= lane < self.size:
            return int(lane)
        raise ValueError(f"lane {lane!r}: must be 0 to {self.size - 1}")

    def _why_illegal(self, lane: int, action: int) -> str:
        legal = ", ".join(map(str, np.flatnonzero(self.masks[lane])[:20]))
        return f"lane {lane}, action {action}: not legal now; legal are {legal}"


def _as_row(actions: ArrayLike) -> NDArray[np.generic] | None:
    """Return actions as an array, or None if they are of different lengths."""
    try:
        return np.ascontiguousarray(actions)
    except ValueError:
        return None


def _bytes_of(row: "vec[i64]", shape: tuple[int, int]) -> NDArray[np.uint8]:
    if shape[1] == 0:
        return np.zeros(shape, dtype=np.uint8)
    return np.frombuffer(memoryview(row), dtype=np.uint8).reshape(shape)


def _checked_seats(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    names = (LEARNING,) * players if seats is None else tuple(seats) if _is_row(seats) else ()
    if len(names) != players:
        raise ValueError(f"seats {seats!r}: give a bot or {LEARNING!r} for each of {players} seats")
    if LEARNING not in names:
        raise ValueError(f"seats {seats!r}: at least one must be {LEARNING!r}")
    return names


def _is_row(seats: object) -> bool:
    if not isinstance(seats, Sequence) or isinstance(seats, str):
        return False
    return all(isinstance(seat, str) for seat in seats)


def checked_seed(seed: object) -> int:
    """Return a seed as a Python int; raise ValueError if it cannot be one."""
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool) and 0 <= seed <= MOST_SEED:
        return int(seed)
    raise ValueError(f"seed {seed!r}: must be a whole number, 0 to 2**63 - 1")


def _checked_seeds(seed: object, size: int) -> list[int]:
    if not isinstance(seed, list | tuple | np.ndarray):
        first = checked_seed(seed)
        return [checked_seed(first + lane) for lane in range(size)]
    if len(seed) != size:
        raise ValueError(f"{len(seed)} seeds: give one, or one for each of {size} lanes")
    return [checked_seed(each) for each in seed]
