"""The compiled core of a batch: lanes, each with one running game, stepped together.

Results are written into rows of fixed length, which NumPy reads in place, without a copy.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from pax.rl.batch.opponents import LEARNER, Opponents
from pax.rl.encoding.layout import WORD, Layout, byte_at
from pax.rl.encoding.tracker import Tracker
from pax.rules.ending import all_points, rome_wins, winners_by
from pax.rules.moves import MoveList
from pax.rules.position import OVER
from pax.rules.rng import Rng
from pax.rules.rows import zeros
from pax.rules.shuffle import shuffled_pile
from pax.rules.state import State

SHARE: Final = 0
CONSTANT: Final = 1
POINTS: Final = 2

BOT_STREAMS: Final = 0x80000000
"""The stream of random numbers of the bots in a lane's first game; the deals have 0, 1, 2, ..."""

_SAMPLE_STREAM: Final = 0xFFFFFFFF


class BatchLane:
    """One game of a batch, with the moves made in it; a seed and a number identify the deal."""

    def __init__(self, tracker: Tracker, seed: int, bots: vec[i64]) -> None:
        """Take the tracker, the seed, and the bot of each seat."""
        self.tracker: Tracker = tracker
        self.seed: int = seed
        self.number: i64 = -1
        self.seated: vec[i64] = bots
        self.bots: vec[i64] = bots
        self.rng: Rng = Rng(seed, BOT_STREAMS)
        self.moves: MoveList = MoveList()
        self.log: vec[i16] = vec[i16]()
        self.last: vec[i16] = vec[i16]()

    def begin(self, turned: i64) -> None:
        """Deal the next game; `turned` moves every bot on by as many seats."""
        self.number += 1
        number: int = int(self.number)
        self.rng = Rng(self.seed, BOT_STREAMS + number)
        tracker = self.tracker
        tracker.begin(shuffled_pile(tracker.layout.setup, Rng(self.seed, number)))
        self.last = self.log
        self.log = vec[i16]()
        if turned > 0:
            self.bots = turned_row(self.bots, turned)

    def play(self, move: i64) -> None:
        """Make a move and write it down."""
        self.tracker.play(move)
        self.log = append(self.log, i16(move))


class Lanes:
    """All games of a batch, and the rows that describe their current decisions."""

    def __init__(
        self,
        layout: Layout,
        lanes: list[BatchLane],
        opponents: Opponents,
        reward: int,
        turned: int,
        observed: bool,  # noqa: FBT001 - compiled, as above
    ) -> None:
        """Allocate the rows; `reset` deals the games."""
        self.layout: Layout = layout
        self.lanes: list[BatchLane] = lanes
        self.size: i64 = len(lanes)
        self.opponents: Opponents = opponents
        self.reward: i64 = reward
        self.turned: i64 = turned
        self.observed: bool = observed
        self.observations: vec[i64] = long_row(self.size * layout.words if observed else 0)
        self.final: vec[i64] = long_row(self.size * layout.words if observed else 0)
        self.masks: vec[i64] = long_row(self.size * layout.mask_words)
        self.seats: vec[i64] = long_row(self.size)
        self.sampled: vec[i64] = long_row(self.size)
        self.rewards: vec[float] = vec[float]([0.0] * int(self.size * layout.players))
        self.own_rewards: vec[float] = vec[float]([0.0] * int(self.size))
        self.dones: vec[u8] = vec[u8]([0] * int(self.size))
        self.rng: Rng = Rng(0)

    def reset(self, seeds: list[int]) -> None:
        """Deal the first game of every lane from its seed."""
        self.rng = Rng(seeds[0], _SAMPLE_STREAM)
        for number in range(self.size):
            lane = self.lanes[number]
            self._clear_mask(number, lane)
            lane.seed = seeds[number]
            lane.number = -1
            lane.bots = lane.seated
            lane.begin(0)
            self._clear_result(number)
            self._advance(number, lane)
            self._show(number, lane)

    def next_game(self, number: int) -> None:
        """Abandon the running game of a lane and deal the next one."""
        lane = self.lanes[number]
        self._clear_mask(number, lane)
        lane.begin(self.turned)
        self._clear_result(number)
        self._advance(number, lane)
        self._show(number, lane)

    def illegal(self, actions: bytes) -> int:
        """Return the first lane whose action is not legal, or -1."""
        width: i64 = self.layout.mask_words
        most: i64 = self.layout.actions
        for number in range(self.size):
            action: i64 = read_i64_le(actions, number * WORD)
            if action < 0 or action >= most:
                return int(number)
            if byte_at(self.masks, number * width, action) == 0:
                return int(number)
        return -1

    def step(self, actions: bytes) -> None:
        """Make one legal action in every lane, given as 64-bit integers, and show what follows."""
        move_of = self.layout.move_of
        for number in range(self.size):
            lane = self.lanes[number]
            action: i64 = read_i64_le(actions, number * WORD)
            self._clear_mask(number, lane)
            lane.play(move_of[action])
            self._clear_result(number)
            self._advance(number, lane)
            self._show(number, lane)

    def sample(self) -> None:
        """Choose a legal action in every lane, all equally likely."""
        action_of = self.layout.action_of
        for number in range(self.size):
            moves = self.lanes[number].moves
            self.sampled[number] = action_of[moves.row[self.rng.below(moves.size)]]

    def _advance(self, number: i64, lane: BatchLane) -> None:
        """Let the bots play until a learning seat decides; begin a new game after the last move."""
        state = lane.tracker.state
        while True:
            if state.step == OVER:
                self._end(number, lane)
            bot: i64 = lane.bots[state.seat]
            if bot == LEARNER:
                return
            lane.play(self.opponents.choose(bot, number, state, lane.rng))

    def _end(self, number: i64, lane: BatchLane) -> None:
        """Write the rewards of a game that is over, and begin the next one."""
        state = lane.tracker.state
        self.dones[number] = 1
        first: i64 = number * self.layout.players
        write_rewards(state, self.reward, self.rewards, first)
        for seat in range(self.layout.players):
            if lane.bots[seat] == LEARNER:
                self.own_rewards[number] = self.rewards[first + seat]
                if self.observed:
                    lane.tracker.write_observation(seat, self.final, number * self.layout.words)
                break
        lane.begin(self.turned)

    def _clear_result(self, number: i64) -> None:
        """Reset what the last step wrote if a game ended in it."""
        if self.dones[number] == 0:
            return
        self.dones[number] = 0
        self.own_rewards[number] = 0.0
        first: i64 = number * self.layout.players
        for place in range(first, first + self.layout.players):
            self.rewards[place] = 0.0

    def _clear_mask(self, number: i64, lane: BatchLane) -> None:
        """Reset the bytes of the moves that were legal before."""
        masks, row = self.masks, lane.moves.row
        action_of = self.layout.action_of
        start: i64 = number * self.layout.mask_words
        for place in range(lane.moves.size):
            masks[start + (action_of[row[place]] >> 3)] = 0

    def _show(self, number: i64, lane: BatchLane) -> None:
        """Write seat, mask and observation of the current decision."""
        tracker = lane.tracker
        seat: i64 = tracker.state.seat
        self.seats[number] = seat
        tracker.write_mask(lane.moves, self.masks, number * self.layout.mask_words)
        if self.observed:
            tracker.update_observation(seat, self.observations, number * self.layout.words)


def write_rewards(state: State, reward: i64, row: vec[float], first: i64) -> None:
    """Write the reward of every seat in a game that is over."""
    players: i64 = state.setup.players
    totals = all_points(state)
    if reward == POINTS:
        for seat in range(players):
            row[first + seat] = float(int(totals[seat]))
        return
    won = winners_by(state, totals, rome_wins(state))
    count: i64 = 0
    for seat in range(players):
        count += won[seat]
    nobody: float = 0.0
    if reward == CONSTANT and count == 0:
        nobody = 1.0 / float(int(players))
    for seat in range(players):
        row[first + seat] = 1.0 / float(int(count)) if won[seat] == 1 else nobody


def turned_row(row: vec[i64], turned: i64) -> vec[i64]:
    """Return a row whose numbers have moved on by so many places."""
    moved = zeros(len(row))
    for place in range(len(row)):
        moved[(place + turned) % len(row)] = row[place]
    return moved


def long_row(length: i64) -> vec[i64]:
    """Return a row of zeros of any length."""
    return vec[i64]([0] * int(length))
