"""The older version as opponent, here played by this version, and the one-track opponents."""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bench.strength import ancestor, equal_time
from bench.strength.ancestor import Ancestor, play_timed
from bench.strength.one_track import ONE_TRACK
from pax.arena import Contest, against, standings
from pax.bots import Budget
from pax.game import Game, GameConfig
from pax.rules import Rng

TWO = GameConfig(("Livia", "Gaia"))


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ancestor]:
    """Let this version play the older one."""
    monkeypatch.setattr(ancestor, "python_of_ancestor", lambda: Path(sys.executable))
    process = Ancestor()
    monkeypatch.setattr(ancestor, "ancestor", cache(lambda: process))
    yield process
    process.close()


@pytest.mark.usefixtures("older")
def test_an_older_bot_plays_through_its_process_and_reports_its_time() -> None:
    contest = Contest(against(["citizen"], "ancestor-senator:playouts=3", 2), 1)
    outcomes = [play_timed(match) for match in contest.matches(2)]
    assert [outcome.number for outcome in outcomes] == [0, 1]
    for outcome in outcomes:
        assert {seat.bot for seat in outcome.seats} == set(contest.bots)
        assert all(seat.decisions > 0 and seat.seconds > 0 for seat in outcome.seats)


def test_the_older_bot_gets_what_its_seat_is_sent(older: Ancestor) -> None:
    game, rng = Game.shuffled(TWO, Rng(3)), Rng(4)
    older.begin(game)
    while (seat := game.seat) is not None:
        move, _ = older.move(game, seat, "novice", rng)
        game.play(move)
    assert game.is_over


@pytest.mark.usefixtures("older")
def test_the_play_outs_found_by_trials_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(equal_time, "TRIAL_GAMES", 2)
    line = equal_time.TimedLine("trial", "senator", 2, 2, 20, 0.5, 0.5)
    found = equal_time.calibrated(line, tmp_path / "kept.json")
    assert 5 < found < 80
    monkeypatch.setattr(equal_time, "found_by_trials", lambda _: 0)
    assert equal_time.calibrated(line, tmp_path / "kept.json") == found


@pytest.mark.usefixtures("older")
def test_a_timed_line_says_what_both_needed() -> None:
    line = equal_time.TimedLine("trial", "senator", 2, 2, 5, 0.5, 0.5)
    contest = line.contest(5)
    found = standings(contest, map(play_timed, contest.matches(2)))
    timed = equal_time.Timed(line, found.rows[0], equal_time.ratio_of(found, line))
    (row,) = (each for each in equal_time.page({"trial": timed}, {}) if "`senator" in each)
    assert "| 1 `ancestor-senator:playouts=5` | 2 | 2 |" in row


@pytest.mark.parametrize("name", sorted(ONE_TRACK))
def test_one_track_opponents_make_legal_moves(name: str) -> None:
    bot = ONE_TRACK[name]()
    game, rng = Game.shuffled(TWO, Rng(5)), Rng(6)
    while (seat := game.seat) is not None:
        move = bot.choose(game.view(seat), game.legal(), Budget(), rng)
        if name == "peeker" and "peek" in game.legal():
            assert move == "peek"
        if name == "hoarder":
            assert not move.startswith("buy")
        game.play(move)
