"""Pax beyond the engine: simulations, games with all views, checks of records."""

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
    """Return the name of a simulation of this size."""
    return f"Pax, 4 players, simulate -n {games}"


def plan() -> Plan:
    """Return the plan: four random bots with the built-in deck."""
    return Plan(GameConfig(("a", "b", "c", "d")), ("random",) * FOUR, SEED)


@dataclass(frozen=True, slots=True)
class Simulation:
    """Whole simulations in this process, like `pax simulate --cores 1`."""

    games: int

    @property
    def name(self) -> str:
        """The name in tables."""
        return simulation_name(self.games)

    def sample(self, repeats: int) -> Sample:
        """Simulate the same games repeatedly; a repeat is one game."""
        simulated, decisions = plan(), 0
        start = clock()
        for _ in range(repeats):
            for chunk in simulate(simulated, self.games, 1):
                decisions += int(chunk.tally.decisions.total)
        return Sample(repeats * self.games, decisions, clock() - start)


@dataclass(frozen=True, slots=True)
class AllViews:
    """Random games through `Game`; all views are updated after every move."""

    name: str = VIEWS

    def sample(self, repeats: int) -> Sample:
        """Play the games."""
        table, moves = plan().table, 0
        start = clock()
        for number in range(repeats):
            moves += play_seen_by_all(table, Rng(SEED, number))
        return Sample(repeats, moves, clock() - start)


def play_seen_by_all(table: GameConfig, rng: Rng) -> int:
    """Play a random game and update all views; return the number of moves."""
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
    """Records of random games, parsed and checked like `pax verify`."""

    texts: Sequence[bytes] = field(repr=False)
    name: str = VERIFY

    def sample(self, repeats: int) -> Sample:
        """Check the records, repeating them as needed."""
        texts, moves = self.texts, 0
        start = clock()
        for number in range(repeats):
            record = Record.read(texts[number % len(texts)])
            record.check()
            moves += len(record.moves)
        return Sample(repeats, moves, clock() - start)


def verify() -> Verify:
    """Record some games to check."""
    played = simulate(plan(), 10, 1, records=True)
    return Verify([record.encode() for chunk in played for record in chunk.records])


def subjects() -> list[Subject]:
    """Return the subjects of this module."""
    return [Simulation(FEW), Simulation(MANY), AllViews(), verify()]
