"""Policy training by self-play: REINFORCE with a baseline.

Each game is played twice with the same random numbers: first to get the rewards, then to add up the
policy gradient of every decision, weighted by the seat's reward minus the baseline.

An untrained policy never beats Rome and would only learn to conspire, so early in training the
reward can go to the seat with the most points (`by_points`). A policy that meets only itself plays
badly against others, so in one game out of `random_every` all other seats play at random.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy.features import encode_move
from pax.bots.policy.layout import FOURTH, MOST_PACKS, PLACE_MASK, PLACES, SECOND, THIRD
from pax.bots.policy.policy import Policy
from pax.rules.decisions import list_moves, perform
from pax.rules.ending import all_points, mark_highest, winners
from pax.rules.position import NOBODY, OVER
from pax.rules.rng import Rng
from pax.rules.rows import zeros
from pax.rules.setup import Setup
from pax.rules.shuffle import shuffled_pile
from pax.rules.state import State, deal

RANDOM_OPPONENT_BASELINE: Final = 0.8
"""Baseline against random opponents."""


class PolicyTrainer:
    """A policy and the gradient accumulated since the last step."""

    def __init__(self, setup: Setup, weights: vec[i64]) -> None:
        """Start with a model and a zero gradient."""
        self.setup: Setup = setup
        self.policy: Policy = Policy(setup.cards, weights)
        self.gradient: vec[float] = vec[float]([0.0] * PLACES)
        self.packs: vec[i64] = zeros(MOST_PACKS)
        self.baseline: float = 0.0
        self.reward: float = 0.0
        self.by_points: float = 0.0
        self.random_every: i64 = 0

    def learn(self, seed: int, first: int, games: int) -> None:
        """Play games and add up their gradient."""
        for stream in range(first, first + games):
            lone: i64 = NOBODY
            if self.random_every > 0 and stream % self.random_every == 0:
                lone = stream // self.random_every % self.setup.players
            rng = Rng(seed, stream)
            pile = shuffled_pile(self.setup, rng)
            choices: int = int(rng.word())
            state = deal(self.setup, pile)
            self._play(state, Rng(choices, 0), lone, [])
            rewards = mixed(shares(winners(state)), shares(leaders(state)), self.by_points)
            if lone == NOBODY:
                for reward in rewards:
                    self.reward += reward
            self._play(deal(self.setup, pile), Rng(choices, 0), lone, rewards)

    def take_reward(self) -> float:
        """Return and clear the sum of all rewards."""
        reward = self.reward
        self.reward = 0.0
        return reward

    def take_gradient(self) -> list[float]:
        """Return and clear the gradient."""
        self.gradient[0] = 0.0
        earned = list(self.gradient)
        self.gradient = vec[float]([0.0] * PLACES)
        return earned

    def _play(self, state: State, rng: Rng, lone: i64, rewards: list[float]) -> None:
        """Play a game to its end; add up the gradient if rewards are given."""
        policy = self.policy
        expected: float = self.baseline if lone == NOBODY else RANDOM_OPPONENT_BASELINE
        policy.reset(state)
        while state.step != OVER:
            move: i64
            if lone in (NOBODY, state.seat):
                move = policy.sample(state, rng)
                if len(rewards) > 0 and policy.moves.size > 1:
                    self._add_decision(state, move, rewards[state.seat] - expected)
            else:
                move = policy.moves.row[rng.below(policy.moves.size)]
            perform(state, move)
            list_moves(state, policy.moves)

    def _add_decision(self, state: State, chosen: i64, reward: float) -> None:
        policy = self.policy
        size: i64 = policy.moves.size
        total: float = float(int(policy.total))
        for place in range(size):
            move: i64 = policy.moves.row[place]
            amount: float = -reward * float(int(policy.chances[place])) / total
            if move == chosen:
                amount += reward
            number: i64 = encode_move(state, policy.encoding, policy.features, move, self.packs)
            for pack in range(number):
                self._add_packed(self.packs[pack], amount)

    def _add_packed(self, lookup: i64, amount: float) -> None:
        gradient = self.gradient
        gradient[lookup & PLACE_MASK] += amount
        gradient[lookup >> SECOND & PLACE_MASK] += amount
        gradient[lookup >> THIRD & PLACE_MASK] += amount
        gradient[lookup >> FOURTH] += amount


def leaders(state: State) -> vec[i64]:
    """Mark the seats with the most points, regardless of the winner; in a solo game, the winner."""
    if state.setup.players == 1:
        return winners(state)
    marks = zeros(state.setup.players)
    mark_highest(marks, all_points(state))
    return marks


def shares(marks: vec[i64]) -> list[float]:
    """Divide one victory equally among the marked seats."""
    many: i64 = 0
    for mark in marks:
        many += mark
    return [float(int(mark)) / float(int(max(many, 1))) for mark in marks]


def mixed(first: list[float], second: list[float], share: float) -> list[float]:
    """Interpolate linearly between two rows."""
    return [a + share * (b - a) for a, b in zip(first, second, strict=True)]
