"""Digest of the code that determines the games of a contest."""

import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib import resources
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from pax.arena.matches import LineUp
from pax.bots.registry import GROUP, is_built_in, parse_spec

LAYERS: Final = ("rules", "decks", "game", "bots")
"""The packages of `pax` that determine a game."""

COMPILED: Final = (".so", ".pyd", ".pyc")
"""Build products, which differ between machines."""

_CODE: Final = (".py", ".so", ".pyd")
"""Suffixes that count in a third-party package; its folder may hold a journal too."""


def digest_of_code(line_ups: Iterable[LineUp]) -> str:
    """Return the digest of our own code and of the third-party bots in the line-ups."""
    parts = layer_parts(resources.files("pax"))
    bots = {bot for line_up in line_ups for bot in line_up.bots}
    for package in sorted({_package(bot) for bot in bots if not is_built_in(bot)}):
        parts += package_parts(package)
    return digest(b"\0".join(parts))


def layer_parts(home: Traversable) -> list[bytes]:
    """Return the name and digest of every source file in `LAYERS`."""
    parts: list[bytes] = []
    for layer in LAYERS:
        for name, file in sorted(_sources(home / layer)):
            parts += _part(f"{layer}/{name}", file)
    return parts


def package_parts(package: str) -> list[bytes]:
    """Return the name and digest of every file of a third-party package, without importing it."""
    found = _found(package)
    if found is None:
        return []
    if found.submodule_search_locations is None:
        origin = Path(found.origin or "")
        return _part(package, origin) if origin.is_file() else []
    parts: list[bytes] = []
    for folder in map(Path, found.submodule_search_locations):
        for file in sorted(folder.rglob("*")):
            if file.suffix in _CODE and file.is_file():
                parts += _part(f"{package}/{file.relative_to(folder).as_posix()}", file)
    return parts


def digest(data: bytes) -> str:
    """Return a short digest of bytes."""
    return sha256(data).hexdigest()[:16]


def _package(spec: str) -> str:
    """Return the top-level package or module of a bot."""
    name, _ = parse_spec(spec)
    for entry in entry_points(group=GROUP, name=name):
        name = entry.module
    return name.partition(".")[0]


def _found(package: str) -> ModuleSpec | None:
    """Find a package as the bot's process does: the working directory comes first."""
    try:
        return PathFinder.find_spec(package, [str(Path.cwd()), *sys.path]) or find_spec(package)
    except (ImportError, ValueError):
        return None


def _part(name: str, file: Traversable) -> list[bytes]:
    return [name.encode(), digest(file.read_bytes()).encode()]


def _sources(folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    for file in folder.iterdir():
        if file.is_dir() and file.name != "__pycache__":
            for name, below in _sources(file):
                yield f"{file.name}/{name}", below
        elif file.is_file() and not file.name.endswith(COMPILED):
            yield file.name, file
