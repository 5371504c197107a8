"""Import of peer libraries, all of them optional."""

import importlib
from typing import Any


class MissingPeerError(Exception):
    """The library of a peer is not installed or does not work."""


def library(name: str) -> Any:  # noqa: ANN401 - most peers have no types
    """Import the module of a peer, or raise MissingPeerError with the reason."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise MissingPeerError(str(error)) from error
