"""One game of a simulation: inside the engine if all play at random, else by its bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pax.bots import Bot, BotError, Budget, make_bot
from pax.game import Game, Record, Table
from pax.rules import MoveError, Rng, Tally, aside_of, random_games, written_game


@dataclass(frozen=True)
class Plan:
    """What is simulated: a table, the bot of each seat, and the seed of all games."""

    table: Table
    bots: tuple[str, ...]
    seed: int

    @property
    def is_random(self) -> bool:
        """All seats play at random, so that the engine can do it on its own."""
        return set(self.bots) == {"random"}


def play_games(plan: Plan, first: int, count: int) -> Tally:
    """Play so many games of a plan, from the first on."""
    if plan.is_random:
        return random_games(plan.table.setup, plan.seed, first, count)
    tally = Tally(len(plan.bots))
    for number in range(first, first + count):
        game = play_game(plan, number)
        tally.add(game.open_state(), len(game.moves))
    return tally


def record_games(plan: Plan, first: int, count: int) -> tuple[Tally, list[str]]:
    """Play the same games, and write them down."""
    tally, lines = Tally(len(plan.bots)), []
    for number in range(first, first + count):
        if plan.is_random:
            lines.append(_record_random(plan, number, tally).write())
        else:
            game = play_game(plan, number)
            tally.add(game.open_state(), len(game.moves))
            lines.append(Record.of(game).write())
    return tally, lines


def play_game(plan: Plan, number: int) -> Game:
    """Play one game by bots; the deal and the numbers of each bot follow from seed and number."""
    rng = Rng(plan.seed, number)
    game = Game.shuffled(plan.table, rng)
    bots = _seated(plan.bots)
    numbers = [Rng(rng.word() << 32 | rng.word(), seat) for seat in range(len(bots))]
    while (seat := game.seat) is not None:
        move = bots[seat].choose(game.view(seat), game.legal(), Budget(), numbers[seat])
        try:
            game.play(move, seat)
        except MoveError as error:
            message = f"game {number + 1}, seat {seat}: {plan.bots[seat]} chose {move!r}: {error}"
            raise BotError(message) from error
    return game


@lru_cache(maxsize=8)
def _seated(specs: Sequence[str]) -> list[Bot]:
    return [make_bot(spec) for spec in specs]


def _record_random(plan: Plan, number: int, tally: Tally) -> Record:
    table = plan.table
    pile, moves, end = written_game(table.setup, plan.seed, number)
    tally.add(end, len(moves))
    names, texts = table.deck.names, table.notation.write_all(moves)
    aside = names(aside_of(table.setup, pile))
    return Record.told(table, aside, names(pile), texts, end.result())
