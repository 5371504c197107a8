"""Times single choices of bots; runs natively and in Pyodide."""

from collections.abc import Iterable
from statistics import median
from time import perf_counter

from pax.bots import Budget, make_bot
from pax.game import deal
from pax.rules.rng import Rng


def choice_times(bot: str, playouts: int, deals: Iterable[int]) -> float:
    """Return the median milliseconds of a choice with this number of play-outs."""
    times = []
    for seed in deals:
        game = deal(players=["A", "B", "C", "D"], seed=seed)
        while len(game.legal()) < 3 or len(game.moves) < 8:  # noqa: PLR2004 - a real choice
            game.play(game.legal()[0])
        view, legal = game.view(game.seat), game.legal()
        begun = perf_counter()
        make_bot(bot).choose(view, legal, Budget(playouts=playouts), Rng(seed))
        times.append(1000 * (perf_counter() - begun))
    return median(times)
