"""The pages about bots report the results of the games."""

from pathlib import Path

import pytest

from bench.strength import page as strength_page
from bench.strength.lines import LINES, SOLO, Line
from bench.study import page as study_page
from bench.study.figures import by_first, by_lead, by_seat, by_strength, rome, solo
from bench.study.page import Study
from bench.study.plans import SIZES, Level
from pax.arena import BotStanding, Contest, GameOutcome, SeatOutcome, alone, play_contest, standings


def seat(won: int, wealth: int, first: str = "") -> SeatOutcome:
    return SeatOutcome("a", bool(won), 10, 20, 0.5, (wealth, *[0] * 6), first)


GAMES = [
    GameOutcome(0, 0, rome=True, rounds=9, seats=(seat(1, 3, "WL"), seat(0, 2, "W"))),
    GameOutcome(1, 0, rome=False, rounds=9, seats=(seat(1, 9), seat(1, 9, "F"))),
]


def test_shares_refer_to_the_right_games() -> None:
    assert (rome(GAMES).share, rome(GAMES).games) == (0.5, 2)
    assert [count.share for count in by_seat(GAMES)] == [0.75, 0.25]
    wealth = by_strength(GAMES, 0, 4)
    assert [(count.games, count.wins) for count in wealth] == [
        (0, 0.0),
        (0, 0.0),
        (1, 0.0),
        (1, 1.0),
        (2, 1.0),
    ]
    assert [(count.games, count.wins) for count in by_lead(GAMES, 0)] == [(3, 1.0), (1, 1.0)]
    first = by_first(GAMES)
    assert [(first[letter].games, first[letter].wins) for letter in "WFL"] == [
        (2, 1.0),
        (1, 0.5),
        (1, 1.0),
    ]
    assert solo(GAMES, 1).games == 0


def test_the_page_about_the_game_shows_every_level_of_play(tmp_path: Path) -> None:
    level = Level("random", games=2, usual=2, solo=1)
    games = {size: list(play_contest(level.contest(size), 2, 1)) for size in SIZES}
    games[1] = list(play_contest(level.levels, 1, 1))
    text = study_page.write([Study(level, games)], tmp_path).read_text()
    assert text.count("| random |") == 3
    for picture in ("rome", "seats", "categories", "first", "levels"):
        assert f"pictures/{picture}.svg" in text
        assert (tmp_path / f"pictures/{picture}.svg").stat().st_size > 1000


@pytest.mark.parametrize(
    ("share", "games", "at_most", "is_met"),
    [
        (0.50, 800, False, True),
        (0.44, 800, False, False),
        (0.46, 100, False, False),
        (0.40, 800, True, True),
        (0.46, 800, True, False),
        (0.44, 50, True, False),
    ],
)
def test_a_target_is_judged_by_the_interval(
    share: float,
    games: int,
    at_most: bool,  # noqa: FBT001 - the example
    is_met: bool,  # noqa: FBT001 - the example
) -> None:
    line = Line("x", "a", "b", 4, games, 0.45, at_most=at_most)
    assert line.is_met(BotStanding("a", games=games, wins=share * games)) == is_met


def test_enough_games_are_planned_for_the_intervals() -> None:
    for line in LINES:
        row = BotStanding(line.bot, games=line.games, wins=line.target * line.games)
        assert line.is_met(row), line.name


def test_the_page_about_the_bots_shows_every_line_that_was_measured(tmp_path: Path) -> None:
    line = LINES[0]
    rows = [BotStanding(line.bot, games=800, wins=720, with_rome=360), BotStanding(line.opponent)]
    contest = Contest(alone(["random"], [1, 2]), 1)
    solo_games = standings(contest, play_contest(contest, 2, 1))
    found = {line.name: standings(contest, []), SOLO.name: solo_games}
    found[line.name].rows = rows
    text = strength_page.write(found, {}, tmp_path).read_text()
    assert "| `citizen` | 3 `random` | 4 | 800 | 90.0% (87.7% to 91.9%) | 50% of them |" in text
    assert f"    {line.command}\n" in text
    assert LINES[1].command not in text
    assert (tmp_path / "pictures/strength.svg").exists()
    assert (tmp_path / "pictures/solo.svg").exists()
