"""Output of untrusted text: it can neither control the terminal nor crash the program."""

import re
import sys
from typing import Final, NoReturn, TextIO

import typer

UNREADABLE: Final = 2
WRONG: Final = 1
INTERRUPTED: Final = 130

_CONTROL: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def say(text: str, file: TextIO | None = None) -> None:
    """Print a text; control characters and characters outside the encoding are escaped."""
    stream = sys.stdout if file is None else file
    stream.write(printable(text, stream.encoding or "utf-8") + "\n")
    stream.flush()  # a closed pipe raises here


def stop(message: str, code: int) -> NoReturn:
    """Print an error message and exit."""
    say(message, sys.stderr)
    raise typer.Exit(code)


def printable(text: str, encoding: str = "utf-8") -> str:
    """Escape control characters except tab and newline, and lone surrogates."""
    escaped = _CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
    return escaped.encode(encoding, "backslashreplace").decode(encoding)
