"""Learning a model from games of the policy with itself.

After each game every decision of a seat is made more likely if the seat won more than its fair
share, and less likely if it won less: the gradient of the chance to win (REINFORCE). The game is
played once to see who wins, and a second time, by the same random numbers, to give credit.

Players who know nothing never beat Rome, and would only ever learn to conspire. So at first the
seat with the most points is taken to have won, whatever Rome did (`by_points`). And players who
only ever meet themselves are helpless among strangers, so in one game of so many the others play
at random (`strangers`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.policy.features import describe
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

AMONG_STRANGERS: Final = 0.8
"""The share of victories that a seat can expect among players who play at random."""


class Learner:
    """A policy, and the credit that its places have earned since it was last asked."""

    def __init__(self, setup: Setup, weights: vec[i64]) -> None:
        """Begin with a model and no credit."""
        self.setup: Setup = setup
        self.policy: Policy = Policy(setup.cards, weights)
        self.credit: vec[float] = vec[float]([0.0] * PLACES)
        self.packs: vec[i64] = zeros(MOST_PACKS)
        self.baseline: float = 0.0
        self.reward: float = 0.0
        self.by_points: float = 0.0
        self.strangers: i64 = 0

    def learn(self, seed: int, first: int, games: int) -> None:
        """Play so many games and give credit for each."""
        for stream in range(first, first + games):
            lone: i64 = NOBODY
            if self.strangers > 0 and stream % self.strangers == 0:
                lone = stream // self.strangers % self.setup.players
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
        """Return the sum of all rewards, and begin anew."""
        reward = self.reward
        self.reward = 0.0
        return reward

    def take_credit(self) -> list[float]:
        """Return the credit of every place, and begin anew."""
        self.credit[0] = 0.0
        earned = list(self.credit)
        self.credit = vec[float]([0.0] * PLACES)
        return earned

    def _play(self, state: State, rng: Rng, lone: i64, rewards: list[float]) -> None:
        """Play a game to its end, and give credit if the rewards are known."""
        policy = self.policy
        expected: float = self.baseline if lone == NOBODY else AMONG_STRANGERS
        policy.list_anew(state)
        while state.step != OVER:
            move: i64
            if lone in (NOBODY, state.seat):
                move = policy.drawn(state, rng)
                if len(rewards) > 0 and policy.moves.size > 1:
                    self._give(state, move, rewards[state.seat] - expected)
            else:
                move = policy.moves.row[rng.below(policy.moves.size)]
            perform(state, move)
            list_moves(state, policy.moves)

    def _give(self, state: State, chosen: i64, reward: float) -> None:
        policy = self.policy
        size: i64 = policy.moves.size
        total: float = float(int(policy.total))
        for place in range(size):
            move: i64 = policy.moves.row[place]
            amount: float = -reward * float(int(policy.chances[place])) / total
            if move == chosen:
                amount += reward
            number: i64 = describe(state, policy.faces, policy.features, move, self.packs)
            for pack in range(number):
                self._credit(self.packs[pack], amount)

    def _credit(self, lookup: i64, amount: float) -> None:
        credit = self.credit
        credit[lookup & PLACE_MASK] += amount
        credit[lookup >> SECOND & PLACE_MASK] += amount
        credit[lookup >> THIRD & PLACE_MASK] += amount
        credit[lookup >> FOURTH] += amount


def leaders(state: State) -> vec[i64]:
    """Mark who has the most points, whoever won; a solo player, if the level is won."""
    if state.setup.players == 1:
        return winners(state)
    marks = zeros(state.setup.players)
    mark_highest(marks, all_points(state))
    return marks


def shares(marks: vec[i64]) -> list[float]:
    """Return each seat's share of what those who are marked divide among themselves."""
    many: i64 = 0
    for mark in marks:
        many += mark
    return [float(int(mark)) / float(int(max(many, 1))) for mark in marks]


def mixed(first: list[float], second: list[float], share: float) -> list[float]:
    """Return numbers between the first and the second."""
    return [a + share * (b - a) for a, b in zip(first, second, strict=True)]
