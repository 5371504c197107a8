"""RULES.md 3: the set-up."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pax.decks import built_in_deck
from pax.rules import Rng, Setup, aside_of, shuffled_deck, shuffled_pile, solo, standard

from .game import Game, dealt

DECK = built_in_deck()
CARDS = DECK.cards

PLAYERS = [2, 3, 4, 5, 6, 7, 8]
PILE_AT_FIRST = dict(zip(PLAYERS, [54, 64, 74, 89, 104, 119, 134], strict=True))
ASIDE = dict(zip(PLAYERS, [20, 10, 0, 59, 44, 29, 14], strict=True))
LEGIONS = dict(zip(PLAYERS, [3, 4, 5, 6, 7, 8, 9], strict=True))
PILE_AT_FIRST_TURN = dict(zip(PLAYERS, [46, 54, 62, 72, 85, 98, 111], strict=True))
DRAWN = [2, 3, 4, 5, 5, 5, 5, 5]


def setup_for(players: int) -> Setup:
    """Return the set-up for a number of players; for one, the first solo level."""
    return standard(CARDS, players) if players > 1 else solo(CARDS, 1)


def game_for(players: int, seed: int = 1) -> Game:
    """Deal a game with the default deck."""
    setup = setup_for(players)
    return dealt(DECK, setup, DECK.names(shuffled_pile(setup, Rng(seed))))


def after_set_up(game: Game) -> Game:
    """Make every seat keep its first legal card."""
    while game.state.round == 0:
        game.play(game.legal()[0])
    return game


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_in_the_pile_at_first_and_aside(players: int) -> None:
    setup = standard(CARDS, players)
    pile = shuffled_pile(setup, Rng(7))
    assert setup.pile == len(pile) == PILE_AT_FIRST[players]
    assert len(aside_of(setup, pile)) == ASIDE[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_legions_and_the_pile_when_the_first_turn_begins(players: int) -> None:
    game = after_set_up(game_for(players))
    assert [len(group) for group in game.legions()] == [1] * LEGIONS[players]
    assert len(game.pile()) == PILE_AT_FIRST_TURN[players]
    assert game.state.round == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_up_to_four_players_rome_has_three_hidden_cards_from_the_top(players: int) -> None:
    setup = setup_for(players)
    pile = DECK.names(shuffled_pile(setup, Rng(3)))
    game = dealt(DECK, setup, pile)
    assert game.rome() == []
    assert game.hidden() == pile[:3]


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_from_five_players_rome_first_gets_three_face_up_cards(players: int) -> None:
    setup = standard(CARDS, players)
    pile = DECK.names(shuffled_pile(setup, Rng(3)))
    game = dealt(DECK, setup, pile)
    assert Counter(game.rome()) == Counter(pile[:3])
    assert game.hidden() == pile[3:6]


def test_up_to_four_players_one_copy_is_used() -> None:
    setup = standard(CARDS, 4)
    pile = shuffled_pile(setup, Rng(1))
    assert Counter(DECK.names(pile)) == DECK.counts
    assert list(aside_of(setup, pile)) == []


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_from_five_players_only_the_second_copy_loses_cards(players: int) -> None:
    setup = standard(CARDS, players)
    pile = Counter(DECK.names(shuffled_pile(setup, Rng(1))))
    assert all(pile[kind] >= count for kind, count in DECK.counts.items())


@pytest.mark.parametrize("players", [2, 5])
def test_pile_and_aside_are_the_whole_deck(players: int) -> None:
    setup = standard(CARDS, players)
    pile = shuffled_pile(setup, Rng(5))
    whole = Counter(DECK.names(pile)) + Counter(DECK.names(aside_of(setup, pile)))
    assert whole == Counter({kind: setup.copies * n for kind, n in DECK.counts.items()})


def test_the_first_copy_is_shuffled_with_what_is_left_of_the_second() -> None:
    setup = standard(CARDS, 8)
    piles = [shuffled_pile(setup, Rng(seed)) for seed in range(200)]
    copy = sorted(CARDS.copy_of_deck())
    assert not any(sorted(pile[: len(copy)]) == copy for pile in piles)
    assert len({tuple(pile[:5]) for pile in piles}) > 190


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_has_five_aurei_and_seat_0_is_the_starter(players: int) -> None:
    game = after_set_up(game_for(players))
    assert game.coins() == [5] * players
    assert (game.state.starter, game.state.seat, game.state.active) == (0, 0, 0)
    assert game.conspirator() is None


@pytest.mark.parametrize("players", PLAYERS)
def test_seat_by_seat_two_three_four_five_cards_are_drawn_and_one_is_kept(players: int) -> None:
    game = game_for(players)
    for seat in range(players):
        assert game.state.seat == game.state.active == seat
        top = game.in_view()
        assert len(top) == DRAWN[seat]
        assert game.legal() == sorted({f"keep {card}" for card in top})
        game.play(f"keep {top[-1]}")
        assert game.hand(seat) == [top[-1]]


def test_the_other_cards_are_buried_in_the_order_in_which_they_were_drawn() -> None:
    setup = standard(CARDS, 3)
    pile = "W11 W12 W23 F11 F12 A11 A12 A23 R11 R12 R23 R24 S11 S12 S23 S24 L11 L12 L23".split()
    game = dealt(DECK, setup, pile)
    game.play("keep F12", "keep A12")
    assert game.pile()[-3:] == ["F11", "A11", "A23"]
    assert game.in_view() == ["R11", "R12", "R23", "R24"]
    game.play("keep R12")
    assert game.pile()[-6:] == ["F11", "A11", "A23", "R11", "R23", "R24"]


def test_of_two_equal_cards_one_is_kept_and_the_other_buried() -> None:
    setup = standard(CARDS, 2)
    pile = "W11 W12 W23 F11 F11 A11 A12 A11 R11 R12 R23 R24".split()
    game = dealt(DECK, setup, pile)
    assert game.legal() == ["keep F11"]
    game.play("keep F11")
    assert game.pile()[-1] == "F11"
    game.play("keep A11")
    assert game.pile()[-3:] == ["F11", "A12", "A11"]


def test_each_legion_from_1_upwards_gets_one_card_from_the_top() -> None:
    setup = standard(CARDS, 2)
    pile = "W11 W12 W23 F11 F12 A11 A12 A23 R11 R12 R23 R24".split()
    game = dealt(DECK, setup, pile).play("keep F11", "keep A11")
    assert game.legions() == [["R11"], ["R12"], ["R23"]]
    assert game.pile() == ["R24", "F12", "A12", "A23"]


@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_another_seed_gives_another_pile_and_sets_other_cards_aside(players: int) -> None:
    setup = standard(CARDS, players)
    piles = [shuffled_pile(setup, Rng(seed)) for seed in range(20)]
    assert len({tuple(pile) for pile in piles}) == 20
    if players != 4:
        assert len({tuple(aside_of(setup, pile)) for pile in piles}) == 20


@pytest.mark.parametrize("players", PLAYERS)
def test_the_shuffle_decides_the_order_of_pile_and_aside(players: int) -> None:
    """With a shuffle that reverses the cards, the surplus is the low kinds of the last copy."""
    setup, copy = standard(CARDS, players), list(CARDS.copy_of_deck())
    deck = shuffled_deck(setup, reverse)
    used = setup.pile - len(copy) if setup.copies > 1 else setup.pile
    loose = copy[::-1]
    pile = (copy + loose[:used])[::-1] if setup.copies > 1 else loose[:used]
    assert (list(deck.pile), list(deck.aside)) == (pile, loose[used:])


@pytest.mark.parametrize("players", PLAYERS)
def test_shuffled_pile_equals_the_pile_of_shuffled_deck(players: int) -> None:
    setup = standard(CARDS, players)
    deck = shuffled_deck(setup, Rng(2011, players).shuffle)
    assert list(shuffled_pile(setup, Rng(2011, players))) == list(deck.pile)
    assert list(aside_of(setup, deck.pile)) == sorted(deck.aside)


def reverse(cards: vec[i64]) -> None:
    """Reverse the cards in place."""
    for place, card in enumerate(list(cards)[::-1]):
        cards[place] = card


def test_the_deal_is_not_changed_by_the_game() -> None:
    setup = standard(CARDS, 2)
    pile = shuffled_pile(setup, Rng(1))
    before = list(pile)
    game = dealt(DECK, setup, DECK.names(pile))
    after_set_up(game).play("draw")
    assert list(pile) == before
    assert list(CARDS.copy_of_deck()) == sorted(CARDS.copy_of_deck())


@pytest.mark.parametrize("draws", [(9, 2, 1), (2, 9, 1), (1, 2, 9)])
def test_any_seat_may_draw_more_first_cards_than_printed(draws: tuple[int, ...]) -> None:
    setup = Setup(CARDS, players=3, legions=1, rome=0, draws=draws)
    game = dealt(DECK, setup, DECK.kinds)
    for number in draws:
        assert len(game.in_view()) == number
        game.play(game.legal()[0])
    assert game.state.round == 1


def test_the_default_sizes_are_the_smallest() -> None:
    setup = Setup(CARDS, players=2, legions=3, rome=0, draws=(1, 1))
    assert (setup.lays, setup.goal, setup.pile, setup.copies) == (0, 0, 0, 1)
    assert (setup.solo_peek, setup.rome_takes_last) == (False, False)


@pytest.mark.parametrize(("legions", "most"), [(3, 28 + 1), (7, 28 + 1), (8, 3 * 10), (15, 3 * 17)])
def test_a_decision_has_a_move_for_each_kind_and_one_or_all_places_for_three_cards(
    legions: int, most: int
) -> None:
    setup = Setup(CARDS, players=2, legions=legions, rome=0, draws=(1, 1))
    assert setup.most_moves == most
