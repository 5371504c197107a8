"""Names that look alike."""
# ruff: noqa: RUF001 - letters that look like others are what this is about

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax.tables.names.look_alikes import look_alike, skeleton


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Livia", "livia"),
        ("Livia", "LIVIA"),
        ("Livia", "Lívïa"),
        ("Livia", " L i v i a "),
        ("Livia", "Li-vi'a."),
        ("Livia", "Ｌｉｖｉａ"),
        ("Livia", "𝓛𝓲𝓿𝓲𝓪"),
        ("Livia", "ʟɪᴠɪᴀ"),
        ("Livia", "1ivia"),
        ("Livia", "Iivia"),
        ("Livia", "\u04c0ivia"),  # Cyrillic palochka
        ("Cicero", "Сісеrо"),  # Cyrillic
        ("OTTO", "0TT0"),
        ("OTTO", "ΟΤΤΟ"),  # Greek
        ("HANNA", "ΗΑΝΝΑ"),  # Greek
        ("nova", "nο\u03bda"),  # Greek
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Straße", "STRASSE"),
        ("Łukasz", "Lukasz"),
        ("محمد", "مُحَمَّد"),
        ("Bot 1", "Bot l"),
        ("\u2764", "\u2764\ufe0f"),
        ("\U0001f44d\U0001f3fb", "\U0001f44d\U0001f3ff"),
        ("می\u200cخواهم", "میخواهم"),
        ("ꓡꓲꓦꓲꓮ", "LIVIA"),  # Lisu
    ],
)
def test_these_names_look_alike(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Livia", "Julia"),
        ("1", "2"),
        ("citizen 1", "citizen 2"),
        ("burn", "bum"),
        ("राम", "रमा"),
        ("がく", "かく"),
        ("ビル", "ビール"),
        ("มา", "ม้า"),
        ("!!!", "???"),
        ("\U0001f600", "\U0001f60e"),
        ("ישראל", "ישמעאל"),
    ],
)
def test_these_names_do_not_look_alike(name: str, other: str) -> None:
    assert not look_alike(name, other)


@given(st.text(max_size=30))
def test_a_skeleton_is_its_own_skeleton(name: str) -> None:
    assert skeleton(skeleton(name)) == skeleton(name)


@given(st.text(st.characters(max_codepoint=0x24F), max_size=30))
def test_case_and_spaces_do_not_matter(name: str) -> None:
    assert look_alike(name, f" {name.casefold()} ")
