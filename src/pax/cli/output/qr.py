"""QR codes in the terminal."""

from itertools import chain, repeat
from typing import Final

import segno
from rich.console import Console
from rich.text import Text

_HALVES: Final = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
_BORDER: Final = 2
_COLOURS: Final = "black on bright_white"
"""Dark on light on every terminal: some phones do not read inverted codes."""


def show_qr(console: Console, text: str) -> None:
    """Print a QR code of a text, two rows per line."""
    console.print()
    for line in qr_lines(text):
        console.print(Text(f"  {line}  ", style=_COLOURS), soft_wrap=True)
    console.print()


def qr_lines(text: str) -> list[str]:
    """Return a QR code as lines of half-block characters, dark on light."""
    rows = [list(row) for row in segno.make_qr(text).matrix_iter(border=_BORDER)]
    below = chain(rows[1::2], repeat([0] * len(rows[0])))
    return [
        "".join(_HALVES[upper, lower] for upper, lower in zip(top, bottom, strict=True))
        for top, bottom in zip(rows[::2], below, strict=False)
    ]
