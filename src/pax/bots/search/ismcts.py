"""Information-set Monte-Carlo tree search over what one seat observes.

Every simulation begins with a fresh sample of the view. Where the searching seat decides, the tree
chooses: an upper confidence bound with the policy's chances as priors. Its nodes are keyed by what
that seat sees, so that all samples which look alike share one node, whatever the others hold and
did unseen. The others, and everything after the first new node, are played by the policy.

A game simulated to its end says for certain who won it, but much of that is chance. So with an
network the state in which the seat's next turn begins is judged, too; the tree weighs both.
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
"""So many rounds before the end, in each of which a seat takes two cards and Rome about one."""


class Search:
    """One decision being thought about, for as many simulations as one likes."""

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
        """Begin with an empty tree; `policy` plays, `priors` says what is worth trying."""
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
        self.fair: bool = False

    def run(self, simulations: i64) -> None:
        """Simulate so many games from here to their end."""
        for _simulation in range(simulations):
            self._simulate()

    def choice(self) -> i64:
        """Return the move to make at the root.

        A value network has less variance than outcomes, so moves with different visit counts can be
        compared by value. By outcomes alone the visit counts say more.
        """
        if self.network is None:
            return self.tree.most_tried(0)
        return self.tree.most_worthy(0)

    def _simulate(self) -> None:
        state = self.state
        self.sampler.sample_into(state, self.rng)
        self.path = vec[i64]()
        self._descend(state)
        hope: float = self._judge_next_turn(state)
        self.decisions += self.policy.play_out(state, self.rng)
        self.simulations += 1
        if rome_wins(state):
            self.rome += 1
        reward: float = reward_of(state, self.seat, self.aim)
        self.tree.learn(self.path, reward, reward if hope < 0.0 else hope)

    def _judge_next_turn(self, state: State) -> float:
        """Play on to the seat's next turn; return the network's value there, or -1 without one."""
        network = self.network
        if network is None or is_late(state):
            return -1.0
        self.decisions += self.policy.play_on(state, self.rng, self.seat)
        if is_late(state):
            return -1.0
        network.consider(state, self.seat)
        if self.aim == WITH_ROME:
            return network.with_rome
        if self.aim == AGAINST_ROME:
            return network.against_rome
        return network.with_rome + network.against_rome

    def _descend(self, state: State) -> None:
        """Go down the tree to its first new node, and one move further."""
        policy = self.policy
        policy.list_anew(state)
        while state.step != OVER:
            if state.seat != self.seat or policy.moves.size == 1:
                perform(state, policy.drawn(state, self.rng))
            else:
                known: bool = self._choose(state)
                if not known:
                    return
            self.decisions += 1
            list_moves(state, policy.moves)

    def _choose(self, state: State) -> bool:
        """Make the move that the tree chooses; say whether the node had been there before."""
        tree = self.tree
        key: int = observed(state, self.seat)
        node: i64 = tree.find(key)
        known: bool = node >= 0
        edge: i64
        if known:
            edge = tree.neglected(node) if self.fair and node == 0 else -1
            if edge < 0:
                edge = tree.most_promising(node)
        else:
            priors = self.priors
            priors.list_anew(state)
            priors.weigh(state)
            edge = tree.grow(key, priors.moves, priors.chances, priors.total)
        self.path = append(self.path, edge)
        perform(state, tree.moves[edge])
        return known


def is_late(state: State) -> bool:
    """Whether so few rounds are left that playing them out says more than a value network."""
    return state.step == OVER or state.pile_size() < LATE * (2 * state.setup.players + 1)


def reward_of(state: State, seat: i64, aim: i64) -> float:
    """Return a seat's share of the victory, as far as it counts for this aim."""
    if aim == WITH_ROME and not rome_wins(state):
        return 0.0
    if aim == AGAINST_ROME and rome_wins(state) and state.setup.players > 1:
        return 0.0
    won = winners(state)
    if won[seat] == 0:
        return 0.0
    many: i64 = 0
    for mark in won:
        many += mark
    return 1.0 / float(int(many))


def observed(state: State, seat: i64) -> int:
    """Return what a seat sees at its own decision as one number.

    Two situations that look different to it get different numbers, but for one chance in billions.
    When it plays cards, only what bears on that counts: its hand and purse, all displays and Rome.
    So whatever was drawn, offered and buried before, those situations share what is learned.
    """
    key: i64 = state.step * 64 + state.played
    key = mixed(key, state.played_in)
    key = mixed(key, state.round * 16 + state.conspirator)
    key = mixed(key, state.coins[seat])
    key = mixed_row(key, state.symbols, len(state.symbols))
    key = mixed_row(key, state.rome_symbols, len(state.rome_symbols))
    if state.peeked[seat] == 1:
        key = mixed_row(key, state.hidden, len(state.hidden))
    kinds: i64 = state.kind_rows
    for place in range(seat * kinds, seat * kinds + kinds):
        key = mixed(key, state.hands[place])
    if state.step != PLAYING:
        key = market(state, key)
    return int(key)


def market(state: State, key: i64) -> i64:
    """Return a key with the market mixed in: pile, cards in view, groups, and who can buy."""
    key = mixed(key, state.to_come * 8 + flags_of(state))
    key = mixed(key, state.pile_size())
    key = mixed_row(key, state.in_view, state.views)
    key = mixed_row(key, state.coins, len(state.coins))
    key = mixed_row(key, state.hand_sizes, len(state.hand_sizes))
    key = mixed_row(key, state.worth, len(state.worth))
    for legion in range(state.setup.legions):
        first: i64 = legion * state.group_room
        for place in range(first, first + state.group_sizes[legion]):
            key = mixed(key, state.groups[place])
    return key


def flags_of(state: State) -> i64:
    """Return what has been placed of the cards drawn."""
    return (4 if state.taken else 0) + (2 if state.offered else 0) + (1 if state.buried else 0)


def mixed(key: i64, number: i64) -> i64:
    """Return a key with one more number mixed in."""
    return (key * 262139 + number + 1) & 8796093022207


def mixed_row(key: i64, row: vec[i64], size: i64) -> i64:
    """Return a key with the first numbers of a row mixed in."""
    for place in range(size):
        key = mixed(key, row[place])
    return key
