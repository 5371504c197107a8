"""Numbers in a language: separators and plural categories, as in the CLDR."""

from collections.abc import Callable
from decimal import Decimal
from typing import Final, NamedTuple

_MILLION: Final = 1_000_000
MOST_DECIMALS: Final = 3
"""Decimal places of a number that no message limits."""


class NumberFormat(NamedTuple):
    """The decimal and grouping separators of a language, and its plural rule."""

    decimal: str
    group: str
    plural: Callable[[Decimal], str]

    def text(self, value: float, fewest: int = 0, most: int = MOST_DECIMALS) -> str:
        """Return a number with this many decimal places, rounded half to even."""
        digits = f"{Decimal(str(value)):,.{most}f}" if most else f"{Decimal(str(value)):,.0f}"
        whole, _, places = digits.partition(".")
        while len(places) > fewest and places.endswith("0"):
            places = places[:-1]
        return whole.replace(",", self.group) + (self.decimal + places if places else "")

    def category(self, value: float) -> str:
        """Return the plural category of a number: `one`, `many` or `other`."""
        return self.plural(abs(Decimal(str(value))))


def _one_alone(value: Decimal) -> str:
    return "one" if value == 1 else "other"


def _one_below_two(value: Decimal) -> str:
    return "one" if value < 2 else _millions(value)  # noqa: PLR2004 - as the rule says


def _one_and_millions(value: Decimal) -> str:
    return "one" if value == 1 else _millions(value)


def _millions(value: Decimal) -> str:
    return "many" if value and value % _MILLION == 0 else "other"


FORMATS: Final = {
    "de": NumberFormat(",", ".", _one_alone),
    "en": NumberFormat(".", ",", _one_alone),
    "fr": NumberFormat(",", "\u202f", _one_below_two),
    "nl": NumberFormat(",", ".", _one_alone),
    "pt": NumberFormat(",", "\u00a0", _one_and_millions),  # of Portugal
}
"""The number format of each language."""
