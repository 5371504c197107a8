"""Match making is fair: all bots meet, on every seat, with the same deals."""

from collections import Counter, defaultdict

import pytest

from pax.arena import Contest, LineUp, against, alone, mixed, play_match
from pax.arena.play import play_game
from pax.game import Game
from pax.game.observation.events import Bought
from pax.rules import Rng


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
def test_mixed_line_ups_are_as_even_as_possible(
    bots: str, players: int, expected: list[str]
) -> None:
    assert mixed(list(bots), players) == line_ups(*expected)


def test_one_bot_against_copies_of_an_opponent() -> None:
    assert against(["a", "b"], "o", 4) == line_ups("aooo", "booo")


def test_solo_line_ups_are_every_bot_at_every_level() -> None:
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
    contest = Contest(mixed(["a", "b"], 6), seed=3)
    rows = {"".join(match.plan.bots) for match in contest.matches(240)}
    assert {"aaabbb", "aababb", "aabbab"} <= rows


@pytest.mark.parametrize(
    ("bots", "players"), [("ab", 2), ("ab", 4), ("ab", 6), ("ab", 8), ("abc", 6), ("abc", 4)]
)
def test_no_game_is_played_twice(bots: str, players: int) -> None:
    contest = Contest(mixed(list(bots), players), seed=3)
    games = Counter((match.deal, match.plan.bots) for match in contest.matches(400))
    assert set(games.values()) == {1}
    assert len(games) == contest.count(400)


@pytest.mark.parametrize(
    ("line_up", "rows"),
    [
        ("aooo", ["oaoo aooo oooa ooao", "aooo oooa ooao oaoo"]),
        ("aabc", ["baca acab caba abac", "aabc abca bcaa caab"]),
    ],
)
def test_the_order_of_seats_for_a_seed_does_not_change(line_up: str, rows: list[str]) -> None:
    contest = Contest(line_ups(line_up), seed=3)
    found = ["".join(match.plan.bots) for match in contest.matches(8)]
    assert found == " ".join(rows).split()


def test_the_cards_of_a_deal_are_the_same_in_all_its_games() -> None:
    contest = Contest(mixed(["a", "b", "c"], 3), seed=3)
    first, second, third, other = list(contest.matches(4))[:4]
    piles = [
        Game.shuffled(match.plan.table, Rng(match.plan.seed, match.deal)).pile
        for match in (first, second, third, other)
    ]
    assert piles[0] == piles[1] == piles[2] != piles[3]


def test_equal_bots_play_a_deal_once() -> None:
    contest = Contest((LineUp(("random",) * 3),), seed=3)
    assert [match.deal for match in contest.matches(4)] == [0, 1, 2, 3]


def test_an_outcome_has_final_strengths_and_the_first_purchase() -> None:
    (match,) = Contest((LineUp(("random",) * 3),), seed=3).matches(1)
    game, _ = play_game(match.plan, match.deal)
    found = play_match(match)
    assert len(found.seats) == 3
    for seat, outcome in enumerate(found.seats):
        display = game.view(None).display(seat)
        wealth = sum(int(card[1]) for card in display if card[0] == "W")
        assert outcome.strength[0] == wealth
        bought = [event for event in game.view(None).events if isinstance(event, Bought)]
        own = [event.cards for event in bought if event.seat == seat]
        assert set(outcome.first) == ({card[0] for card in own[0]} if own else set())


def test_games_are_rounded_up_to_full_rotations_and_a_longer_contest_extends_a_shorter() -> None:
    contest = Contest(mixed(["a", "b", "c"], 4), seed=3)
    few, many = list(contest.matches(5)), list(contest.matches(30))
    assert len(few) == contest.count(5) == 3 * 8
    assert many[: len(few)] == few
    assert [match.number for match in many] == list(range(len(many)))


def test_all_bots_are_listed_once() -> None:
    assert Contest(against(["a", "b"], "o", 3), seed=1).bots == ["a", "o", "b"]
