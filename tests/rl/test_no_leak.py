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


def random_game(players: int, seed: int, moves: int) -> Game:
    """Play some random moves."""
    rng = Random(seed)
    game = Game.shuffled(table(players), Rng(seed))
    for _ in range(moves):
        if game.seat is not None:
            game.play(rng.choice(game.legal()))
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


def spiel_distinguishes(players: int, seed: int) -> bool:
    """Whether a seat can tell a sampled world from the true game in OpenSpiel."""
    game = random_game(players, seed, 60)
    seat = seed % players
    world = game.view(seat).world(Rng(seed, 1))
    return spiel_stream(game.config, game, seat) != spiel_stream(game.config, world, seat)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_a_seat_cannot_distinguish_worlds_by_strings_and_tensors(players: int) -> None:
    assert not any(spiel_distinguishes(players, seed) for seed in range(3))


def test_an_entry_that_is_not_redacted_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(entry: Entry, seat: int) -> Entry:  # noqa: ARG001 - the interface
        return entry

    monkeypatch.setattr(history, "redacted_entry", leak)
    assert any(spiel_distinguishes(4, seed) for seed in range(3))


class PlayedBatch:
    """A batch of two lanes: the true game and a world that one seat cannot distinguish from it."""

    def __init__(self, seed: int, players: int = 3, *, leaks: bool = False) -> None:
        """Play some random moves, and sample a world of one seat."""
        self.seat = seed % players
        self.leaks = leaks
        game = random_game(players, seed, 80)
        world = game.view(self.seat).world(Rng(seed, 1))
        self.scripts = [[str(move) for move in moves] for moves in (game.moves, world.script)]
        self.batch = Batch(game.config, 2)
        core, row = self.batch._core, game.config.deck.row  # noqa: SLF001 - deals are given
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
            batch.step([action(move) for move in moves])
        return False

    def difference(self) -> bool:
        """Whether observations or masks differ now."""
        batch = self.batch
        seen = batch.observations.copy()
        if self.leaks:  # the cards of all hands, added up in an unused byte
            for lane in range(2):
                hands = batch._lanes[lane].tracker.state.hands  # noqa: SLF001 - on purpose
                seen[lane, -1] = sum(kind * int(count) for kind, count in enumerate(hands)) % 256
        return not (
            np.array_equal(seen[0], seen[1]) and np.array_equal(batch.masks[0], batch.masks[1])
        )


def test_a_seat_cannot_distinguish_worlds_by_the_arrays_of_a_batch() -> None:
    assert not any(PlayedBatch(seed).differs() for seed in range(9))


def test_hidden_cards_in_an_unused_byte_of_the_batch_are_detected() -> None:
    assert any(PlayedBatch(seed, leaks=True).differs() for seed in range(9))
