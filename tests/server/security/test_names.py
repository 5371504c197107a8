"""Names and chat: visible text is kept, invisible characters are refused."""
# ruff: noqa: RUF001 - letters that look like others are what this is about

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pax.protocol.message import CODE_POINTS, NAME_LENGTH, TEXT_LENGTH
from pax.tables.names.text import TextError, TextLengthError, clean_name, clean_text

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
HEART = "\u2764\ufe0f"


@pytest.mark.parametrize(
    "name",
    [
        "Livia",
        "Ödön Ő. Ähre-Groß",
        "Nguyễn Thị Ánh",
        "Ἀχιλλεύς",
        "Владимир",
        "ישראל",
        "محمد",
        "می\u200cخواهم",  # Persian, with a joiner
        "क्\u200dष",  # Devanagari, with a joiner
        "ශ්\u200dරී",  # Sinhala, with a joiner
        "ประยุทธ์",
        "བཀྲ་ཤིས",
        "田中さん",
        "홍길동",
        "ᏣᎳᎩ",
        "\U0001e900\U0001e922",  # Adlam
        "Mia " + HEART,
        FAMILY,
        SCOTLAND + ENGLAND,
        "\U0001f1f3\U0001f1f1",
        "#\ufe0f\u20e3",
        "\U0001f44d\U0001f3fd",
        "\U0001fae9",  # an emoji that is newer than some Unicode tables
        "100 % ☺ ¡Olé!",
    ],
)
def test_names_in_any_script_are_kept(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("  Livia \t Drusilla\n", "Livia Drusilla"),
        ("Livia\u00a0\u3000Drusilla\u2028", "Livia Drusilla"),
        ("one\ntwo\r\nthree", "one two three"),
        ("e\u0301", "é"),
    ],
)
def test_spaces_are_collapsed_and_letters_composed(given: str, cleaned: str) -> None:
    assert clean_name(given) == clean_text(given) == cleaned


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param(" \t\n\u3000", id="spaces"),
        pytest.param("a\0b", id="a control"),
        pytest.param("a\x1b[31m", id="a terminal's escape"),
        pytest.param("a\x1fb", id="a separator that counts as a space"),
        pytest.param("a\x85b", id="a next line"),
        pytest.param("a\ud800", id="half a surrogate pair"),
        pytest.param("Livia\u202eaivil", id="right to left"),
        pytest.param("a\u2066b\u2069", id="an isolate"),
        pytest.param("a\u061c", id="an Arabic direction mark"),
        pytest.param("a\u200b", id="a space without width"),
        pytest.param("a\ufeffb", id="a byte order mark"),
        pytest.param("a\u00adb", id="a soft hyphen"),
        pytest.param("a\u200db", id="a joiner between Latin letters"),
        pytest.param("a\u200cb", id="a non-joiner between Latin letters"),
        pytest.param("م\u200d\u200dح", id="two joiners"),
        pytest.param("a\ufe0f", id="a selector after a letter"),
        pytest.param(HEART + "\ufe0f", id="two selectors"),
        pytest.param(FAMILY + "\u200d", id="a joiner at the end"),
        pytest.param("\U0001f3f4\U000e0068\U000e0069\U000e007f", id="text in tags"),
        pytest.param("葛\U000e0100", id="an ideographic selector"),
        pytest.param("\u3164", id="a Hangul filler"),
        pytest.param("\uffa0", id="a half filler"),
        pytest.param("\u115f\u1160", id="fillers of parts"),
        pytest.param("\u2800", id="a blank of Braille"),
        pytest.param("a\u034fb", id="a joiner of graphemes"),
        pytest.param("a" + "\u0315" * 5, id="five marks"),
        pytest.param("\u0301a", id="a mark without a base"),
        pytest.param("a \u0301", id="a mark on a space"),
        pytest.param("\ue000", id="private use"),
        pytest.param("\U000e0fff", id="unassigned"),
        pytest.param("\uffff", id="not a character"),
    ],
)
def test_invisible_characters_are_refused(text: str) -> None:
    with pytest.raises(TextError) as caught:
        clean_name(text)
    assert not isinstance(caught.value, TextLengthError)
    with pytest.raises(TextError):
        clean_text(text)


@pytest.mark.parametrize(
    "character", ["a", "ż", "q\u0307\u0323", "क्षि", "\U0001f1f3\U0001f1f1", HEART]
)
def test_length_is_counted_as_people_see_it(character: str) -> None:
    seen = 2 if character == "क्षि" else 1  # a letter without its vowel, and one with another
    assert clean_name(character * (NAME_LENGTH // seen))
    assert clean_text(character * (TEXT_LENGTH // seen))
    with pytest.raises(TextLengthError):
        clean_name(character * (NAME_LENGTH // seen + 1))
    with pytest.raises(TextLengthError):
        clean_text(character * (TEXT_LENGTH // seen + 1))


def test_code_points_are_limited_before_anything_else() -> None:
    with pytest.raises(TextLengthError):
        clean_name(" " * (NAME_LENGTH * CODE_POINTS) + "a")


@given(st.text(st.characters(exclude_categories=()), max_size=60))
@example("a\u0300\u0301\u0302\u0303")
@example("\U0001f468\u200d\U0001f469 \u200d")
def test_cleaning_is_idempotent_and_leaves_nothing_invisible(text: str) -> None:
    try:
        cleaned = clean_text(text)
    except TextError:
        return
    assert clean_text(cleaned) == cleaned == cleaned.strip()
    assert cleaned.encode().decode() == cleaned
    assert all(unicodedata.bidirectional(each) not in HIDDEN for each in cleaned)
    assert "  " not in cleaned
    assert "\n" not in cleaned


HIDDEN = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=30))
def test_plain_text_is_only_refused_if_it_is_blank(text: str) -> None:
    if text.strip():
        assert clean_name(text) == " ".join(text.split())
