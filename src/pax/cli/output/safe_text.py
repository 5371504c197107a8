"""Writing text that may come from anywhere: nothing in it can break the terminal or the program."""

import re
import sys
from typing import Final, NoReturn, TextIO

import typer

UNREADABLE: Final = 2
WRONG: Final = 1
INTERRUPTED: Final = 130

_CONTROL: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def say(text: str, file: TextIO | None = None) -> None:
    """Print a text; what the terminal could take for a command or cannot show is escaped."""
    stream = sys.stdout if file is None else file
    stream.write(printable(text, stream.encoding or "utf-8") + "\n")
    stream.flush()  # so that a reader who went away is noticed here


def stop(message: str, code: int) -> NoReturn:
    """Say what went wrong and end the program."""
    say(message, sys.stderr)
    raise typer.Exit(code)


def printable(text: str, encoding: str = "utf-8") -> str:
    """Return a text without control characters, but for new lines, and without lone surrogates."""
    escaped = _CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
    return escaped.encode(encoding, "backslashreplace").decode(encoding)
