"""Tallies: independent of the order of merging, and equal for batches and single games."""

import pickle

import pytest

from pax.decks import built_in_deck
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

CARDS = built_in_deck().cards
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
def test_a_batch_equals_its_games_played_one_by_one(setup: Setup) -> None:
    assert numbers(random_games(setup, 7, 3, 20)) == numbers(one_by_one(setup, 7, range(3, 23)))


@pytest.mark.parametrize("setup", SETUPS)
def test_parts_add_up_to_the_whole_in_any_order(setup: Setup) -> None:
    whole, later = random_games(setup, 7, 0, 30), random_games(setup, 7, 11, 19)
    later.merge(random_games(setup, 7, 0, 11))
    later.merge(Tally(setup.players))
    assert numbers(later) == numbers(whole)


def test_every_way_to_win_is_counted() -> None:
    setup, games = standard(CARDS, 3), range(700, 800)
    tally = random_games(setup, 1, games[0], len(games))
    ends = [random_game(setup, 1, number) for number in games]
    results = [result for state, _ in ends if (result := state.result())]
    won = [result.winners for result in results]
    assert (0, 1) in won, "an example of a shared victory is needed"
    for seat in range(3):
        assert tally.wins_with(seat, 0) == won.count((seat,))
        assert tally.wins_with(seat, 1) == sum(len(w) == 2 and seat in w for w in won)
        assert tally.share(seat) == pytest.approx(sum(1 / len(w) for w in won if seat in w))
        assert tally.points[seat] == sum(result.points[seat] for result in results)
        with_rome = [result.rome_wins and seat in result.winners for result in results]
        assert tally.with_rome[seat] == sum(with_rome)
    assert tally.games == len(games)
    assert tally.rome == sum(result.rome_wins for result in results)
    assert tally.nobody == won.count(())


def test_lengths_are_counted() -> None:
    setup = standard(CARDS, 2)
    tally = random_games(setup, 1, 0, 50)
    ends = [random_game(setup, 1, number) for number in range(50)]
    lengths, rounds = [n for _, n in ends], [int(state.round) for state, _ in ends]
    for span, counted in ((tally.decisions, lengths), (tally.rounds, rounds)):
        assert (span.total, span.fewest, span.most) == (sum(counted), min(counted), max(counted))


def test_a_solo_game_has_no_points() -> None:
    assert list(random_games(solo(CARDS, 1), 1, 0, 5).points) == [0]


def test_a_tally_can_be_sent_to_another_process() -> None:
    tally = random_games(standard(CARDS, 3), 1, 700, 100)
    twin = pickle.loads(pickle.dumps(tally))  # noqa: S301 - our own
    assert numbers(twin) == numbers(tally)
    assert tally.games != tally.rome
    for row in ("wins", "with_rome", "points"):
        assert list(getattr(twin, row)) == list(getattr(tally, row))


def test_the_default_game_of_a_seed_is_stream_0() -> None:
    setup = standard(CARDS, 2)
    unnamed, first = random_game(setup, 7), random_game(setup, 7, 0)
    assert (unnamed[1], list(unnamed[0].coins)) == (first[1], list(first[0].coins))
    assert numbers(one_by_one(setup, 7, range(1))) != numbers(one_by_one(setup, 7, range(1, 2)))


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
def test_moves_are_made_up_to_the_first_illegal_one(wrong: int) -> None:
    setup = standard(CARDS, 3)
    pile, moves, _ = written_game(setup, 7, 2)
    state = deal(setup, pile)
    assert play_moves(state, [*moves[:9], wrong, *moves[9:]]) == 9
    assert play_moves(state, [*moves[9:], moves[0]]) == len(moves) - 9
