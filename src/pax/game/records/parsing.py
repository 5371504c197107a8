"""Parse the text of a record: strict JSON, so that a record is written as it was read."""

import json
import math
from collections import Counter
from typing import Any, Final, NoReturn

from pax.game.reasons import Reason

LONGEST: Final = 1_000_000
"""Maximum length of a record in bytes; a game needs fewer than 20,000."""

DEEPEST: Final = 50
"""Maximum nesting of lists and objects; a game needs three levels."""

Json = Any
"""A value as the json module returns it."""


class RecordError(ValueError):
    """A record is wrong: `place` names the field or move, `why` says what is wrong there."""

    def __init__(self, place: str, why: str, reason: Reason | None = None) -> None:
        """Store the place, what is wrong there, and the rule if a move breaks one."""
        super().__init__(place, why, reason)
        self.place = place
        self.why = why
        self.reason = reason

    def __str__(self) -> str:
        """Return the place and the error."""
        rule = "" if self.reason is None else f": {self.reason}"
        return f"{self.place}: {self.why}{rule}"


class UnreadableRecord(RecordError):
    """A text that cannot be parsed: not JSON, truncated, too long or nested too deeply."""


def parse(text: str | bytes, line: int = 1) -> dict[str, Json]:
    """Return the fields of a record; `line` is its first line in the file, for error messages."""
    if len(text) > LONGEST:
        raise UnreadableRecord("record", f"must not be longer than {LONGEST:,} bytes")
    fields = _loads(_decoded(text), line)
    if not isinstance(fields, dict):
        raise RecordError("record", "must be an object")
    return fields


def short(value: Json) -> str:
    """Return a value as JSON, shortened for a message."""
    return clipped(json.dumps(value))


def clipped(text: str, longest: int = 40) -> str:
    """Return a text, shortened for a message."""
    return text if len(text) <= longest else f"{text[:longest]}..."


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise UnreadableRecord(f"byte {error.start + 1}", "not text in UTF-8") from None


def _loads(text: str, line: int) -> Json:
    try:
        value = json.loads(
            text, parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_object
        )
        if text.count("[") + text.count("{") > DEEPEST:
            _check_depth(value)
    except RecursionError:
        raise UnreadableRecord("record", "nested too deeply") from None
    except json.JSONDecodeError as error:
        place = f"line {line + error.lineno - 1}, column {error.colno}"
        more = " (a file with one record per line must be named .jsonl)"
        hint = more if error.msg == "Extra data" else ""
        raise UnreadableRecord(place, f"not JSON: {error.msg}{hint}") from None
    except RecordError:
        raise
    except ValueError as error:
        raise UnreadableRecord("record", f"not JSON: {error}") from None
    return value


def _check_depth(value: Json) -> None:
    level = [value]
    for _ in range(DEEPEST + 1):
        below: list[Json] = []
        for item in level:
            if isinstance(item, dict):
                below += item.values()
            elif isinstance(item, list):
                below += item
        level = below
    if level:
        raise UnreadableRecord("record", f"nested more than {DEEPEST} levels deep")


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise RecordError(clipped(_first_repeated(pairs)), "appears twice in one object")
    return fields


def _first_repeated(pairs: list[tuple[str, Json]]) -> str:
    """Return the first key that appears more than once."""
    times = Counter(key for key, _ in pairs)
    return next(key for key, _ in pairs if times[key] > 1)


def _no_constant(name: str) -> NoReturn:
    message = f"{name} is not a number"
    raise ValueError(message)


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        message = f"{clipped(digits)} is too large a number"
        raise ValueError(message)
    return number
