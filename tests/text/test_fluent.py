"""Our formatter of Fluent messages agrees with Mozilla's, which needs 31 MB of Babel."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from pax.text.fluent import Bundle, FluentError, parse
from pax.text.numbers import FORMATS
from pax.text.words import _files, _locales, entries
from tests.text.tables import LANGUAGES
from tests.text.test_languages import arguments_of

REGIONS = {"pt": "pt-PT"}
NUMBERS = """
plain = { $n }
one-place = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
two-places = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
whole = { NUMBER($n, maximumFractionDigits: 0) }
plural = { $n ->
    [0] none
    [one] one
    [many] many
   *[other] other
}
"""
VALUES = (0, 1, 2, 3, 7, 1234, 1.5, 1_000_000, "yes", "no", "none", "alone", "all", "Livia")


def both(language: str, *texts: str) -> tuple[Bundle, FluentBundle]:
    """Return the same messages in our bundle and in Mozilla's."""
    ours = Bundle(FORMATS[language])
    theirs = FluentBundle([REGIONS.get(language, language)], use_isolating=False)
    for text in texts:
        ours.add(parse(text))
        theirs.add_resource(FluentResource(text))
    return ours, theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_formatted_as_by_mozilla(language: str) -> None:
    texts = [file.read_text("utf-8") for file in _files(_locales() / language)]
    ours, theirs = both(language, *texts)
    compared = 0
    for _, entry in entries(language):
        for attribute, names in arguments_of(entry).items():
            found = theirs.get_message(entry.id.name)
            pattern = found.attributes[attribute] if attribute else found.value
            if pattern is None:
                continue
            name = f"{entry.id.name}.{attribute}" if attribute else entry.id.name
            for first in range(len(VALUES)):
                args = {
                    arg: VALUES[(first + 5 * place) % len(VALUES)]
                    for place, arg in enumerate(sorted(names))
                }
                expected, errors = theirs.format_pattern(pattern, args)
                if errors:  # a word where NUMBER needs a number
                    with pytest.raises(FluentError, match="not a number"):
                        ours.format(name, args)
                else:
                    assert ours.format(name, args) == expected, (name, args)
                    compared += 1
    assert compared > 5000


@pytest.mark.parametrize("language", LANGUAGES)
@given(
    number=st.integers(-(10**9), 10**9)
    | st.floats(-1e9, 1e9, allow_nan=False).map(lambda value: round(value, 4))
    | st.integers(-10, 10).map(lambda count: count * 1_000_000)
)
def test_numbers_and_plurals_are_those_of_the_cldr(language: str, number: float) -> None:
    ours, theirs = both(language, NUMBERS)
    for name in ("plain", "one-place", "two-places", "whole", "plural"):
        pattern = theirs.get_message(name).value
        assert pattern is not None
        expected, errors = theirs.format_pattern(pattern, {"n": number})
        assert not errors
        assert ours.format(name, {"n": number}) == expected, name


def test_references_and_literals() -> None:
    rome = "rome = Rome\n    .land = Italy\n"
    ours, theirs = both("en", rome, 'all = { rome }, { rome.land }, {"{"}, { 3 }, { { "a" } }')
    pattern = theirs.get_message("all").value
    assert pattern is not None
    assert theirs.format_pattern(pattern, {}) == (ours.format("all", {}), [])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a = { $missing }", "the argument missing is missing"),
        ("a = { b }", "there is no message b"),
        ("-b = x\na = { -b }", "TermReference is not supported"),
        ("a = { DATETIME($n) }", "DATETIME cannot be called like this"),
        ('a = { NUMBER($n, style: "percent") }', "NUMBER cannot be called like this"),
        ("a = { NUMBER($word) }", "'word' is not a number"),
    ],
)
def test_what_cannot_be_formatted_is_an_error(text: str, complaint: str) -> None:
    bundle = Bundle(FORMATS["en"])
    bundle.add(parse(text))
    with pytest.raises(FluentError, match=complaint):
        bundle.format("a", {"n": 1, "word": "word"})
