"""No leaks: worlds that a seat cannot distinguish give it the same bytes at every decision."""

from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings

from pax.game import Game, GameConfig, World
from pax.game.observation.visibility import Entry
from pax.rl import Batch, history, table
from pax.rl.encoding.encoding import Encoding
from pax.rl.history import ChanceHistory
from pax.rl.openspiel import PaxObserver
from pax.rules import Rng
from tests.game.courses import Plan, plan, plans

from .tracked import Tracked

TABLES = {f"{players} players": table(players) for players in range(2, 9)} | {
    f"level {level}": table(level=level) for level in range(1, 6)
}

Observer = Callable[[Tracked, int], bytes]


def honest(tracked: Tracked, seat: int) -> bytes:
    """Return observation and, if it decides, mask of a seat."""
    own = tracked.tracker.state.seat == seat
    return tracked.observation(seat) + (tracked.mask() if own else b"")


def with_the_top_card(tracked: Tracked, seat: int) -> bytes:
    """Leak the top card of the pile."""
    return honest(tracked, seat) + bytes(list(tracked.tracker.state.pile)[:1])


def with_every_mask(tracked: Tracked, seat: int) -> bytes:
    """Leak the mask of whoever decides."""
    return tracked.observation(seat) + tracked.mask()


def with_hands(tracked: Tracked, seat: int) -> bytes:
    """Leak the hands of all seats."""
    return honest(tracked, seat) + bytes(list(tracked.tracker.state.hands))


def stream(
    config: GameConfig, pile: list[str], moves: list[str], seat: int, observer: Observer
) -> list[bytes]:
    """Return everything that a seat observes in a game."""
    tracked = Tracked(config, pile)
    sent = [observer(tracked, seat)]
    for move in moves:
        tracked.play(move)
        sent.append(observer(tracked, seat))
    return sent


def is_distinguished(plan: Plan, observer: Observer) -> bool:
    """Whether a seat can tell a sampled world from the true game of a plan."""
    game, rng = plan.play().game, Random(plan.seed)
    seat = rng.randrange(len(plan.table.players))
    world: World = game.view(seat).world(Rng(rng.getrandbits(64)))
    moves = [str(item) for item in world.script]
    mine = stream(plan.table, list(game.pile), [str(move) for move in game.moves], seat, observer)
    return mine != stream(plan.table, list(world.pile), moves, seat, observer)


@settings(max_examples=40)
@given(plans(length=200))
def test_a_seat_cannot_distinguish_worlds_by_observations_and_masks(plan: Plan) -> None:
    assert not is_distinguished(plan, honest)


def test_deliberate_leaks_are_detected() -> None:
    for leak in (with_the_top_card, with_every_mask, with_hands):
        assert any(is_distinguished(plan(seed, length=30), leak) for seed in range(40)), leak


def random_game(config: GameConfig, seed: int, moves: int) -> Game:
    """Play some random moves; with an odd seed nobody looks at Rome's hidden cards."""
    rng = Random(seed)
    game = Game.shuffled(config, Rng(seed))
    for _ in range(moves):
        if game.seat is not None:
            legal = game.legal()
            game.play(rng.choice([move for move in legal if seed % 2 == 0 or move != "peek"]))
    return game


def spiel_stream(config: GameConfig, world: World | Game, seat: int) -> list[object]:
    """Return strings and tensors of a seat at every decision, with and without recall."""
    encoding = Encoding(config)
    course = ChanceHistory(encoding)
    observers = [
        PaxObserver(encoding, pyspiel.IIGObservationType(perfect_recall=recall), None)
        for recall in (True, False)
    ]
    number = config.deck.number
    for card in [*(world.aside if config.setup.copies > 1 else []), *world.pile]:
        course.deal(number[card])
    moves = world.moves if isinstance(world, Game) else world.script
    state = SpielState(course)
    shown: list[object] = []
    for move in [*moves, None]:
        for observer in observers:
            observer.set_from(state, seat)  # type: ignore[arg-type] # all that it reads
            shown += [observer.string_from(state, seat), observer.tensor.tobytes()]  # type: ignore[arg-type] # as above
        if course.running.seat == seat and not course.is_over:
            shown.append(course.legal())
        if move is not None:
            course.play(encoding.action(str(move)))
    return shown


class SpielState:
    """The part of a state that an observer reads."""

    def __init__(self, course: ChanceHistory) -> None:
        """Take the history."""
        self.course = course


def spiel_distinguishes(config: GameConfig, seed: int) -> bool:
    """Whether a seat can tell a sampled world from the true game in OpenSpiel."""
    game = random_game(config, seed, 60)
    seat = seed % len(config.players)
    world = game.view(seat).world(Rng(seed, 1))
    return spiel_stream(config, game, seat) != spiel_stream(config, world, seat)


@pytest.mark.parametrize("name", TABLES)
def test_a_seat_cannot_distinguish_worlds_by_strings_and_tensors(name: str) -> None:
    assert not any(spiel_distinguishes(TABLES[name], seed) for seed in range(4))


@pytest.mark.parametrize("name", ["4 players", "8 players"])
def test_an_entry_that_is_not_redacted_is_detected(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(entry: Entry, seat: int) -> Entry:  # noqa: ARG001 - the interface
        return entry

    monkeypatch.setattr(history, "redacted_entry", leak)
    assert any(spiel_distinguishes(TABLES[name], seed) for seed in range(3))


class PlayedBatch:
    """A batch of two lanes: the true game and a world that one seat cannot distinguish from it."""

    def __init__(self, config: GameConfig, seed: int) -> None:
        """Play some random moves, and sample a world of one seat."""
        self.seat = seed % len(config.players)
        game = random_game(config, seed, 40 + 25 * (seed % 5))
        world = game.view(self.seat).world(Rng(seed, 1))
        self.scripts = [[str(move) for move in moves] for moves in (game.moves, world.script)]
        self.batch = Batch(config, 2)
        core, row = self.batch._core, config.deck.row  # noqa: SLF001 - deals are given
        for lane, pile in enumerate((game.pile, world.pile)):
            core._clear_mask(lane, core.lanes[lane])  # noqa: SLF001 - as above
            core.lanes[lane].tracker.begin(row(list(pile)))
            core._show(lane, core.lanes[lane])  # noqa: SLF001 - as above

    def differs(self) -> bool:
        """Whether the arrays of the two lanes differ at a decision of the seat."""
        batch, action = self.batch, self.batch.encoding.action
        for moves in zip(*self.scripts, strict=True):
            assert batch.seats[0] == batch.seats[1]
            if batch.seats[0] == self.seat and self.difference():
                return True
            if batch.masks[1, action(moves[1])] == 0:
                return True  # a wrong mask forbids the move that was made
            batch.step([action(move) for move in moves])
        return False

    def difference(self) -> bool:
        """Whether observations or masks differ now."""
        seen, masks = self.batch.observations, self.batch.masks
        return not (np.array_equal(seen[0], seen[1]) and np.array_equal(masks[0], masks[1]))


@pytest.mark.parametrize("name", TABLES)
def test_a_seat_cannot_distinguish_worlds_by_the_arrays_of_a_batch(name: str) -> None:
    assert not any(PlayedBatch(TABLES[name], seed).differs() for seed in range(8))
