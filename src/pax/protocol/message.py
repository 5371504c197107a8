"""The base class of all messages, and the constrained types of their fields."""

from typing import Annotated, Final

import msgspec

from pax.game.notation import encode_move

NAME_LENGTH: Final = 30
TEXT_LENGTH: Final = 500
"""Maximum length of a text in characters as people see them: a base with marks, or one emoji."""

CODE_POINTS: Final = 4
"""Maximum mean number of code points per character."""

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH * CODE_POINTS)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=TEXT_LENGTH * CODE_POINTS)]
Nonce = Annotated[str, msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True):
    """Base class of every message on the wire."""


_ENCODER: Final = msgspec.json.Encoder(enc_hook=encode_move)


def encode(message: object) -> bytes:
    """Encode a message as JSON; moves are written as text."""
    return _ENCODER.encode(message)
