"""Plays games of a simulation: inside the engine if all bots are `random`, else by the bots."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import get_ident
from time import perf_counter

from pax.bots import Bot, BotError, Budget, Failure, failures_of, seated
from pax.game import Game, GameConfig, MoveError, Record
from pax.rules import Rng, Tally, aside_of, random_games, written_game


@dataclass(frozen=True)
class Plan:
    """The plan of a simulation: a table, the bot of each seat, and the seed."""

    table: GameConfig
    bots: tuple[str, ...]
    seed: int

    @property
    def is_random(self) -> bool:
        """Whether all bots are `random`, so that the engine can play on its own."""
        return set(self.bots) == {"random"}


class SeatUsage:
    """The number of decisions of a seat, their time, and the failures of its bot."""

    def __init__(self) -> None:
        """Start from zero."""
        self.decisions = 0
        self.seconds = 0.0
        self.failures: list[Failure] = []


def play_games(plan: Plan, first: int, count: int) -> tuple[Tally, list[Failure]]:
    """Play `count` games of a plan, starting at number `first`."""
    if plan.is_random:
        return random_games(plan.table.setup, plan.seed, first, count), []
    tally, failures = Tally(len(plan.bots)), list[Failure]()
    for number in range(first, first + count):
        game, usage = play_game(plan, number)
        tally.add(game.open_state(), len(game.moves))
        failures += failures_in(usage)
    return tally, failures


def record_games(plan: Plan, first: int, count: int) -> tuple[Tally, list[Failure], list[str]]:
    """Play the same games as `play_games` and return their records too."""
    tally, failures, lines = Tally(len(plan.bots)), list[Failure](), list[str]()
    for number in range(first, first + count):
        if plan.is_random:
            lines.append(_record_random(plan, number, tally).write())
        else:
            game, usage = play_game(plan, number)
            tally.add(game.open_state(), len(game.moves))
            failures += failures_in(usage)
            lines.append(Record.from_game(game).write())
    return tally, failures, lines


def play_game(plan: Plan, number: int) -> tuple[Game, list[SeatUsage]]:
    """Play one game by bots; seed and number determine the deal and the random numbers."""
    rng = Rng(plan.seed, number)
    game = Game.shuffled(plan.table, rng)
    bots = _bots(plan.bots)
    numbers = [Rng(rng.word() << 32 | rng.word(), seat) for seat in range(len(bots))]
    usage = [SeatUsage() for _ in bots]
    while (seat := game.seat) is not None:
        view, legal = game.view(seat), game.legal()
        start = perf_counter()
        move = bots[seat].choose(view, legal, Budget(), numbers[seat])
        usage[seat].seconds += perf_counter() - start
        usage[seat].decisions += 1
        try:
            game.play(move, seat)
        except MoveError as error:
            message = f"game {number + 1}, seat {seat}: {plan.bots[seat]} chose {move!r}: {error}"
            raise BotError(message) from error
    for bot, seat_usage in zip(bots, usage, strict=True):
        seat_usage.failures = failures_of(bot)
    return game, usage


def failures_in(usage: Sequence[SeatUsage]) -> list[Failure]:
    """Return the failures in a game, one for each bot and kind."""
    found: dict[tuple[str, str], Failure] = {}
    for seat in usage:
        for failure in seat.failures:
            found.setdefault((failure.bot, failure.how), failure)
    return list(found.values())


def _bots(specs: Sequence[str]) -> list[Bot]:
    """Return a bot for each seat; seats do not share bots."""
    copies: Counter[str] = Counter()
    bots: list[Bot] = []
    for spec in specs:
        bots.append(_bot(spec, copies[spec], get_ident()))
        copies[spec] += 1
    return bots


@lru_cache(maxsize=64)
def _bot(spec: str, copy: int, thread: int) -> Bot:  # noqa: ARG001 - part of the cache key
    """Return a cached bot; by thread, because a cluster may play several games in a process."""
    return seated(spec)


def _record_random(plan: Plan, number: int, tally: Tally) -> Record:
    table = plan.table
    pile, moves, end = written_game(table.setup, plan.seed, number)
    tally.add(end, len(moves))
    names, texts = table.deck.names, table.notation.write_all(moves)
    aside = names(aside_of(table.setup, pile))
    return Record.from_parts(table, aside, names(pile), texts, end.result())
