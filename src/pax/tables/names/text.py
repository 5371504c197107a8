"""Cleaning of names and chat: no blank or invisible characters, no stacks of combining marks."""

import re
import unicodedata
from typing import Final

from pax.protocol.message import CODE_POINTS, NAME_LENGTH, TEXT_LENGTH

_MOST_MARKS: Final = 4
"""Maximum number of combining marks on one base; larger stacks cover other lines."""

_SPACE: Final = frozenset("\t\n\r")
"""Control characters that are replaced by a space."""

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
"""Invisible characters that Unicode classifies as letters, marks or symbols."""

_REFUSED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_PICTURES: Final = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf"
    "\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff"
)
_PICTURE: Final = rf"[{_PICTURES}](?:\ufe0e|[\U0001f3fb-\U0001f3ff]?\ufe0f?)"
_EMOJI: Final = re.compile(
    "\U0001f3f4\U000e0067\U000e0062(?:\U000e0065\U000e006e\U000e0067"  # England
    "|\U000e0073\U000e0063\U000e0074|\U000e0077\U000e006c\U000e0073)\U000e007f"  # Scotland, Wales
    rf"|{_PICTURE}(?:\u200d{_PICTURE}){{0,4}}"
    r"|[\U0001f1e6-\U0001f1ff]{2}"
    r"|[0-9#*]\ufe0f?\u20e3"
)
"""Emoji: joined pictographs, flags of countries and of the parts of Britain, keycaps.

The pictographs include unassigned code points that are reserved for future emoji.
"""

_JOINED: Final = "\u0620-\u08ff\u0900-\u0dff"
_JOINER: Final = re.compile(rf"(?<=[{_JOINED}])[\u200c\u200d](?=[{_JOINED}])")
"""Joiners between letters of scripts that need them: Arabic to Sinhala."""


class TextError(ValueError):
    """A text is not allowed."""


class TextLengthError(TextError):
    """A text is too long."""


def clean_name(text: str) -> str:
    """Return a cleaned name; raise TextError if it is not allowed."""
    return _clean(text, NAME_LENGTH)


def clean_text(text: str) -> str:
    """Return a cleaned line of chat; raise TextError if it is not allowed."""
    return _clean(text, TEXT_LENGTH)


def _clean(text: str, most: int) -> str:
    if len(text) > most * CODE_POINTS:
        raise TextLengthError("too many code points")
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(each) == "Cc" for each in set(text) - _SPACE):
        raise TextError("control character")
    text = " ".join(text.split())
    if not text:
        raise TextError("blank")
    length = len(text) if text.isascii() else _length(text)
    if length > most:
        raise TextLengthError("too many characters")
    return text


def _length(text: str) -> int:
    """Return the number of visible characters; raise TextError for invisible ones."""
    text = _JOINER.sub("", _EMOJI.sub("\N{WHITE SMILING FACE}", text))
    marks = set()
    for each in set(text):
        category = unicodedata.category(each)
        if category in _REFUSED or each in _BLANK or _selects_variation(each):
            raise TextError("invisible character")
        if category[0] == "M":
            marks.add(each)
    return _bases(text, marks) if marks else len(text)


def _bases(text: str, marks: set[str]) -> int:
    """Return the number of non-mark characters; raise TextError for too many marks on one base."""
    bases, piled = 0, _MOST_MARKS
    for each in text:
        if each not in marks:
            bases += 1
            piled = _MOST_MARKS if each == " " else 0
        elif piled == _MOST_MARKS:
            raise TextError("too many combining marks, or a mark without a base")
        else:
            piled += 1
    return bases


def _selects_variation(character: str) -> bool:
    return (
        "\ufe00" <= character <= "\ufe0f"
        or "\U000e0100" <= character <= "\U000e01ef"
        or character in "\u180b\u180c\u180d\u180f"
    )
