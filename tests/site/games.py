"""Plays games between bots and prints their records; runs natively and in Pyodide."""

from pax.bots import Budget, make_bot
from pax.game import Record, deal
from pax.rules.rng import Rng


def played(seed: int, bots: list[str]) -> str:
    """Return the record of a game between these bots."""
    game = deal(players=[f"{seat}" for seat, _ in enumerate(bots)], seed=seed)
    players = [make_bot(name) for name in bots]
    rngs = [Rng(100 * seed + seat) for seat, _ in enumerate(bots)]
    while (seat := game.seat) is not None:
        move = players[seat].choose(game.view(seat), game.legal(), Budget(), rngs[seat])
        game.play(move)
    return Record.from_game(game).write()
