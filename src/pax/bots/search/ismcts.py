"""Information-set Monte-Carlo tree search for one seat.

Every simulation starts from a fresh determinization, a state sampled from the view. The searching
seat's decisions are selected by PUCT with the policy as prior. Nodes are information sets, keyed by
what that seat observes: samples that differ only in hidden cards or hidden moves share a node. The
policy plays the other seats, and everybody after the first new node (the play-out).

The outcome of a play-out is unbiased but noisy. With a value network, the state at the start of the
seat's next turn is evaluated too, and an edge's value mixes both. The first `outcomes_from`
simulations can end there: that takes half the time.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pax.bots.policy.policy import Policy
from pax.bots.search.tree import Tree
from pax.bots.value.network import ValueNetwork
from pax.game.observation.state_sampler import Sampler
from pax.rules.decisions import list_moves, perform
from pax.rules.ending import rome_wins, winners
from pax.rules.position import OVER, PLAYING
from pax.rules.rng import Rng
from pax.rules.setup import Setup
from pax.rules.state import State

ANY_WIN: Final = 0
WITH_ROME: Final = 1
AGAINST_ROME: Final = 2

LATE: Final = 2
"""The value network is not used in this many last rounds.

A round takes about two cards per seat and one for Rome from the pile.
"""


class Search:
    """The search for one decision; it can be continued with more simulations."""

    def __init__(
        self,
        setup: Setup,
        sampler: Sampler,
        seat: i64,
        policy: Policy,
        priors: Policy,
        network: ValueNetwork | None,
        rng: Rng,
        aim: i64,
    ) -> None:
        """Create an empty tree; `policy` plays the play-outs, `priors` gives the priors."""
        self.sampler: Sampler = sampler
        self.seat: i64 = seat
        self.policy: Policy = policy
        self.priors: Policy = priors
        self.network: ValueNetwork | None = network
        self.rng: Rng = rng
        self.aim: i64 = aim
        self.state: State = State(setup)
        self.tree: Tree = Tree()
        self.path: vec[i64] = vec[i64]()
        self.simulations: i64 = 0
        self.decisions: i64 = 0
        self.rome: i64 = 0
        self.visit_all: bool = False
        self.outcomes_from: i64 = 0

    def run(self, simulations: i64) -> None:
        """Run simulations, each to the end of the game."""
        for _simulation in range(simulations):
            self._simulate()

    def choice(self) -> i64:
        """Return the move to make at the root.

        A value network has less variance than outcomes, so moves with different visit counts can be
        compared by value. By outcomes alone the visit counts say more.
        """
        if self.network is None:
            return self.tree.most_visited(0)
        return self.tree.highest_bound(0)

    def _simulate(self) -> None:
        state = self.state
        self.sampler.sample_into(state, self.rng)
        self.path = vec[i64]()
        self._descend(state)
        value: float = self._evaluate_next_turn(state)
        self.simulations += 1
        if value >= 0.0 and self.simulations <= self.outcomes_from:
            self.tree.backup(self.path, value, value)
            return
        self.decisions += self.policy.play_out(state, self.rng)
        if rome_wins(state):
            self.rome += 1
        reward: float = reward_of(state, self.seat, self.aim)
        self.tree.backup(self.path, reward, reward if value < 0.0 else value)

    def _evaluate_next_turn(self, state: State) -> float:
        """Play on to the seat's next turn; return its value by the network, or -1 if not used."""
        network = self.network
        if network is None or is_late(state):
            return -1.0
        self.decisions += self.policy.play_on(state, self.rng, self.seat)
        if is_late(state):
            return -1.0
        network.evaluate(state, self.seat)
        if self.aim == WITH_ROME:
            return network.with_rome
        if self.aim == AGAINST_ROME:
            return network.against_rome
        return network.with_rome + network.against_rome

    def _descend(self, state: State) -> None:
        """Descend the tree to the first new node and make one move there."""
        policy = self.policy
        policy.reset(state)
        while state.step != OVER:
            if state.seat != self.seat or policy.moves.size == 1:
                perform(state, policy.sample(state, self.rng))
            else:
                known: bool = self._choose(state)
                if not known:
                    return
            self.decisions += 1
            list_moves(state, policy.moves)

    def _choose(self, state: State) -> bool:
        """Make the move selected by the tree; return whether the node existed."""
        tree = self.tree
        key: int = observation_key(state, self.seat)
        node: i64 = tree.find(key)
        known: bool = node >= 0
        edge: i64
        if known:
            edge = tree.least_visited(node) if self.visit_all and node == 0 else -1
            if edge < 0:
                edge = tree.select(node)
        else:
            priors = self.priors
            priors.reset(state)
            priors.evaluate(state)
            edge = tree.expand(key, priors.moves, priors.chances, priors.total)
        self.path = append(self.path, edge)
        perform(state, tree.moves[edge])
        return known


def is_late(state: State) -> bool:
    """Whether few rounds are left, so that a play-out is better than the value network."""
    return state.step == OVER or state.pile_size() < LATE * (2 * state.setup.players + 1)


def reward_of(state: State, seat: i64, aim: i64) -> float:
    """Return a seat's share of the victory, or 0 if the aim does not count it."""
    if aim == WITH_ROME and not rome_wins(state):
        return 0.0
    if aim == AGAINST_ROME and rome_wins(state) and state.setup.players > 1:
        return 0.0
    won = winners(state)
    if won[seat] == 0:
        return 0.0
    count: i64 = 0
    for mark in won:
        count += mark
    return 1.0 / float(int(count))


def observation_key(state: State, seat: i64) -> int:
    """Return a hash of what a seat observes at its own decision: the key of an information set.

    When the seat plays cards, the hash covers only its hand and aurei, all displays and Rome, so
    that different draws, offers and burials before share one node.
    """
    key: i64 = state.step * 64 + state.played
    key = hashed(key, state.played_in)
    key = hashed(key, state.round * 16 + state.conspirator)
    key = hashed(key, state.coins[seat])
    key = hashed_row(key, state.symbols, len(state.symbols))
    key = hashed_row(key, state.rome_symbols, len(state.rome_symbols))
    if state.peeked[seat] == 1:
        key = hashed_row(key, state.hidden, len(state.hidden))
    kinds: i64 = state.kind_rows
    for place in range(seat * kinds, seat * kinds + kinds):
        key = hashed(key, state.hands[place])
    if state.step != PLAYING:
        key = market_key(state, key)
    return int(key)


def market_key(state: State, key: i64) -> i64:
    """Return a key extended by the market: pile, cards in view, groups, aurei and hand sizes."""
    key = hashed(key, state.to_come * 8 + flags_of(state))
    key = hashed(key, state.pile_size())
    key = hashed_row(key, state.in_view, state.views)
    key = hashed_row(key, state.coins, len(state.coins))
    key = hashed_row(key, state.hand_sizes, len(state.hand_sizes))
    key = hashed_row(key, state.worth, len(state.worth))
    for legion in range(state.setup.legions):
        first: i64 = legion * state.group_room
        for place in range(first, first + state.group_sizes[legion]):
            key = hashed(key, state.groups[place])
    return key


def flags_of(state: State) -> i64:
    """Return flags for taken, offered and buried."""
    return (4 if state.taken else 0) + (2 if state.offered else 0) + (1 if state.buried else 0)


def hashed(key: i64, number: i64) -> i64:
    """Return a key extended by a number."""
    return (key * 262139 + number + 1) & 8796093022207


def hashed_row(key: i64, row: vec[i64], size: i64) -> i64:
    """Return a key extended by the first numbers of a row."""
    for place in range(size):
        key = hashed(key, row[place])
    return key
