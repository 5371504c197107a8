"""Built-in bots inside a batch: `random`, `novice` and `citizen` choose from the state directly.

Each reads only what its seat may see, and makes the same choice as the bot of that name.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.bots.players.novice_scores import RANDOM_EVERY, move_score
from pax.bots.policy.policy import Policy
from pax.rules.decisions import list_moves
from pax.rules.moves import MoveList
from pax.rules.rng import Rng
from pax.rules.state import State

LEARNER: Final = 0
RANDOM: Final = 1
NOVICE: Final = 2
CITIZEN: Final = 3
OUTSIDE: Final = 4


class Opponents:
    """Chooses moves for the seats that do not learn.

    `ranks` orders all moves by their texts, the order in which bots are given them. Other bots are
    asked through `outside`, a function of the lane and the number of the bot.
    """

    def __init__(
        self, ranks: vec[i64], policy: Policy | None, outside: Callable[[int, int], int]
    ) -> None:
        """Take what the bots need."""
        self.ranks: vec[i64] = ranks
        self.policy: Policy | None = policy
        self.outside: Callable[[int, int], int] = outside
        self.moves: MoveList = MoveList()

    def choose(self, bot: i64, lane: i64, state: State, rng: Rng) -> i64:
        """Return the move of a bot that has the decision."""
        if bot >= OUTSIDE:
            return self.outside(int(lane), int(bot))
        if bot == CITIZEN and self.policy is not None:
            return self.policy.best(state)
        moves = self.moves
        list_moves(state, moves)
        if bot == NOVICE:
            return novice_choice(state, moves, self.ranks, rng)
        return by_rank(moves, self.ranks, rng.below(moves.size))


def by_rank(moves: MoveList, ranks: vec[i64], number: i64) -> i64:
    """Return the move at this place in the order of the texts."""
    row = moves.row
    for place in range(moves.size):
        lower: i64 = 0
        for other in range(moves.size):
            if ranks[row[other]] < ranks[row[place]]:
                lower += 1
        if lower == number:
            return row[place]
    return row[0]


def novice_choice(state: State, moves: MoveList, ranks: vec[i64], rng: Rng) -> i64:
    """Return the choice of a novice: the highest score, the first text of equal ones."""
    if rng.below(RANDOM_EVERY) == 0:
        return by_rank(moves, ranks, rng.below(moves.size))
    row = moves.row
    best: i64 = row[0]
    highest: float = move_score(state, best)
    for place in range(1, moves.size):
        score: float = move_score(state, row[place])
        if score > highest or (score == highest and ranks[row[place]] < ranks[best]):
            best = row[place]
            highest = score
    return best
