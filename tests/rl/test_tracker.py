"""The compiled tracker observes what a view knows, at every decision."""

from random import Random

import pytest
from hypothesis import given, settings

from pax.game import Game, GameConfig, Options
from pax.rl.tables import table
from pax.rules import Rng
from tests.game.courses import Plan, plans
from tests.game.small_games import SMALL

from .tracked import Tracked

TABLES = {f"{players} players": table(players) for players in range(2, 9)} | {
    f"level {level}": table(level=level) for level in range(1, 6)
}


def differences(tracked: Tracked, game: Game, seats: list[int]) -> list[str]:
    """Return where tracker and view differ, in words."""
    encoding, found = tracked.encoding, list[str]()
    for seat in seats:
        theirs = encoding.describe(encoding.observation(game.view(seat)))
        mine = tracked.observation(seat)
        if mine != encoding.observation(game.view(seat)):
            found += sorted(set(theirs) ^ set(encoding.describe(mine))) or ["unused bytes"]
    if game.seat is not None and tracked.mask() != encoding.mask(game.view(game.seat)):
        found.append("mask")
    return found


def priestly_move(rng: Random, game: Game) -> str:
    """Choose a move that leads to many Religion symbols, so that draws are seen together."""
    moves = game.legal()
    wanted = [move for move in moves if move.startswith(("take R", "play R", "keep R", "bury"))]
    return rng.choice(wanted if wanted and rng.random() < 0.5 else moves)


@pytest.mark.parametrize("name", TABLES)
def test_a_tracker_knows_what_each_view_knows_in_a_whole_game(name: str) -> None:
    config = TABLES[name]
    game, rng, uncertain = Game.shuffled(config, Rng(7)), Random(7), 0
    tracked = Tracked(config, game.pile)
    everyone = list(range(len(config.players)))
    while (seat := game.seat) is not None:
        assert differences(tracked, game, everyone if rng.random() < 0.03 else [seat]) == []
        uncertain += len(game.view(seat).sampler.hypotheses) > 1
        move = priestly_move(rng, game)
        game.play(move)
        tracked.play(move)
    assert differences(tracked, game, everyone) == []
    assert uncertain or len(everyone) < 8  # the largest table has more than one hypothesis


@settings(max_examples=40)
@given(plans(length=320))
def test_a_tracker_knows_what_a_view_knows_with_any_deck_and_options(plan: Plan) -> None:
    course = plan.begin()
    tracked, rng = Tracked(plan.table, plan.pile), Random(plan.seed)
    while (seat := course.game.seat) is not None and len(course.script) < plan.length:
        assert differences(tracked, course.game, [seat]) == []
        course.random_step(rng, 0.0)
        tracked.play(course.game.moves[-1])


@pytest.mark.parametrize(
    "name", [name for name, small in SMALL.items() if "back" not in small.script]
)
def test_a_tracker_knows_what_a_view_knows_of_a_position_that_needs_thought(name: str) -> None:
    small = SMALL[name]
    game = small.course().game
    tracked = Tracked(small.table(), game.pile)
    for move in game.moves:
        tracked.play(move)
    assert differences(tracked, game, list(range(len(small.draws)))) == []


def test_an_unobserved_card_is_no_part_of_an_observation() -> None:
    options = Options(solo_peek=True)
    game = Game.shuffled(GameConfig(("Livia",), 1, options), Rng(3))
    tracked = Tracked(game.config, game.pile)
    before = tracked.encoding.describe(tracked.observation(0))
    assert "hidden: -" in before
    for move in (game.legal()[0], "peek"):
        game.play(move)
        tracked.play(move)
    hidden = " ".join(
        sorted(game.config.deck.names(game.open_state().hidden), key=game.config.deck.kinds.index)
    )
    assert f"hidden: {hidden}" in tracked.encoding.describe(tracked.observation(0))
