"""RULES.md 2: the deck that comes with the program."""

from collections import Counter

import pytest

from pax.decks import CATEGORY_LETTERS, DEFAULT_DECK, DeckError, built_in_deck, built_in_names


def test_the_default_deck_is_the_reconstruction() -> None:
    assert DEFAULT_DECK == "reconstructed-1"
    assert built_in_names() == ["reconstructed-1"]
    assert built_in_deck().name == "reconstructed-1"
    assert built_in_deck() == built_in_deck("reconstructed-1")


def test_it_has_74_cards_10_of_five_categories_and_12_of_land_and_intrigue() -> None:
    totals: Counter[str] = Counter()
    for kind, count in built_in_deck().counts.items():
        totals[kind[0]] += count
    assert totals == {"W": 10, "F": 10, "A": 10, "R": 10, "S": 10, "L": 12, "I": 12}
    assert built_in_deck().cards.size == 74


@pytest.mark.parametrize("category", CATEGORY_LETTERS)
def test_it_has_the_kinds_of_the_table(category: str) -> None:
    counts = [4, 4, 3, 1] if category in "LI" else [3, 3, 3, 1]
    expected = {f"{category}{kind}": n for kind, n in zip([11, 12, 23, 24], counts, strict=True)}
    of_category = {k: n for k, n in built_in_deck().counts.items() if k[0] == category}
    assert of_category == expected


def test_it_agrees_with_the_examples_of_the_rulebooks() -> None:
    kinds = built_in_deck().counts
    assert "A24" in kinds
    assert any(int(land[2]) + int(intrigue[2]) == 4 for land in kinds for intrigue in kinds)
    for category in "FA":
        symbols = sum(int(k[1]) * n for k, n in kinds.items() if k[0] == category)
        assert symbols >= 7


def test_an_unknown_name_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(DeckError, match=r"^no deck is named 'Real'; built in: reconstructed-1$"):
        built_in_deck("Real")


def test_a_name_cannot_escape_the_folder() -> None:
    with pytest.raises(DeckError, match="no deck is named"):
        built_in_deck("../decks/reconstructed-1")
