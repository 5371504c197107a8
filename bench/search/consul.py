"""The search of `consul` with the budget of the strength table, with four players."""

from dataclasses import dataclass, field
from typing import Final, cast

from bench.harness.clock import clock
from bench.harness.sample import Sample
from bench.harness.subject import Subject
from bench.strength.lines import CONSUL
from pax.bots import Budget, make_bot
from pax.bots.players.search_bots import SearchBot, run_search
from pax.game import Game, GameConfig, Move, View
from pax.rules import Rng

SPEC: Final = f"consul:playouts={CONSUL}"
FIRST: Final = f"Pax, {SPEC}, first decision"
MIDDLE: Final = f"Pax, {SPEC}, middle decision"

SEED: Final = 2011
TABLE: Final = GameConfig(("Livia", "Decimus", "Gaia", "Titus"))


@dataclass(frozen=True, slots=True)
class Consul:
    """Complete searches for one decision, each with its own random stream."""

    name: str
    view: View = field(repr=False)
    bot: SearchBot = field(repr=False)

    def sample(self, repeats: int) -> Sample:
        """Search the decision repeatedly; the search counts its simulated decisions."""
        decisions = 0
        start = clock()
        for number in range(repeats):
            search = self.bot.begin(self.view, Rng(SEED, number))
            run_search(search, self.bot.budget)
            search.choice()
            decisions += search.decisions
        return Sample(repeats, decisions, clock() - start)


def moves_of_a_game() -> tuple[list[Move], list[int]]:
    """Play a game by `citizen`; return its moves and the indices of real decisions."""
    game, bot, rng = Game.shuffled(TABLE, Rng(SEED)), make_bot("citizen"), Rng(SEED, 1)
    choices: list[int] = []
    while (seat := game.seat) is not None:
        legal = game.legal()
        if len(legal) > 1:
            choices.append(len(game.moves))
        game.play(bot.choose(game.view(seat), legal, Budget(), rng))
    return game.moves, choices


def view_after(moves: list[Move]) -> View:
    """Return the view of the deciding seat after these moves."""
    game = Game.shuffled(TABLE, Rng(SEED))
    for move in moves:
        game.play(move)
    return game.view(game.seat)


def subjects() -> list[Subject]:
    """Return searches for the first and the middle real decision of a game."""
    moves, choices = moves_of_a_game()
    bot = cast("SearchBot", make_bot(SPEC))
    places = {FIRST: choices[0], MIDDLE: choices[len(choices) // 2]}
    return [Consul(name, view_after(moves[:made]), bot) for name, made in places.items()]
