"""The version of the protocol, which client and server compare."""

from typing import Final

PROTOCOL_VERSION: Final = 1
"""Raise it when a client of the last version would misread or be refused by this server.

A new message, or a new field with a default, does not need it. A field that is removed or renamed,
or that means something else, does.
"""


def is_other_version(version: int | None) -> bool:
    """Whether the other side names a version that is not ours; one that names none is accepted."""
    return version is not None and version != PROTOCOL_VERSION
