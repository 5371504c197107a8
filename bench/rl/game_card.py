"""Compute the figures of the game's card in docs/research.md.

python -m bench.rl.game_card
"""

import math
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Final

import numpy as np

from pax.game import GameConfig
from pax.rl import Batch, Encoding, table
from pax.rl.history import ChanceHistory

GAMES: Final = 60
SEED: Final = 1
TABLES: Final[dict[str, GameConfig]] = {
    "solo": table(level=3),
    "2 players": table(2),
    "4 players": table(4),
    "8 players": table(8),
}


@dataclass(frozen=True)
class GameFigures:
    """Figures of random games at one table; `ways` are decimal logarithms."""

    config: GameConfig
    decisions: list[int]
    rounds: list[int]
    choices: list[int]
    ways: list[float]


def figures_of(config: GameConfig, games: int = GAMES) -> GameFigures:
    """Play random games."""
    batch = Batch(config, games, observe=False, seed=SEED)
    running = np.ones(games, dtype=np.bool_)
    decisions, ways = np.zeros(games, dtype=np.int64), np.zeros(games)
    choices, rounds = list[int](), list[int]()
    while running.any():
        counts = batch.masks.sum(axis=1, dtype=np.int64)
        decisions += running
        ways += np.where(running, np.log10(counts), 0)
        choices += counts[running].tolist()
        batch.step(batch.sample())
        ended = np.flatnonzero(running & batch.dones)
        rounds += [batch.record(int(lane)).game().round for lane in ended]
        running &= ~batch.dones
    return GameFigures(config, decisions.tolist(), rounds, choices, ways.tolist())


def orders_of_the_deck(config: GameConfig) -> float:
    """Return the decimal logarithm of the number of different orders of all cards."""
    copies = [count * config.setup.copies for count in config.setup.cards.copies]
    logarithm = math.lgamma(sum(copies) + 1) - sum(math.lgamma(count + 1) for count in copies)
    return float(logarithm / math.log(10))


ROWS: Final[dict[str, Callable[[GameFigures], str]]] = {
    "decisions in a random game, mean": lambda found: f"{np.mean(found.decisions):.0f}",
    f"fewest and most of {GAMES} games": lambda found: (
        f"{min(found.decisions)} to {max(found.decisions)}"
    ),
    "rounds, mean": lambda found: f"{np.mean(found.rounds):.0f}",
    "legal actions at a decision: mean, most seen": lambda found: (
        f"{np.mean(found.choices):.1f}, {max(found.choices)}"
    ),
    "ways to continue from one deal, typical": lambda found: f"10^{np.mean(found.ways):.0f}",
    "orders of the deck": lambda found: f"10^{orders_of_the_deck(found.config):.0f}",
    "actions of the encoding": lambda found: str(Encoding(found.config).actions),
}


def card(games: int = GAMES) -> str:
    """Return the table of the page."""
    found = [figures_of(config, games) for config in TABLES.values()]
    lines = [f"| | {' | '.join(TABLES)} |", "|---|" + "---|" * len(TABLES)]
    lines += [f"| {name} | {' | '.join(map(row, found))} |" for name, row in ROWS.items()]
    return "\n".join(lines)


def information_sets(config: GameConfig) -> tuple[int, int]:
    """Return the numbers of decisions in a small game's tree, and of its information sets."""
    found: set[tuple[int, str]] = set()
    return _decisions(ChanceHistory(Encoding(config)), found), len(found)


def _decisions(history: ChanceHistory, found: set[tuple[int, str]]) -> int:
    """Count the decisions from a history on; collect the information sets."""
    if history.is_over:
        return 0
    if history.state is None:
        return sum(_decisions(_after(history, kind), found) for kind, _ in history.outcomes())
    seat = history.state.seat
    found.add((int(seat), "; ".join(history.words(seat))))
    return 1 + sum(_decisions(_after(history, action), found) for action in history.legal())


def _after(history: ChanceHistory, number: int) -> ChanceHistory:
    following = deepcopy(history)
    (following.deal if following.state is None else following.play)(number)
    return following


if __name__ == "__main__":
    print(card())
    decisions, sets = information_sets(table(variant="micro"))
    print(f"\nmicro: {decisions:,} positions of a player in {sets} information sets")
