"""The tree of a search: nodes keyed by what a seat observes, edges for its moves."""

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

FAIR: Final = 4
"""For advice every move is tried at least once in so many times the number of moves."""

CLOSELY: Final = 3
"""A move that is watched is tried at least once in so many times."""


class Tree:
    """All nodes and edges of one search. An edge is a move with its prior chance and its record."""

    def __init__(self) -> None:
        """Begin without a node."""
        self.explore: float = EXPLORE
        self.fpu_reduction: float = FPU_REDUCTION
        self.watched: i64 = -1
        self.nodes: dict[int, int] = {}
        self.first: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        self.tried: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.node: vec[i64] = vec[i64]()
        self.moves: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.rewards: vec[float] = vec[float]()
        self.hopes: vec[float] = vec[float]()

    def find(self, key: int) -> i64:
        """Return the node with this key, or -1."""
        return self.nodes.get(key, -1)

    def grow(self, key: int, moves: MoveList, chances: vec[i64], total: i64) -> i64:
        """Add a node with these moves; return the edge that the policy speaks for most strongly."""
        node: i64 = len(self.first)
        self.nodes[key] = int(node)
        edge: i64 = len(self.moves)
        best: i64 = edge
        self.first = append(self.first, edge)
        self.size = append(self.size, moves.size)
        self.tried = append(self.tried, 0)
        self.total = append(self.total, 0.0)
        whole: float = float(int(total))
        for place in range(moves.size):
            self.node = append(self.node, node)
            self.moves = append(self.moves, moves.row[place])
            self.priors = append(self.priors, float(int(chances[place])) / whole)
            self.visits = append(self.visits, 0)
            self.rewards = append(self.rewards, 0.0)
            self.hopes = append(self.hopes, 0.0)
            if self.priors[edge + place] > self.priors[best]:
                best = edge + place
        return best

    def most_promising(self, node: i64) -> i64:
        """Return the edge of a node with the highest upper bound of its worth."""
        visits = self.visits
        priors = self.priors
        tried: float = float(int(self.tried[node]))
        wish: float = self.explore * math.sqrt(tried)
        untried: float = self.total[node] / tried - self.fpu_reduction
        first: i64 = self.first[node]
        best: i64 = first
        highest: float = -1.0
        for edge in range(first, first + self.size[node]):
            times: float = float(int(visits[edge]))
            worth: float = self.worth(edge, times) if times > 0.0 else untried
            bound: float = worth + wish * priors[edge] / (1.0 + times)
            if bound > highest:
                highest = bound
                best = edge
        return best

    def worth(self, edge: i64, times: float) -> float:
        """Return what a move is worth by both: few outcomes say little, many say everything."""
        hope: float = self.hopes[edge]
        return (hope + (self.rewards[edge] - hope) * times / (times + VALUE_MIX)) / times

    def neglected(self, node: i64) -> i64:
        """Return the edge of a node that was tried least, if below its fair minimum; else -1.

        The minimum is a quarter of an even share of the tries so far; of the watched edge, if there
        is one, a third of all.
        """
        visits = self.visits
        watched: i64 = self.watched
        if watched >= 0 and CLOSELY * visits[watched] <= self.tried[node]:
            return watched
        first: i64 = self.first[node]
        size: i64 = self.size[node]
        least: i64 = first
        for edge in range(first + 1, first + size):
            if visits[edge] < visits[least]:
                least = edge
        return least if FAIR * size * visits[least] <= self.tried[node] else -1

    def learn(self, path: vec[i64], reward: float, hope: float) -> None:
        """Add one simulation to every edge on its path: its outcome, and the network's value."""
        for edge in path:
            node: i64 = self.node[edge]
            self.tried[node] += 1
            self.total[node] += hope
            self.visits[edge] += 1
            self.rewards[edge] += reward
            self.hopes[edge] += hope

    def most_tried(self, node: i64) -> i64:
        """Return the move of a node that was tried most often; of equals the one that won more."""
        first: i64 = self.first[node]
        best: i64 = first
        for edge in range(first + 1, first + self.size[node]):
            if self.visits[edge] > self.visits[best] or (
                self.visits[edge] == self.visits[best] and self.rewards[edge] > self.rewards[best]
            ):
                best = edge
        return self.moves[best]

    def most_worthy(self, node: i64) -> i64:
        """Return the move of a node that is worth most, cautiously: few tries count against it."""
        first: i64 = self.first[node]
        best: i64 = first
        highest: float = -1.0
        for edge in range(first, first + self.size[node]):
            if self.visits[edge] > 0:
                times: float = float(int(self.visits[edge]))
                worth: float = self.worth(edge, times) - LCB_PENALTY / math.sqrt(times)
                if worth > highest:
                    highest = worth
                    best = edge
        return self.moves[best]
