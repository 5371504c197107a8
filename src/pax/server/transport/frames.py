"""Fast path for short WebSocket frames; `websockets` handles all others."""

from typing import Final

from websockets.utils import apply_mask

_SHORT: Final = 126
_MEDIUM: Final = 65536
_TEXT: Final = 0x81
_MASKED: Final = 0x80
_HEAD: Final = 6
"""Size of the header of a client's short frame: two bytes and the mask."""


def frame(payload: bytes) -> bytes:
    """Return a server's text message as one frame, which can be sent to every connection."""
    size = len(payload)
    if size < _SHORT:
        return bytes((_TEXT, size)) + payload
    if size < _MEDIUM:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2, "big") + payload
    return bytes((_TEXT, _SHORT + 1)) + size.to_bytes(8, "big") + payload


def short_text(data: bytes) -> bytes | None:
    """Return the message in one short text frame, if the data are exactly that."""
    size = len(data) - _HEAD
    if not 0 <= size < _SHORT or data[0] != _TEXT or data[1] != _MASKED | size:
        return None
    return apply_mask(data[_HEAD:], data[2:_HEAD])


def are_whole(data: bytes) -> bool:
    """Whether data are whole short frames of a client, so that a new frame begins after them."""
    place, end = 0, len(data)
    while place + _HEAD <= end and _MASKED <= data[place + 1] < _MASKED + _SHORT:
        place += _HEAD + data[place + 1] - _MASKED
    return place == end
