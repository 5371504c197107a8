"""The version of the protocol, which client and server compare."""

from typing import Final

PROTOCOL_VERSION: Final = 1
"""Increment it when clients of the last version would misread this server, or be refused by it.

A new message, or a new field with a default, is compatible. A field that is removed, renamed or
means something else is not.
"""


def is_other_version(version: int | None) -> bool:
    """Whether the other side names a version that differs from ours; no version is accepted."""
    return version is not None and version != PROTOCOL_VERSION
