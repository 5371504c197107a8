"""The text of a record: JSON, read strictly, so that what was read can be written again."""

import json
import math
from collections import Counter
from typing import Any, Final, NoReturn

from pax.game.reasons import Reason

LONGEST: Final = 1_000_000
"""How many bytes a record may have; a game has fewer than 20,000."""

DEEPEST: Final = 50
"""How deeply lists and objects may be nested; a game needs three levels."""

Json = Any
"""A value as the json module reads it."""


class RecordError(ValueError):
    """A record is wrong: `place` names the field or move, `why` says what is wrong there."""

    def __init__(self, place: str, why: str, reason: Reason | None = None) -> None:
        """Keep the place, what is wrong there, and the rule where a move breaks one."""
        super().__init__(place, why, reason)
        self.place = place
        self.why = why
        self.reason = reason

    def __str__(self) -> str:
        """Say where and why."""
        rule = "" if self.reason is None else f": {self.reason}"
        return f"{self.place}: {self.why}{rule}"


class UnreadableRecord(RecordError):
    """A text that is no record at all: not JSON, cut short, or far too long."""


def parse(text: str | bytes, line: int = 1) -> dict[str, Json]:
    """Return the fields of a record that begins in this line of its file."""
    if len(text) > LONGEST:
        raise UnreadableRecord("record", f"longer than {LONGEST:,} bytes")
    fields = _loads(_decoded(text), line)
    if not isinstance(fields, dict):
        raise RecordError("record", "must be an object")
    return fields


def short(value: Json) -> str:
    """Return a value as JSON, cut to what fits into a message."""
    return clipped(json.dumps(value))


def clipped(text: str, longest: int = 40) -> str:
    """Return a text cut to what fits into a message."""
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
        more = " (a file with a record a line is named .jsonl)"
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
        raise RecordError(clipped(_first_repeated(pairs)), "stands twice in one object")
    return fields


def _first_repeated(pairs: list[tuple[str, Json]]) -> str:
    """Return the first key that comes again later."""
    times = Counter(key for key, _ in pairs)
    return next(key for key, _ in pairs if times[key] > 1)


def _no_constant(name: str) -> NoReturn:
    message = f"{name} is no number"
    raise ValueError(message)


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        message = f"{clipped(digits)} is too large a number"
        raise ValueError(message)
    return number
