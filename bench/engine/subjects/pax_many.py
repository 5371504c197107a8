"""Pax beyond the engine: simulations, games with all their views, records that are checked."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bench.engine.subjects.pax_games import FOUR, SEED
from bench.harness.clock import clock
from bench.harness.sample import Sample
from bench.harness.subject import Subject
from pax.arena import Plan, simulate
from pax.game import Game, GameConfig, Record
from pax.rules import Rng

FEW: Final = 500
MANY: Final = 16_000
VIEWS: Final = "Pax, 4 players, Game with all views"
VERIFY: Final = "Pax, 4 players, verify"


def simulation_name(games: int) -> str:
    """Name simulations of so many games."""
    return f"Pax, 4 players, simulate -n {games}"


def plan() -> Plan:
    """Four random players at a table with the built-in deck."""
    return Plan(GameConfig(("a", "b", "c", "d")), ("random",) * FOUR, SEED)


@dataclass(frozen=True, slots=True)
class Simulation:
    """Whole simulations of so many games, in this process, as `pax simulate --cores 1` does."""

    games: int

    @property
    def name(self) -> str:
        """How tables call it."""
        return simulation_name(self.games)

    def sample(self, repeats: int) -> Sample:
        """Simulate the same games again and again; a repeat is a game."""
        simulated, decisions = plan(), 0
        start = clock()
        for _ in range(repeats):
            for chunk in simulate(simulated, self.games, 1):
                decisions += int(chunk.tally.decisions.total)
        return Sample(repeats * self.games, decisions, clock() - start)


@dataclass(frozen=True, slots=True)
class AllViews:
    """Random games through `Game`, every seat's view and a spectator's folded after every move."""

    name: str = VIEWS

    def sample(self, repeats: int) -> Sample:
        """Play so many games."""
        table, moves = plan().table, 0
        start = clock()
        for number in range(repeats):
            moves += play_seen_by_all(table, Rng(SEED, number))
        return Sample(repeats, moves, clock() - start)


def play_seen_by_all(table: GameConfig, rng: Rng) -> int:
    """Play a random game that everybody watches; return the number of moves."""
    game = Game.shuffled(table, rng)
    seats = (*range(len(table.players)), None)
    while game.seat is not None:
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
        for seat in seats:
            game.view(seat)
    return len(game.moves)


@dataclass(frozen=True, slots=True)
class Verify:
    """Records of random games, read from their text and checked as `pax verify` does."""

    texts: Sequence[bytes] = field(repr=False)
    name: str = VERIFY

    def sample(self, repeats: int) -> Sample:
        """Check so many records, some of them again and again."""
        texts, moves = self.texts, 0
        start = clock()
        for number in range(repeats):
            record = Record.read(texts[number % len(texts)])
            record.check()
            moves += len(record.moves)
        return Sample(repeats, moves, clock() - start)


def verify() -> Verify:
    """Write down some games to check."""
    played = simulate(plan(), 10, 1, records=True)
    return Verify([record.encode() for chunk in played for record in chunk.records])


def subjects() -> list[Subject]:
    """All that is measured of many games."""
    return [Simulation(FEW), Simulation(MANY), AllViews(), verify()]
