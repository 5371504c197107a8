"""Positions from the middle of games with every number of players."""

from collections.abc import Iterator

from pax.bots import Budget, make_bot
from pax.game import Game, GameConfig
from pax.rules import Rng

TABLES = [GameConfig(tuple(f"Player {seat}" for seat in range(size))) for size in range(2, 9)]
TABLES += [GameConfig(("Livia",), level) for level in range(1, 6)]


def name_of(table: GameConfig) -> str:
    """Return the test id of a table."""
    return f"level {table.level}" if table.is_solo else f"{len(table.players)} players"


def decisions(table: GameConfig, seed: int) -> Iterator[Game]:
    """Play a game by `citizen` and `random`, alternating by round; yield it at each choice."""
    game, rng = Game.shuffled(table, Rng(seed)), Rng(seed, 1)
    players = make_bot("citizen"), make_bot("random")
    while (seat := game.seat) is not None:
        view = game.view(seat)
        if len(game.legal()) > 1:
            yield game
        game.play(players[view.state.round % 2].choose(view, game.legal(), Budget(), rng))


def at_decision(table: GameConfig, seed: int, number: int) -> Game:
    """Return a game at the given number of its real decisions, counted from 1."""
    for met, game in enumerate(decisions(table, seed), 1):
        if met == number:
            return game
    raise AssertionError("the game ended before that decision")
