"""Continuations of a move: sampled games in which the seat goes on as its search would.

Two moves are compared in the same sampled states, so that only the moves make a difference.
"""

from typing import Final, NamedTuple

from pax.bots.reasons.facts import Facts, Interest, at_end, interest_in, soon
from pax.bots.search.ismcts import ANY_WIN, Search, observation_key, reward_of
from pax.rules import Rng, State
from pax.rules.decisions import list_moves, perform
from pax.rules.journal import Journal
from pax.rules.moves import BUY, KEEP, LAY, TAKE, kind_of, legion_of, verb_of
from pax.rules.position import BEGINNING, KEEPING, LAYING, OVER

KNOWN_VISITS: Final = 8
"""Visits after which the search's choice at a later decision is followed, not the policy's."""


class Continuation(NamedTuple):
    """One sampled game after a move: the seat's share of the victory, and the facts."""

    won: float
    facts: Facts


class Continuations:
    """Samples games after moves of one decision."""

    def __init__(self, search: Search, root: State, seed: int) -> None:
        """Continue from the decision of a search; `root` is the state of its view."""
        self._search = search
        self._seat = int(search.seat)
        self._root = root
        self._seed = seed
        self._state = State(root.setup)
        self._interest: Interest = interest_in(root)
        self.compare_cards = False
        self._turns = 2 if root.step in (LAYING, KEEPING) else 1

    def sample(self, move: int, number: int) -> Continuation:
        """Play one game after a move; the same number gives every move the same hidden cards."""
        state, rng = self._state, Rng(self._seed, number)
        self._search.sampler.sample_into(state, rng)
        journal = state.journal = Journal()
        perform(state, move)
        for _ in range(self._turns):
            self._play_to_next_turn(state, rng)
        state.journal = None
        facts = soon(state, journal.entries, self._interest)
        self._search.policy.play_out(state, rng)
        cards = self.cards_of(move) if self.compare_cards else ()
        facts.update(at_end(state, self._interest, cards))
        return Continuation(reward_of(state, self._seat, ANY_WIN), facts)

    def _play_to_next_turn(self, state: State, rng: Rng) -> None:
        """Play until the seat's next turn begins, or to the end of the game."""
        policy = self._search.policy
        policy.reset(state)
        while state.step != OVER:
            if state.seat == self._seat:
                perform(state, self._own_move(state))
            else:
                perform(state, policy.sample(state, rng))
            if state.step == BEGINNING and state.seat == self._seat:
                return
            list_moves(state, policy.moves)

    def _own_move(self, state: State) -> int:
        """Return the move that the search has visited most, or that the policy likes best."""
        policy, tree = self._search.policy, self._search.tree
        if policy.moves.size == 1:
            return int(policy.moves.row[0])
        node = tree.find(observation_key(state, self._seat))
        if node >= 0 and tree.node_visits[node] >= KNOWN_VISITS:
            return int(tree.most_visited(node))
        policy.evaluate(state)
        best = max(range(policy.moves.size), key=policy.chances.__getitem__)
        return int(policy.moves.row[best])

    def cards_of(self, move: int) -> list[int]:
        """Return the kinds that a move gets for the seat."""
        if verb_of(move) in (TAKE, KEEP, LAY):
            return [int(kind_of(move))]
        if verb_of(move) == BUY:
            return [int(kind) for kind in self._root.group(legion_of(move))]
        return []
