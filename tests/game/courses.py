"""Games with moves and undos, random or from a script."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st

from pax.decks import Deck
from pax.game import Game, GameConfig, Options, World
from tests.model.deals import LIKELY, RECONSTRUCTED_1, TABLES, deal, random_deck

Item = str | int
"""A move as text, or the number of moves that the last mover takes back."""


@dataclass
class Course:
    """A game played item by item; it stores the movers for undos."""

    game: Game
    script: list[Item] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)

    def make(self, item: Item) -> None:
        """Make a move, or undo moves of the last mover."""
        if isinstance(item, int):
            self.game.undo(self.movers[-1], item)
            del self.movers[-item:]
        else:
            mover = self.game.seat
            assert mover is not None
            self.game.play(item, mover)
            self.movers.append(mover)
        self.script.append(item)

    def make_all(self, script: Sequence[Item]) -> "Course":
        """Make all items of a script."""
        for item in script:
            self.make(item)
        return self

    def random_step(self, rng: Random, take_backs: float) -> None:
        """Make a random move, or undo some."""
        most = self.game.undoable(self.movers[-1]) if self.movers else 0
        if most and rng.random() < take_backs:
            self.make(rng.randint(1, most))
        else:
            self.make(busy_move(rng, self.game))


def busy_move(rng: Random, game: Game) -> str:
    """Choose a random legal move, with a preference for getting and playing cards."""
    moves = game.legal()
    return rng.choices(moves, [LIKELY.get(move.split(" ")[0], 1) for move in moves])[0]


def of_world(table: GameConfig, world: World) -> Course:
    """Return a course with the deal of a world."""
    return Course(Game(table, world.aside, world.pile))


@dataclass(frozen=True)
class Plan:
    """The parameters of a random game: configuration, seed, frequency of undos, length."""

    table: GameConfig
    aside: list[str]
    pile: list[str]
    seed: int
    length: int
    take_backs: float

    @property
    def seats(self) -> list[int | None]:
        """Return every seat, and None for a spectator."""
        return [*range(len(self.table.players)), None]

    def begin(self) -> Course:
        """Deal the game."""
        return Course(Game(self.table, self.aside, self.pile))

    def steps(self) -> Iterator[Course]:
        """Play to the end of the plan; yield the course after the deal and after each item."""
        course, rng = self.begin(), Random(self.seed)
        yield course
        while not course.game.is_over and len(course.script) < self.length:
            course.random_step(rng, self.take_backs)
            yield course

    def play(self) -> Course:
        """Play to the end of the plan."""
        *_, course = self.steps()
        return course


def plan(seed: int, *, take_backs: float = 0.0, length: int = 300) -> Plan:
    """Return the plan of a seed: any mode and options, the default or an odd deck."""
    rng = Random(seed)
    mode = rng.choice(TABLES)
    rules = {"solo_peek": rng.random() < 0.5, "rome_takes_last": rng.random() < 0.5}
    counts = RECONSTRUCTED_1 if rng.random() < 0.4 else random_deck(rng)
    start = deal(rng, mode, counts, rules)
    players = tuple(f"Seat {seat}" for seat in range(start.players))
    options = Options(**rules, open_counts=rng.random() < 0.5)
    table = GameConfig(players, start.level, options, Deck(counts))
    return Plan(table, start.aside, start.pile, seed, length, take_backs)


def plans(take_backs: float = 0.0, length: int = 400) -> st.SearchStrategy[Plan]:
    """Generate plans; most are short, some last to the end of a game."""
    lengths = st.one_of(st.integers(0, length // 4), st.integers(0, length))
    seeds = st.integers(0, 2**32 - 1)
    return st.builds(
        lambda seed, most: plan(seed, take_backs=take_backs, length=most), seeds, lengths
    )
