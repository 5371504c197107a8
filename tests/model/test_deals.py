"""Random decks and deals are valid, and their games end."""

from collections import Counter

import pytest

from .cards import CATEGORIES, cards_of
from .deals import (
    RECONSTRUCTED_1,
    TABLES,
    TOTALS,
    Table,
    cards_in,
    playout,
    random_deal,
    random_deck,
    seeded,
)
from .setup import PILE

SEEDS = range(5)


def test_default_deck_has_the_totals_of_the_rules() -> None:
    cards = cards_in(RECONSTRUCTED_1)
    assert len(cards) == 74
    assert {c: len(cards_of(cards, c)) for c in CATEGORIES} == TOTALS


@pytest.mark.parametrize("seed", range(50))
def test_random_deck_is_valid(seed: int) -> None:
    deck = random_deck(seeded(seed))
    cards = cards_in(deck)
    assert {c: len(cards_of(cards, c)) for c in CATEGORIES} == TOTALS
    assert all("1" <= kind[1] <= "9" and "0" <= kind[2] <= "9" for kind in deck)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_deal_is_the_deck(seed: int, table: Table) -> None:
    start = random_deal(seeded(seed), table)
    assert start.deck is not None
    copies = 2 if start.players >= 5 else 1
    whole = Counter(cards_in(start.deck) * copies)
    assert Counter(start.aside + start.pile) == whole
    assert len(start.pile) == PILE[start.players]
    assert Counter(start.aside) <= Counter(start.deck)


@pytest.mark.parametrize("table", TABLES)
def test_random_game_ends_with_all_cards_conserved(
    table: Table,
) -> None:
    rng = seeded(7)
    start = random_deal(rng, table)
    game = start.model()
    for move in playout(rng, start):
        game.apply(move)
        places = [game.pile, game.rome, game.hidden, game.drawn]
        places += game.hands + game.displays + game.legions
        assert Counter(card for place in places for card in place) == Counter(start.pile)
        assert min(game.coins) >= 0
    assert game.over


def test_record_of_a_random_game_has_its_result() -> None:
    rng = seeded(3)
    start = random_deal(rng, ("solo", 1, 4))
    record = start.record(playout(rng, start))
    assert record["table"]["level"] == 4
    assert set(record["result"]) == {"rome_wins", "winners"}
    assert start.record([])["result"] is None
