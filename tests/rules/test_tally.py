"""Tallies: what many games add up to, in any order, and the same games however they are played."""

import pickle

import pytest

from pax.decks import built_in
from pax.rules import (
    Rng,
    Setup,
    Tally,
    deal,
    play_moves,
    random_game,
    random_games,
    shuffled_pile,
    solo,
    standard,
    written_game,
)

CARDS = built_in().cards
SETUPS = [solo(CARDS, 1), *(standard(CARDS, players) for players in (2, 4, 5))]


def one_by_one(setup: Setup, seed: int, games: range) -> Tally:
    tally = Tally(setup.players)
    for number in games:
        state, decisions = random_game(setup, seed, number)
        tally.add(state, decisions)
    return tally


def numbers(tally: Tally) -> object:
    return tally.__reduce__()[1]


@pytest.mark.parametrize("setup", SETUPS)
def test_a_batch_is_its_games_one_by_one(setup: Setup) -> None:
    assert numbers(random_games(setup, 7, 3, 20)) == numbers(one_by_one(setup, 7, range(3, 23)))


@pytest.mark.parametrize("setup", SETUPS)
def test_parts_add_up_to_the_whole_in_any_order(setup: Setup) -> None:
    whole, later = random_games(setup, 7, 0, 30), random_games(setup, 7, 11, 19)
    later.merge(random_games(setup, 7, 0, 11))
    later.merge(Tally(setup.players))
    assert numbers(later) == numbers(whole)


def test_every_way_to_win_is_counted() -> None:
    setup, games = standard(CARDS, 2), 300
    tally = random_games(setup, 1, 0, games)
    ends = [random_game(setup, 1, number) for number in range(games)]
    results = [state.result() for state, _ in ends]
    alone = [result.winners for result in results if result and len(result.winners) == 1]
    shared = [result for result in results if result and len(result.winners) == 2]
    assert shared, "an example is needed"
    assert [tally.wins_with(seat, 0) for seat in (0, 1)] == [alone.count((0,)), alone.count((1,))]
    assert [tally.wins_with(seat, 1) for seat in (0, 1)] == [len(shared)] * 2
    assert tally.share(0) == alone.count((0,)) + len(shared) / 2
    assert tally.rome == sum(result.rome_wins for result in results if result)
    assert tally.nobody == games - len(alone) - len(shared)
    assert sum(tally.with_rome) == sum(
        len(result.winners) for result in results if result and result.rome_wins
    )
    assert list(tally.points) == [
        sum(result.points[seat] for result in results if result) for seat in (0, 1)
    ]
    lengths = [decisions for _, decisions in ends]
    span = tally.decisions
    assert (span.total, span.fewest, span.most) == (sum(lengths), min(lengths), max(lengths))
    rounds = [int(state.round) for state, _ in ends]
    assert (tally.rounds.fewest, tally.rounds.most) == (min(rounds), max(rounds))


def test_a_solo_game_has_no_points() -> None:
    assert list(random_games(solo(CARDS, 1), 1, 0, 5).points) == [0]


def test_a_tally_can_be_sent_to_another_process() -> None:
    tally = random_games(standard(CARDS, 3), 5, 0, 10)
    assert numbers(pickle.loads(pickle.dumps(tally))) == numbers(tally)  # noqa: S301 - our own


@pytest.mark.parametrize("setup", SETUPS)
def test_a_written_game_is_the_same_game(setup: Setup) -> None:
    pile, moves, end = written_game(setup, 7, 2)
    state, decisions = random_game(setup, 7, 2)
    assert list(pile) == list(shuffled_pile(setup, Rng(7, 2)))
    assert len(moves) == decisions
    assert list(end.coins) == list(state.coins)
    again = deal(setup, pile)
    assert play_moves(again, moves) == len(moves)
    assert again.is_over


@pytest.mark.parametrize("wrong", [-1, 0, 10**30])
def test_moves_are_made_up_to_the_first_wrong_one(wrong: int) -> None:
    setup = standard(CARDS, 3)
    pile, moves, _ = written_game(setup, 7, 2)
    state = deal(setup, pile)
    assert play_moves(state, [*moves[:9], wrong, *moves[9:]]) == 9
    assert play_moves(state, [*moves[9:], moves[0]]) == len(moves) - 9
