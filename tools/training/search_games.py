"""Games of the searching bot, kept for training: every decision with the visits of its moves.

A game is one line of JSON. Its deal and moves restore every state, so the features can change
without new games.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from pax.arena import in_order
from pax.arena.matches import NAMES
from pax.bots import Budget
from pax.bots.players.search_bots import begin_search, run_search
from pax.bots.search.tree import Tree
from pax.game import Game, GameConfig
from pax.rules import Rng

SHOWN_EVERY: Final = 50
"""Games between two lines of progress."""


@dataclass(frozen=True)
class Order:
    """What games to play: kind of table, seed, and play-outs of each choice."""

    table: str
    seed: int
    playouts: int


@dataclass(frozen=True)
class Choice:
    """A searched decision: each move with its visits and its value in thousandths."""

    moves: list[int]
    visits: list[int]
    values: list[int]


@dataclass(frozen=True)
class SearchGame:
    """A game: the seed and number of its deal, and its choices; single legal moves are left out."""

    seed: int
    number: int
    played: list[int]
    choices: list[Choice]

    def write(self) -> str:
        """Return the game as a line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))


def read_game(line: str) -> SearchGame:
    """Return the game of a line."""
    row = json.loads(line)
    choices = [Choice(**choice) for choice in row["choices"]]
    return SearchGame(row["seed"], row["number"], row["played"], choices)


def config_of(table: str) -> GameConfig:
    """Return the game of `2` to `8` players or of a solo level, `solo1` to `solo5`."""
    if table.startswith("solo"):
        return GameConfig(NAMES[:1], int(table[4:]))
    return GameConfig(NAMES[: int(table)])


def play_game(order: Order, number: int) -> SearchGame:
    """Play one game of copies of the searching bot; the order and number determine it."""
    rng = Rng(order.seed, number)
    game = Game.shuffled(config_of(order.table), rng)
    notation = game.config.notation
    players = range(game.config.setup.players)
    numbers = [Rng(rng.word() << 32 | rng.word(), seat) for seat in players]
    played: list[int] = []
    choices: list[Choice] = []
    while (seat := game.seat) is not None:
        legal = game.legal()
        if len(legal) == 1:
            game.play(legal[0])
            continue
        search = begin_search(game.view(seat), numbers[seat])
        search.visit_all = True
        run_search(search, Budget(playouts=order.playouts))
        move = int(search.choice())
        choices.append(choice_of(search.tree))
        played.append(move)
        game.play(notation.write(move))
    return SearchGame(order.seed, number, played, choices)


def choice_of(tree: Tree) -> Choice:
    """Return what a search found at its root."""
    found = Choice([], [], [])
    for edge in range(int(tree.size[0])):
        visits = int(tree.visits[edge])
        found.moves.append(int(tree.moves[edge]))
        found.visits.append(visits)
        found.values.append(round(1000 * tree.mean_value(edge, visits)) if visits else 0)
    return found


def stored_games(path: Path) -> Iterator[SearchGame]:
    """Yield the games of a file; an incomplete last line is left out."""
    if not path.exists():
        return
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            if line.endswith("\n"):
                yield read_game(line)


def play_missing(path: Path, order: Order, games: int, cores: int) -> None:
    """Play the games that a file does not hold yet, and append them to it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    held = [game.write() for game in stored_games(path)]
    path.write_text("".join(f"{line}\n" for line in held), "utf-8")
    work = partial(play_game, order)
    start = monotonic()
    with path.open("a", encoding="utf-8") as file:
        for game in in_order(work, range(len(held), games), cores):
            file.write(game.write() + "\n")
            file.flush()
            if (game.number + 1) % SHOWN_EVERY == 0:
                spent = monotonic() - start
                print(f"{game.number + 1} of {games} games, {spent:.0f} s", flush=True)
