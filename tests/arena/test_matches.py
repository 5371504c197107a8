"""Line-ups are fair: everyone meets everyone, on every seat, with the same cards."""

from collections import Counter, defaultdict

import pytest

from pax.arena import Contest, LineUp, against, alone, mixed, play_match


def line_ups(*rows: str) -> tuple[LineUp, ...]:
    return tuple(LineUp(tuple(row)) for row in rows)


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("ab", 4, ["aabb"]),
        ("abcd", 4, ["abcd"]),
        ("abc", 4, ["aabc", "abbc", "abcc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 5, ["aaabb", "aabbb"]),
    ],
)
def test_mixed_line_ups_are_as_even_as_can_be(bots: str, players: int, expected: list[str]) -> None:
    assert mixed(list(bots), players) == line_ups(*expected)


def test_one_against_a_table_full() -> None:
    assert against(["a", "b"], "o", 4) == line_ups("aooo", "booo")


def test_every_bot_plays_every_level() -> None:
    found = [(line_up.bots, line_up.level) for line_up in alone(["a", "b"], [1, 2])]
    assert found == [(("a",), 1), (("b",), 1), (("a",), 2), (("b",), 2)]


def test_every_line_up_plays_every_deal_in_every_rotation() -> None:
    contest = Contest(mixed(["a", "b", "c"], 4), seed=3)
    seats: dict[tuple[int, int], list[tuple[str, ...]]] = defaultdict(list)
    for match in contest.matches(8):
        seats[match.line_up, match.deal].append(match.plan.bots)
    assert len(seats) == 3 * 2
    for (line_up, _), rows in seats.items():
        bots = contest.line_ups[line_up].bots
        for column in zip(*rows, strict=True):
            assert Counter(column) == Counter(bots)


def test_neighbours_change_from_deal_to_deal() -> None:
    contest = Contest(mixed(["a", "b"], 4), seed=3)
    rows = [match.plan.bots for match in contest.matches(40)]
    assert {"abab", "aabb"} <= {"".join(row) for row in rows}


def test_the_cards_of_a_deal_are_the_same_in_all_its_games() -> None:
    contest = Contest(against(["random"], "random", 3), seed=3)
    first, second, third, other = list(contest.matches(4))[:4]
    assert first.deal == second.deal == third.deal != other.deal
    assert [play_match(match).rounds for match in (first, second, third)].count(
        play_match(first).rounds
    ) == 3, "alike bots on the same seats play the same game"


def test_games_are_rounded_up_to_whole_rotations_and_more_go_on_from_fewer() -> None:
    contest = Contest(mixed(["a", "b", "c"], 4), seed=3)
    few, many = list(contest.matches(5)), list(contest.matches(30))
    assert len(few) == contest.count(5) == 3 * 8
    assert many[: len(few)] == few
    assert [match.number for match in many] == list(range(len(many)))


def test_all_bots_are_listed_once() -> None:
    assert Contest(against(["a", "b"], "o", 3), seed=1).bots == ["a", "o", "b"]
