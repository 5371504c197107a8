"""Standings: wins, points, ratings and lengths of games."""

import pytest

from pax.arena import Contest, GameOutcome, LineUp, alone, ratings, standings, wilson
from tests.arena.outcomes import outcome

TABLE = Contest((LineUp(tuple("aab")),), seed=1)


def test_a_victory_shared_by_k_counts_1_k() -> None:
    found = standings(
        TABLE, [outcome(0, "aab", "1.1"), outcome(1, "aba", "11."), outcome(2, "baa", "1..")]
    )
    a, b = sorted(found.rows, key=lambda row: row.bot)
    assert (a.games, a.wins, b.games, b.wins) == (6, 1.0, 3, 2.0)
    assert b.interval == wilson(2 / 3, 3)
    assert found.rows == [b, a], "the best first"


def test_wins_with_rome_are_counted_separately() -> None:
    games = [
        outcome(0, "aab", "1..", rome=True),
        outcome(1, "aab", "..1"),
        outcome(2, "aab", "...", rome=True),
    ]
    found = standings(TABLE, games)
    a, b = sorted(found.rows, key=lambda row: row.bot)
    assert (a.with_rome, b.with_rome) == (1.0, 0.0)
    assert (found.games, found.rome, found.nobody) == (3, 2, 1)


def test_points_lengths_and_times_are_added_up() -> None:
    found = standings(TABLE, [outcome(2, "aab", "1.."), outcome(0, "aba", "1..")])
    a, b = sorted(found.rows, key=lambda row: row.bot)
    assert (a.points, b.points) == (10 + 11 + 10 + 12, 12 + 11)
    assert (found.rounds.fewest, found.rounds.most, found.rounds.total) == (10, 12, 22)
    assert (found.decisions.total, a.per_decision) == (120, 0.5 / 20)


def test_the_order_of_outcomes_does_not_matter() -> None:
    games = [outcome(number, "aab", "1.." if number % 3 else "..1") for number in range(9)]
    assert standings(TABLE, games) == standings(TABLE, games[::-1])


def test_levels_are_counted_separately() -> None:
    contest = Contest(alone(["a"], [1, 2]), seed=1)
    won, lost = outcome(0, "a", "1"), outcome(1, "a", ".", rome=True)
    found = standings(contest, [won, GameOutcome(1, 1, lost.rome, lost.rounds, lost.seats)])
    assert [(row.level, row.share, row.rating) for row in found.rows] == [
        (1, 1.0, None),
        (2, 0.0, None),
    ]


def test_more_wins_give_a_higher_rating_and_more_games_less_uncertainty() -> None:
    games = [outcome(number, "ab", "1." if number % 4 else ".1") for number in range(40)]
    few, many = ratings("ab", games[:4]), ratings("ab", games)
    assert many["a"].strength > 25 > many["b"].strength
    assert many["a"].uncertainty < few["a"].uncertainty < 25 / 3


@pytest.mark.parametrize("winners", ["...", "111"])
def test_games_without_losers_or_winners_change_no_rating(winners: str) -> None:
    rated = ratings("ab", [outcome(0, "aab", winners)])
    assert rated["a"] == rated["b"] == (25.0, 25 / 3)


def test_a_bot_on_several_seats_has_one_rating() -> None:
    rated = ratings("ab", [outcome(number, "aaab", "...1") for number in range(10)])
    assert rated["b"].strength > 25 > rated["a"].strength
