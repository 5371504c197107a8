"""Games of two players, with the consul on both seats of every deal, and times per side."""

from dataclasses import dataclass
from typing import Final

from bench.harness.clock import clock
from bench.peer.adapter import SpielBot
from pax.bots import Bot, Budget, make_bot
from pax.game import Game, GameConfig
from pax.rules import Rng

TABLE: Final = GameConfig(("Livia", "Decimus"))
SEED: Final = 2011


@dataclass(frozen=True)
class Match:
    """A game to play: the deal, the consul's seat, and the simulations of both sides."""

    deal: int
    seat: int
    ours: int
    theirs: int


@dataclass(frozen=True)
class Outcome:
    """The consul's share of the victory, and the choices and processor time of both sides."""

    share: float
    choices: tuple[int, int]
    seconds: tuple[float, float]


def matches(deals: int, ours: int, theirs: int) -> list[Match]:
    """Return two matches per deal, with the consul on either seat."""
    return [Match(deal, seat, ours, theirs) for deal in range(deals) for seat in (0, 1)]


def play(match: Match) -> Outcome:
    """Play one game; the first item of each pair is the consul's."""
    rng = Rng(SEED, match.deal)
    game = Game.shuffled(TABLE, rng)
    bots: tuple[Bot, Bot] = (
        make_bot(f"consul:playouts={match.ours}"),
        SpielBot(match.theirs),
    )
    numbers = [Rng(SEED, 2 * match.deal + match.seat + 1000 * side) for side in (1, 2)]
    choices, seconds = [0, 0], [0.0, 0.0]
    while (seat := game.seat) is not None:
        side = int(seat != match.seat)
        view, legal = game.view(seat), game.legal()
        start = clock()
        move = bots[side].choose(view, legal, Budget(), numbers[side])
        if len(legal) > 1:
            seconds[side] += clock() - start
            choices[side] += 1
        game.play(move, seat)
    return Outcome(_share(game, match.seat), (choices[0], choices[1]), (seconds[0], seconds[1]))


def _share(game: Game, seat: int) -> float:
    result = game.result
    if result is None or seat not in result.winners:
        return 0.0
    return 1 / len(result.winners)
