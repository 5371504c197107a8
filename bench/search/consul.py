"""The consul's search, as the strength table has it, at two decisions of a game of four."""

from dataclasses import dataclass, field
from typing import Final, cast

from bench.harness.clock import clock
from bench.harness.sample import Sample
from bench.harness.subject import Subject
from bench.strength.lines import CONSUL
from pax.bots import Budget, make_bot
from pax.bots.players.search_bots import Thinker, spend
from pax.game import Game, GameConfig, Move, View
from pax.rules import Rng

SPEC: Final = f"consul:playouts={CONSUL}"
FIRST: Final = f"Pax, {SPEC}, first decision"
MIDDLE: Final = f"Pax, {SPEC}, middle decision"

SEED: Final = 2011
TABLE: Final = GameConfig(("Livia", "Decimus", "Gaia", "Titus"))


@dataclass(frozen=True, slots=True)
class Consul:
    """Whole searches for one decision, each with random numbers of its own."""

    name: str
    view: View = field(repr=False)
    thinker: Thinker = field(repr=False)

    def sample(self, repeats: int) -> Sample:
        """Think about the decision so many times; the search counts the decisions that it makes."""
        decisions = 0
        start = clock()
        for number in range(repeats):
            search = self.thinker.begin(self.view, Rng(SEED, number))
            spend(search, self.thinker.budget)
            search.choice()
            decisions += search.decisions
        return Sample(repeats, decisions, clock() - start)


def moves_of_a_game() -> tuple[list[Move], list[int]]:
    """Play a game by `citizen`; return its moves, and the numbers of those that were a choice."""
    game, bot, rng = Game.shuffled(TABLE, Rng(SEED)), make_bot("citizen"), Rng(SEED, 1)
    choices: list[int] = []
    while (seat := game.seat) is not None:
        legal = game.legal()
        if len(legal) > 1:
            choices.append(len(game.moves))
        game.play(bot.choose(game.view(seat), legal, Budget(), rng))
    return game.moves, choices


def view_after(moves: list[Move]) -> View:
    """Return the game after these moves as the seat sees it that has the decision."""
    game = Game.shuffled(TABLE, Rng(SEED))
    for move in moves:
        game.play(move)
    return game.view(game.seat)


def subjects() -> list[Subject]:
    """Think about the first choice of a game, and about the one in its middle."""
    moves, choices = moves_of_a_game()
    thinker = cast("Thinker", make_bot(SPEC))
    places = {FIRST: choices[0], MIDDLE: choices[len(choices) // 2]}
    return [Consul(name, view_after(moves[:made]), thinker) for name, made in places.items()]
