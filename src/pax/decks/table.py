"""Read and write a deck as a table: one line per kind, checked line by line."""

import re
from functools import cache
from importlib import resources
from os import PathLike
from pathlib import Path
from typing import Final

from pax.decks.deck import CATEGORY_LETTERS, Deck

DEFAULT_DECK: Final = "reconstructed-1"
TOTALS: Final = {"W": 10, "F": 10, "A": 10, "R": 10, "S": 10, "L": 12, "I": 12}
"""How many cards of each category one copy has (RULES.md 2)."""

LARGEST_FILE: Final = 100_000
_KIND: Final = re.compile(r"[WFARSLI][1-9][0-9]")
_COUNT: Final = re.compile(r"[1-9][0-9]?")
_SUFFIX: Final = ".deck"


class DeckError(ValueError):
    """A deck's table is wrong; the message says where and why."""


def load_deck(path: str | PathLike[str]) -> Deck:
    """Read a user's table from a file."""
    file = Path(path)
    try:
        if file.stat().st_size > LARGEST_FILE:
            message = f"{path}: too large for a deck's table"
            raise DeckError(message)
        text = file.read_text(encoding="utf-8-sig")  # accepts a byte order mark
    except OSError as error:
        message = f"{path}: cannot be read: {error.strerror}"
        raise DeckError(message) from error
    except UnicodeDecodeError as error:
        message = f"{path}: not a text file in UTF-8"
        raise DeckError(message) from error
    return parse(text, str(path))


def parse(text: str, source: str = "deck") -> Deck:
    """Read a table from its text: lines `KIND COUNT`; `#` begins a comment."""
    counts: dict[str, int] = {}
    lines: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            kind, count = _entry(words)
            _check_new(kind, lines)
        except DeckError as error:
            message = f"{source}, line {number}: {error}"
            raise DeckError(message) from None
        counts[kind] = count
        lines[kind] = number
    try:
        check_totals(counts)
    except DeckError as error:
        message = f"{source}: {error}"
        raise DeckError(message) from None
    return Deck(counts)


def write(deck: Deck) -> str:
    """Return the table of a deck as the text of a file; `parse` reads it back."""
    lines = [
        "# PAX, one copy of the deck: kind and number of cards. This sign begins a comment.",
        "# A kind is a category letter, 1 to 9 symbols and a value of 0 to 9 aurei.",
    ]
    lines += [f"# These are the cards of {deck.name}."] if deck.name else []
    for letter in CATEGORY_LETTERS:
        lines += ["", f"# {letter}: {TOTALS[letter]} cards"]
        lines += [f"{kind} {deck.counts[kind]}" for kind in deck.kinds if kind[0] == letter]
    return "\n".join(lines) + "\n"


def from_counts(counts: dict[str, int]) -> Deck:
    """Return the deck of counts by kind; a wrong table raises DeckError."""
    for kind, count in counts.items():
        if type(count) is not int:
            raise DeckError(f"{kind[:20]!r}: the number of cards must be a whole number")
        _entry([kind, str(count)])
    check_totals(counts)
    return Deck(counts)


def check_totals(counts: dict[str, int]) -> None:
    """Raise DeckError unless every category has the number of cards that the rules require."""
    for letter in CATEGORY_LETTERS:
        total = sum(count for kind, count in counts.items() if kind[0] == letter)
        if total != TOTALS[letter]:
            message = f"category {letter} has {total} cards; it must have {TOTALS[letter]}"
            raise DeckError(message)


def built_in_names() -> list[str]:
    """Return the names of the decks that come with the program."""
    files = resources.files("pax.decks").iterdir()
    return sorted(file.name.removesuffix(_SUFFIX) for file in files if file.name.endswith(_SUFFIX))


@cache
def built_in_deck(name: str = DEFAULT_DECK) -> Deck:
    """Return a deck that comes with the program."""
    if name not in built_in_names():
        message = f"no deck is named {name!r}; built in: {', '.join(built_in_names())}"
        raise DeckError(message)
    text = resources.files("pax.decks").joinpath(name + _SUFFIX).read_text(encoding="utf-8")
    return Deck(parse(text, name).counts, name)


def _check_new(kind: str, lines: dict[str, int]) -> None:
    if kind in lines:
        message = f"{kind} is already listed in line {lines[kind]}"
        raise DeckError(message)


def _entry(words: list[str]) -> tuple[str, int]:
    if len(words) != 2:  # noqa: PLR2004 - a kind and its count
        message = "a line is a kind and a count, such as `W11 3`"
        raise DeckError(message)
    kind, count = words
    if not _KIND.fullmatch(kind):
        message = (
            f"{kind[:20]!r} is not a kind: write a category letter ({' '.join(CATEGORY_LETTERS)}), "
            "1 to 9 symbols and a value of 0 to 9, such as F23"
        )
        if _KIND.fullmatch(kind.upper()):
            message = f"{kind!r} is not a kind: write it in capitals, {kind.upper()}"
        raise DeckError(message)
    if not _COUNT.fullmatch(count):
        message = f"{count[:20]!r} is not a number of cards: write 1 to 99"
        raise DeckError(message)
    return kind, int(count)
