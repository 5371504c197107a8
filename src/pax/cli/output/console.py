"""Output to the terminal: blocks of text, cards coloured by category; plain text if piped."""

import re
import sys
from collections.abc import Iterable, Mapping
from io import TextIOWrapper
from textwrap import wrap
from typing import TextIO

from rich.console import Console
from rich.highlighter import Highlighter
from rich.text import Text
from rich.theme import Theme

from pax.decks import CATEGORY_LETTERS
from pax.text import Block, Words

COLOURS: Mapping[str, str] = {
    "W": "yellow",
    "F": "blue",
    "A": "red",
    "R": "bold",
    "S": "cyan",
    "L": "green",
    "I": "magenta",
}
"""The style of each category, readable on dark and light; the letter is always shown too."""

_INDENT = 2
_ITEM = re.compile(r"- | *(?:\d+ {2,})?(?:\S+(?: \S+)* {2,})?")
"""The dash of an item, or its number and its first column; columns are two spaces apart."""

_TALL = 36


class CardHighlighter(Highlighter):
    """Colours cards such as F23 and the names of categories."""

    def __init__(self, words: Words) -> None:
        """Build the patterns from the names of the categories."""
        names = {letter: words(f"category-{letter}") for letter in CATEGORY_LETTERS}
        self._patterns = [
            rf"(?P<{letter}>\b(?:{letter}[1-9][0-9]|{name} {letter})\b)"
            for letter, name in names.items()
        ]

    def highlight(self, text: Text) -> None:
        """Colour the matches in a text."""
        for pattern in self._patterns:
            text.highlight_regex(pattern, style_prefix="category.")


def make_console(
    words: Words, file: TextIO | None = None, *, terminal: bool | None = None
) -> Console:
    """Return a console that colours cards if it writes to a terminal."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an unsupported character prints as ?
    theme = Theme({f"category.{letter}": colour for letter, colour in COLOURS.items()})
    return Console(
        file=file,
        force_terminal=terminal,
        theme=theme,
        highlighter=CardHighlighter(words),
        markup=False,
        emoji=False,
    )


def show_blocks(console: Console, blocks: Iterable[Block]) -> None:
    """Print blocks, separated by empty lines unless the terminal has few rows."""
    is_low = console.is_terminal and console.height < _TALL
    for number, block in enumerate(blocks):
        if number and not is_low:
            console.print()
        show_block(console, block)


def show_block(console: Console, block: Block) -> None:
    """Print a heading and its lines, indented."""
    show_line(console, block.heading, style="bold")
    for line in block.lines:
        show_line(console, line, indent=_INDENT)


def show_line(console: Console, line: str, *, indent: int = 0, style: str = "") -> None:
    """Print a line: wrapped with a hanging indent on a terminal, else unchanged."""
    first = " " * indent
    if not console.is_terminal:
        console.print(first + line if line else "", soft_wrap=True, highlight=False)
        return
    later = first + " " * _hanging(line)
    wrapped = wrap(line, console.width, initial_indent=first, subsequent_indent=later)
    for part in wrapped or [""]:
        text = Text(part, style=style)
        console.print(console.highlighter(text), soft_wrap=True)


def _hanging(line: str) -> int:
    """Return the hanging indent of a long line: the width of its dash or first column."""
    item = _ITEM.match(line)
    return len(item.group()) if item else 0
