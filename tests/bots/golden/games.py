"""Plays one game by bots for every number of players and level, and returns its moves as text.

`citizen` plays; at regular intervals `consul` chooses instead.
"""

from pathlib import Path
from typing import Final

from pax.bots import Bot, Budget, make_bot
from pax.game import Game, GameConfig
from pax.rules import Rng
from tests.bots.positions import TABLES

FOLDER: Final = Path(__file__).parent
SEED: Final = 2011
CITIZEN: Final = "citizen"
CONSUL: Final = "consul:playouts=20"
EVERY: Final = 37
"""One choice in this many is the consul's, which takes a second when interpreted."""

GAMES: Final[dict[str, GameConfig]] = {
    f"solo-{table.level}" if table.is_solo else f"players-{len(table.players)}": table
    for table in TABLES
}


def golden_text(name: str) -> str:
    """Return a whole game: a line per move with its number, seat and text."""
    game = Game.shuffled(GAMES[name], Rng(SEED, list(GAMES).index(name)))
    rng, choices = Rng(SEED, 1000), 0
    bots = {spec: make_bot(spec) for spec in (CITIZEN, CONSUL)}
    lines = [f"{name}: {CITIZEN}, and {CONSUL} every {EVERY} choices"]
    while game.seat is not None:
        choices += len(game.legal()) > 1
        spec = CONSUL if choices % EVERY == EVERY - 1 else CITIZEN
        lines.append(_choice(game, spec, bots[spec], rng))
    return "\n".join([*lines, _ending(game)]) + "\n"


def _choice(game: Game, spec: str, bot: Bot, rng: Rng) -> str:
    """Let a bot make a move; return its line, with a mark for the consul's."""
    assert game.seat is not None
    seat, number, legal = game.seat, len(game.moves) + 1, game.legal()
    move = bot.choose(game.view(seat), legal, Budget(), rng)
    game.play(move, seat)
    mark = f"  <- {spec}, of {len(legal)}" if spec == CONSUL and len(legal) > 1 else ""
    return f"{number:4} {seat} {move}{mark}"


def _ending(game: Game) -> str:
    result = game.result
    assert result is not None
    return f"winners {list(result.winners)}, points {list(result.points)}, Rome {result.rome_wins}"
