"""Small mutations of recorded messages: bytes, fields, order, repetition, truncation."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 7, 8, 999_999, 2**31, 2**53, 2**64, -(2**63), 1e308, 0.5),
    *("", " ", "\0", "x" * 41, "x" * 2000, "\u202e", "\ufeff", "\U0001f3db", "é" * 500, "1"),
    *([], {}, [[[]]], {"": {}}, ["move"], {"type": "move"}),
)
"""Values that a field may be set to."""

MOVES: Final = ("draw", "peek", "skip", "stop", "pass", "fly", "buy 1", "buy 2", "keep W11", "take")
KEYS: Final = ("type", "id", "seq", "move", "seat", "at", "text", "host", "secret", "", "x" * 300)


def flipped(text: bytes, rng: Random) -> bytes:
    """Change a few bytes."""
    data = bytearray(text)
    for _ in range(rng.randint(1, 4)):
        if data:
            data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def truncated(text: bytes, rng: Random) -> bytes:
    """Keep the beginning or the end."""
    cut = rng.randint(0, len(text))
    return text[:cut] if rng.random() < 0.7 else text[cut:]


def spliced(text: bytes, rng: Random) -> bytes:
    """Insert a piece of the message into itself, perhaps many times."""
    first, last = sorted(rng.randint(0, len(text)) for _ in range(2))
    piece = text[first:last] * rng.choice((1, 1, 2, 30))
    place = rng.randint(0, len(text))
    return text[:place] + piece + text[place:]


def refielded(text: bytes, rng: Random) -> bytes:
    """Set, remove, rename or swap fields of a JSON object."""
    try:
        fields = json.loads(text)
    except ValueError:
        return flipped(text, rng)
    if not isinstance(fields, dict) or not fields:
        return flipped(text, rng)
    for _ in range(rng.randint(1, 3)):
        _change_field(fields, rng)
    return json.dumps(fields, ensure_ascii=rng.random() < 0.5).encode()


def plausible(text: bytes, rng: Random) -> bytes:
    """Change a message but keep it valid: numbers, ids and moves that might be right."""
    try:
        fields = json.loads(text)
    except ValueError:
        return text
    if not isinstance(fields, dict):
        return text
    for name in ("seq", "at", "before", "moves", "seat"):
        if type(fields.get(name)) is int and rng.random() < 0.7:
            fields[name] = max(fields[name] + rng.choice((-3, -1, 0, 1, 2)), 0)
    if "move" in fields and rng.random() < 0.5:
        fields["move"] = rng.choice(MOVES)
    if rng.random() < 0.7 and "id" in fields:
        fields["id"] = f"p{rng.randrange(10**6)}"
    return json.dumps(fields).encode()


def _change_field(fields: dict[str, Any], rng: Random) -> None:
    name = rng.choice(list(fields)) if fields else "type"
    match rng.randrange(5):
        case 0:
            fields[name] = rng.choice(ODD)
        case 1:
            fields.pop(name, None)
        case 2:
            fields[rng.choice(KEYS)] = fields.pop(name, None)
        case 3:
            other = rng.choice(list(fields)) if fields else name
            fields[name], fields[other] = fields.get(other), fields.get(name)
        case _:
            value = fields.get(name)
            fields[name] = value + rng.choice((-2, -1, 1, 2)) if type(value) is int else [value]


def doubled_key(text: bytes, rng: Random) -> bytes:
    """Duplicate a key of a JSON object."""
    key, value = rng.choice(KEYS[:9]), json.dumps(rng.choice(ODD))
    return text.replace(b"{", f'{{"{key}":{value},'.encode(), 1)


def unchanged(text: bytes, _: Random) -> bytes:
    """Send it unchanged: late, twice, or by another player."""
    return text


MUTATIONS: Final[tuple[Callable[[bytes, Random], bytes], ...]] = (
    *(plausible, plausible, plausible, plausible, refielded, refielded),
    *(flipped, truncated, spliced, doubled_key, unchanged),
)


def mutant(recorded: Sequence[bytes], rng: Random) -> bytes:
    """Return a mutated copy of one of the messages, preferably of a new one."""
    newest = rng.random() < 0.5
    text = rng.choice(recorded[-4:]) if newest else rng.choice(recorded)
    for _ in range(rng.choice((1, 1, 1, 2))):
        text = rng.choice(MUTATIONS)(text, rng)
    return text


def shuffled(recorded: Sequence[bytes], rng: Random) -> list[bytes]:
    """Return a section of a recording in another order, with gaps and repetitions."""
    first = rng.randrange(len(recorded))
    stretch = list(recorded[first : first + rng.randint(2, 30)])
    stretch = rng.choices(stretch, k=len(stretch))
    return [rng.choice(MUTATIONS)(text, rng) if rng.random() < 0.3 else text for text in stretch]
