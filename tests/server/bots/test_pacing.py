"""The time of a bot's move reveals its level, public information and load, and nothing else."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax.backend.bots.pacing import QUICK, Pacing
from pax.bots import bot_names
from pax.game import Game, Rng
from pax.game.snapshot.forced_moves import is_publicly_forced
from tests.game.courses import of_world, plan
from tests.text.tables import a_game, a_table, played, random_game

PACE = 0.2
SLOW = sorted(set(bot_names()) - QUICK)

paces = st.floats(0.01, 3.0)
beats = st.integers(1, 100)
parts = st.floats(0.0, 1.0)
times = st.floats(0.0, 1e6)


def first_choice_to_play(condition: Callable[[Game, int], bool]) -> Game:
    """Return a random game at the first decision to play for which a condition holds."""
    rng = Rng(1)
    for _ in range(100):
        game = Game.shuffled(a_table(2), rng)
        while (seat := game.seat) is not None:
            if "end" in game.legal() and condition(game, seat):
                return game
            game.play(game.legal()[rng.below(len(game.legal()))])
    raise ValueError("no such game was found")


def test_quick_bots_take_one_beat_and_the_others_as_many_as_a_second_has() -> None:
    choice = random_game(a_table(3), 0, 0)
    pacing = Pacing(PACE)
    assert SLOW == ["brutus", "consul", "spartacus"]
    assert [pacing.beats(level, choice) for level in sorted(QUICK)] == [1, 1, 1, 1]
    assert [pacing.beats(level, choice) for level in SLOW] == [5, 5, 5]
    assert Pacing(0.3).beats("consul", choice) == 4
    assert Pacing(2.0).beats("consul", choice) == 1
    assert pacing.beats("somebody_elses", choice) == 5


def test_a_bot_may_compute_for_most_of_its_beats() -> None:
    pacing = Pacing(PACE)
    assert pacing.seconds(1) == pytest.approx(0.18)
    assert pacing.seconds(5) == pytest.approx(0.9)


def test_only_a_slow_bot_holds_its_process_for_all_its_beats() -> None:
    pacing = Pacing(PACE)
    assert pacing.hold("consul", 5) == pytest.approx(1.0)
    assert pacing.hold("consul", 1) == pytest.approx(PACE)
    assert [pacing.hold(level, 1) for level in sorted(QUICK)] == [0.0, 0.0, 0.0, 0.0]


def test_without_a_pace_bots_have_no_limit_and_move_immediately() -> None:
    pacing = Pacing(0.0)
    game = random_game(a_table(3), 0, 0)
    assert {pacing.beats(level, game) for level in bot_names()} == {0}
    assert pacing.seconds(0) is None
    assert pacing.hold("consul", 0) == 0.0
    assert pacing.moment(0, asked=1.0, begun=2.0, now=7.25) == 7.25


@pytest.mark.parametrize(
    ("begun", "ready", "moves"),
    [
        (0.0, 0.0, 5),  # it had no choice
        (0.0, 0.9, 5),  # it computed as long as it may
        (0.001, 0.9, 5),  # the overhead of queueing is not a wait
        (0.1, 0.11, 6),  # the process was busy for half a beat
        (0.1, 1.0, 6),
        (0.7, 0.7, 9),
        (0.0, 1.01, 6),  # late: it moves at the next beat
        (0.0, 1.75, 9),
    ],
)
def test_a_slow_bot_moves_at_a_beat(begun: float, ready: float, moves: int) -> None:
    moment = Pacing(PACE).moment(5, 10.0, 10.0 + begun, 10.0 + ready)
    assert moment == pytest.approx(10.0 + moves * PACE)


@given(paces, beats, times, st.floats(0.0, 100.0), parts, parts)
def test_the_time_of_a_move_does_not_depend_on_the_computing_time(  # noqa: PLR0913, PLR0917 - all free
    pace: float, beats: int, asked: float, waited: float, first: float, second: float
) -> None:
    pacing = Pacing(pace)
    seconds = pacing.seconds(beats)
    assert seconds is not None
    begun = asked + waited
    moments = [
        pacing.moment(beats, asked, begun, begun + part * seconds) for part in (first, second)
    ]
    assert moments[0] == moments[1]
    assert moments[0] - begun > seconds


@given(paces, beats, times, st.floats(0.0, 100.0), st.floats(0.0, 100.0))
def test_a_bot_moves_at_a_beat_and_only_after_it_has_finished(
    pace: float, beats: int, asked: float, waited: float, thought: float
) -> None:
    ready = asked + waited + thought
    moment = Pacing(pace).moment(beats, asked, asked + waited, ready)
    passed = (moment - asked) / pace
    assert passed == pytest.approx(round(passed), abs=1e-6)
    assert moment > ready - 1e-6 * pace
    assert passed >= beats - 1e-6


def test_a_publicly_forced_move_takes_one_beat() -> None:
    empty = first_choice_to_play(lambda game, seat: game.view(None).hand_size(seat) == 0)
    assert empty.legal() == ["end"]
    assert is_publicly_forced(empty)
    assert Pacing(PACE).beats("consul", empty) == 1


def test_an_unaffordable_play_is_publicly_forced() -> None:
    poor = first_choice_to_play(
        lambda game, seat: (
            game.view(None).hand_size(seat) > 0
            and game.view(None).aurei(seat) < game.view(None).state.played
        )
    )
    assert poor.legal() == ["end"]
    assert is_publicly_forced(poor)


def test_with_cards_in_hand_a_forced_move_is_not_public() -> None:
    stuck = first_choice_to_play(
        lambda game, seat: (
            game.legal() == ["end"]
            and game.view(None).hand_size(seat) > 0
            and game.view(None).aurei(seat) >= game.view(None).state.played
        )
    )
    assert not is_publicly_forced(stuck)
    assert Pacing(PACE).beats("consul", stuck) == 5


def test_keeping_one_of_two_equal_cards_is_not_publicly_forced() -> None:
    twins = a_game(a_table(2), "S11 R23 S23 W11 W11")
    assert twins.legal() == ["keep W11"]
    assert not is_publicly_forced(twins)


def test_the_place_of_the_last_drawn_card_is_publicly_forced() -> None:
    game = played(random_game(a_table(1, 1), 3, 0))
    while "draw" not in game.legal():
        game.play(game.legal()[0])
    game.play("draw")
    for verb in ("take", "offer"):
        assert not is_publicly_forced(game)
        game.play(next(move for move in game.legal() if move.startswith(verb)))
    assert game.legal()[0].startswith("bury")
    assert is_publicly_forced(game)


def test_a_finished_game_has_no_forced_move() -> None:
    assert not is_publicly_forced(random_game(a_table(2), 1))


@pytest.mark.parametrize("seed", range(60))
def test_beats_are_the_same_in_every_world_that_an_observer_holds_possible(seed: int) -> None:
    rng, pacing = Random(seed), Pacing(PACE)
    course_plan = plan(seed, take_backs=(seed % 3) * 0.1, length=120)
    stops = set(rng.sample(range(120), 8))
    for number, course in enumerate(course_plan.steps()):
        game = course.game
        if number not in stops or game.is_over:
            continue
        observer = rng.choice([seat for seat in course_plan.seats if seat != game.seat])
        world = game.view(observer).world(Rng(rng.getrandbits(60)))
        twin = of_world(game.config, world).make_all(world.script).game
        assert is_publicly_forced(twin) == is_publicly_forced(game)
        assert len(twin.legal()) == 1 or not is_publicly_forced(game)
        for level in ("novice", "consul"):
            assert pacing.beats(level, twin) == pacing.beats(level, game)
