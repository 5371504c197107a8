"""A user's table: what is accepted, and the error messages for what is not."""

from pathlib import Path

import pytest

from pax.decks import DeckError, built_in_deck, load_deck, parse
from pax.decks.table import LARGEST_FILE, from_counts

PLAIN = """\
# counted from my copy
W11 10
F11 10   # all alike
A11 10

R11 10
S11 10
L11 6
L93 6
I10 12
"""


def changed(line: str, into: str) -> str:
    """Return the plain table with one line replaced."""
    assert line in PLAIN
    return PLAIN.replace(line, into)


def complaint(text: str) -> str:
    """Return the error message for a wrong table."""
    with pytest.raises(DeckError) as error:
        parse(text, "my.deck")
    assert isinstance(error.value, ValueError)
    return str(error.value)


def test_a_table_has_one_line_per_kind_and_may_have_comments_and_empty_lines() -> None:
    deck = parse(PLAIN)
    assert deck.counts == {
        **dict.fromkeys(["W11", "F11", "A11", "R11", "S11"], 10),
        "L11": 6,
        "L93": 6,
        "I10": 12,
    }
    assert deck.name is None


def test_a_table_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my.deck"
    file.write_text(PLAIN, "utf-8")
    assert load_deck(file) == load_deck(str(file)) == parse(PLAIN)


def test_a_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "my.deck"
    file.write_text(PLAIN.partition("\n")[2], "utf-8-sig")
    assert load_deck(file) == parse(PLAIN)


def test_windows_line_ends_and_tabs_are_fine() -> None:
    assert parse(PLAIN.replace("\n", "\r\n").replace(" ", "\t")) == parse(PLAIN)


@pytest.mark.parametrize("line", ["W11", "W11 5 5", "W11 x y z"])
def test_a_line_is_a_kind_and_a_count(line: str) -> None:
    assert complaint(changed("W11 10", line)) == (
        "my.deck, line 2: a line is a kind and a count, such as `W11 3`"
    )


@pytest.mark.parametrize("kind", ["X11", "W01", "W1", "W111", "W1x", "11W", "Wealth"])
def test_a_kind_is_a_letter_one_to_nine_symbols_and_a_value(kind: str) -> None:
    assert complaint(changed("A11 10", f"{kind} 10")) == (
        f"my.deck, line 4: '{kind}' is not a kind: write a category letter (W F A R S L I), "
        "1 to 9 symbols and a value of 0 to 9, such as F23"
    )


def test_a_kind_in_small_letters_gets_a_hint() -> None:
    assert complaint(changed("A11 10", "a11 10")) == (
        "my.deck, line 4: 'a11' is not a kind: write it in capitals, A11"
    )


@pytest.mark.parametrize("count", ["0", "-1", "x", "1.5", "100", "01", "\u0661"])
def test_a_count_is_a_whole_number_of_cards(count: str) -> None:
    assert complaint(changed("A11 10", f"A11 {count}")) == (
        f"my.deck, line 4: '{count}' is not a number of cards: write 1 to 99"
    )


def test_a_kind_is_listed_only_once() -> None:
    assert complaint(changed("L93 6", "L11 6")) == (
        "my.deck, line 9: L11 is already listed in line 8"
    )


@pytest.mark.parametrize(
    ("line", "into", "said"),
    [
        ("W11 10", "W11 9", "category W has 9 cards; it must have 10"),
        ("S11 10", "S11 11", "category S has 11 cards; it must have 10"),
        ("I10 12", "", "category I has 0 cards; it must have 12"),
        ("L93 6", "L93 7", "category L has 13 cards; it must have 12"),
    ],
)
def test_the_totals_must_be_those_of_the_game(line: str, into: str, said: str) -> None:
    assert complaint(changed(line, into)) == f"my.deck: {said}"


def test_an_empty_table_is_refused() -> None:
    assert complaint("") == "my.deck: category W has 0 cards; it must have 10"


def test_a_long_wrong_word_is_shortened() -> None:
    assert len(complaint("W" * 50_000 + " 3")) < 200


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="cannot be read: No such file"):
        load_deck(tmp_path / "none.deck")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="cannot be read"):
        load_deck(tmp_path)


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "my.deck"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError, match="not a text file in UTF-8"):
        load_deck(file)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "my.deck"
    file.write_text(PLAIN + "#" * (LARGEST_FILE - len(PLAIN)), "utf-8")
    assert load_deck(file) == parse(PLAIN)
    file.write_text(PLAIN + "#" * (LARGEST_FILE - len(PLAIN) + 1), "utf-8")
    with pytest.raises(DeckError, match="too large for a deck's table"):
        load_deck(file)


def test_a_table_may_be_given_as_counts() -> None:
    assert from_counts(dict(built_in_deck().counts)) == built_in_deck()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"X11": 3}, "'X11' is not a kind"),
        ({"W11": 0}, "'0' is not a number of cards"),
        ({"W13": 3}, "category W has 13 cards"),
        ({"W11": True}, "'W11': the number of cards must be a whole number"),
        ({"W11": 3.0}, "'W11': the number of cards must be a whole number"),
    ],
)
def test_wrong_counts_are_refused(wrong: dict[str, int], said: str) -> None:
    with pytest.raises(DeckError, match=said):
        from_counts({**built_in_deck().counts, **wrong})
