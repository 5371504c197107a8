"""The benchmarks count correctly; speed is not tested here."""

import pytest

from bench.engine.loop import Apply, Legal, picks
from bench.engine.stepped import Stepped, play_games
from bench.engine.subjects import pax_games, pax_many
from bench.engine.subjects.nothing import MOVES, nothing
from bench.engine.tables import table
from bench.engine.targets import Target, faster, faster_itself, many_games
from bench.harness.figures import Figure, exponent, ratio
from bench.harness.rounds import in_rounds, repeats_for
from bench.harness.sample import Sample
from pax.game import Record


class RecordingSubject:
    """A subject that takes one second per repeat and records its turns."""

    def __init__(self, name: str, turns: list[str]) -> None:
        """Set the list of turns that all subjects share."""
        self.name = name
        self.turns = turns

    def sample(self, repeats: int) -> Sample:
        """Record the turn."""
        self.turns.append(self.name)
        return Sample(repeats, repeats, float(repeats))


def test_a_sample_knows_its_rate() -> None:
    sample = Sample(repeats=2, units=10, seconds=0.5, chance=3)
    assert sample.rate == 20
    assert sample.nanoseconds == 50_000_000
    assert sample.units_each == 5


def test_every_move_of_the_empty_game_is_counted() -> None:
    assert nothing().sample(7).units == 7 * MOVES


def test_moves_are_counted_across_refills_of_the_random_numbers() -> None:
    games = 2 * len(picks()) // MOVES
    assert nothing().sample(games).units == games * MOVES


def test_the_loop_makes_only_moves_that_are_offered() -> None:
    made: list[int] = []
    offers = iter([[4], [5, 6], [7, 8, 9], []])

    def deal(_game: int) -> tuple[Legal, Apply]:
        return offers.__next__, made.append

    assert play_games(deal, 1, picks()) == 3
    assert made[0] == 4
    assert made[1] in (5, 6)
    assert made[2] in (7, 8, 9)


def test_chance_moves_are_not_decisions() -> None:
    sample = Stepped("dealer", nothing().deal, lambda games: games * 50).sample(2)
    assert (sample.units, sample.chance) == (2 * (MOVES - 50), 100)


def test_subjects_take_turns() -> None:
    turns: list[str] = []
    samples = in_rounds(
        [RecordingSubject("a", turns), RecordingSubject("b", turns)], 3, 1.0, lambda _: None
    )
    assert turns[-6:] == ["a", "b", "a", "b", "a", "b"]
    assert {name: len(taken) for name, taken in samples.items()} == {"a": 3, "b": 3}


def test_a_sample_fills_the_requested_time() -> None:
    assert repeats_for(RecordingSubject("a", []), 8.0) == 8


def test_one_bad_round_does_not_change_the_median() -> None:
    figure = Figure.of([1.0, 1.1, 0.9, 1.0, 50.0])
    assert figure.median == 1.0
    assert figure.high < 2


def test_a_ratio_is_taken_within_each_round() -> None:
    ours = [Sample(1, 100, 1.0), Sample(1, 100, 2.0), Sample(1, 100, 4.0)]
    theirs = [Sample(1, 10, 1.0), Sample(1, 10, 2.0), Sample(1, 10, 4.0)]
    assert ratio(ours, theirs) == Figure(10.0, 10.0, 10.0)


def test_the_time_of_the_loop_is_subtracted_for_chance_moves_too() -> None:
    loop = [Sample(1, 100, 1.0)] * 3
    ours, theirs = [Sample(1, 100, 3.0)] * 3, [Sample(1, 50, 22.0, chance=150)] * 3
    samples = {nothing().name: loop, "ours": ours, "theirs": theirs}
    target = faster_itself(samples, "ours", "theirs", 20)
    assert target.figure == Figure(20.0, 20.0, 20.0)
    assert target.verdict == "pass"
    assert faster_itself(samples, "ours", "absent", 20).verdict == "not measured"
    assert faster(samples, "ours", "theirs", None).verdict == "report"


@pytest.mark.parametrize("power", [0.5, 1.0, 2.0])
def test_the_fit_recovers_the_exponent(power: float) -> None:
    assert exponent([(size, 3 * size**power) for size in (80.0, 110.0, 400.0)]) == pytest.approx(
        power
    )


def test_a_target_passes_fails_or_was_not_measured() -> None:
    samples = {"fast": [Sample(1, 100, 1.0)] * 3, "slow": [Sample(1, 10, 1.0)] * 3}
    assert faster(samples, "fast", "slow", 10).verdict == "pass"
    assert faster(samples, "fast", "slow", 11).verdict == "FAIL"
    assert faster(samples, "fast", "absent", 10).verdict == "not measured"
    assert Target("cost", 2, "us", at_least=False, figure=Figure(3, 3, 3)).verdict == "FAIL"


def test_columns_are_aligned() -> None:
    lines = list(table(("name", "x"), [["a", "1"], ["long name", "1,000"]]))
    assert lines == ["name           x", "---------  -----", "a              1", "long name  1,000"]


def test_pax_plays_the_same_games_every_time() -> None:
    for subject in (pax_games.native(4), pax_games.stepped(), pax_many.AllViews()):
        assert subject.sample(3).units == subject.sample(3).units


def test_a_simulation_plays_the_games_of_the_engine() -> None:
    sample = pax_many.Simulation(5).sample(2)
    assert sample.repeats == 10
    assert sample.units == 2 * pax_games.native(4).sample(5).units


def test_every_move_of_a_record_is_counted() -> None:
    verify = pax_many.verify()
    moves = [len(Record.read(text).moves) for text in verify.texts]
    assert verify.sample(3).units == sum(moves[:3])


def test_simulations_have_targets() -> None:
    one = [Sample(1000, 1000, 1.0)] * 3
    names = [pax_many.VIEWS, pax_many.VERIFY, pax_games.native_name(4)]
    names += map(pax_many.simulation_name, (pax_many.FEW, pax_many.MANY))
    found = list(many_games(dict.fromkeys(names, one), [0.0, 0.5, 0.5]))
    assert [target.verdict for target in found] == ["pass"] * 4 + ["FAIL"]
