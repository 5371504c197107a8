"""The search tree: nodes are information sets of one seat, edges are its moves."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pax.rules.moves import MoveList

EXPLORE: Final = 0.4
"""PUCT exploration constant: weight of the policy prior against the mean value."""

FPU_REDUCTION: Final = 0.05
"""First-play urgency: unvisited edges start at the parent's mean minus this."""

VALUE_MIX: Final = 500.0
"""Visit count at which outcomes and the value network have equal weight."""

LCB_PENALTY: Final = 0.3
"""Lower confidence bound at the root: value minus this divided by the root of the visits."""

EVEN_SHARE_DIVISOR: Final = 4
"""For advice every edge of the root gets at least an even share of the visits divided by this."""

WATCHED_DIVISOR: Final = 3
"""The watched edge gets at least all visits divided by this."""


class Tree:
    """All nodes and edges of one search, as parallel rows.

    `values` and `rewards` are sums over the visits of an edge.
    """

    def __init__(self) -> None:
        """Create an empty tree."""
        self.explore: float = EXPLORE
        self.fpu_reduction: float = FPU_REDUCTION
        self.watched: i64 = -1
        self.nodes: dict[int, int] = {}
        self.first: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        self.node_visits: vec[i64] = vec[i64]()
        self.node_values: vec[float] = vec[float]()
        self.node: vec[i64] = vec[i64]()
        self.moves: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.rewards: vec[float] = vec[float]()
        self.values: vec[float] = vec[float]()

    def find(self, key: int) -> i64:
        """Return the node with this key, or -1."""
        return self.nodes.get(key, -1)

    def expand(self, key: int, moves: MoveList, chances: vec[i64], total: i64) -> i64:
        """Add a node with these moves; return the edge with the highest prior."""
        node: i64 = len(self.first)
        self.nodes[key] = int(node)
        edge: i64 = len(self.moves)
        best: i64 = edge
        self.first = append(self.first, edge)
        self.size = append(self.size, moves.size)
        self.node_visits = append(self.node_visits, 0)
        self.node_values = append(self.node_values, 0.0)
        whole: float = float(int(total))
        for place in range(moves.size):
            self.node = append(self.node, node)
            self.moves = append(self.moves, moves.row[place])
            self.priors = append(self.priors, float(int(chances[place])) / whole)
            self.visits = append(self.visits, 0)
            self.rewards = append(self.rewards, 0.0)
            self.values = append(self.values, 0.0)
            if self.priors[edge + place] > self.priors[best]:
                best = edge + place
        return best

    def select(self, node: i64) -> i64:
        """Return the edge of a node with the highest upper confidence bound (PUCT)."""
        visits = self.visits
        priors = self.priors
        total_visits: float = float(int(self.node_visits[node]))
        exploration: float = self.explore * math.sqrt(total_visits)
        first_play: float = self.node_values[node] / total_visits - self.fpu_reduction
        first: i64 = self.first[node]
        best: i64 = first
        highest: float = -1.0
        for edge in range(first, first + self.size[node]):
            count: float = float(int(visits[edge]))
            value: float = self.mean_value(edge, count) if count > 0.0 else first_play
            bound: float = value + exploration * priors[edge] / (1.0 + count)
            if bound > highest:
                highest = bound
                best = edge
        return best

    def mean_value(self, edge: i64, count: float) -> float:
        """Return the mean value of an edge: network values, with more visits mostly outcomes."""
        value: float = self.values[edge]
        return (value + (self.rewards[edge] - value) * count / (count + VALUE_MIX)) / count

    def least_visited(self, node: i64) -> i64:
        """Return an edge of the root below its minimum visit count, or -1 if there is none.

        The minimum is a quarter of an even share of the visits so far; for the watched edge, if
        there is one, a third of all visits.
        """
        visits = self.visits
        watched: i64 = self.watched
        if watched >= 0 and WATCHED_DIVISOR * visits[watched] <= self.node_visits[node]:
            return watched
        first: i64 = self.first[node]
        size: i64 = self.size[node]
        least: i64 = first
        for edge in range(first + 1, first + size):
            if visits[edge] < visits[least]:
                least = edge
        return least if EVEN_SHARE_DIVISOR * size * visits[least] <= self.node_visits[node] else -1

    def backup(self, path: vec[i64], reward: float, value: float) -> None:
        """Add a simulation's outcome and network value to every edge on its path."""
        for edge in path:
            node: i64 = self.node[edge]
            self.node_visits[node] += 1
            self.node_values[node] += value
            self.visits[edge] += 1
            self.rewards[edge] += reward
            self.values[edge] += value

    def most_visited(self, node: i64) -> i64:
        """Return the move with the most visits; ties are broken by the sum of rewards."""
        first: i64 = self.first[node]
        best: i64 = first
        for edge in range(first + 1, first + self.size[node]):
            if self.visits[edge] > self.visits[best] or (
                self.visits[edge] == self.visits[best] and self.rewards[edge] > self.rewards[best]
            ):
                best = edge
        return self.moves[best]

    def highest_bound(self, node: i64) -> i64:
        """Return the move with the highest lower confidence bound."""
        first: i64 = self.first[node]
        best: i64 = first
        highest: float = -1.0
        for edge in range(first, first + self.size[node]):
            if self.visits[edge] > 0:
                count: float = float(int(self.visits[edge]))
                value: float = self.mean_value(edge, count) - LCB_PENALTY / math.sqrt(count)
                if value > highest:
                    highest = value
                    best = edge
        return self.moves[best]
