"""A deck: its kinds in order, their numbers, and rows of cards."""

import pytest

from pax.decks import Deck, built_in_deck
from pax.rules.cards import ARMY, FLEET, INTRIGUE, LAND, RELIGION, SENATOR, WEALTH


def test_kinds_are_numbered_by_category_then_symbols_then_value() -> None:
    deck = Deck({"I11": 1, "F23": 2, "F12": 1, "F19": 1, "W90": 1})
    assert deck.kinds == ("W90", "F12", "F19", "F23", "I11")
    assert dict(deck.number) == {"W90": 0, "F12": 1, "F19": 2, "F23": 3, "I11": 4}


def test_the_engine_reads_category_symbols_value_and_count() -> None:
    kinds = {"W12": 1, "F23": 2, "A34": 3, "R45": 4, "S56": 5, "L67": 6, "I98": 7}
    cards = Deck(kinds).cards
    categories = [WEALTH, FLEET, ARMY, RELIGION, SENATOR, LAND, INTRIGUE]
    assert cards.kinds == 7
    assert list(cards.category)[:7] == categories == list(range(7))
    assert list(cards.symbols)[:7] == [1, 2, 3, 4, 5, 6, 9]
    assert list(cards.value)[:7] == [2, 3, 4, 5, 6, 7, 8]
    assert list(cards.copies) == [1, 2, 3, 4, 5, 6, 7]


def test_cards_become_a_row_and_a_row_becomes_cards() -> None:
    deck = built_in_deck()
    cards = ["I24", "W11", "F23", "W11"]
    assert deck.names(deck.row(cards)) == cards
    with pytest.raises(KeyError):
        deck.row(["W99"])


def test_decks_are_equal_when_they_hold_the_same_cards() -> None:
    assert Deck({"W11": 1, "F11": 2}, "a") == Deck({"F11": 2, "W11": 1})
    assert hash(Deck({"W11": 1, "F11": 2}, "a")) == hash(Deck({"F11": 2, "W11": 1}))
    assert Deck({"W11": 1}) != Deck({"W11": 2})
    assert Deck({"W11": 1}) != {"W11": 1}


def test_a_deck_cannot_be_changed() -> None:
    counts = {"W11": 1}
    deck = Deck(counts)
    counts["W11"] = 9
    assert deck.counts == {"W11": 1}
    with pytest.raises(TypeError):
        deck.counts["W11"] = 2  # type: ignore[index]


def test_the_repr_of_a_deck() -> None:
    assert repr(built_in_deck()) == "Deck(reconstructed-1)"
    assert repr(Deck({"W11": 1})) == "Deck(1 kinds)"
