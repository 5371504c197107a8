"""The screen of a terminal game: writes blocks, reads lines from a person or a stream.

Names may come from an untrusted record: control characters in them are escaped.
"""

import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console

from pax.cli.output.console import show_block, show_blocks, show_line
from pax.cli.output.safe_text import printable
from pax.cli.table.interruptible_input import interruptible
from pax.text import Block

try:
    import readline
except ImportError:  # not on Windows
    readline = None  # type: ignore[assignment]

_CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen, then the scrollback: clearing may scroll the screen into it."""


class Screen:
    """Writes to a console and reads lines from a stream; at a terminal with line editing."""

    def __init__(self, console: Console, stream: TextIO | None = None) -> None:
        """Read from a stream, or from the standard input."""
        self.console = console
        self._stream = sys.stdin if stream is None else stream

    def ask(self, prompt: str) -> str:
        """Read a line; raise EOFError at the end of the input."""
        if self._stream is sys.stdin and self._stream.isatty() and self.console.is_terminal:
            with interruptible():
                return input(printable(prompt)).strip()
        self.console.print(printable(prompt), end="", soft_wrap=True, highlight=False)
        line = self._stream.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(printable(line.rstrip("\n")), soft_wrap=True, highlight=False)
        return line.strip()

    def hide(self) -> None:
        """Clear the screen and the input history, so that the next person cannot see them."""
        if readline is not None:
            readline.clear_history()
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(_CLEAR_ALL)
            self.console.file.flush()

    def blocks(self, blocks: Iterable[Block]) -> None:
        """Print blocks, each after an empty line."""
        self.console.print()
        show_blocks(self.console, (_printable(block) for block in blocks))

    def block(self, block: Block) -> None:
        """Print a block after an empty line."""
        self.console.print()
        show_block(self.console, _printable(block))

    def line(self, text: str, style: str = "") -> None:
        """Print a line."""
        show_line(self.console, printable(text), style=style)

    def unbroken(self, text: str) -> None:
        """Print a line with a command or a path without wrapping, so that it can be copied."""
        self.console.print(printable(text), soft_wrap=True, highlight=False)


def _printable(block: Block) -> Block:
    return Block(printable(block.heading), tuple(printable(line) for line in block.lines))
