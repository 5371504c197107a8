"""Peers are optional: each is looked for when the bench starts."""

import importlib
from typing import Any


class MissingPeerError(Exception):
    """A peer's library is not installed here, or doesn't work here."""


def library(name: str) -> Any:  # noqa: ANN401 - most peers have no types
    """Import a peer's module, or say that it's missing and why."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise MissingPeerError(str(error)) from error
